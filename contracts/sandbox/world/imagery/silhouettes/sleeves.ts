import { between } from "../seededRandom.ts"
import { mark, part } from "./Figure.ts"
import type { Fold, Layer, Sketch } from "./Figure.ts"
import { isKnit, isOuterwear, SLEEVE_LENGTH } from "./measures.ts"
import { flip, flow } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { button, seam, stitch } from "./trims.ts"

/** The armhole of the right-hand side (x > 0), shoulder point first. */
export interface Armhole {
  readonly shoulder: Knot
  readonly underarm: Knot
  readonly depth: number
}

interface Arm {
  readonly knots: readonly Knot[]
  readonly cuff: readonly Knot[]
  readonly folds: readonly Fold[]
  readonly cuffLine: readonly Knot[]
  readonly grain: number
  readonly top: Knot
  /** The forearm, when it is folded across a garment laid flat. */
  readonly forearm?: { readonly knots: readonly Knot[]; readonly grain: number; readonly folds: readonly Fold[] }
}

const CUFF_DEPTH = 17

const armOf = (sketch: Sketch, hole: Armhole, degrees: number, side: 1 | -1, folded?: number): Arm => {
  const { drawing, random } = sketch
  const angle = (degrees * Math.PI) / 180
  const length = SLEEVE_LENGTH[drawing.sleeve] * (isOuterwear(drawing) ? 1.04 : 1)
  const roomy =
    drawing.fit === "oversize" || drawing.fit === "wide"
      ? 1.2
      : drawing.fit === "relaxed"
        ? 1.1
        : drawing.fit === "slim"
          ? 0.9
          : 1
  const [sx, sy] = hole.shoulder
  const [ux, uy] = hole.underarm
  const bow = length > 120 ? between(random, 5, 9) : 0
  /** Converts coordinates along the arm and outward from it. */
  const on = (along: number, out: number): Knot => {
    const curve = Math.sin(Math.min(1, along / Math.max(1, length)) * Math.PI) * bow
    const x = sx - 17 + Math.sin(angle) * along + Math.cos(angle) * (out + curve)
    return [x, sy + Math.cos(angle) * along - Math.sin(angle) * (out + curve)]
  }
  const taper = length > 120 ? (isKnit(drawing) ? 15 : isOuterwear(drawing) ? 20 : 17) : 28 + (82 - length) * 0.05
  const cuff = taper * roomy
  const balloon = drawing.sleeve === "balloon"
  const mid = 25 * roomy + (balloon ? 8 : 0)
  const low = balloon ? 37 : cuff + (length > 120 ? 3 : 0)
  const outer: readonly Knot[] =
    length > 120
      ? [on(34, 22 * roomy), on(length * 0.45, mid), on(length * 0.78, low), on(length - 6, balloon ? 22 : cuff + 0.6)]
      : [on(30, 23 * roomy), on(length * 0.62, cuff + 0.5)]
  const inner: readonly Knot[] =
    length > 120
      ? [on(length - 6, balloon ? -22 : -cuff - 0.6), on(length * 0.78, -low), on(length * 0.5, -mid + 4)]
      : []
  const scye: readonly Knot[] = [
    [ux - hole.depth * 0.86, uy - 22],
    [sx - hole.depth, (sy + uy) / 2 - 4],
  ]
  const corner = ([x, y]: Knot): Knot => [x, y, 1]
  const knots: readonly Knot[] = [
    corner(hole.shoulder),
    ...outer,
    corner(on(length, cuff)),
    corner(on(length, -cuff)),
    ...inner,
    corner([ux, uy]),
    ...scye,
  ]
  const turn = side === 1 ? (list: readonly Knot[]) => list : flip
  if (folded !== undefined && length > 120) {
    const elbow = length * 0.5
    const crease = (angle - folded) / 2
    const reach = mid / Math.tan((angle + folded) / 2)
    const [ex, ey] = on(elbow, 0)
    const across = ([x, y, c]: Knot): Knot => {
      const along = (x - ex) * Math.sin(crease) + (y - ey) * Math.cos(crease)
      const [rx, ry] = [2 * (ex + along * Math.sin(crease)) - x, 2 * (ey + along * Math.cos(crease)) - y]
      return c === 1 ? [rx, ry, 1] : [rx, ry]
    }
    const edge = [corner(on(elbow - reach, mid)), corner(on(elbow + reach, -mid))]
    const end = balloon ? 22 : cuff
    const tube = [
      corner(on(elbow - reach, mid)),
      on(length * 0.78, low),
      corner(on(length, end)),
      corner(on(length, -end)),
      on(length * 0.82, -low),
      corner(on(elbow + reach, -mid)),
    ]
    const band: readonly Knot[] = [
      corner(on(length - CUFF_DEPTH, end + 0.8)),
      corner(on(length + 1, end - 0.5)),
      on(length + 2.4, 0),
      corner(on(length + 1, 0.5 - end)),
      corner(on(length - CUFF_DEPTH, -end - 0.8)),
      on(length - CUFF_DEPTH + 1.4, 0),
    ]
    const bend = (knots: readonly Knot[]): readonly Knot[] => turn(knots.map(across))
    const wrinkle = bend([
      on(elbow + 30, mid * 0.6),
      on(elbow + 44, -mid * 0.7),
      on(length - 30, low),
      on(length - 20, -low * 0.3),
    ])
    const [f1, f2, f3, f4] = wrinkle
    return {
      knots: turn([corner(hole.shoulder), on(34, 22 * roomy), ...edge, corner([ux, uy]), ...scye]),
      cuff: bend(band),
      folds: [],
      cuffLine: bend([on(length - 7, cuff), on(length - 5.6, 0), on(length - 7, -cuff)]),
      grain: -degrees * side,
      top: turn([on(0, 0)])[0] ?? [0, 0],
      forearm: {
        knots: bend(tube),
        grain: (folded * 180 * side) / Math.PI,
        folds:
          f1 === undefined || f2 === undefined || f3 === undefined || f4 === undefined
            ? []
            : [
                { from: f1, to: f2, width: 5, bend: 3 },
                { from: f3, to: f4, width: 4, bend: 3 },
              ],
      },
    }
  }
  const gather = balloon ? 1.5 : 1
  const folds: Fold[] = [
    { from: on(14, 8), to: on(70, -14), width: 5, bend: 5 },
    { from: [ux + 2, uy - 6], to: on(length * 0.42, 8), width: 6, bend: -7, depth: 1.1 },
  ]
  if (length > 120) {
    const elbow = length * between(random, 0.46, 0.54)
    folds.push(
      { from: on(elbow - 14, -mid), to: on(elbow + 8, mid * 0.5), width: 5, bend: 3, depth: 1.1 },
      { from: on(elbow + 20, -mid), to: on(elbow + 2, mid * 0.3), width: 4, bend: -3 },
      { from: on(elbow + 40, -mid), to: on(elbow + 58, mid * 0.5), width: 4, bend: 3, depth: 0.7 },
      { from: on(length * 0.74, low), to: on(length * 0.86, -low * 0.4), width: 4 * gather, bend: -4 },
      { from: on(length * 0.9, -low), to: on(length * 0.83, low * 0.5), width: 3.4 * gather, bend: 3 },
    )
    if (balloon)
      for (const out of [-18, -9, 0, 9, 18])
        folds.push({
          from: on(length - 16, out * 0.8),
          to: on(length * 0.66, out * 1.7),
          width: 4,
          bend: out * 0.1,
          depth: 0.9,
        })
  }
  const cuffBand: readonly Knot[] = [
    corner(on(length - CUFF_DEPTH, cuff + (balloon ? -2 : 0.8))),
    corner(on(length + 1, cuff - 0.5)),
    on(length + 2.4, 0),
    corner(on(length + 1, -cuff + 0.5)),
    corner(on(length - CUFF_DEPTH, -cuff - (balloon ? -2 : 0.8))),
    on(length - CUFF_DEPTH + 1.4, 0),
  ]
  const line: readonly Knot[] = [on(length - 7, cuff), on(length - 5.6, 0), on(length - 7, -cuff)]
  const turnFold = (fold: Fold): Fold =>
    side === 1
      ? fold
      : { ...fold, from: flip([fold.from])[0] ?? fold.from, to: flip([fold.to])[0] ?? fold.to, bend: -(fold.bend ?? 0) }
  return {
    knots: turn(knots),
    cuff: turn(cuffBand),
    folds: folds.map(turnFold),
    cuffLine: turn(line),
    grain: -degrees * side,
    top: turn([on(0, 0)])[0] ?? [0, 0],
  }
}

const finish = (sketch: Sketch, arm: Arm): readonly Layer[] => {
  const { drawing, palette } = sketch
  const length = SLEEVE_LENGTH[drawing.sleeve]
  const grain = arm.forearm?.grain ?? arm.grain
  if (length > 120 && isKnit(drawing)) return [part(arm.cuff, { cloth: "rib", grain, origin: arm.top, volume: 0.9 })]
  if (length > 120 && (drawing.garment === "shirt" || drawing.garment === "blouse" || drawing.sleeve === "balloon")) {
    const [a, , , , b] = arm.cuff
    const [x, y] = a === undefined || b === undefined ? [0, 0] : [a[0] * 0.7 + b[0] * 0.3, a[1] * 0.7 + b[1] * 0.3 + 9]
    return [
      part(arm.cuff, { grain, volume: 0.7, lift: 0.6 }),
      mark(
        stitch(
          palette,
          flow(
            [...arm.cuff.slice(1, 4)].map(([cx, cy]): Knot => [cx, cy - 2.4]),
            false,
          ),
        ),
        button(palette, x, y, 2.5, "#ece5d8"),
      ),
    ]
  }
  if (isOuterwear(drawing) && drawing.garment !== "jacket")
    return [mark(seam(palette, flow(arm.cuffLine, false), 0.25))]
  return [mark(stitch(palette, flow(arm.cuffLine, false)))]
}

/** Both sleeves at their armholes; none for a sleeveless cut. */
export const sleeves = (sketch: Sketch, hole: Armhole): readonly Layer[] => {
  const { drawing, view, palette } = sketch
  if (drawing.sleeve === "none") return []
  const short = SLEEVE_LENGTH[drawing.sleeve] <= 120
  const degrees = view === "flat" ? (short ? 40 : 17) : short ? 24 : 13.5
  return ([-1, 1] as const).flatMap((side) => {
    const placeFigure = view === "flat" && (side === 1 || drawing.seed % 3 !== 0)
    const arm = armOf(
      sketch,
      hole,
      degrees + (side === 1 ? 0 : 0.8),
      side,
      placeFigure ? (side === 1 ? 1.02 : 1.22) : undefined,
    )
    const scye = [arm.knots[arm.knots.length - 3], ...arm.knots.slice(-2), arm.knots[0]].filter(
      (knot) => knot !== undefined,
    )
    return [
      part(arm.knots, {
        grain: arm.grain,
        origin: arm.top,
        folds: arm.folds,
        volume: view === "flat" ? 0.5 : 1,
        lift: view === "flat" ? 1 : 2,
      }),
      mark(seam(palette, flow(scye, false), 0.9)),
      ...(arm.forearm === undefined
        ? []
        : [
            part(arm.forearm.knots, {
              grain: arm.forearm.grain,
              origin: arm.top,
              folds: arm.forearm.folds,
              volume: 0.5,
              lift: 3.4,
            }),
          ]),
      ...finish(sketch, arm),
    ]
  })
}
