import type * as Effect from "effect/Effect"
import type { CommerceEvent } from "../../domain/analytics/CommerceEvent.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"

/** Sends events somewhere: to the collector, to a tag manager's data layer. Called only with the visitor's consent. */
export interface AnalyticsDriver {
  /** Completes when the event was taken, or after `EVENT_CALLBACK_MILLIS`; never fails. */
  readonly send: (event: CommerceEvent) => Effect.Effect<void>
  /** Receives each decision, before the events that it allows. */
  readonly decide: (decision: ConsentDecision) => Effect.Effect<void>
}
