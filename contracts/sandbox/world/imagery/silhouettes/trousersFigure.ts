import { mark, part } from "./Figure.ts"
import type { Figure, Layer, Sketch } from "./Figure.ts"
import { legHem, legOf } from "./legs.ts"
import type { Leg } from "./legs.ts"
import { flip, flow } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { rivet, seam, stitch, TOBACCO } from "./trims.ts"
import { waistband } from "./waistband.ts"

const WAIST = 70
const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1)
const sided = (side: 1 | -1, knots: readonly Knot[]): string => flow(side === 1 ? knots : flip(knots), false)

/** Jeans thread: tobacco on blue, tone on tone otherwise. */
const stitchColour = ({ drawing, palette }: Sketch): string => (drawing.fabric === "denim" ? TOBACCO : palette.thread)

const frontDetails = (sketch: Sketch): string => {
  const { drawing, palette } = sketch
  const thread = stitchColour(sketch)
  const jeans = drawing.garment === "jeans" || drawing.fabric === "denim"
  const fly =
    drawing.closure === "tie"
      ? ""
      : seam(palette, "M0 5L1 104", 0.8) +
        stitch(palette, "M14 5C14 40 15 66 2 84", thread) +
        stitch(palette, "M11.6 5C11.6 38 12 62 1.4 79", thread)
  if (jeans) {
    const scoop: readonly Knot[] = [
      [34, 3.4],
      [42, 26],
      [64, 33],
      [81, 32],
    ]
    const coin: readonly Knot[] = [
      [-72, 18],
      [-56, 20],
      [-53, 31],
    ]
    return (
      fly +
      both(
        (s) =>
          `<path d="${sided(s, [...scoop, [78, 26], [69, 0], [50, 2]])}Z" fill="${palette.deep}" fill-opacity=".16"/>` +
          seam(palette, sided(s, scoop)) +
          stitch(
            palette,
            sided(
              s,
              scoop.map(([x, y]): Knot => [x - 1.2, y + 2]),
            ),
            thread,
          ) +
          stitch(
            palette,
            sided(
              s,
              scoop.map(([x, y]): Knot => [x - 2.2, y + 4.2]),
            ),
            thread,
          ),
      ) +
      stitch(palette, flow(coin, false), thread) +
      both((s) => rivet(s * 35.5, 8) + rivet(s * 77, 31)) +
      rivet(3, 84)
    )
  }
  const slash: readonly Knot[] = [
    [50, 3],
    [68, 40],
    [82, 52],
  ]
  const pleat: readonly Knot[] = [
    [34, 5],
    [36, 46],
  ]
  return (
    fly +
    both(
      (s) =>
        seam(palette, sided(s, slash)) +
        stitch(
          palette,
          sided(
            s,
            slash.map(([x, y]): Knot => [x - 2.4, y + 1.6]),
          ),
        ) +
        (drawing.fit === "slim" ? "" : seam(palette, sided(s, pleat), 0.6)),
    )
  )
}

const backPockets = (sketch: Sketch): readonly Layer[] => {
  const { drawing, palette } = sketch
  const thread = stitchColour(sketch)
  const jeans = drawing.garment === "jeans" || drawing.fabric === "denim"
  if (!jeans)
    return [
      mark(
        seam(palette, "M0 4V106"),
        ...[-1, 1].map(
          (s) =>
            seam(palette, `M${s * 24} 34L${s * 60} 31`) +
            seam(palette, `M${s * 24} 37L${s * 60} 34`, 0.6) +
            seam(palette, `M${s * 42} 5V30`, 0.5),
        ),
      ),
    ]
  const yoke: readonly Knot[] = [
    [0, 36],
    [40, 27],
    [84, 18],
  ]
  const bag: readonly Knot[] = [
    [18, 44, 1],
    [62, 38, 1],
    [62, 74, 1],
    [42, 87, 1],
    [20, 79, 1],
  ]
  const curve: readonly Knot[] = [
    [19, 58],
    [38, 66],
    [62, 54],
  ]
  return [
    mark(
      seam(palette, "M0 4V106"),
      stitch(palette, "M2.6 4V106", thread),
      both(
        (s) =>
          seam(palette, sided(s, yoke)) +
          stitch(
            palette,
            sided(
              s,
              yoke.map(([x, y]): Knot => [x, y + 2.6]),
            ),
            thread,
          ),
      ),
    ),
    ...([-1, 1] as const).map((s) => part(s === 1 ? bag : flip(bag), { lift: 1.4, volume: 0.25, grain: s * -6 })),
    mark(
      both(
        (s) =>
          stitch(
            palette,
            flow(
              (s === 1 ? bag : flip(bag)).map(([x, y]): Knot => [
                x + (x * s < 41 ? 1.8 : -1.8) * s,
                y + (y < 60 ? 3 : -2),
                1,
              ]),
              true,
            ),
            thread,
          ) +
          stitch(palette, sided(s, curve), thread) +
          rivet(s * 19.6, 45.6) +
          rivet(s * 60.4, 39.6),
      ),
      `<rect x="30" y="-13" width="34" height="19" rx="1.2" fill="#b98a58"/>` +
        `<rect x="32" y="-11" width="30" height="15" fill="none" stroke="#5d3d20" stroke-width=".8"` +
        ` stroke-dasharray="1.8 1.1"/><path d="M37 -3h20M40 .6h14" stroke="#5d3d20" stroke-width="1.1"` +
        ` stroke-opacity=".7"/>`,
    ),
  ]
}

const selvedgeCuff = (sketch: Sketch, leg: Leg, side: 1 | -1): readonly Layer[] => {
  const [outer, inner] = leg.hem
  const x1 = Math.min(outer[0], inner[0]) - 1.4
  const x2 = Math.max(outer[0], inner[0]) + 1.4
  const y = outer[1]
  const cuff: readonly Knot[] = [
    [x1, y - 19, 1],
    [(x1 + x2) / 2, y - 16.4],
    [x2, y - 19, 1],
    [x2 - 0.4, y + 3, 1],
    [(x1 + x2) / 2, y + 6.4],
    [x1 + 0.4, y + 3, 1],
  ]
  const edge = side === 1 ? x2 - 12 : x1 + 12
  return [
    part(cuff, { cloth: "lining", volume: 0.8, lift: 2 }),
    mark(
      `<path d="M${edge - 4.4} ${y - 17.4}v22M${edge + 4.4} ${y - 17.4}v22" stroke="#ece6da" stroke-width="6.6"/>` +
        `<path d="M${edge - 3.6} ${y - 17.4}v22M${edge + 3.6} ${y - 17.4}v22" stroke="#c8202b" stroke-width="1.3"/>` +
        `<path d="M${edge} ${y - 17.4}v22" stroke="${sketch.palette.deep}" stroke-width="1.2" stroke-opacity=".8"/>`,
    ),
  ]
}

/** Fading of worn jeans: thighs, knees, and whiskers at the hip. */
const wash = (leg: Leg, side: 1 | -1, hem: number): string => {
  const x = leg.crease.map((knot) => knot[0])
  return (
    `<ellipse cx="${(x[1] ?? 50) * 0.96}" cy="${hem * 0.44}" rx="19" ry="${hem * 0.2}" fill="url(#wash)"` +
    ` transform="rotate(${side * 2} ${x[1] ?? 50} ${hem * 0.44})"/>` +
    `<ellipse cx="${x[2] ?? 50}" cy="${hem * 0.66}" rx="16" ry="${hem * 0.13}" fill="url(#wash)" fill-opacity=".8"/>`
  )
}

/** The lower half of trousers, jeans, shorts and jumpsuits, from the waist down. */
export const lowerLayers = (sketch: Sketch): readonly Layer[] => {
  const { drawing, palette, view } = sketch
  const hem = legHem(sketch)
  const jeans = drawing.garment === "jeans" || (drawing.fabric === "denim" && drawing.garment !== "jumpsuit")
  const legs = ([-1, 1] as const).map((side) => ({ side, leg: legOf(sketch, side, WAIST) }))
  const pressed =
    !jeans &&
    view !== "back" &&
    drawing.garment !== "jumpsuit" &&
    drawing.closure !== "tie" &&
    (drawing.fabric === "twill" ||
      drawing.fabric === "plain" ||
      drawing.fabric === "herringbone" ||
      drawing.fabric === "check" ||
      drawing.fabric === "satin")
  const hemRaise = drawing.garment === "shorts" ? 9 : 7
  return [
    ...legs.flatMap(({ side, leg }) => [
      part(leg.knots, {
        grain: side * -1.5,
        folds: leg.folds,
        volume: view === "flat" ? 0.6 : 1,
        lift: side === 1 ? 1.6 : 0,
      }),
      mark(
        jeans && drawing.fabric === "denim" ? wash(leg, side, hem) : "",
        pressed
          ? `<path d="${flow(leg.crease, false)}" fill="none" stroke="${palette.glint}" stroke-width="1.6"` +
              ` stroke-opacity=".5"/><path d="${flow(leg.crease, false)}" fill="none" stroke="${palette.deep}"` +
              ` stroke-width="1.2" stroke-opacity=".35" transform="translate(1.5 0)"/>`
          : "",
        jeans
          ? stitch(
              palette,
              flow(
                leg.knots.slice(3, -4).map(([x, y]): Knot => [x - side * 2.6, y]),
                false,
              ),
              stitchColour(sketch),
            )
          : "",
      ),
      ...(jeans && drawing.garment === "jeans" && drawing.length !== "long"
        ? selvedgeCuff(sketch, leg, side)
        : [
            mark(
              stitch(
                palette,
                `M${leg.hem[0][0]} ${hem - hemRaise}Q${(leg.hem[0][0] + leg.hem[1][0]) / 2} ` +
                  `${hem - hemRaise + 5} ${leg.hem[1][0]} ${hem - hemRaise}`,
                stitchColour(sketch),
              ),
            ),
          ]),
    ]),
    ...(view === "back" ? backPockets(sketch) : [mark(frontDetails(sketch))]),
  ]
}

/** Trousers, jeans and shorts. */
export const trousersFigure = (sketch: Sketch): Figure => ({
  isUpright: false,
  layers: [...lowerLayers(sketch), ...waistband(sketch, WAIST, 17, sketch.drawing.closure !== "tie")],
})
