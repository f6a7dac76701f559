import * as Duration from "effect/Duration"
import { paymentPolling } from "../../../domain/payment/paymentPolling.ts"
import type { Store } from "../../../domain/store/Store.ts"
import type { PollingPolicy } from "./fetchPaymentEvent.ts"

/** Returns the polling policy of a store's payments. */
export function pollingPolicyOf({ configuration }: Pick<Store, "configuration">): PollingPolicy {
  const { tries, intervalMillis } = paymentPolling(configuration)
  return { tries, interval: Duration.millis(intervalMillis) }
}
