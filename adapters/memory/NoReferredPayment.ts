import type { ProviderPaymentHandler } from "../../application/checkout/ProviderPaymentHandler.ts"

/** Referred payments are not supported; they end in the generic error (F100). */
export function noReferredPayment(): ProviderPaymentHandler["Service"] {
  return {}
}
