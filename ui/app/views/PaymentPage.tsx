import type { PageData } from "../../../application/navigation/PageData.ts"
import { PaymentReturnView } from "../../features/checkout/PaymentReturnView.tsx"
import { RepaymentView } from "../../features/checkout/RepaymentView.tsx"
import { captchaOnDemand } from "../CaptchaOnDemand.tsx"

export function PaymentPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "payment") return null
  const { payment } = content
  const guestToken = address.parameters["guestToken"]
  return payment.page === "repayment" ? (
    <RepaymentView {...payment} guestToken={guestToken} captcha={captchaOnDemand} />
  ) : (
    <PaymentReturnView key={guestToken} {...payment} guestToken={guestToken} address={address} />
  )
}
