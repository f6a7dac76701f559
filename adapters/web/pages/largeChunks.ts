/** Half of a usual page. */
const CHUNK_BYTES = 65_536

/**
 * Returns a byte stream with the chunks that are ready at the same time joined. React writes a page in chunks of 4 kB,
 * each of which costs a flush of the compressor, a write to the socket and several promises.
 */
export function largeChunks(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader({ mode: "byob" })
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read(new Uint8Array(CHUNK_BYTES))
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
