import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { StoredPicture } from "../../domain/catalog/sheet/ImportedProduct.ts"

/** A picture that could not be had, and why; the import goes on without it. */
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

/** One size of a picture in one format. */
export interface PictureRendering {
  readonly width: number
  readonly format: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A picture that was fetched. */
export interface FetchedPicture extends StoredPicture {
  /** Of its bytes and of how it is converted: the same picture always has the same. */
  readonly id: string
  /** Converts it to every width and format. */
  readonly render: Effect.Effect<readonly PictureRendering[], PictureError>
}

/** Fetches a merchant's pictures from public addresses, within limits of count, bytes, pixels and time. */
export class PictureFetcher extends Context.Service<
  PictureFetcher,
  {
    readonly fetchPicture: (address: string) => Effect.Effect<FetchedPicture, PictureError>
  }
>()("PictureFetcher") {}
