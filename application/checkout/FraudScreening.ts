import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { FraudService } from "../../domain/checkout/fraudService.ts"
import type { ScriptNotLoaded } from "../platform/ScriptLoader.ts"

/**
 * Has a service look at the device before something is paid. Whether its script may be trusted was decided before
 * (ruling R11).
 */
export class FraudScreening extends Context.Service<
  FraudScreening,
  {
    /**
     * Brings the service's script in, once, and is done when it has reported ready; never, where it never does. A
     * script that did not come is fetched again the next time. Done at once on a device without pages.
     */
    readonly ready: (service: FraudService) => Effect.Effect<void, ScriptNotLoaded>
  }
>()("FraudScreening") {}
