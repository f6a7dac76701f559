import type { GarmentDrawing, WorldColour } from "../World.ts"
import { detailView } from "./detailView.ts"
import { editorialView } from "./editorialView.ts"
import { paintFigure } from "./paintFigure.ts"
import { paletteOf } from "./Palette.ts"
import { seededRandom } from "./seededRandom.ts"
import { figureOf } from "./silhouettes/figureOf.ts"
import { TOBACCO } from "./silhouettes/trims.ts"
import { castShadow, paper, studioDefs } from "./studio.ts"

/** The pictures of one colourway. All are 800 × 1000 except `editorial`, which is 1600 × 1000. */
export const GARMENT_VIEWS = ["front", "back", "detail", "flat", "editorial"] as const
export type GarmentView = (typeof GARMENT_VIEWS)[number]

export type ClothColour = Pick<WorldColour, "hex" | "accentHex">

/** Garments whose flat view is tilted, because it would otherwise look like the front view. */
const TILTED_GARMENTS: ReadonlySet<GarmentDrawing["garment"]> = new Set(["bag", "hat"])

const fixed = (value: number): string => String(Math.round(value * 1000) / 1000)

/**
 * Draws one view of a garment as a standalone SVG document. Pure: the same arguments give the same text. Its shapes
 * have `fill-opacity` or `stroke-opacity`: a layer for each that has `opacity` takes a fifth of the rasterizer's time.
 *
 * @throws ColourRefused when a colour is not exactly `#rrggbb`.
 */
export const drawGarment = (drawing: GarmentDrawing, colour: ClothColour, view: GarmentView): string => {
  const tones = paletteOf(colour.hex, colour.accentHex)
  const palette = drawing.fabric === "denim" ? { ...tones, thread: TOBACCO } : tones
  if (view === "detail") return detailView(drawing, palette)
  if (view === "editorial") return editorialView(drawing, palette)
  const random = seededRandom(drawing.seed)
  const figure = figureOf({ drawing, view, palette, random })
  const painted = paintFigure(figure, drawing, palette, "g")
  const { box } = painted
  const headroom = figure.headroom ?? 0
  const scale = Math.min(
    figure.isUpright ? 580 / box.width : 640 / box.width,
    (headroom > 0 ? 740 : 800) / (box.height + headroom),
    figure.isUpright ? 2.6 : 2.45,
  )
  const tilt = view === "flat" ? (TILTED_GARMENTS.has(drawing.garment) ? -11 : -3) + random() * 2 : 0
  const centre = figure.isUpright
    ? 890 - (box.y + box.height) * scale - 60
    : 500 - (box.y + (box.height - headroom) / 2) * scale
  const transform = `translate(${fixed(400 - (box.x + box.width / 2) * scale)} ${fixed(centre)}) scale(${fixed(scale)})`
  const floor = figure.isUpright
    ? `<rect y="640" width="800" height="360" fill="url(#floor)"/>` +
      `<ellipse cx="420" cy="${fixed(centre + (box.y + box.height) * scale - 4)}"` +
      ` rx="${fixed(box.width * scale * 0.56)}" ry="30" fill="url(#contact)"/>`
    : castShadow(painted.silhouette, palette, transform, view === "flat" ? 7 : 15)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs>` +
    `${studioDefs(palette)}${painted.defs}</defs>` +
    `${paper(800, 1000)}<g transform="rotate(${fixed(tilt)} 400 500)">${floor}<g transform="${transform}">` +
    `${painted.body}</g></g></svg>`
  )
}
