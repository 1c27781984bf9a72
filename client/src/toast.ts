// A sentence that comes and goes. The sentences themselves are the server's.

const place = document.querySelector<HTMLElement>("#toast")!;
let timer = 0;

export function words(name: string): string {
  return place.dataset[name] ?? "";
}

export function toast(sentence: string, seconds = 5): void {
  place.textContent = sentence;
  place.classList.add("shown");
  clearTimeout(timer);
  timer = window.setTimeout(quiet, seconds * 1000);
}

export function quiet(): void {
  place.classList.remove("shown");
}
