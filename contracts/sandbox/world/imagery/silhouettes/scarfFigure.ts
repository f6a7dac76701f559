import { between } from "../seededRandom.ts"
import { mark, part } from "./Figure.ts"
import type { Figure, Layer, Sketch } from "./Figure.ts"
import { flow } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { stitch } from "./trims.ts"

const fringe = (sketch: Sketch, x1: number, x2: number, y: number): string => {
  const { palette, random } = sketch
  const strands = Array.from({ length: 15 }, (_, index) => {
    const x = x1 + ((x2 - x1) * (index + 0.5)) / 15
    return (
      `M${x.toFixed(1)} ${y}q${between(random, -1.6, 1.6).toFixed(1)} 10 ${between(random, -2.4, 2.4).toFixed(1)} ` +
      `${between(random, 19, 23).toFixed(1)}`
    )
  }).join("")
  return (
    `<path d="${strands}" fill="none" stroke="${palette.deep}" stroke-width="3" stroke-opacity=".3"` +
    ` transform="translate(1.4 1.6)" stroke-linecap="round"/>` +
    `<path d="${strands}" fill="none" stroke="${palette.shade}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="${strands}" fill="none" stroke="${palette.light}" stroke-width="1.1" stroke-linecap="round"` +
    ` transform="translate(-.6 0)"/>`
  )
}

const tail = (
  sketch: Sketch,
  x: number,
  top: number,
  bottom: number,
  lean: number,
  grain: number,
): readonly Layer[] => {
  const knots: readonly Knot[] = [
    [x - 30, top, 1],
    [x + 30, top, 1],
    [x + 35 + lean * 0.5, (top + bottom) / 2],
    [x + 37 + lean, bottom, 1],
    [x + lean, bottom + 2],
    [x - 37 + lean, bottom, 1],
    [x - 34 + lean * 0.5, (top + bottom) / 2],
  ]
  return [
    mark(fringe(sketch, x - 36 + lean, x + 36 + lean, bottom - 2)),
    part(knots, {
      grain,
      lift: 2.6,
      volume: 0.6,
      folds: [
        { from: [x - 10, top + 10], to: [x - 12 + lean, bottom - 6], width: 7, bend: 4 },
        { from: [x + 12, top + 6], to: [x + 17 + lean, bottom - 30], width: 6, bend: -4 },
      ],
    }),
  ]
}

/** A square scarf: spread with one corner turned back, or folded to a triangle. */
const square = (sketch: Sketch): readonly Layer[] => {
  const { palette, view } = sketch
  const hem = (knots: readonly Knot[], inset: number): string =>
    stitch(
      palette,
      flow(
        knots.map(([x, y]): Knot => [x * inset, y * inset, 1]),
        true,
      ),
    )
  const border = (knots: readonly Knot[]): string =>
    `<path d="${flow(
      knots.map(([x, y]): Knot => [x * 0.86, y * 0.86, 1]),
      true,
    )}" fill="none" stroke="${palette.accent}" stroke-width="9" stroke-opacity=".9"/>`
  if (view === "flat") {
    const fold: readonly Knot[] = [
      [-150, -60, 1],
      [0, -66],
      [150, -60, 1],
      [78, 20],
      [0, 92, 1],
      [-78, 20],
    ]
    const under: readonly Knot[] = [
      [-140, -52, 1],
      [150, -54, 1],
      [84, 26],
      [10, 104, 1],
      [-70, 24],
    ]
    return [
      part(under, { cloth: "lining", lift: 2, volume: 0.2 }),
      part(fold, {
        lift: 2.4,
        volume: 0.5,
        grain: 45,
        folds: [
          { from: [-120, -50], to: [0, 60], width: 8, bend: -8 },
          { from: [90, -56], to: [10, 40], width: 8, bend: 8 },
        ],
      }),
      mark(hem(fold, 0.97)),
    ]
  }
  const sheet: readonly Knot[] = [
    [-130, -128, 1],
    [0, -132],
    [132, -130, 1],
    [134, 0],
    [130, 132, 1],
    [0, 130],
    [-132, 130, 1],
    [-134, 4],
  ]
  const corner: readonly Knot[] = [
    [132, 40, 1],
    [92, 76],
    [46, 131, 1],
    [50, 62],
    [72, 48],
  ]
  return [
    part(sheet, {
      lift: 1,
      volume: 0.5,
      folds: [
        { from: [-120, -60], to: [110, 20], width: 13, bend: 26, depth: 0.4 },
        { from: [-60, 126], to: [20, -100], width: 13, bend: -24, depth: 0.4 },
        { from: [-126, 60], to: [-10, 120], width: 9, bend: 8, depth: 0.6 },
      ],
    }),
    mark(view === "back" ? "" : border(sheet), hem(sheet, 0.97)),
    ...(view === "back" ? [] : [part(corner, { cloth: "lining", lift: 3, volume: 0.6 })]),
  ]
}

/** A scarf: looped as around a neck, or folded in a flat stack. */
export const scarfFigure = (sketch: Sketch): Figure => {
  if (sketch.drawing.length === "short" || sketch.drawing.length === "cropped")
    return { isUpright: false, layers: square(sketch) }
  if (sketch.view === "flat") {
    const sheet = (x: number, y: number, w: number, h: number, turn: number): Layer =>
      part(
        [
          [x - w, y, 1],
          [x + w, y + turn, 1],
          [x + w + 2, y + h, 1],
          [x, y + h + 4],
          [x - w - 2, y + h, 1],
        ],
        {
          lift: 3,
          volume: 0.3,
          folds: [{ from: [x - w + 8, y + 20], to: [x + 20, y + h - 20], width: 9, bend: 8, depth: 0.6 }],
        },
      )
    return {
      isUpright: false,
      layers: [
        mark(fringe(sketch, -86, 86, 256)),
        sheet(0, 0, 86, 258, 1),
        sheet(-2, 2, 85, 168, -1),
        mark(fringe(sketch, -84, 80, 166)),
        part(
          [
            [-86, -4],
            [-40, -8],
            [40, -6],
            [86, -4],
            [88, 14],
            [40, 12],
            [-40, 12],
            [-88, 14],
          ],
          { lift: 2, volume: 0.9, grain: 90 },
        ),
      ],
    }
  }
  const back = sketch.view === "back"
  const loopBack: readonly Knot[] = [
    [0, -34],
    [44, -28],
    [60, 0],
    [48, 26],
    [0, 34],
    [-48, 26],
    [-60, 0],
    [-44, -28],
  ]
  const loopFront: readonly Knot[] = [
    [-66, -14],
    [-40, -2],
    [0, 8],
    [40, -2],
    [66, -14],
    [72, 16],
    [52, 48],
    [0, 66],
    [-52, 48],
    [-72, 16],
  ]
  const over: readonly Knot[] = [
    [-62, 6],
    [-30, 26],
    [16, 30],
    [62, 8],
    [66, 34],
    [30, 62],
    [-20, 66],
    [-60, 44],
  ]
  return {
    isUpright: false,
    layers: [
      part(loopBack, { cloth: "lining", volume: 0.4, grain: 80 }),
      ...tail(sketch, 24, 40, back ? 290 : 262, 12, 4),
      ...(back ? [] : tail(sketch, -22, 44, 300, -8, -5)),
      part(loopFront, {
        lift: 2.6,
        volume: 1,
        grain: 84,
        folds: [
          { from: [-64, 2], to: [40, 34], width: 7, bend: 12 },
          { from: [64, 0], to: [-30, 46], width: 7, bend: -12 },
        ],
      }),
      part(over, {
        lift: 3,
        volume: 1,
        grain: 98,
        folds: [
          { from: [-58, 20], to: [52, 34], width: 6, bend: 13 },
          { from: [-50, 40], to: [44, 50], width: 6, bend: 10 },
          { from: [58, 14], to: [0, 34], width: 5, bend: -5 },
        ],
      }),
    ],
  }
}
