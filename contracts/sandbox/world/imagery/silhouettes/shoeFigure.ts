import { mark, part } from "./Figure.ts"
import type { Figure, Layer, Sketch } from "./Figure.ts"
import type { Knot } from "./outline.ts"
import { flow } from "./outline.ts"
import { seam, stitch } from "./trims.ts"

/** Height of the shaft relative to a low shoe, negative upwards. */
const reachOf = ({ length }: Sketch["drawing"]): number =>
  length === "long" || length === "midi" ? -138 : length === "regular" ? -46 : 0

const lace = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${x1} ${y1 + 1.4}L${x2} ${y2 + 1.4}" stroke="#000" stroke-opacity=".25" stroke-width="4.6"` +
  ` stroke-linecap="round"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#efe9de" stroke-width="4"` +
  ` stroke-linecap="round"/><path d="M${x1} ${y1 - 0.8}L${x2} ${y2 - 0.8}" stroke="#fff" stroke-width="1"` +
  ` stroke-linecap="round"/>`

const shift = (knots: readonly Knot[], dx: number, dy: number): readonly Knot[] =>
  knots.map(([x, y, c]): Knot => (c === 1 ? [x + dx, y + dy, 1] : [x + dx, y + dy]))

/** A ballerina (cropped) or a loafer (short): low-cut, with a strap or a bow and a thin heel. */
const slipper = (sketch: Sketch, dx: number, dy: number): readonly Layer[] => {
  const { palette, drawing } = sketch
  const put = (knots: readonly Knot[]): readonly Knot[] => shift(knots, dx, dy)
  const ballet = drawing.length === "cropped"
  const vamp = ballet ? -84 : -48
  const upper: readonly Knot[] = ballet
    ? [
        [-128, 50, 1],
        [-134, 38],
        [-118, 26],
        [-84, 18, 1],
        [-30, 30],
        [40, 20],
        [84, -2],
        [99, -4, 1],
        [104, 20],
        [103, 50, 1],
      ]
    : [
        [-128, 50, 1],
        [-135, 36],
        [-120, 18],
        [-88, 6],
        [-50, -12],
        [-28, -26, 1],
        [20, -6],
        [66, -12],
        [96, -26, 1],
        [101, 6],
        [103, 50, 1],
      ]
  const opening: readonly Knot[] = ballet
    ? [
        [-84, 18, 1],
        [-30, 30],
        [40, 20],
        [98, -4, 1],
        [50, 4],
        [-20, 14],
      ]
    : [
        [-28, -26, 1],
        [20, -6],
        [66, -12],
        [96, -26, 1],
        [50, -30],
        [0, -32],
      ]
  const sole: readonly Knot[] = [
    [-133, 47, 1],
    [-40, 50],
    [104, 47, 1],
    [106, 66, 1],
    [58, 66, 1],
    [53, 57],
    [-20, 57],
    [-122, 55],
    [-134, 52],
  ]
  return [
    part(put(opening), { cloth: "lining", volume: 0 }),
    part(put(upper), {
      volume: 1,
      folds: [{ from: [-100 + dx, 24 + dy], to: [-60 + dx, 46 + dy], width: 5, bend: 4, depth: 0.6 }],
    }),
    ...(ballet
      ? []
      : [
          part(
            put([
              [-76, 2, 1],
              [-40, -18, 1],
              [-14, -14],
              [-2, 20],
              [-16, 49, 1],
              [-44, 50, 1],
              [-40, 24],
            ]),
            { lift: 1.8, volume: 0.6 },
          ),
        ]),
    mark(
      ballet
        ? `<path d="M${vamp + dx} ${17 + dy}q-16 -14 -20 -2q-2 10 20 5q18 4 22 -4q0 -12 -22 1Z"` +
            ` fill="${palette.accent}" stroke="${palette.deep}" stroke-opacity=".5"/>`
        : `<path d="M${-36 + dx} ${24 + dy}l18 -3" stroke="${palette.deep}" stroke-width="5" stroke-opacity=".6"/>`,
      stitch(palette, flow(put(opening.slice(0, 4).map(([x, y]): Knot => [x, y + 3.4])), false)),
      ballet
        ? ""
        : stitch(
            palette,
            flow(
              put([
                [-122, 36],
                [-104, 22],
                [-78, 16],
                [-54, 20],
              ]),
              false,
            ),
          ),
    ),
    part(put(sole), { cloth: "sole", volume: 0.7, lift: 1 }),
  ]
}

/** One shoe from its outer side, toe to the left. */
const side = (sketch: Sketch, dx: number, dy: number): readonly Layer[] => {
  const { palette, drawing } = sketch
  const boot = reachOf(drawing) !== 0
  const smart = boot || drawing.closure !== "tie"
  const up = reachOf(drawing)
  const upper: readonly Knot[] = [
    [-128, 48, 1],
    [-133, 32],
    [-118, 16],
    [-84, 5],
    [-48, -12],
    [-20, -34 + up * 0.3],
    [8, -52 + up, 1],
    [44, -42 + up * 0.96],
    [78, -44 + up * 0.98],
    [95, -54 + up, 1],
    [103, -40 + up * 0.7],
    [98, -8],
    [105, 26],
    [103, 48, 1],
  ]
  const opening: readonly Knot[] = [
    [7, -52 + up, 1],
    [50, -60 + up],
    [95, -54 + up, 1],
    [84, -30 + up],
    [44, -28 + up],
  ]
  const tongue: readonly Knot[] = [
    [-44, -12],
    [-18, -44 + up * 0.5],
    [0, -70 + up],
    [22, -68 + up],
    [26, -48 + up, 1],
    [-6, -20],
  ]
  const toe: readonly Knot[] = [
    [-128, 48, 1],
    [-133, 32],
    [-118, 16],
    [-92, 8, 1],
    [-84, 24],
    [-87, 48, 1],
  ]
  const heel: readonly Knot[] = [
    [103, 48, 1],
    [105, 26],
    [98, -8],
    [100, -22, 1],
    [76, -12],
    [66, 20],
    [66, 48, 1],
  ]
  const quarter: readonly Knot[] = [
    [-76, 24, 1],
    [-46, -2],
    [-20, -26 + up * 0.3],
    [9, -48 + up, 1],
    [34, -42 + up, 1],
    [26, -14],
    [16, 16],
    [-22, 40],
    [-70, 46, 1],
  ]
  const sole: readonly Knot[] = smart
    ? [
        [-133, 45, 1],
        [-40, 48],
        [104, 45, 1],
        [106, 66, 1],
        [52, 66, 1],
        [47, 57],
        [-20, 58],
        [-120, 57],
        [-134, 51],
      ]
    : [
        [-134, 40, 1],
        [-110, 45],
        [-40, 48],
        [60, 46],
        [106, 40, 1],
        [110, 54],
        [104, 67, 1],
        [-30, 68],
        [-116, 67],
        [-137, 55],
      ]
  const rows = boot ? 6 : 4
  const laces = Array.from({ length: rows }, (_, index) => {
    const at = index / (rows - 1)
    const x = -54 + at * (boot ? 60 : 52)
    const y = -4 - at * (40 - up * 0.85)
    return lace(x - 5 + dx, y - 3 + dy, x + 17 + dx, y + 4 + dy)
  }).join("")
  const put = (knots: readonly Knot[]): readonly Knot[] => shift(knots, dx, dy)
  const laced = drawing.closure === "tie" || drawing.closure === "buttons"
  const zipLine = flow(
    put([
      [58, -44 + up],
      [56, -12],
      [48, 34],
    ]),
    false,
  )
  const sideZip =
    `<path d="${zipLine}" fill="none" stroke="${palette.deep}" stroke-width="5" stroke-opacity=".7"/>` +
    `<path d="${zipLine}" fill="none" stroke="#cfc7b8" stroke-width="2.6" stroke-dasharray="1.1 .9"/>`
  if (drawing.length === "cropped" || (drawing.length === "short" && !laced)) return slipper(sketch, dx, dy)
  return [
    ...(laced ? [part(put(tongue), { lift: 1, volume: 0.6 })] : []),
    part(put(opening), { cloth: "lining", volume: 0 }),
    part(put(upper), {
      volume: 1,
      folds: [
        { from: [-84 + dx, 6 + dy], to: [-66 + dx, 40 + dy], width: 4, bend: -6, depth: 0.7 },
        { from: [60 + dx, -50 + dy], to: [50 + dx, 20 + dy], width: 8, bend: 8, depth: 0.6 },
      ],
    }),
    part(put(toe), { lift: 1.2, volume: 1, cloth: smart ? "main" : "smooth" }),
    part(put(heel), { lift: 1.2, volume: 0.3, cloth: smart ? "main" : "accent" }),
    ...(laced || !boot ? [part(put(quarter), { lift: 1.6, volume: 0.6 })] : []),
    mark(
      boot && !laced
        ? ""
        : stitch(palette, flow(put(quarter.slice(0, 4).map(([x, y]): Knot => [x + 3, y + 3.4])), false)),
      stitch(
        palette,
        flow(
          put([
            [-95, 9],
            [-87, 25],
            [-90, 47],
          ]),
          false,
        ),
      ),
      seam(
        palette,
        flow(
          put([
            [9, -48 + up],
            [46, -38 + up],
            [78, -40 + up],
            [96, -50 + up],
          ]),
          false,
        ),
        0.5,
      ),
    ),
    mark(laced ? laces : boot ? sideZip : ""),
    part(put(sole), { cloth: "sole", volume: 0.7, lift: 1 }),
    mark(
      smart
        ? ""
        : `<path d="${flow(
            put([
              [-134, 52],
              [-40, 56],
              [108, 52],
            ]),
            false,
          )}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="1.2"/><path d="${flow(
            put([
              [-133, 46],
              [-110, 50],
              [-40, 52.6],
              [60, 51],
              [107, 46],
            ]),
            false,
          )}" fill="none" stroke="#c8202b" stroke-width="1" stroke-opacity=".85"/>`,
    ),
  ]
}

/** The heel of one shoe. */
const heelView = (sketch: Sketch, dx: number): readonly Layer[] => {
  const { palette, drawing } = sketch
  const sneaker = reachOf(drawing) === 0 && drawing.closure === "tie" && drawing.length !== "cropped"
  const up = drawing.length === "cropped" ? 56 : sneaker ? 0 : drawing.length === "short" ? 28 : reachOf(drawing)
  const put = (knots: readonly Knot[]): readonly Knot[] => shift(knots, dx, 0)
  return [
    part(
      put([
        [-30, -58 + up, 1],
        [-16, -68 + up],
        [16, -68 + up],
        [30, -58 + up, 1],
        [0, -44 + up],
      ]),
      { cloth: "lining", volume: 0 },
    ),
    part(
      put([
        [-30, -58 + up, 1],
        [0, -52 + up],
        [30, -58 + up, 1],
        [33, Math.max(-10, up - 50)],
        [46, 26],
        [45, 48, 1],
        [0, 52],
        [-45, 48, 1],
        [-46, 26],
        [-33, Math.max(-10, up - 50)],
      ]),
      { volume: 1 },
    ),
    part(
      put([
        [-14, Math.max(-20, up - 40)],
        [14, Math.max(-20, up - 40)],
        [30, 48, 1],
        [-30, 48, 1],
      ]),
      { cloth: sneaker ? "accent" : "main", lift: 1.2, volume: 0.3 },
    ),
    mark(
      seam(
        palette,
        flow(
          put([
            [0, -51 + up],
            [0, Math.max(-22, up - 42)],
          ]),
          false,
        ),
      ),
    ),
    part(
      put([
        [-49, 44, 1],
        [0, 48],
        [49, 44, 1],
        [51, 60],
        [46, 68, 1],
        [-46, 68, 1],
        [-51, 60],
      ]),
      { cloth: "sole", volume: 0.8, lift: 1 },
    ),
    mark(
      !sneaker
        ? ""
        : `<path d="M${dx - 49} 49Q${dx} 53 ${dx + 49} 49" fill="none" stroke="#c8202b" stroke-width="1"` +
            ` stroke-opacity=".85"/>`,
    ),
  ]
}

/** A pair of shoes: from the side, from behind, or one above the other. */
export const shoeFigure = (sketch: Sketch): Figure => {
  switch (sketch.view) {
    case "front":
      return { isUpright: true, layers: [...side(sketch, 34, -44), ...side(sketch, -14, 26)] }
    case "back":
      return { isUpright: true, layers: [...heelView(sketch, -60), ...heelView(sketch, 60)] }
    case "flat":
      return { isUpright: false, layers: [...side(sketch, 10, -86), ...side(sketch, -10, 86)] }
  }
}
