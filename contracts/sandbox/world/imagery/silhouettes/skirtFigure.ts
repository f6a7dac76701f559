import { frontClosure } from "./closures.ts"
import { flareOf, flutes, rippledHem } from "./drape.ts"
import { mark, part } from "./Figure.ts"
import type { Figure, Fold, Sketch } from "./Figure.ts"
import { SKIRT_LENGTH } from "./measures.ts"
import { flow, mirrored } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { topPockets } from "./pockets.ts"
import { waistband } from "./waistband.ts"
import { seam, stitch } from "./trims.ts"

const WAIST = 68

/** Skirts with a waistband; slim ones have darts, wide ones fall in flutes. */
export const skirtFigure = (sketch: Sketch): Figure => {
  const { drawing, palette, view } = sketch
  const hem = SKIRT_LENGTH[drawing.length]
  const flare = flareOf(sketch) * 1.35
  const hip = 94 + Math.max(0, flare) * 0.22
  const half = hip + flare * (0.3 + hem / 420)
  const hemline = rippledHem(sketch, half, hem, flare)
  const body = mirrored([[0, 4], [WAIST, 0, 1], [WAIST + 16, 38], [hip, 82], ...hemline])
  const raised = hemline.map(([x, y]): Knot => [x * 0.995, y - 8])
  const whole = flow(
    [
      ...raised,
      ...raised
        .slice(0, -1)
        .map(([x, y]): Knot => [-x, y])
        .reverse(),
    ],
    false,
  )
  const darts = [-1, 1].map((s) => seam(palette, `M${s * 36} 5L${s * 39} 52`, 0.5)).join("")
  return {
    isUpright: false,
    layers: [
      part(body, {
        folds: [
          ...flutes(sketch, 8, WAIST, hem, half, flare),
          ...(flare < 30
            ? ([{ from: [-hip, 70], to: [10, 96], width: 6, bend: -6, depth: 0.6 }] satisfies readonly Fold[])
            : []),
        ],
        volume: view === "flat" ? 0.45 : 0.85,
      }),
      mark(flare < 40 ? darts : "", stitch(palette, whole), view === "back" ? seam(palette, `M0 6V${hem}`, 0.6) : ""),
      ...topPockets(sketch, 80, 150),
      ...(drawing.closure === "buttons" || drawing.closure === "zip" ? frontClosure(sketch, 4, hem - 3) : []),
      ...waistband(sketch, WAIST, 15, false),
    ],
  }
}
