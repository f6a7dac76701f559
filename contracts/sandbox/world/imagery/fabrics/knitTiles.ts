import type { GarmentDrawing } from "../../World.ts"
import type { Palette } from "../Palette.ts"
import { line, steps } from "./Tile.ts"
import type { Tile } from "./Tile.ts"

/** Columns of small v-shaped stitches. */
const stockinette = (width: number, height: number, gauge: number): string =>
  steps(0, width, gauge)
    .flatMap((x) =>
      steps(-gauge, height, gauge * 0.8).map(
        (y) => `M${x} ${y}l${gauge / 2} ${gauge * 0.6}l${gauge / 2} ${-gauge * 0.6}`,
      ),
    )
    .join("")

/** Ribbing: round ribs with dark valleys between them. */
export const ribTile = (palette: Palette, pitch: number): Tile => {
  const width = pitch * 10
  const height = 48
  const ribs = steps(0, width, pitch)
    .map(
      (x) =>
        `<rect x="${x}" width="${pitch * 0.34}" height="${height}" fill="${palette.deep}" fill-opacity=".42"/>` +
        `<rect x="${x + pitch * 0.34}" width="${pitch * 0.16}" height="${height}" fill="${palette.shade}"` +
        ` fill-opacity=".4"/><rect x="${x + pitch * 0.54}" width="${pitch * 0.24}" height="${height}"` +
        ` fill="${palette.glint}" fill-opacity=".34"/>`,
    )
    .join("")
  return { width, height, svg: `<rect width="${width}" height="${height}" fill="${palette.base}"/>${ribs}` }
}

/** One crossing of a cable: the lower strand, then the upper one, each shaded. */
const crossing = (palette: Palette, x: number, y: number, w: number, h: number): string => {
  const strand = (from: number, to: number): string =>
    `M${x + from * w} ${y}C${x + from * w} ${y + h * 0.45} ${x + to * w} ${y + h * 0.55} ${x + to * w} ${y + h}`
  const rope = (d: string): string =>
    line(d, palette.deep, w * 0.56, 0.6) + line(d, palette.base, w * 0.44) + line(d, palette.glint, w * 0.15, 0.5)
  return rope(strand(0.75, 0.25)) + rope(strand(0.25, 0.75))
}

const cableTile = (palette: Palette): Tile => {
  const width = 44
  const height = 44
  const purl = steps(0, width, 2.2)
    .flatMap((x) => steps(0, height, 2.2).map((y) => `M${x} ${y + 1}q1.1 -1 2.2 0`))
    .join("")
  const channel = (x: number, w: number): string =>
    `<rect x="${x}" width="${w}" height="${height}" fill="${palette.deep}" fill-opacity=".3"/>`
  const rope = [0, 22].map((y) => crossing(palette, 4, y, 16, 22)).join("")
  const ladder = [27.5, 36]
    .map(
      (x) =>
        line(`M${x} 0V44`, palette.deep, 5.2, 0.35) +
        line(`M${x} 0V44`, palette.base, 4.2) +
        line(`M${x - 0.5} 0V44`, palette.glint, 1.4, 0.45),
    )
    .join("")
  const marks = steps(0, height, 2.75)
    .map((y) => `M26 ${y}l1.6 1.5l1.6 -1.5M34.4 ${y}l1.6 1.5l1.6 -1.5`)
    .join("")
  return {
    width,
    height,
    svg:
      `<rect width="${width}" height="${height}" fill="${palette.base}"/>` +
      line(purl, palette.deep, 0.7, 0.4) +
      channel(2.4, 2) +
      channel(19.6, 2) +
      rope +
      ladder +
      line(marks, palette.deep, 0.5, 0.5),
  }
}

/** The garment-scale tile of knits: fine jersey, ribs and cables; `striped` knits have the second yarn. */
export const knitTile = (fabric: GarmentDrawing["fabric"], palette: Palette, chunky: boolean): Tile => {
  if (fabric === "cable") return cableTile(palette)
  if (fabric === "rib") return ribTile(palette, 4.2)
  const gauge = chunky ? 3 : 2
  const width = 48
  const height = gauge * 0.8 * 25
  const across =
    fabric === "stripe"
      ? steps(0, height, height / 4)
          .map((y) => `<rect y="${y}" width="${width}" height="${height / 10}" fill="${palette.accent}"/>`)
          .join("")
      : ""
  return {
    width,
    height,
    svg:
      `<rect width="${width}" height="${height}" fill="${palette.base}"/>${across}` +
      line(stockinette(width, height, gauge), palette.deep, gauge * 0.2, chunky ? 0.34 : 0.16) +
      (chunky ? line(stockinette(width, height, gauge), palette.glint, gauge * 0.12, 0.3) : ""),
  }
}
