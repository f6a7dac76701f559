import type { ProviderPaymentHandler } from "../../application/checkout/ProviderPaymentHandler.ts"

/** Nobody takes payments that are referred: they are the generic error (F100). */
export function noReferredPayment(): ProviderPaymentHandler["Service"] {
  return {}
}
