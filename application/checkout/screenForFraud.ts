import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { FRAUD_SCRIPT_VARIABLE, fraudService } from "../../domain/checkout/fraudService.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { FraudScreening } from "./FraudScreening.ts"

/** Maximum delay of a payment by the screening (S4.27; R12). */
const SCREENING_TIMEOUT = Duration.seconds(5)

/**
 * Runs the store's fraud screening of the device. Ends when its script is ready or failed to load, or after five
 * seconds; the payment continues in all cases (R12). Never fails.
 */
export const screenForFraud = Effect.fn("checkout.screenForFraud")(function* () {
  const { configuration } = (yield* StoreScope).store
  const service = fraudService(configuration, (yield* PageNavigator).parse)
  if (service === undefined) {
    if ((configuration[FRAUD_SCRIPT_VARIABLE] ?? "").trim() !== "")
      yield* Effect.logWarning(
        `${FRAUD_SCRIPT_VARIABLE} is on no host of FRAUD_SCRIPT_HOSTS by https; nobody is screened`,
      )
    return
  }
  const { ready } = yield* FraudScreening
  yield* ready(service).pipe(
    Effect.catchTag("ScriptNotLoaded", ({ address }) =>
      Effect.logWarning(`The fraud screening did not come from ${address}; the payment goes on without it`),
    ),
    Effect.timeoutOrElse({
      duration: SCREENING_TIMEOUT,
      orElse: () => Effect.logWarning("The fraud screening did not report in time; the payment goes on without it"),
    }),
  )
})
