import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { readBytes } from "./readBody.ts"
import { invalidField, Refused } from "./Refused.ts"

/** A batch must be smaller than 1,000,000 bytes (S9.12). */
const MAX_PACKED_BYTES = 999_999
/** Maximum unpacked size of a batch in bytes, against decompression bombs. */
const MAX_TEXT_BYTES = 8_388_608

const unpack = promisify(gunzip)

/**
 * Returns the text of a gzip body. Fails with 413 when it is too large, packed or unpacked, and with 400 when it is not
 * gzip or not UTF-8.
 */
export const readGzipLines = async (request: Request): Promise<string> => {
  const [mediaType = ""] = (request.headers.get("content-type") ?? "")
    .toLowerCase()
    .split(";", 1)
    .map((part) => part.trim())
  if (mediaType !== "application/gzip")
    throw invalidField("content-type", "mediaType", "The body must be application/gzip.")
  const packed = await readBytes(
    request,
    MAX_PACKED_BYTES,
    () =>
      new Refused(413, {
        code: 413,
        key: "_ERR_TOO_LARGE",
        message: `The batch must be less than ${MAX_PACKED_BYTES + 1} bytes.`,
      }),
  )
  const bytes = await unpack(packed, { maxOutputLength: MAX_TEXT_BYTES }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") {
      throw new Refused(413, {
        code: 413,
        key: "_ERR_TOO_LARGE",
        message: `The batch unpacks to more than ${MAX_TEXT_BYTES} bytes.`,
      })
    }
    throw invalidField("body", "encoding", "The body is not gzip.")
  })
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw invalidField("body", "encoding", "The body is not UTF-8.")
  }
}
