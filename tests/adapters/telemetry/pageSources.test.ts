import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { integratorTelemetry } from "../../../adapters/browser/integratorTelemetry.ts"
import { dataLayerDriver } from "../../../adapters/telemetry/dataLayerDriver.ts"
import { heartbeat } from "../../../adapters/telemetry/heartbeat.ts"
import { traceParent } from "../../../adapters/telemetry/traceParent.ts"
import { observedSend } from "../../../adapters/backend/http/send/observedSend.ts"
import { READ_LIMITS } from "../../../adapters/backend/http/OperationLimits.ts"
import { campaignOf } from "../../../domain/analytics/campaign.ts"
import type { ObservedCall } from "../../../domain/telemetry/ObservedCall.ts"
import { httpMetrics } from "../../../domain/telemetry/ObservedCall.ts"
import { redactText } from "../../../domain/telemetry/redactText.ts"
import { itEffect } from "../../support/itEffect.ts"

describe("the heartbeat of a page", () => {
  it("beats every 60 seconds, but not when the page was hidden for less than that", () => {
    let now = 0
    let isHidden = false
    let tick: () => void = () => undefined
    let changed: () => void = () => undefined
    let beats = 0
    heartbeat(
      {
        isHidden: () => isHidden,
        now: () => now,
        every: (millis, call) => {
          expect(millis).toBe(60_000)
          tick = call
          return () => undefined
        },
        onVisibility: (listener) => {
          changed = listener
          return () => undefined
        },
      },
      () => {
        beats += 1
      },
    )
    const at = (millis: number, hidden: boolean) => {
      now = millis
      if (hidden !== isHidden) {
        isHidden = hidden
        changed()
      }
    }
    at(60_000, false)
    tick()
    expect(beats).toBe(1)
    at(70_000, true)
    at(120_000, true)
    tick()
    expect(beats).toBe(1)
    at(130_000, true)
    tick()
    expect(beats).toBe(2)
  })
})

describe("a data layer", () => {
  itEffect("has Consent Mode denied by default, updated before each event, and GA4's names", () =>
    Effect.gen(function* () {
      const layer: unknown[] = []
      const driver = dataLayerDriver(layer, { analytics: "granted", personalization: "denied" }, 2)
      yield* Effect.forkChild(driver.send({ name: "login", method: "password" }, 1))
      yield* TestClock.adjust("0 seconds")
      const [first, second, , event] = layer.map((entry) =>
        Object.prototype.toString.call(entry) === "[object Arguments]"
          ? Array.from(Object.values(Object(entry)))
          : entry,
      )
      expect(first).toMatchObject(["consent", "default", { ad_storage: "denied", analytics_storage: "denied" }])
      expect(second).toMatchObject(["consent", "update", { ad_storage: "denied", analytics_storage: "granted" }])
      expect(event).toMatchObject({ event: "login", method: "password", eventTimeout: 2_000 })
    }),
  )

  itEffect("is waited for until it calls back, at most 2,000 ms", () =>
    Effect.gen(function* () {
      const layer: unknown[] = []
      const driver = dataLayerDriver(layer, { analytics: "granted", personalization: "granted" }, 2)
      const slow = yield* Effect.forkChild(driver.send({ name: "page_view", page: "ItxHomePage" }, 1))
      yield* TestClock.adjust("1999 millis")
      expect(slow.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust("1 millis")
      yield* Fiber.join(slow)
      const quick = yield* Effect.forkChild(driver.send({ name: "page_view", page: "ItxHomePage" }, 1))
      yield* TestClock.adjust("0 millis")
      Reflect.apply(Object(layer.at(-1)).eventCallback, undefined, [])
      yield* Fiber.join(quick)
    }),
  )
})

describe("an integrator's additions", () => {
  it("S8 warn of deprecated callbacks, which still work", () => {
    const events: unknown[] = []
    const { properties, onEvent, warnings } = integratorTelemetry({
      selvedgeTelemetry: { properties: { experiment: "b", count: 3 }, onTrack: (event: unknown) => events.push(event) },
    })
    onEvent?.("an event")
    expect([properties, events, warnings]).toEqual([
      { experiment: "b" },
      ["an event"],
      ["selvedgeTelemetry.onTrack is deprecated; use onEvent."],
    ])
    for (const hostile of [undefined, null, "text", 7, { properties: null, onEvent: "x" }])
      expect(integratorTelemetry({ selvedgeTelemetry: hostile })).toEqual({ properties: {}, warnings: [] })
  })
})

describe("the calls of a page", () => {
  itEffect("F164 are metrics with the route template, never with the values in an address", () =>
    Effect.gen(function* () {
      const calls: ObservedCall[] = []
      const send = observedSend(
        ({ headers }) =>
          Effect.succeed({
            status: headers["traceparent"] === undefined ? 500 : 404,
            statusText: "",
            headers: new Headers(),
            body: new Uint8Array(),
          }),
        {
          onCall: (call) => void calls.push(call),
          traceParent: traceParent((length) => new Uint8Array(length).fill(10)),
        },
      )
      yield* send(
        {
          method: "GET",
          template: "/itxrest/{version}/order/store/{storeId}/order/{orderId}",
          path: "/itxrest/2/order/store/10000034/order/7001?guestToken=s3cr3t&email=ana@example.com",
          headers: {},
        },
        READ_LIMITS,
      )
      const metrics = calls.flatMap((call) => httpMetrics(call, 1))
      expect(metrics).toMatchObject([
        {
          name: "http_requests",
          type: "COUNTER",
          tags: {
            uri: "/itxrest/{version}/order/store/{storeId}/order/{orderId}",
            method: "GET",
            status: "404",
            error_type: "404",
          },
        },
        { name: "http_request_duration", type: "SUMMARY" },
      ])
      expect(JSON.stringify(metrics)).not.toMatch(/s3cr3t|ana@|7001/)
      expect(httpMetrics({ method: "GET", template: "/x?guestToken=1", millis: 1 }, 1)[0]?.tags["uri"]).toBe("unknown")
    }),
  )

  it("carry a W3C trace context", () => {
    const next = traceParent()
    const [first, second] = [next(), next()]
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect([first.slice(0, 35) === second.slice(0, 35), first === second]).toEqual([true, false])
  })
})

describe("texts that the shop did not write", () => {
  it("F164 lose tokens, addresses of persons, and long numbers", () => {
    const text =
      "TypeError at https://shop.example/confirmation?guestToken=s3cr3t#x for ana.ruiz@example.com " +
      "4242 4242 4242 4242 +34600123456 eyJhbGciOiJIUzI1NiJ9abcdefghijk at checkout.js:12:345"
    expect(redactText(text)).toBe(
      "TypeError at https://shop.example/confirmation?… for [email] [number] +[number] [token] at checkout.js:12:345",
    )
    for (const long of ["a-".repeat(17_000), "1".repeat(35_000), "@".repeat(35_000), "a1".repeat(17_000)])
      expect(redactText(long).length).toBeLessThanOrEqual(35_000)
  })
})

describe("a campaign", () => {
  it("is read from an address, without texts that are no plain words", () => {
    const of = (parameters: Readonly<Record<string, string>>) => campaignOf((name) => parameters[name])
    expect(of({ utm_source: "news", utm_medium: "email", utm_campaign: "otoño" })).toBe("news|email|otoño")
    expect(of({ utm_source: "news", utm_campaign: "<b>" })).toBe("news||")
    expect([of({}), of({ utm_source: "a\nb" }), of({ utm_medium: "email" })]).toEqual([undefined, undefined, undefined])
  })
})
