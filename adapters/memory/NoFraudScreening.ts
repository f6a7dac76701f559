import * as Effect from "effect/Effect"
import type { FraudScreening } from "../../application/checkout/FraudScreening.ts"

/** No fraud screening: the script needs a page. */
export function noFraudScreening(): FraudScreening["Service"] {
  return { ready: () => Effect.void }
}
