import { gunzipSync } from "node:zlib"
import * as Option from "effect/Option"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { packEvents } from "../../../adapters/telemetry/packEvents.ts"
import { truncatedLog } from "../../../domain/telemetry/eventLimits.ts"
import { readEventLines } from "../../../domain/telemetry/eventLines.ts"
import type { LogEvent, Tags } from "../../../domain/telemetry/TelemetryEvent.ts"
import { KEEPALIVE_BYTES, MAX_POST_BYTES } from "../../../domain/telemetry/telemetryLimits.ts"

const log = (message: string, tags: Tags = {}): LogEvent => ({
  kind: "log",
  at: 1,
  level: "INFO",
  label: "test",
  message,
  tags,
})
const read = (bytes: Uint8Array | undefined) =>
  bytes === undefined ? [] : Option.getOrThrow(readEventLines(gunzipSync(bytes).toString("utf8"))).events
/** Text that gzip cannot compress much: characters of four bytes in UTF-8, in no order. */
function noise(length: number, seed = 1): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return String.fromCodePoint(0x1_f300 + (state % 700))
  }).join("")
}

describe("packed events", () => {
  it("F156 are whole events in order, smaller than the limit after compression, at every border of a batch", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 400, max: 20_000 }),
        (lengths, limit) => {
          const events = lengths.map((length, index) => log(noise(length, index + 1)))
          const { bytes, count, oversize } = packEvents({}, events, limit)
          expect(oversize).toBe(0)
          expect(bytes?.length ?? 0).toBeLessThanOrEqual(limit)
          expect(read(bytes)).toEqual(events.slice(0, count))
        },
      ),
      { numRuns: 50 },
    )
  })

  it("F156 fill a request to its last byte, and no further", () => {
    const events = [log(noise(1_000, 1)), log(noise(1_000, 2))]
    const { bytes } = packEvents({}, events)
    const size = bytes?.length ?? 0
    expect(packEvents({}, events, size).count).toBe(2)
    expect(packEvents({}, events, size - 1).count).toBe(1)
  })

  it("F156 take several batches for more than the collector accepts, and lose nothing", () => {
    // 40 texts of 100 kB each, which compress to about a third.
    const events = Array.from({ length: 40 }, (_, index) => log(noise(25_000, index + 1)))
    const arrived: unknown[] = []
    for (let rest = events; rest.length > 0;) {
      const { bytes, count } = packEvents({ store: "1" }, rest)
      expect(bytes?.length ?? Infinity).toBeLessThan(MAX_POST_BYTES)
      arrived.push(...read(bytes))
      rest = rest.slice(count)
    }
    expect(arrived).toEqual(events)
  })

  it("F156 leave out an event that is too large on its own", () => {
    const huge = log(
      "huge",
      Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [noise(200, index), noise(250, index + 7)])),
    )
    const { bytes, count, oversize } = packEvents({}, [log("first"), huge, log("last")])
    expect([count, oversize, read(bytes)]).toEqual([3, 1, [log("first"), log("last")]])
    expect(packEvents({}, [huge])).toEqual({ count: 1, oversize: 1 })
    // Too long for the collector to inflate, although it compresses well.
    const long = log("long", { k: "a".repeat(9_000_000) })
    expect(packEvents({}, [long])).toEqual({ count: 1, oversize: 1 })
  })

  it("F161 fit into what a page may send while it ends; an event that does not stays", () => {
    const events = Array.from({ length: 50 }, (_, index) => log(noise(2_000, index + 1)))
    const { bytes, count } = packEvents({}, events, KEEPALIVE_BYTES)
    expect(bytes?.length ?? 0).toBeLessThanOrEqual(KEEPALIVE_BYTES)
    expect([count > 0, count < events.length]).toEqual([true, true])
    const tags = { a: noise(200_000) }
    expect(packEvents({}, [log("x", tags)], KEEPALIVE_BYTES)).toEqual({ count: 0, oversize: 0 })
  })

  it("F156 have texts that were cut between characters, never within one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 34_990, max: 35_010 }), (length) => {
        const { message } = truncatedLog(log(`${"m".repeat(length)}👗👗👗`))
        expect(message.length).toBeLessThanOrEqual(35_000)
        expect(message).not.toContain("\ufffd")
        expect(`${"m".repeat(length)}👗👗👗`.startsWith(message)).toBe(true)
      }),
    )
  })
})
