import { mark, part } from "./Figure.ts"
import type { Layer, Sketch } from "./Figure.ts"
import { whole } from "./neck.ts"
import type { Neck } from "./neck.ts"
import { flip, flow, mirrored } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { stitch } from "./trims.ts"

const shirtLeaf = (neck: Neck, size: number): readonly Knot[] => [
  [2, neck.front + 1, 1],
  [neck.half * 0.66, neck.front * 0.3 - 7],
  [neck.half * 0.98, -13, 1],
  [neck.half + 9, 5],
  [neck.half + 5 + size * 0.1, neck.front * 0.5 + size * 0.2],
  [neck.half * 0.62 + size * 0.34, neck.front + size, 1],
]

/** Stand and two leaves of a shirt or polo collar. */
export const shirtCollar = (sketch: Sketch, neck: Neck, size: number): readonly Layer[] => {
  const { palette, view, drawing } = sketch
  const half = neck.half
  const cloth = drawing.collar === "polo" ? "rib" : "main"
  if (view === "back") {
    const fall: readonly Knot[] = [
      [0, -17],
      [half * 0.7, -15],
      [half * 0.98, -11, 1],
      [half + 8, 8, 1],
      [half * 0.6, 14],
      [0, 16],
    ]
    return [
      part(mirrored(fall), { cloth, volume: 0.5, lift: 2 }),
      mark(
        stitch(
          palette,
          flow(
            whole([
              [0, 12.6],
              [half * 0.6, 10.8],
              [half + 4, 5.6],
            ]),
            false,
          ),
        ),
      ),
    ]
  }
  const behind: readonly Knot[] = [
    [0, -16],
    [half * 0.7, -15],
    [half, -11, 1],
    [half - 3, 4],
    [half * 0.6, 14],
    [0, 17],
  ]
  const leafRight = shirtLeaf(neck, size)
  const sew = (knots: readonly Knot[]): string => {
    const inset = knots
      .slice(3)
      .map(([x, y, corner]): Knot =>
        corner === 1 ? [x - Math.sign(x) * 1.6, y - 3.2, 1] : [x - Math.sign(x) * 2.4, y - 0.6],
      )
    const first = knots[0] ?? [0, 0]
    return flow([...inset, [first[0] + Math.sign(inset[0]?.[0] ?? 1) * 3, first[1] + 1.5]], false)
  }
  return [
    part(mirrored(behind), { cloth: "lining", volume: 0 }),
    mark(
      `<path d="${flow(
        whole([
          [0, 13],
          [half * 0.6, 9],
          [half - 2, 2],
        ]),
        false,
      )}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4"/>`,
    ),
    ...[flip(leafRight), leafRight].flatMap((knots) => [
      part(knots, { cloth, grain: knots === leafRight ? 16 : -16, volume: 0.4, lift: 2.4 }),
      mark(drawing.collar === "polo" ? "" : stitch(palette, sew(knots))),
    ]),
  ]
}

/** A folded turtleneck. */
export const turtleneck = (sketch: Sketch, neck: Neck): readonly Layer[] => {
  const h = neck.half
  const tube: readonly Knot[] = [
    [0, -39],
    [h * 0.7, -38],
    [h * 0.93, -35, 1],
    [h * 0.98, -18],
    [h + 5, 7, 1],
    [h * 0.6, 16],
    [0, 19],
  ]
  const opening: readonly Knot[] = [
    [0, -42],
    [h * 0.7, -40.5],
    [h * 0.92, -35.5],
    [h * 0.7, -33],
    [0, -31.5],
  ]
  const layers: Layer[] = [
    part(mirrored(tube), {
      cloth: "rib",
      volume: 1,
      lift: 1.6,
      folds: [
        { from: [-h, -8], to: [h * 0.4, 2], width: 3, bend: 3 },
        { from: [h, -4], to: [-h * 0.2, 8], width: 3, bend: -3 },
      ],
    }),
    mark(
      `<path d="${flow(
        whole([
          [0, 3],
          [h * 0.6, 0],
          [h + 2, -9],
        ]),
        false,
      )}" fill="none" stroke="${sketch.palette.deep}" stroke-opacity=".55" stroke-width="1.3"/>`,
    ),
  ]
  return sketch.view === "back" ? layers : [...layers, part(mirrored(opening), { cloth: "lining", volume: 0 })]
}
