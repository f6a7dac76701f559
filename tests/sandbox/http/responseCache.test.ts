import { describe, expect, it } from "vitest"
import { createResponseCache } from "../../../contracts/sandbox/composition/ResponseCache.ts"
import { versionedMemo } from "../../../contracts/sandbox/catalog/versionedMemo.ts"

const ANSWERS = 5_000
const ENTRIES = 100
const versions = { of: () => Promise.resolve(1), changed: () => undefined }

/** Responses that count the reads of their size. */
function countedAnswers(bytes: number) {
  let looks = 0
  class CountedAnswer extends Uint8Array {
    override get byteLength(): number {
      looks += 1
      return super.byteLength
    }
  }
  return { answer: () => new CountedAnswer(bytes), looks: () => looks }
}

describe("F187 the sandbox's cache of rendered responses", () => {
  it("F187 is bounded by count for two-byte responses, at constant cost per response", () => {
    const looksWith = (maxEntries: number) => {
      const { answer, looks } = countedAnswers(2)
      const cache = createResponseCache(versions, () => 0, maxEntries)
      for (let index = 0; index < ANSWERS; index += 1) cache.keep(`/itxrest/2/catalog/${index}`, answer(), 1)
      expect(cache.size().entries).toBe(maxEntries)
      return looks()
    }
    expect(looksWith(ENTRIES)).toBe(ANSWERS)
    expect(looksWith(4_000)).toBe(ANSWERS)
  })

  it("F187 is bounded by bytes, including keys", () => {
    const cache = createResponseCache(versions, () => 0, 10_000, 50_000)
    for (let index = 0; index < ANSWERS; index += 1)
      cache.keep(`/itxrest/2/catalog/${index}`, countedAnswers(1_000).answer(), 1)
    expect(cache.size().bytes).toBeLessThanOrEqual(50_000)
    expect(cache.size().entries).toBeGreaterThan(40)
  })

  it("F187 evicts the least recently used entry", async () => {
    const cache = createResponseCache(versions, () => 0, 2)
    for (const key of ["a", "b"]) cache.keep(key, new Uint8Array(2), 1)
    await cache.get("10000034", "a")
    cache.keep("c", new Uint8Array(2), 1)
    expect(
      await Promise.all(["a", "b", "c"].map(async (key) => (await cache.get("10000034", key)) !== undefined)),
    ).toEqual([true, false, true])
  })
})

describe("F187 the sandbox's cache of catalogue data", () => {
  it("F187 is bounded, and keeps used entries", async () => {
    const made: string[] = []
    const memo = versionedMemo<string>(versions)
    const ask = (key: string) =>
      memo("10000034", key, async () => {
        made.push(key)
        return key
      })
    for (let index = 0; index < 1_000; index += 1) {
      await ask("used")
      await ask(`other ${index}`)
    }
    expect(made).toHaveLength(1_001)
    await ask("other 0")
    expect(made).toHaveLength(1_002)
  })
})
