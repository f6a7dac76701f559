import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import type { AnalyticsDriver } from "../../../application/analytics/AnalyticsDriver.ts"
import { consentedAnalytics } from "../../../application/analytics/consentedAnalytics.ts"
import { eventDecision } from "../../../domain/analytics/eventDecision.ts"
import type { ConsentDecision } from "../../../domain/consent/ConsentDecision.ts"
import { itEffect } from "../../support/itEffect.ts"

const UNKNOWN: ConsentDecision = { analytics: "unknown", personalization: "unknown" }
const GRANTED: ConsentDecision = { analytics: "granted", personalization: "granted" }
const DENIED: ConsentDecision = { analytics: "denied", personalization: "denied" }
const TOPICS = [
  { id: "navigation", cookieGroup: "C0002", events: ["page_view"] },
  { id: "recommendations", cookieGroup: "C0003", events: ["login", "page_view"] },
]

function someAnalytics(initial: ConsentDecision) {
  const sent: string[] = []
  let reads = 0
  const driver: AnalyticsDriver = {
    send: (event, at) => Effect.sync(() => void sent.push(`${event.name} ${at}`)),
    decide: () => Effect.void,
  }
  const topics = Effect.sync(() => {
    reads += 1
    return TOPICS
  })
  return { sent, reads: () => reads, analytics: consentedAnalytics(driver, topics, initial) }
}

const view = { event: { name: "page_view", page: "ItxHomePage" }, at: 1 } as const
const login = { event: { name: "login", method: "password" }, at: 2 } as const
const share = { event: { name: "share", method: "email", content: "product" }, at: 3 } as const

describe("analytics with consent", () => {
  itEffect("F163 hold events until the visitor has chosen, then send them with their times", () =>
    Effect.gen(function* () {
      const { sent, reads, analytics } = someAnalytics(UNKNOWN)
      yield* analytics.trackPast(view)
      yield* analytics.trackPast(login)
      yield* analytics.leave
      expect([sent, reads()]).toEqual([[], 0])
      yield* analytics.decide(GRANTED)
      expect(sent).toEqual(["page_view 1", "login 2"])
    }),
  )

  itEffect("F163 drop what they held when the visitor refuses, and later events too", () =>
    Effect.gen(function* () {
      const { sent, reads, analytics } = someAnalytics(UNKNOWN)
      yield* analytics.trackPast(view)
      yield* analytics.decide(DENIED)
      yield* analytics.trackPast(view)
      yield* analytics.decide(GRANTED)
      expect([sent, reads()]).toEqual([[], 0])
    }),
  )

  itEffect("send only the events of topics whose group is allowed", () =>
    Effect.gen(function* () {
      const { sent, reads, analytics } = someAnalytics({ analytics: "granted", personalization: "denied" })
      for (const one of [view, login, share]) yield* analytics.trackPast(one)
      expect([sent, reads()]).toEqual([["page_view 1", "share 3"], 1])
    }),
  )

  itEffect("read the topics once, and send in order what happens meanwhile", () =>
    Effect.gen(function* () {
      const sent: string[] = []
      let reads = 0
      const driver: AnalyticsDriver = {
        send: (event) => Effect.sync(() => void sent.push(event.name)),
        decide: () => Effect.void,
      }
      const topics = Effect.sync(() => (reads += 1)).pipe(Effect.delay("1 second"), Effect.as(TOPICS))
      const analytics = consentedAnalytics(driver, topics, GRANTED)
      for (const one of [view, login, share])
        yield* Effect.forkChild(analytics.trackPast(one), { startImmediately: true })
      yield* TestClock.adjust("1 second")
      expect([sent, reads]).toEqual([["page_view", "login", "share"], 1])
    }),
  )

  it("S9.13 need the group of one of an event's topics, and analytics without a topic", () => {
    const only = (group: "analytics" | "personalization"): ConsentDecision => ({ ...DENIED, [group]: "granted" })
    expect(eventDecision("page_view", TOPICS, only("personalization"))).toBe("granted")
    expect(eventDecision("login", TOPICS, only("analytics"))).toBe("denied")
    expect(eventDecision("refund", TOPICS, only("analytics"))).toBe("granted")
    expect(eventDecision("login", TOPICS, { analytics: "granted", personalization: "unknown" })).toBe("unknown")
  })
})
