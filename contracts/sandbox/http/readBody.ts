import { invalidField, type Refusal } from "./Refusal.ts"
import { strictJson, type TextCheck } from "./strictJson.ts"

/** Largest accepted body: 1 MiB. */
export const MAX_BODY_BYTES = 1_048_576

/**
 * A body of at most `limit` bytes; a larger one is refused without being read to its end, and one that breaks off with
 * 400.
 */
export const readBytes = async (
  request: Request,
  limit: number,
  refuse: () => Refusal = () => tooLarge(limit),
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

/** The next piece of a body; a request that breaks off is nobody's fault here. */
const readNext = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw invalidField("body", "whole", "The request broke off.")
  })

/** The text of a body; refused with 400 when it is larger than `limit` bytes or not UTF-8. */
export const readText = async (request: Request, limit = MAX_BODY_BYTES): Promise<string> => {
  const bytes = await readBytes(request, limit)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw invalidField("body", "encoding", "The body is not UTF-8.")
  }
}

/** The JSON body, or undefined when there is none. */
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
