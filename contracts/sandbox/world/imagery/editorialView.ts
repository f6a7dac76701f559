import type { GarmentDrawing } from "../World.ts"
import { companionOf } from "./companion.ts"
import { clothTile } from "./fabrics/clothTile.ts"
import { paintFigure } from "./paintFigure.ts"
import type { PaintedFigure } from "./paintFigure.ts"
import { paletteOf } from "./Palette.ts"
import type { Palette } from "./Palette.ts"
import { between, seededRandom } from "./seededRandom.ts"
import { figureOf } from "./silhouettes/figureOf.ts"
import { castShadow, paper, studioDefs } from "./studio.ts"

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

const fixed = (value: number): string => String(Math.round(value * 100) / 100)

const scaleOf = ({ box }: PaintedFigure, place: Place): number =>
  Math.min(place.width / box.width, place.height / box.height)

const placeFigure = (painted: PaintedFigure, palette: Palette, place: Place): string => {
  const { box } = painted
  const scale = scaleOf(painted, place)
  const transform =
    `translate(${fixed(place.x)} ${fixed(place.y)}) rotate(${fixed(place.turn)}) scale(${fixed(scale)}) ` +
    `translate(${fixed(-box.x - box.width / 2)} ${fixed(-box.y - box.height / 2)})`
  return `${castShadow(painted.silhouette, palette, transform, 12)}<g transform="${transform}">${painted.body}</g>`
}

/** A fabric swatch with pinked edges. */
const swatch = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  palette: Palette,
): string => {
  const tooth = 10
  const zig = (count: number, dx: number, dy: number, ox: number, oy: number): string =>
    Array.from({ length: count }, () => `l${dx * 0.5 + ox} ${dy * 0.5 + oy}l${dx * 0.5 - ox} ${dy * 0.5 - oy}`).join("")
  const [across, down] = [Math.round(width / tooth), Math.round(height / tooth)]
  const d =
    `M0 0${zig(across, tooth, 0, 0, -6)}${zig(down, 0, tooth, 6, 0)}${zig(across, -tooth, 0, 0, 6)}` +
    `${zig(down, 0, -tooth, -6, 0)}Z`
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<path d="${d}" fill="${palette.shadow}" opacity=".36" filter="url(#near)" transform="translate(8 11)"/>` +
    `<path d="${d}" fill="url(#${id})"/><path d="${d}" fill="url(#slant)"/></g>`
  )
}

const swatchDefs = (id: string, drawing: GarmentDrawing, palette: Palette): string => {
  const tile = clothTile("main", drawing, palette)
  return (
    `<pattern id="${id}" width="${fixed(tile.width)}"` +
    ` height="${fixed(tile.height)}" patternUnits="userSpaceOnUse" patternTransform="scale(2.6)">${tile.svg}` +
    `</pattern>`
  )
}

/**
 * Draws a wide picture, 1600 × 1000, for editorial rows: the garment off centre, cropped by the frame, with a companion
 * and swatches of both fabrics. Odd seeds are mirrored so that neighbouring rows differ. The light is not mirrored.
 */
export const editorialView = (drawing: GarmentDrawing, palette: Palette): string => {
  const random = seededRandom(drawing.seed + 3)
  const mirror = drawing.seed % 2 === 1
  const at = (x: number): number => (mirror ? 1600 - x : x)
  const second = companionOf(drawing)
  const other = paletteOf(palette.accent, palette.base)
  const hung = drawing.garment === "shoe" || drawing.garment === "bag" || drawing.garment === "hat"
  const main = paintFigure(figureOf({ drawing, view: hung ? "front" : "flat", palette, random }), drawing, palette, "g")
  const companionFigure = paintFigure(
    figureOf({ drawing: second, view: "flat", palette: other, random }),
    second,
    other,
    "h",
  )
  const tall = main.box.height > main.box.width * 1.25
  const turn = (low: number, high: number): number => between(random, low, high) * (mirror ? -1 : 1)
  const place: Place = {
    x: at(tall ? 960 : 930),
    y: hung ? 470 : 520,
    width: hung ? 600 : 860,
    height: tall ? 1120 : hung ? 700 : 850,
    turn: turn(3, 8),
  }
  const slab = mirror ? `M640 0H1600V1000H760Z` : `M0 0H960L840 1000H0Z`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><defs>` +
    `${studioDefs(palette)}${main.defs}${companionFigure.defs}${swatchDefs("cloth", drawing, palette)}` +
    `${swatchDefs("cloth2", second, other)}` +
    `<linearGradient id="slant" x1="0" x2="1" y1="0" y2="1">` +
    `<stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${palette.shadow}" stop-opacity=".36"/></linearGradient></defs>` +
    `${paper(1600, 1000)}<path d="${slab}" fill="${palette.groundShade}" fill-opacity=".55"/>` +
    placeFigure(companionFigure, palette, {
      x: at(270),
      y: hung ? 760 : 660,
      width: hung ? 1000 : 760,
      height: companionFigure.box.height * Math.max(2.2, scaleOf(main, place) * 0.96),
      turn: turn(-13, -8),
    }) +
    swatch("cloth2", mirror ? 90 : 1330, 716, 170, 210, mirror ? -7 : 6, palette) +
    swatch("cloth", mirror ? 190 : 1210, 640, 190, 230, mirror ? 5 : -8, palette) +
    placeFigure(main, palette, place) +
    `</svg>`
  )
}
