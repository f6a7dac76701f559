import { invalidField, type Refused } from "./Refused.ts"
import { strictJson, type TextCheck } from "./strictJson.ts"

/** Largest accepted body: 1 MiB. */
export const MAX_BODY_BYTES = 1_048_576

/**
 * Returns a body of at most `limit` bytes. A larger one is refused without being read to its end, and one that breaks
 * off fails with 400.
 */
export const readBytes = async (
  request: Request,
  limit: number,
  refuse: () => Refused = () => tooLarge(limit),
): Promise<Buffer> => {
  const declared = Number(request.headers.get("content-length") ?? "0")
  if (declared > limit) throw refuse()
  if (request.body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let read = await readNext(reader); !read.done; read = await readNext(reader)) {
    size += read.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw refuse()
    }
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}

/** Reads the next chunk of a body. A request that breaks off is an error of the client, not of the sandbox. */
const readNext = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw invalidField("body", "whole", "The request broke off.")
  })

/** Returns the text of a body. Fails with 400 when it is larger than `limit` bytes or not UTF-8. */
export const readText = async (request: Request, limit = MAX_BODY_BYTES): Promise<string> => {
  const bytes = await readBytes(request, limit)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw invalidField("body", "encoding", "The body is not UTF-8.")
  }
}

/** Returns the parsed JSON body, or undefined when there is none. */
export const readJsonBody = async (
  request: Request,
  limit = MAX_BODY_BYTES,
  texts: TextCheck = "checked",
): Promise<unknown> => {
  const text = await readText(request, limit)
  if (text === "") return undefined
  const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase()
  if (mediaType !== "application/json")
    throw invalidField("content-type", "mediaType", "The body must be application/json.")
  return strictJson(text, texts)
}

const tooLarge = (limit: number) => invalidField("body", "maxBytes", `The body is larger than ${limit} bytes.`)
