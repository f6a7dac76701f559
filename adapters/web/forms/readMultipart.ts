import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { Busboy } from "@fastify/busboy"
import type { AttachedFile } from "../../../domain/support/ContactMessage.ts"

/** Fields and files of a posted form. */
export interface PostedFields {
  /** The first value of a field, trimmed; empty when it is absent. */
  readonly text: (name: string) => string
  /** Names and values of the fields that begin with a prefix, without it. */
  readonly withPrefix: (prefix: string) => Readonly<Record<string, string>>
  /** Files with a name, in the order of the form. */
  readonly files: readonly AttachedFile[]
  /** Whether a file, or all of them together, were larger than allowed: their bytes are dropped while they arrive. */
  readonly hasLargeFile: boolean
}

/** Limits of a posted form. */
export interface FormLimits {
  readonly maxFileBytes: number
  readonly maxFiles: number
}

const MAX_FIELDS = 200
const MAX_FIELD_BYTES = 65_536
/** A longer request is cut off: no browser needs it, and reading it would only cost bandwidth. */
const MAX_REQUEST_BYTES = 104_857_600

/**
 * Reads a `multipart/form-data` request as a stream. The bytes of a file above the limit are dropped at once, so that a
 * large upload needs no memory, and the other fields are kept. Returns `undefined` for another media type, and for a
 * malformed or endless request.
 */
export async function readMultipart(
  request: Request,
  { maxFileBytes, maxFiles }: FormLimits,
): Promise<PostedFields | undefined> {
  const contentType = request.headers.get("content-type") ?? ""
  if (!contentType.startsWith("multipart/form-data") || request.body === null) return undefined
  const fields = new Map<string, string>()
  const files: AttachedFile[] = []
  let hasLargeFile = false
  try {
    const parser = new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: maxFiles,
        fileSize: maxFileBytes,
        parts: MAX_FIELDS + maxFiles,
      },
    })
    parser.on("field", (name, value) => {
      if (!fields.has(name)) fields.set(name, value)
    })
    parser.on("filesLimit", () => {
      hasLargeFile = true
    })
    parser.on("file", (_field, stream, name) => {
      const chunks: Buffer[] = []
      let isLarge = false
      stream.on("data", (chunk: Buffer) => {
        if (!isLarge) chunks.push(chunk)
      })
      stream.on("limit", () => {
        isLarge = true
        hasLargeFile = true
        chunks.length = 0
      })
      // A file field without a choice is sent as an empty file without a name.
      stream.on("end", () => {
        const bytes = new Uint8Array(Buffer.concat(chunks))
        if (!isLarge && (bytes.length > 0 || (name ?? "") !== "")) files.push({ name: name ?? "", bytes })
      })
    })
    await pipeline(limitedBody(request.body), parser)
  } catch {
    return undefined
  }
  return {
    text: (name) => (fields.get(name) ?? "").trim(),
    withPrefix: (prefix) =>
      Object.fromEntries(
        [...fields].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
      ),
    files,
    hasLargeFile,
  }
}

function limitedBody(body: ReadableStream<Uint8Array>): Readable {
  return Readable.from(limitBytes(body))
}

async function* limitBytes(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.length
    if (read > MAX_REQUEST_BYTES) {
      await reader.cancel()
      throw new Error("The request is too long.")
    }
    yield value
  }
}
