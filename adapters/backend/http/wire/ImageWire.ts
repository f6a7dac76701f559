import * as Schema from "effect/Schema"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { given } from "../given.ts"
import { maybe } from "./maybe.ts"

/** A picture as the backend describes it. */
export const ImageWire = Schema.Struct({
  url: Schema.String,
  view: maybe(Schema.String),
  width: maybe(Schema.Number),
  height: maybe(Schema.Number),
  sizes: maybe(Schema.Array(Schema.Number)),
  formats: maybe(Schema.Array(Schema.String)),
  placeholder: maybe(Schema.String),
  alt: maybe(Schema.String),
  external: maybe(Schema.Boolean),
})

/** What a place is reserved for when the backend does not say: four by five, as the shop's pictures are. */
const USUAL_WIDTH = 1600
const USUAL_HEIGHT = 2000

/** The picture; sizes ascending, none where the picture is a merchant's own. */
export function toImage(wire: typeof ImageWire.Type): ProductImage {
  const external = wire.external ?? false
  return {
    url: wire.url,
    external,
    view: wire.view ?? "front",
    width: wire.width ?? USUAL_WIDTH,
    height: wire.height ?? USUAL_HEIGHT,
    widths: external ? [] : [...(wire.sizes ?? [])].sort((left, right) => left - right),
    formats: external ? [] : (wire.formats ?? []),
    ...given(wire.placeholder, (placeholder) => ({ placeholder })),
    alt: wire.alt ?? "",
  }
}
