import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BackendResponse } from "../../../../adapters/backend/http/response/BackendResponse.ts"
import { isExpired, isRefused } from "../../../../adapters/backend/http/identity/sessionErrors.ts"
import { backendErrorReason } from "../../../../adapters/backend/http/response/backendErrorReason.ts"
import {
  MAX_RETRY_AFTER_MILLIS,
  MIN_RETRY_AFTER_MILLIS,
  retryAfterMillis,
} from "../../../../adapters/backend/http/send/retryAfter.ts"

const NOW = 1_767_225_600_000

function answer(
  status: number,
  body: string,
  headers: Record<string, string> = { "content-type": "application/json" },
): BackendResponse {
  return { status, statusText: "", headers: new Headers(headers), body: new TextEncoder().encode(body) }
}
const reasonOf = (status: number, body: unknown, headers?: Record<string, string>) =>
  backendErrorReason(answer(status, typeof body === "string" ? body : JSON.stringify(body), headers), {
    now: NOW,
    random: 0,
  })

describe("F8 a 403 means the session only with code or errorCode 4 or 11", () => {
  it.each([
    [{ code: 4 }],
    [{ code: 11 }],
    [{ code: "4" }],
    [{ code: "11" }],
    [{ errorCode: 4 }],
    [{ errorCode: "11" }],
    [{ code: 403, errorCode: 4 }],
    [{ code: "11", errorCode: 403 }],
  ])("%j is an expired session", (body) => {
    expect(reasonOf(403, body)).toEqual({ _tag: "SessionExpired" })
  })
  it("4.0 is the same number as 4", () => {
    expect(reasonOf(403, '{"code":4.0}')).toEqual({ _tag: "SessionExpired" })
  })
  it.each([
    [{ code: " 4" }],
    [{ code: "04" }],
    [{ code: "4.0" }],
    [{ code: true }],
    [{ code: [4] }],
    [{ code: { code: 4 } }],
    [{ error: { code: 4 } }],
    [{ code: 44 }],
    [{ code: null }],
    [{ code: "四" }],
    [[4]],
    [4],
    [{}],
  ])("%j is a plain refusal", (body) => {
    expect(reasonOf(403, body)).toEqual({ _tag: "Forbidden" })
  })
  it.each([
    ["<h1>4</h1>", "text/html"],
    ["", "application/json"],
    ['{"code":4', "application/json"],
    ['{"code":4}', "text/plain"],
  ])("F9 a 403 with %j as %s is a plain refusal", (body, type) => {
    expect(reasonOf(403, body, { "content-type": type })).toEqual({ _tag: "Forbidden" })
  })
})

describe("the error reason of a response", () => {
  it.each([
    [200, { items: [] }, undefined],
    [204, "", undefined],
    [200, { code: 4, key: "_ERR_SESSION_EXPIRED" }, "SessionExpired"],
    [401, "", "SessionExpired"],
    [404, {}, "NotFound"],
    [400, { key: "_ERR_INVALID_INPUT" }, "Rejected"],
    [409, { code: 11, key: "_ERR_MAX_PRODUCTS_SHOPCART" }, "Rejected"],
    [422, {}, "Rejected"],
    [302, "", "ContractMismatch"],
    [304, "", "ContractMismatch"],
    [0, "", "ContractMismatch"],
    [500, {}, "ServerFault"],
    [503, {}, "ServerFault"],
  ])("of %i with %j is %s", (status, body, tag) => {
    expect(reasonOf(status, body)?._tag).toBe(tag)
  })

  it("F32 is never success when HTML is returned in place of JSON", () => {
    expect(reasonOf(200, "<!doctype html><title>Log in</title>", { "content-type": "text/html" })).toMatchObject({
      _tag: "ContractMismatch",
      expected: "JSON",
    })
    expect(reasonOf(200, '{"items":[]}', { "content-type": "text/html" })).toMatchObject({ _tag: "ContractMismatch" })
    expect(reasonOf(200, "<!doctype html>", { "content-type": "application/json" })).toMatchObject({
      _tag: "ContractMismatch",
    })
  })

  it("F36 keeps the key of a 500, which is a cart error, and of no other fault", () => {
    expect(reasonOf(500, { key: "LINE_NO_BUYABLE" })).toEqual({ _tag: "ServerFault", key: "LINE_NO_BUYABLE" })
    expect(reasonOf(503, { key: "_ERR_UNAVAILABLE" })).toEqual({ _tag: "ServerFault" })
    expect(reasonOf(500, "")).toEqual({ _tag: "ServerFault" })
  })

  it("F36 detects an error in a 200 response, and no other response", () => {
    expect(reasonOf(200, { code: 500, key: "LINE_NO_BUYABLE", message: "M" })).toEqual({
      _tag: "ServerFault",
      key: "LINE_NO_BUYABLE",
    })
    expect(reasonOf(200, { code: "11", key: "K", description: "D", params: [], causes: [] })).toEqual({
      _tag: "ServerFault",
      key: "K",
    })
    for (const body of [
      { key: "K", value: "V" },
      { key: "K" },
      { code: 1 },
      { code: 500, key: "K", items: [] },
      { code: true, key: "K" },
      [{ code: 500, key: "K" }],
    ])
      expect(reasonOf(200, body)).toBeUndefined()
  })

  it("distinguishes a session expired by body code 4 from a refused token", () => {
    const seen = (status: number, body: unknown) => {
      const received = answer(status, JSON.stringify(body))
      return [isRefused(received), isExpired(received)]
    }
    expect([seen(200, { code: 4 }), seen(400, { code: "4" }), seen(409, { code: 4, key: "K" })]).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ])
    expect([seen(401, { code: 4 }), seen(403, { code: 4 }), seen(401, {})]).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ])
    expect([
      seen(500, { code: 4 }),
      seen(200, { code: 44 }),
      seen(200, { errorCode: 4 }),
      seen(200, [4]),
      seen(403, { code: 5 }),
    ]).toEqual(Array.from({ length: 5 }, () => [false, false]))
  })

  it("keeps the fields of a refusal that have the right format", () => {
    expect(
      reasonOf(422, {
        errorCode: "409",
        errorKey: "K",
        message: "M",
        params: ["a", 2, {}],
        causes: ["C"],
        fields: [{ field: "city", rule: "pattern", message: "m" }, { field: 1 }, null],
      }),
    ).toEqual({
      _tag: "Rejected",
      code: "409",
      key: "K",
      description: "M",
      parameters: ["a", "2"],
      causes: ["C"],
      fields: [{ field: "city", rule: "pattern", message: "m" }],
    })
  })
})

describe("F37 the wait after a 429", () => {
  it.each([
    ["what the body says", { retryAfter: 7 }, null, 7000],
    ["what the header says where the body says nothing", {}, "9", 9000],
    ["the body before the header", { retryAfter: 3 }, "9", 3000],
    ["the header where the body cannot be understood", { retryAfter: "abc" }, "9", 9000],
    ["at least a second: 0", { retryAfter: 0 }, null, 1000],
    ["at least a second: -5", { retryAfter: -5 }, null, 1000],
    ["at least a second: a date that is over", {}, new Date(NOW - 60_000).toUTCString(), 1000],
    ["the time until a date to come", {}, new Date(NOW + 30_000).toUTCString(), 30_000],
    ["a usual wait where nothing is said", {}, null, 5000],
    ["a usual wait where nothing can be understood", {}, "soon", 5000],
    ["at most the maximum: 1e10", { retryAfter: 1e10 }, null, MAX_RETRY_AFTER_MILLIS / 1.2],
  ])("is %s", (_, body, header, expected) => {
    expect(retryAfterMillis("retryAfter" in body ? body.retryAfter : undefined, header, NOW, 0)).toBe(expected)
  })

  it("is between a second and the maximum, and at least the requested wait below the maximum", () => {
    const anything = fc.oneof(fc.double(), fc.string(), fc.constant(undefined), fc.jsonValue(), fc.maxSafeInteger())
    fc.assert(
      fc.property(
        anything,
        fc.option(fc.string()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (body, header, random) => {
          const wait = retryAfterMillis(body, header, NOW, random)
          expect(wait).toBeGreaterThanOrEqual(MIN_RETRY_AFTER_MILLIS)
          expect(wait).toBeLessThanOrEqual(MAX_RETRY_AFTER_MILLIS)
          if (typeof body === "number" && body >= 1 && body * 1200 <= MAX_RETRY_AFTER_MILLIS)
            expect(wait).toBeGreaterThanOrEqual(Math.floor(body * 1000))
        },
      ),
    )
  })

  it("F41 keeps a queue position only when it is a valid one", () => {
    expect(reasonOf(429, { retryAfter: 5, position: 12 })).toEqual({
      _tag: "RateLimited",
      retryAfterMillis: 5000,
      position: 12,
    })
    for (const position of [-1, 1.5, "3", null])
      expect(reasonOf(429, { retryAfter: 5, position })).not.toHaveProperty("position")
  })
})
