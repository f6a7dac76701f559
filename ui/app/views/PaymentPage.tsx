import type { PageData } from "../../../application/navigation/PageData.ts"
import { PaymentReturnView } from "../../features/checkout/after-payment/PaymentReturnView.tsx"
import { RepaymentView } from "../../features/checkout/after-payment/RepaymentView.tsx"
import { deferredCaptcha } from "../DeferredCaptcha.tsx"

export function PaymentPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "payment") return null
  const { payment } = content
  const guestToken = address.parameters["guestToken"]
  return payment.page === "repayment" ? (
    <RepaymentView {...payment} guestToken={guestToken} captcha={deferredCaptcha} />
  ) : (
    <PaymentReturnView key={guestToken} {...payment} guestToken={guestToken} address={address} />
  )
}
