import type { GarmentDrawing } from "../../World.ts"
import type { Palette } from "../Palette.ts"
import { seededRandom } from "../seededRandom.ts"
import type { Cloth } from "../silhouettes/Figure.ts"
import { knitTile, ribTile } from "./knitTiles.ts"
import { printTile } from "./printTile.ts"
import type { Tile } from "./Tile.ts"
import { wovenTile } from "./wovenTiles.ts"

const KNITTED: ReadonlySet<GarmentDrawing["garment"]> = new Set(["sweater", "cardigan"])
const STRIPED_ACROSS: ReadonlySet<GarmentDrawing["garment"]> = new Set([
  "tshirt",
  "sweater",
  "cardigan",
  "scarf",
  "hat",
  "bag",
])

const flat = (colour: string): Tile => ({
  width: 60,
  height: 60,
  svg: `<rect width="60" height="60" fill="${colour}"/>`,
})

const mainTile = (drawing: GarmentDrawing, palette: Palette): Tile => {
  const { fabric, garment } = drawing
  const random = seededRandom(drawing.seed + 11)
  const knitted = KNITTED.has(garment)
  if (fabric === "floral") return printTile(palette, random, 0.8)
  if (fabric === "rib" || fabric === "cable" || fabric === "jersey") return knitTile(fabric, palette, knitted)
  if (knitted && (fabric === "plain" || fabric === "stripe")) return knitTile(fabric, palette, true)
  return wovenTile(fabric, palette, STRIPED_ACROSS.has(garment), random)
}

/** Returns the pattern tile of one fabric of a garment. */
export const clothTile = (cloth: Cloth, drawing: GarmentDrawing, palette: Palette): Tile => {
  switch (cloth) {
    case "main":
      return mainTile(drawing, palette)
    case "rib":
      return ribTile(
        drawing.fabric === "stripe" && drawing.garment === "tshirt" ? { ...palette } : palette,
        drawing.garment === "tshirt" || drawing.garment === "shirt" || drawing.garment === "dress" ? 2 : 3.6,
      )
    case "lining":
      return drawing.fabric === "denim"
        ? wovenTile("twill", { ...palette, base: palette.accentLight }, false, seededRandom(drawing.seed))
        : flat(palette.lining)
    case "accent":
      return flat(palette.accent)
    case "smooth":
      return flat(palette.light)
    case "sole":
      return flat(palette.lightness > 0.85 ? "#cdb692" : "#ece4d4")
  }
}

/** Returns the gloss of a fabric: 1 is cotton, more for satin and leather, less for tweed. */
export const sheenOf = ({ fabric }: GarmentDrawing): number => {
  switch (fabric) {
    case "satin":
      return 2.1
    case "leather":
      return 1.9
    case "tweed":
    case "cable":
      return 0.7
    case "denim":
    case "canvas":
    case "rib":
    case "herringbone":
      return 0.75
    default:
      return 0.82
  }
}
