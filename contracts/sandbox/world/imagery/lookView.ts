import type { GarmentDrawing } from "../World.ts"
import type { ClothColour, GarmentView } from "./drawGarment.ts"
import { paintFigure } from "./paintFigure.ts"
import { type Palette, paletteOf } from "./Palette.ts"
import { between, seededRandom } from "./seededRandom.ts"
import { figureOf } from "./silhouettes/figureOf.ts"
import { TOBACCO } from "./silhouettes/trims.ts"
import { castShadow, paper, studioDefs } from "./studio.ts"

/** A garment in its displayed colour. */
export interface LookItem {
  readonly drawing: GarmentDrawing
  readonly colour: ClothColour
}

/** The colour id in addresses of pictures that show several garments. */
export const LOOK_COLOUR = "000"
/** The pictures of a look: laid out, and mirrored. */
export const LOOK_VIEWS = ["front", "flat"] as const

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Positions of two, three and four garments on a sheet of 800 by 1000; the first is the largest. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [
    { x: 310, y: 360, width: 560, height: 620 },
    { x: 545, y: 660, width: 430, height: 600 },
  ],
  3: [
    { x: 290, y: 330, width: 520, height: 560 },
    { x: 570, y: 600, width: 400, height: 680 },
    { x: 215, y: 800, width: 300, height: 270 },
  ],
  4: [
    { x: 275, y: 360, width: 500, height: 640 },
    { x: 585, y: 280, width: 360, height: 400 },
    { x: 570, y: 715, width: 330, height: 500 },
    { x: 225, y: 830, width: 310, height: 250 },
  ],
}

const UPRIGHT_GARMENTS: ReadonlySet<GarmentDrawing["garment"]> = new Set(["shoe", "bag", "hat"])

const fixed = (value: number): string => String(Math.round(value * 100) / 100)

/** Draws two to four garments laid out together, 800 × 1000; one view is the mirror of the other. Pure. */
export const lookView = (items: readonly LookItem[], view: GarmentView): string => {
  const places = PLACES[Math.min(4, Math.max(2, items.length))] ?? []
  const mirror = view === "front"
  const [first] = items
  if (first === undefined) throw new RangeError("A look has at least two garments.")
  const ground = paletteOf(first.colour.hex, first.colour.accentHex)
  const random = seededRandom(first.drawing.seed + 7)
  const placeFigure = items.slice(0, places.length).map((item, index) => {
    const tones = paletteOf(item.colour.hex, item.colour.accentHex)
    const palette: Palette = item.drawing.fabric === "denim" ? { ...tones, thread: TOBACCO } : tones
    const figure = figureOf({
      drawing: item.drawing,
      view: UPRIGHT_GARMENTS.has(item.drawing.garment) ? "front" : "flat",
      palette,
      random,
    })
    const painted = paintFigure(figure, item.drawing, palette, `p${index}`)
    const place = places[index] ?? { x: 400, y: 500, width: 400, height: 500 }
    const { box } = painted
    const scale = Math.min(place.width / box.width, place.height / box.height)
    const turn = between(random, 2, 6) * (index % 2 === 0 ? -1 : 1)
    const x = mirror ? 800 - place.x : place.x
    const transform =
      `translate(${fixed(x)} ${fixed(place.y)}) rotate(${fixed(mirror ? -turn : turn)}) scale(${fixed(scale)}) ` +
      `translate(${fixed(-box.x - box.width / 2)} ${fixed(-box.y - box.height / 2)})`
    return {
      defs: painted.defs,
      svg: `${castShadow(painted.silhouette, palette, transform, 8)}<g transform="${transform}">${painted.body}</g>`,
    }
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs>` +
    `${studioDefs(ground)}${placeFigure.map(({ defs }) => defs).join("")}</defs>` +
    `${paper(800, 1000)}${placeFigure
      .toReversed()
      .map(({ svg }) => svg)
      .join("")}</svg>`
  )
}
