import * as Schema from "effect/Schema"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { whenDefined } from "../whenDefined.ts"
import { nullish } from "./nullish.ts"

/** A picture as the backend describes it. */
export const ImageWire = Schema.Struct({
  url: Schema.String,
  view: nullish(Schema.String),
  width: nullish(Schema.Number),
  height: nullish(Schema.Number),
  sizes: nullish(Schema.Array(Schema.Number)),
  formats: nullish(Schema.Array(Schema.String)),
  placeholder: nullish(Schema.String),
  alt: nullish(Schema.String),
  external: nullish(Schema.Boolean),
})

/** Pixel size reserved when the backend gives none: 4:5, the ratio of the shop's pictures. */
const USUAL_WIDTH = 1600
const USUAL_HEIGHT = 2000

/** Returns the picture with ascending sizes; a merchant's own picture has none. */
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
    ...whenDefined(wire.placeholder, (placeholder) => ({ placeholder })),
    alt: wire.alt ?? "",
  }
}
