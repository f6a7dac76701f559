import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { ChatFile } from "./ChatConnection.ts"

/** The largest file that is read, in bytes. */
export const MAX_IMAGE_BYTES = 10_485_760
/** The largest picture that is decoded, in pixels: a decoded pixel takes four bytes. */
export const MAX_IMAGE_PIXELS = 50_000_000

/** A file that is not sent: another type (an SVG runs scripts), too many bytes or pixels, or unreadable (F136). */
export class ImageRefused extends Schema.TaggedError<ImageRefused>()("ImageRefused", {
  rule: Schema.Literals(["type", "bytes", "pixels", "unreadable"]),
}) {}

/** A selected file, as browsers have it. */
export interface SelectedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** An image to send, with a preview as a data address. */
export interface CleanImage {
  readonly file: ChatFile
  readonly preview: string
}

/** Prepares images for a conversation. */
export class ImageCleaner extends Context.Service<
  ImageCleaner,
  {
    /** Draws an image again, so that its metadata, such as the place where it was taken, is not sent (F136). */
    readonly clean: (file: SelectedFile) => Effect.Effect<CleanImage, ImageRefused>
  }
>()("ImageCleaner") {}
