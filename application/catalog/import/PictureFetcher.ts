import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { StoredPicture } from "../../../domain/catalog/sheet/ImportedProduct.ts"

/** An image that could not be downloaded or converted, with the reason; the import continues without it. */
export class PictureError extends Schema.TaggedError<PictureError>()("PictureError", {
  address: Schema.String,
  reason: Schema.Literals([
    "address",
    "privateAddress",
    "unreachable",
    "timedOut",
    "status",
    "redirects",
    "tooManyBytes",
    "tooManyPixels",
    "tooManyPictures",
    "noPicture",
  ]),
}) {}

/** One rendition of an image: a width and a format. */
export interface PictureRendering {
  readonly width: number
  readonly format: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A downloaded image. */
export interface FetchedPicture extends StoredPicture {
  /** Hash of the content and the conversion settings, so equal images share an id. */
  readonly id: string
  /** Converts the image to every width and format. */
  readonly render: Effect.Effect<readonly PictureRendering[], PictureError>
}

/** Downloads a merchant's images from public addresses, with limits on count, bytes, pixels and time. */
export class PictureFetcher extends Context.Service<
  PictureFetcher,
  {
    readonly fetchPicture: (address: string) => Effect.Effect<FetchedPicture, PictureError>
  }
>()("PictureFetcher") {}
