// Short sounds, made here: tones and a little noise. Whoever calls asks first whether they are wanted.

export type Sound = "turn" | "dice" | "track" | "coins" | "end";

let audio: AudioContext | null = null;

/** A tone that fades: when it begins, how high, how long, how loud. */
function tone(at: number, frequency: number, length: number, gain: number, type: OscillatorType): void {
  const from = audio!.currentTime + at;
  const source = new OscillatorNode(audio!, { type, frequency });
  const volume = new GainNode(audio!, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(gain, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  source.connect(volume).connect(audio!.destination);
  source.start(from);
  source.stop(from + length + 0.02);
}

/** A knock: filtered noise. */
function knock(at: number, frequency: number, length: number, gain: number): void {
  const from = audio!.currentTime + at;
  const count = Math.ceil(audio!.sampleRate * length);
  const noise = new AudioBuffer({ length: count, sampleRate: audio!.sampleRate });
  const values = noise.getChannelData(0);
  for (let place = 0; place < count; place++) {
    values[place] = (Math.random() * 2 - 1) * (1 - place / count) ** 3;
  }
  const source = new AudioBufferSourceNode(audio!, { buffer: noise });
  const filter = new BiquadFilterNode(audio!, { type: "bandpass", frequency, Q: 1.2 });
  const volume = new GainNode(audio!, { gain });
  source.connect(filter).connect(volume).connect(audio!.destination);
  source.start(from);
}

const MADE: Record<Sound, () => void> = {
  // A distant whistle, two notes.
  turn: () => [660, 880].forEach((high, place) => tone(place * 0.16, high, 0.3, 0.1, "sine")),
  dice: () => [0, 0.07, 0.13, 0.24].forEach((at) => knock(at, 1900, 0.05, 0.5)),
  // A hammer on a spike.
  track: () => {
    knock(0, 900, 0.06, 0.6);
    tone(0, 1320, 0.12, 0.05, "triangle");
  },
  coins: () => [1568, 2093].forEach((high, place) => tone(place * 0.06, high, 0.16, 0.05, "triangle")),
  end: () =>
    [523, 659, 784, 1047].forEach((high, place) => tone(place * 0.15, high, place === 3 ? 0.8 : 0.28, 0.09, "triangle")),
};

export function sound(name: Sound): void {
  audio ??= new AudioContext();
  void audio.resume();
  MADE[name]();
}
