import type { GarmentDrawing } from "../../World.ts"
import type { Palette } from "../Palette.ts"
import { flow, leaf } from "../silhouettes/outline.ts"
import { steps } from "./Tile.ts"
import type { Tile } from "./Tile.ts"

interface Stitches {
  readonly dark: string
  readonly body: string
  readonly lit: string
}

/** One knitted v: two legs, each with an edge, a body and a highlight. */
const vee = (x: number, y: number, w: number, h: number): Stitches => {
  const left = (width: number, dx: number): string =>
    leaf([x + w * 0.05 + dx, y], [x + w * 0.52 + dx, y + h * 1.34], width, -w * 0.05)
  const right = (width: number, dx: number): string =>
    leaf([x + w * 0.95 + dx, y], [x + w * 0.48 + dx, y + h * 1.34], width, w * 0.05)
  return {
    dark: left(w * 0.4, 0) + right(w * 0.4, 0),
    body: left(w * 0.34, 0) + right(w * 0.34, 0),
    lit: left(w * 0.12, -w * 0.06) + right(w * 0.12, -w * 0.06),
  }
}

const field = (
  x0: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  palette: Palette,
  body: (row: number) => string,
): string =>
  steps(-1, rows, 1)
    .map((row) => {
      const set = steps(0, columns, 1).map((column) => vee(x0 + column * w, row * h, w, h))
      const join = (key: keyof Stitches): string => set.map((stitch) => stitch[key]).join("")
      return (
        `<path d="${join("dark")}" fill="${palette.deep}" fill-opacity=".55"/>` +
        `<path d="${join("body")}" fill="${body((row + rows) % rows)}"/>` +
        `<path d="${join("lit")}" fill="${palette.glint}" fill-opacity=".5"/>`
      )
    })
    .join("")

const purl = (x0: number, columns: number, rows: number, w: number, h: number, palette: Palette): string => {
  const bumps = (dy: number): string =>
    steps(-1, rows, 1)
      .flatMap((row) =>
        steps(0, columns, 1).map(
          (column) => `M${x0 + column * w + w * 0.06} ${row * h + h * 0.7 + dy}q${w * 0.44} ${-h * 0.7} ${w * 0.88} 0`,
        ),
      )
      .join("")
  return (
    `<path d="${bumps(2)}" fill="none" stroke="${palette.deep}" stroke-width="${h * 0.5}" stroke-opacity=".4"/>` +
    `<path d="${bumps(0)}" fill="none" stroke="${palette.shade}" stroke-width="${h * 0.42}"` +
    ` stroke-linecap="round"/><path d="${bumps(-2)}" fill="none" stroke="${palette.base}"` +
    ` stroke-width="${h * 0.16}" stroke-linecap="round"/>`
  )
}

const rope = (x: number, y: number, w: number, h: number, palette: Palette): string => {
  const strand = (from: number, to: number): string => {
    const at = (t: number): readonly [number, number] => [
      x + w * (from + (to - from) * (t * t * (3 - 2 * t))),
      y + h * t,
    ]
    const path = flow(
      steps(0, 7, 1).map((index) => at(index / 6)),
      false,
    )
    const lay = (t: number): string => {
      const [px, py] = at(t)
      const [qx] = at(Math.min(1, t + 0.05))
      const lean = Math.atan2(qx - px, h * 0.05) * -57.3
      return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${lean.toFixed(0)})">${[-1, 0]
        .map((column) => vee(column * w * 0.24, 0, w * 0.24, h * 0.085))
        .map(
          (s) =>
            `<path d="${s.dark}" fill="${palette.deep}" fill-opacity=".5"/>` +
            `<path d="${s.body}" fill="${palette.base}"/>` +
            `<path d="${s.lit}" fill="${palette.glint}" fill-opacity=".55"/>`,
        )
        .join("")}</g>`
    }
    return (
      `<path d="${path}" fill="none" stroke="${palette.deep}" stroke-width="${w * 0.6}" stroke-opacity=".45"` +
      ` transform="translate(5 4)"/><path d="${path}" fill="none" stroke="${palette.shade}"` +
      ` stroke-width="${w * 0.54}"/>` +
      steps(0, 12, 1)
        .map((index) => lay(index / 12))
        .join("")
    )
  }
  return strand(0.76, 0.24) + strand(0.24, 0.76)
}

/** Close-up of knits: stockinette for jersey, ribs with purl valleys, and cables. */
export const macroKnit = (drawing: GarmentDrawing, palette: Palette): Tile => {
  if (drawing.fabric === "rib") {
    const [w, h, rows] = [26, 21, 14]
    const one = (x: number): string =>
      purl(x, 2, rows, w * 0.62, h, palette) + field(x + w * 1.2, 2, rows, w, h, palette, () => palette.base)
    const pitch = w * 3.2
    return {
      width: pitch * 3,
      height: rows * h,
      svg:
        `<rect width="${pitch * 3}" height="${rows * h}" fill="${palette.deep}"/>` +
        [0, 1, 2].map((index) => one(index * pitch)).join(""),
    }
  }
  if (drawing.fabric === "cable") {
    const [width, height] = [330, 320]
    return {
      width,
      height,
      svg:
        `<rect width="${width}" height="${height}" fill="${palette.deep}"/>` +
        purl(0, 14, 20, width / 14, 16, palette) +
        field(246, 2, 20, 24, 16, palette, () => palette.base) +
        rope(40, 0, 150, 160, palette) +
        rope(40, 160, 150, 160, palette),
    }
  }
  const fine = drawing.garment !== "sweater" && drawing.garment !== "cardigan"
  const [w, h, columns, rows] = fine ? [17, 14, 18, 20] : [28, 23, 11, 14]
  const body = (row: number): string => (drawing.fabric === "stripe" && row % 10 < 4 ? palette.accent : palette.base)
  return {
    width: w * columns,
    height: h * rows,
    svg:
      `<rect width="${w * columns}" height="${h * rows}" fill="${palette.deep}"/>` +
      field(0, columns, rows, w, h, palette, body),
  }
}
