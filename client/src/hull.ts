// The convex outline of boxes, as a path.

import type { Box } from "./boxes";

type Point = [number, number];

export function hullOf(boxes: Box[]): string {
  const points = boxes
    .flatMap(({ left, top, right, bottom }): Point[] => [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const outline = [...chain(points), ...chain(points.reverse())];
  return `M${outline.map((point) => point.join(" ")).join("L")}Z`;
}

/** One side of the outline, without its last point: it never turns right. */
function chain(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, point) <= 0) {
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
