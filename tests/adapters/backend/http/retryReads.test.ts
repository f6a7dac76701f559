import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Random from "effect/Random"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { BackendResponse } from "../../../../adapters/backend/http/response/BackendResponse.ts"
import { READ_LIMITS } from "../../../../adapters/backend/http/OperationLimits.ts"
import { sendPolicy } from "../../../../adapters/backend/http/send/sendPolicy.ts"
import { retryReads } from "../../../../adapters/backend/http/send/retryReads.ts"
import type { Send } from "../../../../adapters/backend/http/send/sendRequest.ts"
import { itEffect } from "../../../support/itEffect.ts"

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): BackendResponse => ({
  status,
  statusText: "",
  headers: new Headers(headers),
  body: new Uint8Array(),
})
const aRead = { method: "GET", path: "/category", headers: {} }

/** A shop that responds with these statuses in order, and then with success. `unreachable` is no response at all. */
function shopThatAnswers(...statuses: readonly (number | "unreachable")[]) {
  const left = [...statuses]
  let calls = 0
  const send: Send = () =>
    Effect.suspend(() => {
      calls += 1
      const next = left.shift() ?? 200
      return next === "unreachable" ? Effect.fail({ _tag: "Unreachable" as const }) : Effect.succeed(answer(next))
    })
  return { send, calls: () => calls }
}

describe("a read of an unavailable shop", () => {
  for (const status of [502, 503, 504, "unreachable"] as const)
    itEffect(`is retried after ${status}, first after two to six seconds, then after four to twelve`, () =>
      Effect.gen(function* () {
        const shop = shopThatAnswers(status, status)
        const reading = yield* Effect.forkChild(retryReads(shop.send)(aRead, READ_LIMITS))
        yield* TestClock.adjust(Duration.millis(1_999))
        expect(shop.calls()).toBe(1)
        yield* TestClock.adjust(Duration.millis(4_001))
        expect(shop.calls()).toBe(2)
        yield* TestClock.adjust(Duration.millis(12_000))
        expect((yield* Fiber.join(reading)).status).toBe(200)
        expect(shop.calls()).toBe(3)
      }),
    )

  itEffect("fails after the third try, with the last response", () =>
    Effect.gen(function* () {
      const shop = shopThatAnswers(502, 503, 504, 503)
      const reading = yield* Effect.forkChild(retryReads(shop.send)(aRead, READ_LIMITS))
      yield* TestClock.adjust(Duration.minutes(5))
      expect((yield* Fiber.join(reading)).status).toBe(504)
      expect(shop.calls()).toBe(3)
    }),
  )

  itEffect("is not retried after a definite response, or with a requested wait of more than half a minute", () =>
    Effect.gen(function* () {
      for (const status of [200, 404, 500, 501, 505]) {
        const shop = shopThatAnswers(status)
        expect((yield* retryReads(shop.send)(aRead, READ_LIMITS)).status).toBe(status)
        expect(shop.calls()).toBe(1)
      }
      const closed: Send = () => Effect.succeed(answer(503, { "retry-after": "31" }))
      expect((yield* retryReads(closed)(aRead, READ_LIMITS)).status).toBe(503)
    }),
  )

  itEffect("is the only call that is retried: whether a change took effect is unknown", () =>
    Effect.gen(function* () {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const shop = shopThatAnswers(503)
        expect((yield* retryReads(shop.send)({ ...aRead, method }, READ_LIMITS)).status).toBe(503)
        const met = sendPolicy(shop.send, {
          maxRetries: 1,
          onQueuePosition: () => undefined,
          onGiveUp: () => undefined,
          promptForCaptcha: () => Promise.resolve(undefined),
        })
        expect((yield* met({ ...aRead, method }, READ_LIMITS, answer(503))).status).toBe(503)
        expect(shop.calls()).toBe(1)
      }
    }),
  )
})

const CLIENTS = 1_000
const SECOND = 1_000
/** The shop fails for one minute, after one minute. */
const OUTAGE = { from: 60 * SECOND, to: 120 * SECOND } as const
const END = 180 * SECOND

/** Calls in each second of three minutes: a thousand clients, each reading about every ten seconds. */
const callsPerSecond = Effect.fnUntraced(function* (refusedReason: BackendResponse) {
  const counts: number[] = Array.from({ length: END / SECOND }, () => 0)
  const send: Send = Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const second = Math.floor(now / SECOND)
    counts[second] = (counts[second] ?? 0) + 1
    return now >= OUTAGE.from && now < OUTAGE.to ? refusedReason : answer(200)
  })
  const read = retryReads(send)
  const client = Effect.gen(function* () {
    yield* Effect.sleep(Math.floor(10 * SECOND * (yield* Random.next)))
    while ((yield* Clock.currentTimeMillis) < END - SECOND) {
      yield* read(aRead, READ_LIMITS)
      yield* Effect.sleep(Math.floor(SECOND * (5 + 10 * (yield* Random.next))))
    }
  })
  const clients = yield* Effect.forkChild(
    Effect.all(
      Array.from({ length: CLIENTS }, () => client),
      { concurrency: "unbounded", discard: true },
    ),
  )
  yield* TestClock.adjust(Duration.millis(END + 60 * SECOND))
  yield* Fiber.join(clients)
  return counts
}, Random.withSeed("a thousand clients"))

describe("F26 a thousand clients that return after a minute of 503", () => {
  for (const [what, refusedReason] of [
    ["of a shop that names no time", answer(503)],
    [
      "of a shop that names the moment of its return to all of them",
      answer(503, { "retry-after": new Date(OUTAGE.to).toUTCString() }),
    ],
  ] as const)
    itEffect(`${what} never send more than twice as many calls as on a quiet day`, () =>
      Effect.gen(function* () {
        const counts = yield* callsPerSecond(refusedReason)
        const quiet = counts.slice(20, 60)
        const steady = quiet.reduce((sum, calls) => sum + calls, 0) / quiet.length
        const [during, after] = [Math.max(...counts.slice(60, 120)), Math.max(...counts.slice(120, 179))]
        process.stdout.write(
          `F26 ${what}: ${steady.toFixed(0)}/s on a quiet day, at most ${during}/s during and ${after}/s after\n`,
        )
        expect(steady).toBeGreaterThan(90)
        expect(during).toBeLessThanOrEqual(2 * steady)
        expect(after).toBeLessThanOrEqual(2 * steady)
      }),
    )
})
