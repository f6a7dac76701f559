import * as Effect from "effect/Effect"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { recordMetric } from "./TelemetrySink.ts"

/** Name of the counter of choices. */
export const CONSENT_CHOICES = "consent_choices"

/**
 * Counts a choice, for the rates of consent. The web server runs it when it stores the choice: a counter without a
 * visitor's id, session, page or device reads nothing from the browser and is no personal data, so that a refusal can
 * be counted in every regime (docs/consent.md).
 */
export const countConsentChoice = Effect.fn("consent.count")(function* (decision: ConsentDecision) {
  yield* recordMetric("COUNTER", CONSENT_CHOICES, 1, { ...decision })
})
