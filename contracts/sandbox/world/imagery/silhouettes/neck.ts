import { mark, part } from "./Figure.ts"
import type { Layer, Sketch } from "./Figure.ts"
import { flip, flow } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { neckLabel, seam } from "./trims.ts"

/** The neck opening: half width at the shoulder, depth at the front and at the back. */
export interface Neck {
  readonly half: number
  readonly front: number
  readonly back: number
  /** True when the front is V-shaped. */
  readonly pointed: boolean
}

/** The neckline from the centre to the right shoulder. */
export const neckline = (neck: Neck, depth: number, pointed: boolean): readonly Knot[] =>
  pointed
    ? [
        [0, depth, 1],
        [neck.half * 0.62, depth * 0.42],
        [neck.half, 0, 1],
      ]
    : [
        [0, depth],
        [neck.half * 0.62, depth * 0.84],
        [neck.half * 0.97, depth * 0.34],
        [neck.half, 0, 1],
      ]

/** Mirrors a half neckline and joins both halves. */
export const whole = (half: readonly Knot[]): readonly Knot[] => [
  ...[...flip(half)].reverse(),
  ...half.filter(([x]) => x !== 0),
]

/** The inside of the back that is visible through the neck of an empty garment, with its label. */
export const inside = (neck: Neck, depth: number): readonly Layer[] => {
  const top = neckline(neck, neck.back, false)
  const bottom = neckline({ ...neck, half: neck.half + 4 }, depth + 8, neck.pointed)
  return [
    part(
      [
        ...whole(top),
        ...whole(bottom)
          .map(([x, y]): Knot => [x, y + 2, 1])
          .reverse(),
      ],
      { cloth: "lining", volume: 0 },
    ),
    mark(
      `<path d="${flow(whole(top), false)}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="5"` +
        ` transform="translate(0 3)"/>`,
      neckLabel(neck.back + (depth > 90 ? 17 : 7)),
    ),
  ]
}

/** A band of ribbing or self fabric along the neckline. */
export const neckBand = (sketch: Sketch, neck: Neck, width: number): readonly Layer[] => {
  const back = sketch.view === "back"
  const depth = back ? neck.back : neck.front
  const edge: readonly Knot[] = whole(neckline(neck, depth, neck.pointed && !back))
  const rim = whole(neckline({ ...neck, half: neck.half + width * 0.75 }, depth + width, neck.pointed && !back)).map(
    ([x, y, corner]): Knot => (corner === 1 ? [x, y + (x === 0 ? 2 : 1.5), 1] : [x, y]),
  )
  return [
    part(
      [
        ...edge.map(([x, y], i, all): Knot =>
          i === 0 || i === all.length - 1 || (neck.pointed && x === 0) ? [x, y - 0.5, 1] : [x, y - 0.5],
        ),
        ...[...rim].reverse(),
      ],
      { cloth: "rib", volume: 0.35, lift: 0.8 },
    ),
    mark(seam(sketch.palette, flow(rim, false), 0.5)),
  ]
}
