import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Repayment } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import { RepaymentGateway } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { PAYMENT_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromBrowserDetails, fromFlow } from "./checkoutWire.ts"
import { withReauthentication } from "./withReauthentication.ts"
import { fromRepayment, decodeRepaymentStatus, toRepaymentStatus } from "./repaymentWire.ts"

const client = contractClient<paths>()

/** Repayment of orders over the contract's `checkout` document. */
export const httpRepaymentGateway = gateway(RepaymentGateway, (backend, { store }) => {
  const pathOf = (orderId: string) => ({ version: "2", storeId: store.id, orderId }) as const
  return {
    submitAsyncRepay: (orderId, repayment) =>
      callOperation(
        backend,
        "submitAsyncRepay",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/asyncrepay", {
            params: { path: pathOf(orderId), header: headersOf(repayment) },
            body: fromRepayment(repayment),
          }),
        { decode: decodeRepaymentStatus, limits: PAYMENT_LIMITS },
      ).pipe(Effect.map(toRepaymentStatus), withReauthentication),
    submitGuestAsyncRepay: (orderId, guestToken, repayment) =>
      callOperation(
        backend,
        "submitGuestAsyncRepay",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/asyncrepay-guest", {
            params: {
              path: pathOf(orderId),
              query: { guestToken: Redacted.value(guestToken) },
              header: headersOf(repayment),
            },
            body: fromRepayment(repayment),
          }),
        { decode: decodeRepaymentStatus, limits: PAYMENT_LIMITS },
      ).pipe(Effect.map(toRepaymentStatus), withReauthentication),
  }
})

function headersOf({ attemptKey, browser, payments }: Repayment) {
  return { ...fromBrowserDetails(attemptKey, browser), ...fromFlow(payments) }
}
