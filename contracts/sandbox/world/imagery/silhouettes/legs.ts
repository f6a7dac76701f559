import { between } from "../seededRandom.ts"
import type { Fold, Sketch } from "./Figure.ts"
import { LEG_LENGTH } from "./measures.ts"
import { flip } from "./outline.ts"
import type { Knot } from "./outline.ts"

export interface Leg {
  readonly knots: readonly Knot[]
  readonly folds: readonly Fold[]
  readonly hem: readonly [outer: Knot, inner: Knot]
  readonly crease: readonly Knot[]
}

const SHORTS: Readonly<Record<string, number>> = { cropped: 118, short: 132, regular: 168, midi: 205, long: 225 }

interface Cut {
  readonly knee: number
  readonly hem: number
  readonly thigh: number
}

const cutOf = (fit: Sketch["drawing"]["fit"]): Cut => {
  switch (fit) {
    case "slim":
      return { thigh: 50, knee: 35, hem: 29 }
    case "regular":
      return { thigh: 53, knee: 41, hem: 37 }
    case "relaxed":
      return { thigh: 57, knee: 47, hem: 42 }
    case "oversize":
      return { thigh: 63, knee: 56, hem: 54 }
    case "a-line":
      return { thigh: 55, knee: 48, hem: 58 }
    case "wide":
      return { thigh: 59, knee: 63, hem: 68 }
  }
}

/** Distance of the leg's hem below the waist. */
export const legHem = ({ drawing }: Sketch): number =>
  drawing.garment === "shorts" ? (SHORTS[drawing.length] ?? 168) : LEG_LENGTH[drawing.length]

/**
 * One leg with its half of the seat: waist, hip, outseam, hem, inseam and rise; `side` 1 is on the right of the
 * picture.
 */
export const legOf = (sketch: Sketch, side: 1 | -1, waist: number): Leg => {
  const { drawing, view, random } = sketch
  const hem = legHem(sketch)
  const cut = cutOf(drawing.fit)
  const hip = 92 + (cut.thigh - 53) * 0.9
  const spread = view === "flat" ? 9 : 4.5
  const rise = 108
  const shorts = drawing.garment === "shorts"
  const inner = shorts ? spread + 1.5 : Math.max(spread + 6, 20 - (cut.knee - 41) * 0.5)
  const outerKnee = shorts ? hip + 4 + (cut.thigh - 53) : inner + cut.knee * 1.72
  const outerHem = shorts ? hip + 8 + (cut.thigh - 53) * 1.2 : inner + spread + cut.hem * 1.86
  const innerHem = shorts ? spread + 4 : inner + spread - 1
  const knee = (rise + hem) / 2 + 6
  const jog = between(random, -2, 2)
  const base: readonly Knot[] = [
    [0, 4, 1],
    [waist * 0.6, 3],
    [waist, 0, 1],
    [waist + 15, 38],
    [hip, 82],
    ...(shorts
      ? []
      : ([
          [hip + (outerKnee - hip) * 0.42 + 3, rise + 62],
          [outerKnee, knee],
          [outerKnee + (outerHem - outerKnee) * ((hem - 46 - knee) / (hem - knee)) + jog * 0.5, hem - 46],
        ] satisfies readonly Knot[])),
    [outerHem, hem, 1],
    [(outerHem + innerHem) / 2, hem + 3.5],
    [innerHem, hem, 1],
    ...(shorts ? [] : ([[inner, knee]] satisfies readonly Knot[])),
    [spread * 0.7, rise + 10, 1],
    [0, rise - 2, 1],
  ]
  const mid = (outerHem + innerHem) / 2
  const folds: Fold[] = [
    { from: [2, rise - 4], to: [hip * 0.72, rise - 36], width: 5, bend: 6, depth: 1 },
    { from: [4, rise + 4], to: [hip * 0.8, rise + 8], width: 5, bend: 7, depth: 0.8 },
    { from: [hip - 2, 60], to: [hip * 0.4, 88], width: 5, bend: -5, depth: 0.6 },
  ]
  if (!shorts) {
    folds.push(
      { from: [inner, knee - 14], to: [outerKnee * 0.8, knee + 2], width: 5, bend: 4 },
      { from: [outerKnee, knee + 8], to: [inner + 14, knee + 22], width: 5, bend: -4, depth: 0.9 },
      { from: [inner + 4, knee + 34], to: [outerKnee * 0.85, knee + 50], width: 4.5, bend: 4, depth: 0.7 },
      { from: [innerHem + 4, hem - 44], to: [outerHem - 14, hem - 30], width: 4.5, bend: 4, depth: 0.9 },
      { from: [outerHem - 2, hem - 26], to: [innerHem + 14, hem - 14], width: 4, bend: 3, depth: 0.8 },
    )
    if (cut.hem > 50)
      folds.push(
        { from: [mid - 18, rise + 40], to: [mid - 10, hem - 6], width: 7, bend: -4 },
        { from: [mid + 22, rise + 60], to: [mid + 30, hem - 6], width: 7, bend: 4 },
      )
  } else folds.push({ from: [mid, rise - 20], to: [mid + 8, hem - 2], width: 7, bend: 4 })
  const turn = side === 1 ? (knots: readonly Knot[]) => knots : flip
  const turnKnot = (knot: Knot): Knot => turn([knot])[0] ?? knot
  return {
    knots: turn(base),
    folds: folds.map((fold) => ({
      ...fold,
      from: turnKnot(fold.from),
      to: turnKnot(fold.to),
      bend: (fold.bend ?? 0) * side,
    })),
    hem: [turnKnot([outerHem, hem]), turnKnot([innerHem, hem])],
    crease: turn([
      [waist * 0.52, 8],
      [hip * 0.56, 90],
      [(inner + outerKnee) / 2, knee],
      [mid, hem + 2],
    ]),
  }
}
