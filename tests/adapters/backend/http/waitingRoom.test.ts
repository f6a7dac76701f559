import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { BackendResponse } from "../../../../adapters/backend/http/response/BackendResponse.ts"
import { WRITE_LIMITS } from "../../../../adapters/backend/http/OperationLimits.ts"
import type { OutgoingRequest } from "../../../../adapters/backend/http/send/OutgoingRequest.ts"
import type { Send } from "../../../../adapters/backend/http/send/sendRequest.ts"
import { waitingRoom } from "../../../../adapters/backend/http/send/waitingRoom.ts"
import { OnQueued } from "../../../../application/shared/OnQueued.ts"
import type { QueuePosition } from "../../../../domain/session/QueuePosition.ts"
import { itEffect } from "../../../support/itEffect.ts"

const answer = (status: number, body: unknown = {}): BackendResponse => ({
  status,
  statusText: "",
  headers: new Headers({ "content-type": "application/json" }),
  body: new TextEncoder().encode(JSON.stringify(body)),
})

/** A backend with a queue: it refuses calls with the position in the queue until it opens. */
class Queue {
  opensAfter: number
  readonly asked: OutgoingRequest[] = []
  constructor(opensAfter: number) {
    this.opensAfter = opensAfter
  }
  readonly send: Send = (request) =>
    Effect.sync(() => {
      this.asked.push(request)
      return this.opensAfter-- > 0
        ? answer(429, { retryAfter: 10, position: this.opensAfter + 1 })
        : answer(200, { path: request.path })
    })
}

function room(queue: Queue, maxRetries = 5, previousAttempts = () => 0) {
  const places: (QueuePosition | undefined)[] = []
  let gaveUp = 0
  const send = waitingRoom(queue.send, {
    maxRetries,
    previousAttempts,
    onQueuePosition: (place) => places.push(place),
    onGiveUp: () => void (gaveUp += 1),
  })
  return {
    send: (path: string, method = "GET") =>
      send({ method, path, headers: {}, body: method === "POST" ? "{}" : "" }, WRITE_LIMITS),
    places,
    gaveUp: () => gaveUp,
  }
}

// Jitter lengthens a wait of 10 s by at most a fifth (R7).
const TURN = Duration.seconds(12)

describe("the waiting room", () => {
  itEffect("lets every call pass where there is no queue, and is never shown", () =>
    Effect.gen(function* () {
      const { send, places } = room(new Queue(0))
      expect((yield* send("/a")).status).toBe(200)
      expect(places).toEqual([])
    }),
  )

  itEffect("retries after the requested wait, reports the position, and continues where the customer was", () =>
    Effect.gen(function* () {
      const queue = new Queue(3)
      const { send, places } = room(queue)
      const call = yield* Effect.forkChild(send("/cart", "POST"))
      yield* TestClock.adjust(Duration.millis(9_999))
      expect(queue.asked).toHaveLength(1)
      yield* TestClock.adjust(Duration.seconds(40))
      expect((yield* Fiber.join(call)).status).toBe(200)
      expect(queue.asked).toHaveLength(4)
      expect(places.map((place) => place && [place.attempt, place.position])).toEqual([
        [1, 3],
        [2, 2],
        [3, 1],
        undefined,
      ])
    }),
  )

  itEffect("reports whether the call at the front changes something", () =>
    Effect.gen(function* () {
      for (const [method, isMutation] of [
        ["GET", undefined],
        ["POST", true],
        ["DELETE", true],
      ] as const) {
        const { send, places } = room(new Queue(1))
        const call = yield* Effect.forkChild(send("/cart", method))
        yield* TestClock.adjust(TURN)
        yield* Fiber.join(call)
        expect(places.map((place) => place?.isMutation)).toEqual([isMutation, undefined])
      }
    }),
  )

  itEffect("is not used for too many password attempts: the refusal is returned at once, after one call", () =>
    Effect.gen(function* () {
      const asked: OutgoingRequest[] = []
      const refusedReason = answer(429, { code: 429, key: "_ERR_TOO_MANY_TRIES", retryAfter: 900 })
      const places: (QueuePosition | undefined)[] = []
      const send = waitingRoom(
        (request) =>
          Effect.sync(() => {
            asked.push(request)
            return refusedReason
          }),
        { maxRetries: 5, onQueuePosition: (place) => places.push(place), onGiveUp: () => undefined },
      )
      const request = { method: "POST", path: "/identity", headers: {}, body: "{}" }
      expect(yield* send(request, WRITE_LIMITS)).toBe(refusedReason)
      expect(yield* send(request, WRITE_LIMITS, refusedReason)).toBe(refusedReason)
      expect([asked.length, places]).toEqual([1, []])
    }),
  )

  itEffect("F38 is one room for twenty calls: one polls, the others follow it, each once", () =>
    Effect.gen(function* () {
      const queue = new Queue(22)
      const { send, places } = room(queue)
      const calls = yield* Effect.forkChild(
        Effect.all(
          Array.from({ length: 20 }, (_, index) => send(`/call/${index}`, "POST")),
          { concurrency: "unbounded" },
        ),
      )
      yield* TestClock.adjust(TURN)
      expect(queue.asked).toHaveLength(21)
      yield* TestClock.adjust(TURN)
      yield* TestClock.adjust(TURN)
      const answers = yield* Fiber.join(calls)
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
      expect(answers.map(({ body }) => new TextDecoder().decode(body))).toEqual(
        Array.from({ length: 20 }, (_, index) => JSON.stringify({ path: `/call/${index}` })),
      )
      // Twenty refused at the waiting room, two more at the front, twenty successful.
      expect(queue.asked).toHaveLength(42)
      expect(places.filter((place) => place !== undefined)).toHaveLength(3)
    }),
  )

  itEffect("queues a later call behind the others, without sending it first", () =>
    Effect.gen(function* () {
      const queue = new Queue(1)
      const { send } = room(queue)
      const first = yield* Effect.forkChild(send("/first"))
      yield* TestClock.adjust(Duration.seconds(1))
      const late = yield* Effect.forkChild(send("/late"))
      yield* TestClock.adjust(Duration.seconds(1))
      expect(queue.asked.map(({ path }) => path)).toEqual(["/first"])
      yield* TestClock.adjust(TURN)
      expect([(yield* Fiber.join(first)).status, (yield* Fiber.join(late)).status]).toEqual([200, 200])
      expect(queue.asked.map(({ path }) => path)).toEqual(["/first", "/first", "/late"])
    }),
  )

  itEffect("F39 redirects home once when waiting was in vain, and each call has its own error", () =>
    Effect.gen(function* () {
      const queue = new Queue(1_000)
      const { send, places, gaveUp } = room(queue, 2)
      const calls = yield* Effect.forkChild(
        Effect.all([send("/a"), send("/b"), send("/c")], { concurrency: "unbounded" }),
      )
      for (let turn = 0; turn < 3; turn += 1) yield* TestClock.adjust(TURN)
      expect((yield* Fiber.join(calls)).map(({ status }) => status)).toEqual([429, 429, 429])
      expect(queue.asked).toHaveLength(5)
      expect([gaveUp(), places.at(-1)]).toEqual([1, undefined])
    }),
  )

  itEffect("F38 asks each call that has to wait once to store the state that must survive a reload", () =>
    Effect.gen(function* () {
      const { send } = room(new Queue(4))
      const prepared: string[] = []
      const asking = (path: string) =>
        Effect.provideService(
          send(path, "POST"),
          OnQueued,
          Effect.sync(() => void prepared.push(path)),
        )
      const calls = yield* Effect.forkChild(Effect.all([asking("/a"), asking("/b")], { concurrency: "unbounded" }))
      for (let turn = 0; turn < 4; turn += 1) yield* TestClock.adjust(TURN)
      expect((yield* Fiber.join(calls)).map(({ status }) => status)).toEqual([200, 200])
      expect((yield* asking("/c")).status).toBe(200)
      expect(prepared).toEqual(["/a", "/b"])
    }),
  )

  itEffect("F39 counts the tries before a reload", () =>
    Effect.gen(function* () {
      const { send, places, gaveUp } = room(new Queue(1_000), 5, () => 3)
      const call = yield* Effect.forkChild(send("/a"))
      for (let turn = 0; turn < 3; turn += 1) yield* TestClock.adjust(TURN)
      expect((yield* Fiber.join(call)).status).toBe(429)
      expect([places.map((place) => place?.attempt), gaveUp()]).toEqual([[4, 5, undefined], 1])
    }),
  )

  itEffect("moves the next call to the front when the first is interrupted", () =>
    Effect.gen(function* () {
      const queue = new Queue(2)
      const { send, places } = room(queue)
      const leaving = yield* Effect.forkChild(send("/leaving"))
      const staying = yield* Effect.forkChild(send("/staying"))
      yield* TestClock.adjust(Duration.seconds(1))
      yield* Fiber.interrupt(leaving)
      yield* TestClock.adjust(TURN)
      yield* TestClock.adjust(TURN)
      expect((yield* Fiber.join(staying)).status).toBe(200)
      expect(places.at(-1)).toBeUndefined()
    }),
  )
})
