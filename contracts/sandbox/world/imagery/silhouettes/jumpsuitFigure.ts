import { behindNeck, bodiceOf, bodyOutline, bodyPart, bodySeams, neckFinish, torsoFolds } from "./bodice.ts"
import { frontClosure, sash } from "./closures.ts"
import { mark } from "./Figure.ts"
import type { Figure, Layer, Sketch } from "./Figure.ts"
import { topPockets } from "./pockets.ts"
import { sleeves } from "./sleeves.ts"
import { lowerLayers } from "./trousersFigure.ts"
import { seam, stitch } from "./trims.ts"

const WAIST_Y = 170

const lowered = (layer: Layer): Layer => {
  if (layer.kind === "mark")
    return { kind: "mark", svg: layer.svg === "" ? "" : `<g transform="translate(0 ${WAIST_Y})">${layer.svg}</g>` }
  const shift = (y: number): number => Math.round((y + WAIST_Y) * 10) / 10
  const d = layer.d.replace(/(?<![\d.])(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${shift(Number(y))}`)
  return {
    ...layer,
    d,
    box: { ...layer.box, y: layer.box.y + WAIST_Y },
    folds: layer.folds.map((fold) => ({
      ...fold,
      from: [fold.from[0], fold.from[1] + WAIST_Y],
      to: [fold.to[0], fold.to[1] + WAIST_Y],
    })),
  }
}

/** Jumpsuits: a bodice joined at the waist to trousers of the same fabric. */
export const jumpsuitFigure = (sketch: Sketch): Figure => {
  const { drawing, palette, view } = sketch
  const bodice = bodiceOf(sketch)
  const waist = 71
  const outline = bodyOutline(sketch, bodice, [
    [waist + 7, 138],
    [waist + 1, WAIST_Y, 1],
    [0, WAIST_Y + 6],
  ])
  const top = drawing.collar === "turtle" ? -20 : bodice.neck.front
  const closure =
    drawing.closure === "buttons" || drawing.closure === "zip" ? frontClosure(sketch, top, WAIST_Y + 66) : []
  return {
    isUpright: false,
    layers: [
      ...behindNeck(sketch, bodice),
      ...lowerLayers({
        ...sketch,
        drawing: { ...drawing, closure: drawing.closure === "none" ? "tie" : drawing.closure },
      }).map(lowered),
      bodyPart(outline, torsoFolds(sketch, { ...bodice, waist }, 150), view === "flat"),
      bodySeams(sketch, bodice),
      ...topPockets(sketch, bodice.chest, 150),
      ...closure,
      ...sleeves(sketch, bodice.hole),
      ...neckFinish(sketch, bodice),
      ...(drawing.closure === "tie"
        ? sash(sketch, waist, WAIST_Y)
        : [
            mark(
              seam(palette, `M${-waist} ${WAIST_Y}Q0 ${WAIST_Y + 7} ${waist} ${WAIST_Y}`),
              stitch(palette, `M${-waist} ${WAIST_Y - 3}Q0 ${WAIST_Y + 4} ${waist} ${WAIST_Y - 3}`),
            ),
          ]),
    ],
  }
}
