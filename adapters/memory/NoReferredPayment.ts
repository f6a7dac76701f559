import type { ReferredPayment } from "../../application/checkout/ReferredPayment.ts"

/** Nobody takes payments that are referred: they are the generic error (F100). */
export function noReferredPayment(): ReferredPayment["Service"] {
  return {}
}
