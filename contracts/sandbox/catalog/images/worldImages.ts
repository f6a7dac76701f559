import type { components } from "../../../generated/catalog.d.ts"
import { heightOf, widthsOf } from "../../world/imagery/imageAddress.ts"

type Image = components["schemas"]["Image"]

/** Views of a garment, in gallery order. */
export const VIEWS = ["front", "back", "detail", "flat"] as const
export type View = (typeof VIEWS)[number]

const FORMATS = ["avif", "webp", "jpeg"]
/** Background colour of a drawing. */
const PAPER = "#e9e4da"

/** One generated picture in the format of the contract. */
export const worldImage = (productId: string, colourId: string, view: View, alt: string, edition: string): Image => {
  const sizes = [...widthsOf(view)]
  const width = sizes.at(-1) ?? 0
  return {
    url: `/media/${productId}/${colourId}/${view}`,
    type: String(VIEWS.indexOf(view) + 1),
    timestamp: edition,
    view,
    width,
    height: heightOf(view, width),
    sizes,
    formats: FORMATS,
    placeholder: PAPER,
    alt,
  }
}
