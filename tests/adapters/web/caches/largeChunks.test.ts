import { describe, expect, it } from "vitest"
import { largeChunks } from "../../../../adapters/web/pages/largeChunks.ts"

const CHUNKS = 50
const CHUNK_BYTES = 4_096

/** A byte stream whose chunks are all ready, as React writes a page. */
function writtenPage(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: "bytes",
    start: (controller) => {
      for (let index = 0; index < CHUNKS; index += 1) controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(index))
      controller.close()
    },
  })
}

describe("a page in large chunks", () => {
  it("has the same bytes in a few chunks", async () => {
    const chunks: Uint8Array[] = []
    for await (const chunk of largeChunks(writtenPage())) chunks.push(chunk)
    expect(chunks.length).toBeLessThanOrEqual(4)
    const bytes = Buffer.concat(chunks)
    expect(bytes.length).toBe(CHUNKS * CHUNK_BYTES)
    expect(Array.from({ length: CHUNKS }, (_, index) => bytes[index * CHUNK_BYTES])).toEqual(
      Array.from({ length: CHUNKS }, (_, index) => index),
    )
  })

  it("is no longer written when its reader leaves", async () => {
    const left: unknown[] = []
    const stream = new ReadableStream({ type: "bytes", cancel: (reason) => void left.push(reason) })
    await largeChunks(stream).cancel("gone")
    expect(left).toEqual(["gone"])
  })
})
