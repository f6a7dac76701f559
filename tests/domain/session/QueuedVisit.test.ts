import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { WAITING_ROOM_RETRIES } from "../../../domain/session/QueuePosition.ts"
import { hasGivenUp, readQueuedVisit, toQueueRefused, nextQueuedVisit } from "../../../domain/session/QueuedVisit.ts"

const NOW = 1_800_000_000_000
const VISIT = { target: "/10000034/search/wool?order=new", attempt: 3, retriesAt: NOW + 4_000, position: 12 }

describe("a stored wait of a tab", () => {
  it("is read as it was saved", () => {
    const place = fc.record(
      {
        target: fc.webPath().map((path) => `/${path}`),
        attempt: fc.integer({ min: 1, max: WAITING_ROOM_RETRIES + 1 }),
        retriesAt: fc.integer({ min: NOW - 599_999, max: NOW + 300_000 }),
        position: fc.nat(),
        isMutation: fc.constant(true),
      },
      { requiredKeys: ["target", "attempt", "retriesAt"] },
    )
    fc.assert(
      fc.property(place, (visit) => {
        expect(readQueuedVisit(JSON.stringify(visit), NOW)).toEqual({ ...visit })
      }),
    )
  })

  it.each([
    undefined,
    "",
    "null",
    "[]",
    "3",
    "{",
    "/10000034/ 3 1700000000000",
    JSON.stringify({ ...VISIT, target: undefined }),
    JSON.stringify({ ...VISIT, target: "https://evil.example/" }),
    JSON.stringify({ ...VISIT, target: `/${"a".repeat(9_000)}` }),
    JSON.stringify({ ...VISIT, attempt: 0 }),
    JSON.stringify({ ...VISIT, attempt: 1.5 }),
    JSON.stringify({ ...VISIT, attempt: 99 }),
    JSON.stringify({ ...VISIT, attempt: "3" }),
    JSON.stringify({ ...VISIT, retriesAt: null }),
    JSON.stringify({ ...VISIT, retriesAt: NOW + 300_001 }),
    JSON.stringify({ ...VISIT, retriesAt: NOW - 600_000 }),
    `{"target":"/","attempt":1,"retriesAt":1e999}`,
  ])("F27 is not parsed from %s", (text) => {
    expect(readQueuedVisit(text, NOW)).toBeUndefined()
  })

  it.each([-1, 1.5, null, "12", [], 2 ** 60])("F41 has no position for %j", (position) => {
    expect(readQueuedVisit(JSON.stringify({ ...VISIT, position }), NOW)).toEqual({
      target: VISIT.target,
      attempt: 3,
      retriesAt: VISIT.retriesAt,
    })
  })

  it("is a valid wait or absent, for any stored text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc
            .record({ target: fc.string(), attempt: fc.anything(), retriesAt: fc.anything(), position: fc.anything() })
            .map((value) =>
              JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner)),
            ),
        ),
        (text) => {
          const visit = readQueuedVisit(text, NOW)
          expect(
            visit === undefined ||
              (visit.target.startsWith("/") && visit.attempt >= 1 && visit.retriesAt <= NOW + 300_000),
          ).toBe(true)
        },
      ),
    )
  })
})

describe("a refused page", () => {
  it.each([
    ["4", 4_000],
    ["0", 1_000],
    ["86400", 300_000],
    ["999999999999", 5_000],
    ["-5", 5_000],
    ["abc", 5_000],
    ["1.5", 5_000],
    ["Wed, 21 Oct 2026 07:28:00 GMT", 5_000],
    ["", 5_000],
    [null, 5_000],
  ])("F37 is retried as %o says, within bounds", (header, millis) => {
    expect(toQueueRefused(header, null)).toEqual({ retryAfterMillis: millis })
  })

  it.each([
    ["12", 12],
    ["0", 0],
    ["-1", undefined],
    ["NaN", undefined],
    ["1e3", undefined],
    ["", undefined],
    [null, undefined],
  ])("F41 has %o in front: %o", (header, position) => {
    expect(toQueueRefused("4", header).position).toBe(position)
  })

  it("counts one more try, and starts again for another page", () => {
    expect(nextQueuedVisit(undefined, "/a", { retryAfterMillis: 4_000 }, NOW)).toEqual({
      target: "/a",
      attempt: 1,
      retriesAt: NOW + 4_000,
    })
    expect(nextQueuedVisit(VISIT, VISIT.target, { retryAfterMillis: 1_000, position: 40 }, NOW)).toEqual({
      target: VISIT.target,
      attempt: 4,
      retriesAt: NOW + 1_000,
      position: 40,
    })
    expect(nextQueuedVisit(VISIT, "/b", { retryAfterMillis: 1_000 }, NOW).attempt).toBe(1)
  })

  it("F39 is given up after the last try, permanently", () => {
    let visit = nextQueuedVisit(undefined, "/a", { retryAfterMillis: 1_000 }, NOW)
    for (let tries = 1; tries < WAITING_ROOM_RETRIES; tries += 1)
      visit = nextQueuedVisit(visit, "/a", { retryAfterMillis: 1_000 }, NOW)
    expect([hasGivenUp(visit), hasGivenUp(nextQueuedVisit(visit, "/a", { retryAfterMillis: 1_000 }, NOW))]).toEqual([
      false,
      true,
    ])
    for (let tries = 0; tries < 5; tries += 1) visit = nextQueuedVisit(visit, "/a", { retryAfterMillis: 1_000 }, NOW)
    expect(readQueuedVisit(JSON.stringify(visit), NOW)).toEqual(visit)
  })
})
