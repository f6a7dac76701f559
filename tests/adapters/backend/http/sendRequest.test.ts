import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import type { OperationLimits } from "../../../../adapters/backend/http/OperationLimits.ts"
import { sendRequest } from "../../../../adapters/backend/http/send/sendRequest.ts"

const limits: OperationLimits = { deadline: Duration.seconds(10), maxBytes: 1000 }
const request = { method: "GET", path: "/itxrest/2/catalog/store", headers: {} }

describe("a request to the backend", () => {
  it("is refused when its response exceeds the operation's limit, and the stream is cut (F34)", async () => {
    let pulled = 0
    let cancelled = false
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(100))
      },
      cancel() {
        cancelled = true
      },
    })
    const send = sendRequest(() => Promise.resolve(new Response(endless)), "http://backend.test")
    expect(await Effect.runPromise(Effect.flip(send(request, limits)))).toEqual({
      _tag: "ContractMismatch",
      path: "",
      expected: "at most 1000 bytes",
    })
    expect(cancelled).toBe(true)
    expect(pulled).toBeLessThan(15)
  })

  it("is aborted at its deadline (F29)", async () => {
    let aborted = false
    const send = sendRequest(
      (sent) =>
        new Promise((_, reject) => {
          sent.signal.addEventListener("abort", () => {
            aborted = true
            reject(sent.signal.reason)
          })
        }),
      "http://backend.test",
    )
    const program = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.flip(send(request, limits)))
      yield* TestClock.adjust(Duration.seconds(10))
      return yield* Fiber.join(fiber)
    })
    expect(await Effect.runPromise(Effect.provide(program, TestClock.layer()))).toEqual({
      _tag: "TimedOut",
      afterMillis: 10_000,
    })
    expect(aborted).toBe(true)
  })

  it("also when the response never ends", async () => {
    const drip = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
    const send = sendRequest(() => Promise.resolve(new Response(drip)), "http://backend.test")
    const program = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.flip(send(request, limits)))
      yield* TestClock.adjust(Duration.seconds(10))
      return yield* Fiber.join(fiber)
    })
    expect(await Effect.runPromise(Effect.provide(program, TestClock.layer()))).toMatchObject({ _tag: "TimedOut" })
  })

  it("is aborted when its caller is interrupted (F45)", async () => {
    const controller = new AbortController()
    let running: Promise<unknown> | undefined
    const signal = await new Promise<AbortSignal>((resolve) => {
      const send = sendRequest((sent) => {
        resolve(sent.signal)
        return new Promise(() => undefined)
      }, "http://backend.test")
      running = Effect.runPromiseExit(send(request, limits), { signal: controller.signal }).then(Exit.hasInterrupts)
    })
    expect(signal.aborted).toBe(false)
    controller.abort()
    expect(await running).toBe(true)
    expect(signal.aborted).toBe(true)
  })

  it("reports an unreachable server and a truncated body (F28)", async () => {
    const unreachable = sendRequest(() => Promise.reject(new TypeError("fetch failed")), "http://backend.test")
    expect(await Effect.runPromise(Effect.flip(unreachable(request, limits)))).toEqual({
      _tag: "Unreachable",
      detail: "TypeError",
    })
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) })
    const brokenOff = sendRequest(() => Promise.resolve(new Response(broken)), "http://backend.test")
    expect(await Effect.runPromise(Effect.flip(brokenOff(request, limits)))).toMatchObject({ _tag: "Unreachable" })
  })

  it("follows no redirect (F35)", async () => {
    let mode: RequestRedirect | undefined
    const send = sendRequest((sent) => {
      mode = sent.redirect
      return Promise.resolve(new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } }))
    }, "http://backend.test")
    expect(await Effect.runPromise(send(request, limits))).toMatchObject({ status: 302 })
    expect(mode).toBe("manual")
  })
})
