import type { components } from "../../../generated/checkout.d.ts"
import type { CartScope } from "../../cart/CartScope.ts"
import { notAcceptable } from "../../platform/http/Refused.ts"
import { findMethod } from "../../purchase/payments/paymentMethods.ts"

type Submission = Pick<components["schemas"]["AsyncCheckoutRequest"], "isFederated" | "paymentBundle">

/**
 * A federated wallet flow is marked by the header `flow-profile` and by `isFederated`, which no other submission has
 * (S7.12). Fails with 422.
 */
export const requireFlowProfile = (
  { store }: CartScope,
  profile: string | undefined,
  { isFederated, paymentBundle }: Submission,
): void => {
  const isWallet = paymentBundle.paymentData.some(
    ({ paymentModeId }) => findMethod(store, paymentModeId)?.needs === "token",
  )
  if (isWallet === (profile !== undefined) && isWallet === (isFederated === true)) return
  throw notAcceptable("_ERR_FLOW_PROFILE", "The flow is not that of this payment.", [
    {
      field: profile === undefined || !isWallet ? "flow-profile" : "isFederated",
      rule: isWallet ? "required" : "absent",
      message: "flow-profile and isFederated are sent with the wallet of a device, and with nothing else.",
    },
  ])
}
