import { mark, part } from "./Figure.ts"
import type { Layer, Sketch } from "./Figure.ts"
import type { Neck } from "./neck.ts"
import { flip, flow, mirrored } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { neckLabel, seam, stitch } from "./trims.ts"

/** A hood behind the neck (front view) or on the back. */
export const hood = (sketch: Sketch, neck: Neck): readonly Layer[] => {
  const { palette, view } = sketch
  const h = neck.half
  if (view === "back") {
    const fall: readonly Knot[] = [
      [0, -52],
      [h * 0.9, -46],
      [h * 1.5, -16],
      [h * 1.5, 22],
      [h * 0.95, 60],
      [0, 76],
    ]
    return [
      part(mirrored(fall), {
        volume: 0.8,
        lift: 3,
        folds: [
          { from: [-h * 1.3, 0], to: [-h * 0.2, 56], width: 7, bend: 10 },
          { from: [h * 1.3, 6], to: [h * 0.2, 60], width: 7, bend: -10 },
        ],
      }),
      mark(seam(palette, `M0 -52C-2 -10 -1 40 0 76`, 0.7), stitch(palette, "M2.6 -51C1 -10 2 40 2.6 75")),
    ]
  }
  const shell: readonly Knot[] = [
    [0, -92],
    [h * 0.95, -80],
    [h * 1.55, -40],
    [h * 1.42, 2],
    [h * 0.9, 26],
    [0, 40, 1],
  ]
  const opening: readonly Knot[] = [
    [0, -74],
    [h * 0.72, -63],
    [h * 1.06, -34],
    [h * 0.82, 4],
    [0, 38, 1],
  ]
  const lip: readonly Knot[] = [
    [h * 0.76, -61],
    [h * 1.12, -34],
    [h * 0.9, 4],
    [2, 42, 1],
    [h * 0.7, 34],
    [h * 1.34, 8],
    [h * 1.5, -36],
    [h * 1.0, -72],
  ]
  const seamLine = mirrored(opening)
  return [
    part(mirrored(shell), {
      volume: 0.9,
      lift: 2,
      folds: [
        { from: [-h * 1.4, -40], to: [-h * 0.6, 24], width: 6, bend: 8 },
        { from: [h * 1.4, -30], to: [h * 0.7, 24], width: 6, bend: -8 },
      ],
    }),
    part(seamLine, { cloth: "lining", volume: 0.1 }),
    mark(
      `<path d="M0 -73C-1.5 -40 -1 -10 0 10" stroke="${palette.deep}" stroke-opacity=".35" fill="none"/>`,
      `<path d="${flow(seamLine, true)}" fill="url(#hollow)"/>`,
      neckLabel(4, 9),
    ),
    ...[flip(lip), lip].map((knots) =>
      part(knots, {
        volume: 0.5,
        lift: 2.2,
        folds: [
          {
            from: [Math.sign(knots[0]?.[0] ?? 1) * h * 1.3, -30],
            to: [Math.sign(knots[0]?.[0] ?? 1) * h * 0.6, 30],
            width: 4,
            bend: 5 * Math.sign(knots[0]?.[0] ?? 1),
          },
        ],
      }),
    ),
    mark(
      ...[-1, 1].map(
        (s) =>
          `<circle cx="${s * h * 0.62}" cy="27" r="2" fill="#b9b2a5"/>` +
          `<path d="M${s * h * 0.62} 27C${s * h * 0.7} 50 ${s * h * 0.5} 70 ${s * h * 0.58} ${92 + s * 4}"` +
          ` fill="none" stroke="${palette.deep}" stroke-width="3.6" stroke-linecap="round" stroke-opacity=".4"` +
          ` transform="translate(1.4 1.6)"/>` +
          `<path d="M${s * h * 0.62} 27C${s * h * 0.7} 50 ${s * h * 0.5} 70 ${s * h * 0.58} ${92 + s * 4}"` +
          ` fill="none" stroke="${palette.accentLight}" stroke-width="2.8" stroke-linecap="round"/>` +
          `<path d="M${s * h * 0.58} ${82 + s * 4}v10" stroke="#c9c1b2" stroke-width="3.4" stroke-linecap="round"/>`,
      ),
    ),
  ]
}
