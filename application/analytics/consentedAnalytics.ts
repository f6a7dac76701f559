import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { CommerceEvent } from "../../domain/analytics/CommerceEvent.ts"
import { eventDecision } from "../../domain/analytics/eventDecision.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import type { AnalyticsTopic } from "../../domain/store/StoreOffice.ts"
import { STORE_LIMIT } from "../../domain/telemetry/telemetryLimits.ts"
import type { AnalyticsService } from "./Analytics.ts"
import type { AnalyticsDriver } from "./AnalyticsDriver.ts"

/** Analytics with the visitor's decision. */
export interface ConsentedAnalytics extends AnalyticsService {
  /** Applies a decision: events of a group that is allowed now are sent in order, those of a refused one dropped. */
  readonly decide: (decision: ConsentDecision) => Effect.Effect<void>
  /** Sends what waits for the topics, by the group of analytics, before the page ends. */
  readonly leave: Effect.Effect<void>
  /** As `track`, for an event that happened earlier. */
  readonly trackPast: (past: TimedEvent) => Effect.Effect<void>
}

/** An event with its time, in milliseconds since 1970. */
export interface TimedEvent {
  readonly event: CommerceEvent
  readonly at: number
}

/**
 * Sends an event when the visitor allows its group, drops it when they do not, and holds it in memory until they have
 * chosen (F163). `topics` are read when the first event may be sent.
 */
export function consentedAnalytics(
  driver: AnalyticsDriver,
  topics: Effect.Effect<readonly AnalyticsTopic[]>,
  initial: ConsentDecision,
): ConsentedAnalytics {
  let decision = initial
  let isReading = false
  let known: readonly AnalyticsTopic[] | undefined
  let held: readonly TimedEvent[] = []
  const isAnythingGranted = () => Object.values(decision).includes("granted")
  const isEverythingDenied = () => Object.values(decision).every((group) => group === "denied")

  const settle = Effect.gen(function* () {
    if (isEverythingDenied()) held = []
    if (!isAnythingGranted() || held.length === 0) return
    if (known === undefined) {
      // The program that reads the topics sends the events that happen meanwhile.
      if (isReading) return
      isReading = true
      const read = yield* Effect.ensuring(
        topics,
        Effect.sync(() => {
          isReading = false
        }),
      )
      known ??= read
    }
    const waiting = held
    held = []
    const decided = waiting.map((one) => ({ ...one, allowed: eventDecision(one.event.name, known ?? [], decision) }))
    held = [...decided.filter(({ allowed }) => allowed === "unknown"), ...held]
    // Unbounded, so that an event that waits for its callback holds up no other.
    yield* Effect.forEach(
      decided.filter(({ allowed }) => allowed === "granted"),
      ({ event, at }) => driver.send(event, at),
      { concurrency: "unbounded", discard: true },
    )
  })
  const trackPast = (past: TimedEvent) =>
    Effect.suspend(() => {
      if (isEverythingDenied() || held.length >= STORE_LIMIT) return Effect.void
      held = [...held, past]
      return settle
    })
  return {
    isEnabled: true,
    track: (event) => Effect.flatMap(Clock.currentTimeMillis, (at) => trackPast({ event, at })),
    trackPast,
    leave: Effect.suspend(() => {
      known ??= []
      return settle
    }),
    decide: (next) =>
      Effect.suspend(() => {
        decision = next
        return Effect.andThen(driver.decide(next), settle)
      }),
  }
}
