import { behindNeck, bodiceOf, bodyOutline, bodyPart, bodySeams, neckFinish, torsoFolds } from "./bodice.ts"
import { frontClosure, sash } from "./closures.ts"
import { flareOf, flutes, rippledHem } from "./drape.ts"
import { mark } from "./Figure.ts"
import type { Figure, Sketch } from "./Figure.ts"
import { DRESS_LENGTH } from "./measures.ts"
import { flow } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { topPockets } from "./pockets.ts"
import { sleeves } from "./sleeves.ts"
import { seam, stitch } from "./trims.ts"

/** Dresses: a bodice to the waist and a skirt below it. */
export const dressFigure = (sketch: Sketch): Figure => {
  const { drawing, palette, view } = sketch
  const bodice = bodiceOf(sketch)
  const hem = DRESS_LENGTH[drawing.length]
  const flare = flareOf(sketch)
  const waisted = drawing.fit === "a-line" || drawing.fit === "slim" || drawing.closure === "tie"
  const waist = waisted ? Math.min(bodice.waist, 68) : bodice.waist
  const hip = Math.max(waist + 14, bodice.chest * 0.96) + Math.max(0, flare) * 0.34
  const half = hip + flare * (0.55 + (hem - 350) / 400)
  const waistY = 168
  const hemline = rippledHem(sketch, half, hem, flare)
  const below: readonly Knot[] = waisted
    ? [[waist + 5, 142], [waist, waistY], [(waist + hip) / 2 + 6, 206], [hip, 250], ...hemline]
    : [[waist, waistY], [hip, 262], ...hemline]
  const outline = bodyOutline(sketch, bodice, below)
  const line = flow(
    [
      [-waist, waistY],
      [0, waistY + 5],
      [waist, waistY],
    ],
    false,
  )
  const hemStitch = hemline.map(([x, y]): Knot => [x * 0.995, y - 7])
  const whole = flow(
    [
      ...hemStitch,
      ...hemStitch
        .slice(0, -1)
        .map(([x, y]): Knot => [-x, y])
        .reverse(),
    ],
    false,
  )
  const gathers =
    waisted && flare > 10
      ? Array.from(
          { length: 15 },
          (_, index) =>
            `M${(index - 7) * waist * 0.125} ${waistY + 4}l${(index - 7) * 0.9} ${9 + ((index * 7) % 5) * 3}`,
        ).join("")
      : ""
  const folds = [
    ...torsoFolds(sketch, { ...bodice, waist }, waisted ? 200 : 240),
    ...flutes(sketch, waistY + 4, waist, hem, half, flare),
  ]
  return {
    isUpright: false,
    layers: [
      ...behindNeck(sketch, bodice),
      bodyPart(outline, folds, view === "flat"),
      bodySeams(sketch, bodice),
      mark(
        waisted ? seam(palette, line, 0.8) : "",
        `<path d="${gathers === "" ? "M0 0" : gathers}" stroke="${palette.deep}" stroke-width=".9"` +
          ` stroke-opacity=".4"` +
          ` fill="none"/>`,
        stitch(palette, whole),
      ),
      mark(view === "back" ? seam(palette, `M0 ${bodice.neck.back}V${hem * 0.5}`, 0.5) : ""),
      ...(drawing.pocket === "none" ? [] : topPockets(sketch, bodice.chest, Math.min(hem, 330))),
      ...(drawing.closure === "buttons" || drawing.closure === "zip"
        ? frontClosure(sketch, bodice.neck.front, hem - 4)
        : []),
      ...sleeves(sketch, bodice.hole),
      ...neckFinish(sketch, bodice),
      ...(drawing.closure === "tie" ? sash(sketch, waist, waistY + 2) : []),
    ],
  }
}
