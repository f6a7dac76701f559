import type { PaymentChoice } from "../../../../application/checkout/submittedPayments.ts"
import type { PaymentFlow } from "../../../../domain/checkout/paymentFlow.ts"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { PaymentEntry } from "../../../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import type { RejectedCard } from "../rejectedCardOf.ts"

/** What the pay step remembers while a payment is tried and fails. Nothing secret is in it. */
export interface PaymentDraft {
  /** `method:{id}` or `kept:{hash}`. */
  readonly choice?: string
  readonly giftCards?: CardAdjustments
}

/** How an order that stands unpaid is opened, and what is done when it takes no further payment. */
export interface RepaymentContext {
  /** Opens a guest's order where the session does not. */
  readonly guestToken: string | undefined
  /** It takes no further payment, as the shop said before anything was paid. */
  readonly onNotPayable: () => void
}

export interface PaymentStepProps {
  readonly orderId: OrderId
  readonly methods: readonly PaymentMethod[]
  readonly total: Money
  /** What the shop found wrong with the card that was sent last. */
  readonly refused: readonly { readonly field: string; readonly rule: string }[]
  /** What was paid with last and is not there any more: the kept card (F106), or the vault's token of a card. */
  readonly gone: RejectedCard | undefined
  readonly draft: PaymentDraft
  readonly onDraftChange: (change: Partial<PaymentDraft>) => void
  readonly onPay: (payment: PaymentChoice) => void
  readonly captcha: CaptchaSlot
  /** Where it is an order that stands unpaid. */
  readonly repaying?: RepaymentContext
}

/** What each way to pay gets: which payment it is, its method, the amount, and where its entry goes. */
export interface PaymentMethodFormProps {
  readonly payment: OpenPayment
  readonly method: PaymentMethod & { readonly way: PaymentFlow }
  /** Words of the button, with amount and way. */
  readonly label: string
  readonly onEntry: (entry: PaymentEntry) => void
}
