import type { components } from "../../../generated/catalog.d.ts"
import { heightOf, widthsOf } from "../../world/imagery/imageAddress.ts"

type Schemas = components["schemas"]

/** The wide editorial picture of a product in its first colour. Merchants' pictures have no such crop. */
export const editorialImage = (
  { id, images: [image], colors: [colour] }: Schemas["ProductSummary"],
  alt = image?.alt,
): Schemas["Image"] | undefined => {
  if (image === undefined || colour === undefined || image.external === true || !image.url.startsWith(`/media/${id}/`))
    return undefined
  const sizes = [...widthsOf("editorial")]
  const width = sizes.at(-1) ?? 0
  return {
    ...image,
    url: `/media/${id}/${colour.id}/editorial`,
    view: "editorial",
    sizes,
    width,
    height: heightOf("editorial", width),
    ...(alt === undefined ? {} : { alt }),
  }
}
