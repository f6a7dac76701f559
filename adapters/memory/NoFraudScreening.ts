import * as Effect from "effect/Effect"
import type { FraudScreening } from "../../application/checkout/FraudScreening.ts"

/** A device without pages: there is nothing that a script could look at. */
export function noFraudScreening(): FraudScreening["Service"] {
  return { ready: () => Effect.void }
}
