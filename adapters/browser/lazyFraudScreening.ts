import * as Effect from "effect/Effect"
import type { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import { ScriptNotLoaded } from "../../application/platform/ScriptLoader.ts"

/** Loads the fraud screening when a store uses one; most do not. One instance per page: a script reports once. */
export function lazyFraudScreening(): FraudScreening["Service"] {
  let created: FraudScreening["Service"] | undefined
  return {
    ready: (service) =>
      Effect.tryPromise({
        try: () => import("./ScriptFraudScreening.ts"),
        catch: () => new ScriptNotLoaded({ address: service.script }),
      }).pipe(Effect.flatMap(({ scriptFraudScreening }) => (created ??= scriptFraudScreening()).ready(service))),
  }
}
