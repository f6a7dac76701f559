import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { FraudService } from "../../domain/checkout/fraudService.ts"
import type { ScriptNotLoaded } from "../platform/ScriptLoader.ts"

/**
 * Runs a service's fraud screening of the device before a payment. The caller has already checked that its script is
 * trusted (R11).
 */
export class FraudScreening extends Context.Service<
  FraudScreening,
  {
    /**
     * Loads the service's script once and completes when it reports ready; never completes if it does not. A script
     * that failed to load is loaded again on the next call. Completes at once on a device without pages.
     */
    readonly ready: (service: FraudService) => Effect.Effect<void, ScriptNotLoaded>
  }
>()("FraudScreening") {}
