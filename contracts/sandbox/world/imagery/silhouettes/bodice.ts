import type { GarmentDrawing } from "../../World.ts"
import { between } from "../seededRandom.ts"
import { mark, part } from "./Figure.ts"
import type { Fold, Layer, Sketch } from "./Figure.ts"
import { shirtCollar, turtleneck } from "./foldedCollars.ts"
import { hood } from "./hood.ts"
import { lapels } from "./lapels.ts"
import { CHEST, isKnit, isOuterwear, opens, SHOULDER, WAIST } from "./measures.ts"
import { inside, neckBand, neckline } from "./neck.ts"
import type { Neck } from "./neck.ts"
import { flip, flow, mirrored } from "./outline.ts"
import type { Knot } from "./outline.ts"
import type { Armhole } from "./sleeves.ts"
import { seam, stitch } from "./trims.ts"

const NECKS: Readonly<Record<GarmentDrawing["collar"], Neck>> = {
  none: { half: 38, front: 33, back: 5, pointed: false },
  crew: { half: 34, front: 27, back: 4, pointed: false },
  v: { half: 34, front: 82, back: 5, pointed: true },
  polo: { half: 30, front: 20, back: 3, pointed: false },
  shirt: { half: 29, front: 18, back: 3, pointed: false },
  turtle: { half: 31, front: 10, back: 2, pointed: false },
  hood: { half: 34, front: 34, back: 3, pointed: false },
  lapel: { half: 31, front: 122, back: 2, pointed: true },
  boat: { half: 60, front: 17, back: 9, pointed: false },
  halter: { half: 27, front: 20, back: 8, pointed: false },
}

export interface Bodice {
  readonly neck: Neck
  readonly hole: Armhole
  readonly chest: number
  readonly waist: number
  /** The right half of the body from the neck to the underarm, without the neckline. */
  readonly side: readonly Knot[]
}

/** Height at which a lapel breaks: lower on long and double-breasted coats. */
const breakOf = ({ closure, garment }: GarmentDrawing): number =>
  closure === "double-breasted" ? 118 : garment === "coat" ? 108 : 134

/** The upper body of tops, dresses, coats and jumpsuits. */
export const bodiceOf = (sketch: Sketch): Bodice => {
  const { drawing, view } = sketch
  const coat = isOuterwear(drawing) ? 6 : 0
  const flat = view === "flat" ? 1.06 : 1
  const base = NECKS[drawing.collar]
  const neck = drawing.collar === "lapel" ? { ...base, front: breakOf(drawing) } : base
  const chest = (CHEST[drawing.fit] + coat) * flat
  const shoulder = drawing.collar === "halter" ? neck.half + 13 : SHOULDER[drawing.fit] + coat
  const bare = drawing.sleeve === "none"
  const sx = bare && drawing.collar !== "halter" ? Math.min(shoulder - 8, neck.half + 27) : shoulder
  const drop = 12 + (sx - neck.half) * 0.27
  const underarm: Knot = [chest, 104 + coat + (drawing.fit === "oversize" ? 14 : 0), 1]
  const hole: Armhole = { shoulder: [sx, drop, 1], underarm, depth: bare ? 16 : 8 }
  const scye: readonly Knot[] =
    drawing.collar === "halter"
      ? [
          [sx + 8, 50],
          [chest - 20, 92],
        ]
      : bare
        ? [
            [sx + 1, drop + 36],
            [chest - 17, underarm[1] - 17],
          ]
        : [
            [Math.min(sx, chest) - hole.depth, (drop + underarm[1]) / 2 - 4],
            [chest - hole.depth * 0.86, underarm[1] - 20],
          ]
  return {
    neck,
    hole,
    chest,
    waist: (WAIST[drawing.fit] + coat) * flat,
    side: [[sx - 7, drop - 2.4], [sx, drop + 2, 1], ...scye, underarm],
  }
}

/** The outline of a body whose lower half runs through `below` to the bottom centre. */
export const bodyOutline = (sketch: Sketch, bodice: Bodice, below: readonly Knot[]): readonly Knot[] => {
  const back = sketch.view === "back"
  const depth = back ? bodice.neck.back : bodice.neck.front
  return mirrored([...neckline(bodice.neck, depth, bodice.neck.pointed && !back), ...bodice.side, ...below])
}

/** Folds of a torso: from the armhole to the bust, and at the waist. */
export const torsoFolds = (sketch: Sketch, bodice: Bodice, hem: number): readonly Fold[] => {
  const { random } = sketch
  const { chest, waist, hole } = bodice
  const [, uy] = hole.underarm
  const folds: Fold[] = []
  for (const s of [-1, 1] as const) {
    const w = between(random, 0.85, 1.15)
    folds.push(
      { from: [s * (chest - 6), uy - 4], to: [s * chest * 0.42, uy + 46 * w], width: 6, bend: -9 * s },
      { from: [s * (chest - 16), uy - 34], to: [s * chest * 0.6, uy + 22 * w], width: 5, bend: -6 * s, depth: 0.8 },
      { from: [s * (waist + 2), 168 * w], to: [s * waist * 0.32, 184], width: 5.5, bend: 6 * s, depth: 0.8 },
      { from: [s * (waist + 1), 186], to: [s * waist * 0.45, 216 * w], width: 5, bend: -6 * s, depth: 0.7 },
    )
    if (hem > 215)
      folds.push({
        from: [s * waist * between(random, 0.35, 0.55), 190],
        to: [s * waist * between(random, 0.55, 0.75), hem - 6],
        width: 6.5,
        bend: 4 * s,
        depth: 0.8,
      })
  }
  folds.push({
    from: [between(random, -20, -8), 128],
    to: [between(random, -30, 10), Math.min(hem - 12, 230)],
    width: 7,
    bend: between(random, -7, 7),
    depth: 0.7,
  })
  return folds
}

const armholeFinish = (sketch: Sketch, bodice: Bodice): Layer => {
  const edge = bodice.side.map(([x, y, c]): Knot => (c === 1 ? [x - 3, y + 0.6, 1] : [x - 3, y]))
  return mark(stitch(sketch.palette, flow(edge, false)), stitch(sketch.palette, flow(flip(edge), false)))
}

/** The layers visible behind the front: the inside of the back, or the hood. */
export const behindNeck = (sketch: Sketch, bodice: Bodice): readonly Layer[] =>
  sketch.view === "back" ? [] : inside(bodice.neck, bodice.neck.front)

/** The neck's finish, drawn after the body. */
export const neckFinish = (sketch: Sketch, bodice: Bodice): readonly Layer[] => {
  const { drawing, palette, view } = sketch
  const { neck } = bodice
  const bare = drawing.sleeve === "none" ? [armholeFinish(sketch, bodice)] : []
  switch (drawing.collar) {
    case "shirt":
    case "polo":
      return [...bare, ...shirtCollar(sketch, neck, isOuterwear(drawing) ? 36 : 30)]
    case "turtle":
      return [...bare, ...turtleneck(sketch, neck)]
    case "hood":
      return [...bare, ...hood(sketch, neck)]
    case "lapel":
      return [
        ...bare,
        ...lapels(sketch, neck, neck.front, opens(drawing) ? (drawing.closure === "double-breasted" ? 26 : 7) : 3),
      ]
    case "crew":
    case "v":
      return [...bare, ...neckBand(sketch, neck, isKnit(drawing) ? 11 : 7)]
    case "none":
    case "boat":
    case "halter": {
      const line = neckline({ ...neck, half: neck.half + 2.4 }, (view === "back" ? neck.back : neck.front) + 4, false)
      return [...bare, mark(stitch(palette, flow([...flip(line).slice(1).reverse(), ...line], false)))]
    }
  }
}

export const bodyPart = (knots: readonly Knot[], folds: readonly Fold[], flat: boolean): Layer =>
  part(knots, { folds, volume: flat ? 0.45 : 0.75 })

/** Shoulder seams and, on the back, a yoke. */
export const bodySeams = (sketch: Sketch, bodice: Bodice): Layer => {
  const { palette, view, drawing } = sketch
  const { side, chest } = bodice
  const yoke = drawing.garment === "shirt" || drawing.fabric === "denim"
  if (view !== "back") {
    const [x, y] = side[1] ?? [0, 0]
    const forward: readonly Knot[] = [
      [bodice.neck.half + 1, 5],
      [x - 1, y + 5],
    ]
    return yoke
      ? mark(seam(palette, flow(forward, false), 0.6), seam(palette, flow(flip(forward), false), 0.6))
      : mark()
  }
  const line: readonly Knot[] = [
    [-chest + 14, 58],
    [0, 54],
    [chest - 14, 58],
  ]
  if (yoke)
    return mark(
      seam(palette, flow(line, false)),
      stitch(
        palette,
        flow(
          line.map(([x, ly]): Knot => [x, ly + 3]),
          false,
        ),
      ),
      seam(palette, "M-5 56L-4 130M5 56L4 130", 0.35),
    )
  return isOuterwear(drawing) ? mark(seam(palette, "M0 4C1 80 -1 160 0 250", 0.6)) : mark()
}
