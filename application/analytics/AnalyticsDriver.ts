import type * as Effect from "effect/Effect"
import type { CommerceEvent } from "../../domain/analytics/CommerceEvent.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"

/** Sends events somewhere: to the collector, to a tag manager's data layer. Called only with the visitor's consent. */
export interface AnalyticsDriver {
  /**
   * Sends an event that happened at `at`, in milliseconds since 1970. Completes when it was taken; never fails.
   */
  readonly send: (event: CommerceEvent, at: number) => Effect.Effect<void>
  /** Receives each decision, before the events that it allows. */
  readonly decide: (decision: ConsentDecision) => Effect.Effect<void>
}
