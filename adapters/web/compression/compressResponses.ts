import { pipeline } from "node:stream"
import { constants, createBrotliCompress, createGzip } from "node:zlib"
import type { MiddlewareHandler } from "hono"
import type { ContentEncoding } from "./acceptedEncoding.ts"
import { acceptedEncoding } from "./acceptedEncoding.ts"

/** Text formats; pictures and fonts are compressed already, and event streams must not wait for more bytes. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|image\/svg\+xml\b|application\/(?:[a-z0-9.+-]+\+)?(?:json|xml|javascript|x-ndjson)\b)/i
/** Smaller responses fit into one packet. */
const MIN_BYTES = 1_024
/** About the CPU time of gzip, and 15 % fewer bytes. */
const BROTLI_QUALITY = 4
/** Base-2 logarithm of the window; the default of 4 MB costs as much memory for each response. */
const BROTLI_WINDOW = 18

/** Compresses text responses that nothing has compressed yet, with the coding that the client prefers. */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next()
  const { res: response, req: request } = context
  const { headers, body } = response
  if (!isCompressible(response)) return
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "accept-encoding")
  const encoding = acceptedEncoding(request.header("accept-encoding"))
  if (encoding === undefined || body === null || request.method === "HEAD") return
  const own = new Headers(headers)
  own.delete("content-length")
  own.set("content-encoding", encoding)
  context.res = undefined
  context.res = new Response(compressed(body, encoding), {
    status: response.status,
    statusText: response.statusText,
    headers: own,
  })
}

function isCompressible({ headers }: Response): boolean {
  const length = headers.get("content-length")
  return (
    COMPRESSIBLE.test(headers.get("content-type") ?? "") &&
    !headers.has("content-encoding") &&
    !headers.has("transfer-encoding") &&
    (length === null || Number(length) >= MIN_BYTES) &&
    !/(?:^|,)\s*no-transform\s*(?:,|$)/i.test(headers.get("cache-control") ?? "")
  )
}

/** Compresses in zlib's thread pool. Each chunk is flushed, so that a streamed page arrives while it is rendered. */
function compressed(body: ReadableStream<Uint8Array>, encoding: ContentEncoding): ReadableStream<Uint8Array> {
  const compressor =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // A failure ends both; the reader gets it from the compressor.
  pipeline(body, compressor, () => undefined)
  const chunks: AsyncIterator<Uint8Array> = compressor[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => void compressor.destroy(),
  })
}
