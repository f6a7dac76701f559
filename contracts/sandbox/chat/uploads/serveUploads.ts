import sharp from "sharp"
import { invalidField, notAcceptable, notFound, Refused } from "../../platform/http/Refused.ts"
import type { Storage } from "../../platform/storage/Storage.ts"
import { MAX_UPLOAD_BYTES } from "./uploadLimits.ts"

const MAX_PIXELS = 25_000_000
/** The longer side of a stored image, in pixels. */
const MAX_SIDE = 2_560

const FORMATS = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const

/**
 * Accepts the content of an image, and returns it. The address is the permission: it has 192 random bits. Images are
 * drawn again, so that neither a location in their metadata nor hidden content is stored (F136).
 */
export const serveUploads = async (storage: Storage, request: Request, path: string): Promise<Response> => {
  const uploadId = path.split("/", 1)[0] ?? ""
  const upload = await storage.db
    .selectFrom("chat_upload")
    .selectAll()
    .where("upload_id", "=", uploadId)
    .executeTakeFirst()
  if (upload === undefined) throw notFound("There is no such image.")
  if (request.method === "PUT") {
    if (upload.content !== null) throw invalidField("content", "once", "The image is already uploaded.")
    const content = await redraw(await readBody(request, upload.byte_count), upload.media_type)
    await storage.db
      .updateTable("chat_upload")
      .set({ content: content.toString("base64") })
      .where("upload_id", "=", uploadId)
      .execute()
    return new Response(null, { status: 201 })
  }
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "Images are uploaded and read." },
      { allow: "GET, HEAD, PUT" },
    )
  if (upload.content === null) throw notFound("There is no such image.")
  const bytes = Uint8Array.from(Buffer.from(upload.content, "base64"))
  return new Response(request.method === "HEAD" ? null : bytes, {
    headers: {
      "content-type": upload.media_type,
      "content-length": String(bytes.byteLength),
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  })
}

const readBody = async (request: Request, expectedBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > Math.min(expectedBytes, MAX_UPLOAD_BYTES))
      throw invalidField("content", "maxBytes", "The image is larger than announced.")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const redraw = async (bytes: Buffer, mediaType: string): Promise<Buffer> => {
  const format = Object.entries(FORMATS).find(([type]) => type === mediaType)?.[1] ?? "jpeg"
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", animated: false })
    const { format: actual } = await image.metadata()
    // SVG can fetch and run; the other formats of the library are not those that browsers upload.
    if (!["jpeg", "png", "webp"].includes(actual)) throw new Error(actual)
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .toFormat(format)
      .toBuffer()
  } catch {
    throw notAcceptable("_ERR_ATTACHMENT_NOT_VALID", "The image cannot be read, or has too many pixels.", [
      { field: "content", rule: "content", message: `It must be an image with at most ${MAX_PIXELS} pixels.` },
    ])
  }
}
