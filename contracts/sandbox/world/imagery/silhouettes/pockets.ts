import { mark, part } from "./Figure.ts"
import type { Layer, Sketch } from "./Figure.ts"
import { flip, flow } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { button, seam, stitch } from "./trims.ts"

const patch = (
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  depth: number,
  flap: boolean,
  grain: number,
): readonly Layer[] => {
  const { palette } = sketch
  const w = width / 2
  const bag: readonly Knot[] = [
    [x - w, y, 1],
    [x + w, y, 1],
    [x + w - 0.6, y + depth - 5, 1],
    [x, y + depth + (flap ? 0 : 2), 1],
    [x - w + 0.6, y + depth - 5, 1],
  ]
  const inner = bag.map(([kx, ky]): Knot => [kx + (kx < x ? 1.8 : kx > x ? -1.8 : 0), ky + (ky > y + 4 ? -1.8 : 0), 1])
  const lid: readonly Knot[] = [
    [x - w - 1, y - 3, 1],
    [x + w + 1, y - 3, 1],
    [x + w + 0.6, y + depth * 0.27, 1],
    [x, y + depth * 0.34, 1],
    [x - w - 0.6, y + depth * 0.27, 1],
  ]
  return [
    part(bag, { lift: 1.3, volume: 0.2, grain }),
    mark(stitch(palette, flow(inner, true)), stitch(palette, `M${x - w} ${y + 4.5}H${x + w}`)),
    ...(flap
      ? [
          part(lid, { lift: 1.8, volume: 0.2, grain }),
          mark(
            stitch(
              palette,
              flow(
                lid.slice(2).map(([kx, ky]): Knot => [kx, ky - 1.8, 1]),
                false,
              ),
            ),
            button(palette, x, y + depth * 0.2, 2.8, "#b9a88f"),
          ),
        ]
      : []),
  ]
}

const welt = (sketch: Sketch, x: number, y: number, width: number, tilt: number): readonly Layer[] => {
  const { palette } = sketch
  const slip = Math.tan((tilt * Math.PI) / 180) * width
  const lips: readonly Knot[] = [
    [x, y, 1],
    [x + width, y + slip, 1],
    [x + width, y + slip + 6.5, 1],
    [x, y + 6.5, 1],
  ]
  return [
    part(lips, { lift: 1, volume: 0.2, grain: tilt }),
    mark(
      `<path d="M${x} ${y}l${width} ${slip}" stroke="${palette.deep}" stroke-width="1.2" stroke-opacity=".7"/>`,
      seam(palette, `M${x} ${y + 3.4}l${width} ${slip}`, 0.7),
    ),
  ]
}

/** Pockets of a top or a coat at the given hip height. */
export const topPockets = (sketch: Sketch, chest: number, hem: number): readonly Layer[] => {
  const { drawing, view } = sketch
  if (view === "back") return []
  const chestY = 86
  const hip = Math.min(hem - 62, hem > 330 ? 226 : 190)
  switch (drawing.pocket) {
    case "none":
      return []
    case "chest":
      return drawing.garment === "jacket"
        ? [
            ...patch(sketch, -chest * 0.5, chestY, 36, 42, true, 0),
            ...patch(sketch, chest * 0.5, chestY, 36, 42, true, 0),
          ]
        : patch(sketch, chest * 0.46, chestY, 32, 38, false, 0)
    case "patch": {
      if (drawing.garment === "hoodie") return kangaroo(sketch, hem)
      const size = Math.min(48, (hem - hip) * 0.7)
      return [
        ...patch(sketch, -chest * 0.55, hip, size * 0.92, size, drawing.garment === "jacket", 0),
        ...patch(sketch, chest * 0.55, hip, size * 0.92, size, drawing.garment === "jacket", 0),
      ]
    }
    case "welt":
      return [
        ...welt(sketch, -chest * 0.78, hip + 3, 38, -4),
        ...welt(sketch, chest * 0.78 - 38, hip + 0.4, 38, 4),
        ...(drawing.garment === "blazer" ? welt(sketch, chest * 0.34, 78, 27, -6) : []),
      ]
  }
}

const kangaroo = (sketch: Sketch, hem: number): readonly Layer[] => {
  const bottom = hem - 15
  const top = bottom - 68
  const split = sketch.drawing.closure === "zip" ? 7 : 0
  const half: readonly Knot[] = [
    [split, top, 1],
    [34, top, 1],
    [60, bottom - 24],
    [64, bottom - 12, 1],
    [64, bottom, 1],
    [split, bottom, 1],
  ]
  const slash: readonly Knot[] = [
    [33, top + 2],
    [57, bottom - 23],
    [61.6, bottom - 12],
  ]
  const sides: readonly (readonly Knot[])[] =
    split === 0 ? [[...half.slice(1, 5), ...[...flip(half.slice(1, 5))].reverse()]] : [half, flip(half)]
  return [
    ...sides.map((knots) =>
      part(knots, {
        lift: 1.8,
        volume: 0.3,
        folds: [{ from: [-40, bottom - 8], to: [20, top + 20], width: 5, bend: 6 }],
      }),
    ),
    mark(
      ...[slash, flip(slash)].map((line) => stitch(sketch.palette, flow(line, false))),
      seam(sketch.palette, `M-34 ${top}H34`, 0.5),
      stitch(sketch.palette, `M-34 ${top + 2.6}H34`),
    ),
  ]
}
