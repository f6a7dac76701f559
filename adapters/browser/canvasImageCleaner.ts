import * as Effect from "effect/Effect"
import type { CleanImage, ImageCleaner, SelectedFile } from "../../application/chat/ImageCleaner.ts"
import { ImageRefused, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from "../../application/chat/ImageCleaner.ts"
import { imageSize } from "../../domain/chat/imageSize.ts"
import { attachmentKind } from "../../domain/support/attachmentKind.ts"

/** The longer side of a sent image, in pixels. */
const MAX_SIDE = 2_048
const QUALITY = 0.85

/** Draws images again on a canvas, which takes the pixels only. */
export function canvasImageCleaner(): ImageCleaner["Service"] {
  return {
    clean: (file) =>
      Effect.tryPromise({
        try: () => cleanImage(file),
        catch: (error) => (error instanceof ImageRefused ? error : new ImageRefused({ rule: "unreadable" })),
      }),
  }
}

async function cleanImage(source: SelectedFile): Promise<CleanImage> {
  if (source.size > MAX_IMAGE_BYTES) throw new ImageRefused({ rule: "bytes" })
  const content = new Uint8Array(await source.arrayBuffer())
  const kind = attachmentKind(content)
  if (kind === undefined || kind === "pdf") throw new ImageRefused({ rule: "type" })
  const size = imageSize(content)
  if (size === undefined) throw new ImageRefused({ rule: "unreadable" })
  if (size.width * size.height > MAX_IMAGE_PIXELS) throw new ImageRefused({ rule: "pixels" })
  const bitmap = await createImageBitmap(new Blob([content], { type: `image/${kind}` }))
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  })
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // A photo stays a photo; the others may be transparent.
  const mediaType = kind === "jpeg" ? "image/jpeg" : "image/png"
  const preview = canvas.toDataURL(mediaType, QUALITY)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaType, QUALITY))
  if (drawn === null) throw new ImageRefused({ rule: "unreadable" })
  const name = `${source.name.replace(/\.[^.]*$/, "").slice(0, 80) || "image"}.${kind === "jpeg" ? "jpg" : "png"}`
  return { file: { name, mediaType, bytes: new Uint8Array(await drawn.arrayBuffer()) }, preview }
}
