import { between } from "../seededRandom.ts"
import { behindNeck, bodiceOf, bodyOutline, bodyPart, bodySeams, neckFinish, torsoFolds } from "./bodice.ts"
import { frontClosure, halfPlacket, sash } from "./closures.ts"
import { mark, part } from "./Figure.ts"
import type { Figure, Layer, Sketch } from "./Figure.ts"
import { COAT_LENGTH, isKnit, isOuterwear, opens, TOP_LENGTH } from "./measures.ts"
import { flow, mirrored } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { topPockets } from "./pockets.ts"
import { sleeves } from "./sleeves.ts"
import { seam, stitch } from "./trims.ts"

const RIB = 17

const lowerEdge = (sketch: Sketch, waist: number, chest: number, hem: number): readonly Knot[] => {
  const { drawing, random } = sketch
  const shirt = drawing.garment === "shirt"
  const flare =
    drawing.fit === "a-line"
      ? 26
      : drawing.garment === "coat"
        ? 10
        : drawing.fit === "wide"
          ? 10
          : drawing.fit === "slim"
            ? -4
            : 0
  const hip = Math.max(waist + 2, chest * 0.97) + flare + (hem > 330 ? 6 : 0)
  const tuck = between(random, -1.5, 1.5)
  if (isKnit(drawing))
    return [
      [waist + 2, 172],
      [hip + 3, hem - RIB - 6],
      [hip - 3, hem - RIB, 1],
      [hip - 4.5, hem, 1],
      [hip * 0.4, hem + 3],
      [0, hem + 3.6],
    ]
  if (shirt)
    return [
      [waist, 172],
      [hip, hem - 36],
      [hip - 1, hem - 24, 1],
      [hip * 0.82, hem - 4],
      [hip * 0.42, hem + 9],
      [0, hem + 11],
    ]
  return [
    [waist, 172],
    [hip - flare * 0.45, 172 + (hem - 172) * (hem > 215 ? 0.7 : 0.5)],
    [hip, hem, 1],
    [hip * 0.45, hem + 4 + tuck],
    [0, hem + 5],
  ]
}

const hemFinish = (sketch: Sketch, lower: readonly Knot[], hem: number): readonly Layer[] => {
  const { drawing, palette } = sketch
  if (isKnit(drawing)) {
    const [, , top, bottom] = lower
    const tx = top?.[0] ?? 0
    const bx = bottom?.[0] ?? 0
    const band = mirrored([
      [0, hem - RIB + 3],
      [tx * 0.5, hem - RIB + 2.4],
      [tx + 0.6, hem - RIB, 1],
      [bx, hem, 1],
      [bx * 0.4, hem + 3],
      [0, hem + 3.6],
    ])
    return [
      part(band, { cloth: "rib", volume: 0.6 }),
      mark(
        seam(
          palette,
          flow(
            [
              [-tx, hem - RIB],
              [0, hem - RIB + 3],
              [tx, hem - RIB],
            ],
            false,
          ),
          0.6,
        ),
      ),
    ]
  }
  const edge = lower.slice(drawing.garment === "shirt" ? 2 : -3)
  const raised = edge.map(([x, y]): Knot => [
    x - 0.5,
    y - (isOuterwear(drawing) ? 5 : drawing.garment === "shirt" ? 3 : 6),
  ])
  const line = flow(
    [
      ...raised,
      ...raised
        .slice(0, -1)
        .map(([x, y]): Knot => [-x, y])
        .reverse(),
    ],
    false,
  )
  return [
    mark(isOuterwear(drawing) && drawing.garment !== "jacket" ? seam(palette, line, 0.25) : stitch(palette, line)),
  ]
}

const fronts = (sketch: Sketch, top: number, hem: number): readonly Layer[] => {
  const { drawing } = sketch
  if (opens(drawing) && drawing.closure !== "tie") return frontClosure(sketch, top, hem)
  if (drawing.collar === "polo" || (drawing.closure === "buttons" && drawing.garment !== "sweater"))
    return halfPlacket(sketch, top, drawing.garment === "shirt" ? 120 : 62)
  if (drawing.collar === "shirt" && drawing.garment !== "sweater") return halfPlacket(sketch, top, 74)
  if (drawing.closure === "zip")
    return frontClosure(sketch, drawing.collar === "turtle" ? -34 : top, drawing.collar === "turtle" ? 46 : top + 70)
  return []
}

const waistSeams = (sketch: Sketch, chest: number, waist: number, hem: number): Layer => {
  const { drawing, palette, view } = sketch
  if (drawing.garment !== "blazer" && drawing.garment !== "coat") return mark()
  const dart = (s: number): string =>
    flow(
      [
        [s * chest * 0.5, 112],
        [s * waist * 0.5, 172],
        [s * chest * 0.53, Math.min(hem, 228)],
      ],
      false,
    )
  const vent = view === "back" ? seam(palette, `M0 ${hem * 0.68}L3 ${hem + 4}`) : ""
  return mark(seam(palette, dart(-1), 0.4), seam(palette, dart(1), 0.4), vent)
}

/** T-shirts, shirts, blouses, knitwear, hoodies, jackets, blazers and coats. */
export const topFigure = (sketch: Sketch): Figure => {
  const { drawing, view } = sketch
  const hem =
    (isOuterwear(drawing) ? COAT_LENGTH : TOP_LENGTH)[drawing.length] -
    (drawing.garment === "jacket" && drawing.length === "regular" ? 76 : 0) -
    (drawing.garment === "blazer" && drawing.length === "regular" ? 66 : 0)
  const bodice = bodiceOf(sketch)
  const lower = lowerEdge(sketch, bodice.waist, bodice.chest, hem)
  const outline = bodyOutline(sketch, bodice, lower)
  const top = drawing.collar === "turtle" ? -20 : bodice.neck.front
  const arms = sleeves(sketch, bodice.hole)
  const overTie = drawing.closure === "tie" ? sash(sketch, bodice.waist, 176) : []
  const behindHood = drawing.collar === "hood" && view !== "back"
  return {
    isUpright: false,
    layers: [
      ...(behindHood ? [] : behindNeck(sketch, bodice)),
      ...(behindHood ? neckFinish(sketch, bodice).slice(0, -3) : []),
      bodyPart(outline, torsoFolds(sketch, bodice, hem), view === "flat"),
      bodySeams(sketch, bodice),
      waistSeams(sketch, bodice.chest, bodice.waist, hem),
      ...hemFinish(sketch, lower, hem),
      ...topPockets(sketch, bodice.chest, hem),
      ...fronts(sketch, top, hem),
      ...arms,
      ...(behindHood ? neckFinish(sketch, bodice).slice(-3) : neckFinish(sketch, bodice)),
      ...overTie,
    ],
  }
}
