import type { PaymentChoice } from "../../../../application/checkout/tracking/submittedPayments.ts"
import type { PaymentFlow } from "../../../../domain/checkout/paymentFlow.ts"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { PaymentEntry } from "../../../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import type { RejectedCard } from "../card/rejectedCardOf.ts"

/** The state of the payment step that survives failed attempts. It contains no secrets. */
export interface PaymentDraft {
  /** `method:{id}` or `kept:{hash}`. */
  readonly choice?: string
  readonly giftCards?: CardAdjustments
}

/** Access to an unpaid order, and the callback for one that accepts no further payment. */
export interface RepaymentContext {
  /** Authorizes access to a guest's order without a session. */
  readonly guestToken: string | undefined
  /** Called when the server refuses further payments before one is submitted. */
  readonly onNotPayable: () => void
}

export interface PaymentStepProps {
  readonly orderId: OrderId
  readonly methods: readonly PaymentMethod[]
  readonly total: Money
  /** The errors of the last submitted card. */
  readonly refused: readonly { readonly field: string; readonly rule: string }[]
  /** The last payment card that no longer exists: a saved card (F106) or a token of the vault. */
  readonly gone: RejectedCard | undefined
  readonly draft: PaymentDraft
  readonly onDraftChange: (change: Partial<PaymentDraft>) => void
  readonly onPay: (payment: PaymentChoice) => void
  readonly captcha: CaptchaSlot
  /** Present for an unpaid order. */
  readonly repaying?: RepaymentContext
}

/** The properties of the form of a payment method. */
export interface PaymentMethodFormProps {
  readonly payment: OpenPayment
  readonly method: PaymentMethod & { readonly flow: PaymentFlow }
  /** The label of the submit button: the words of the order, or of the payment of an unpaid one. */
  readonly label: string
  readonly onEntry: (entry: PaymentEntry) => void
}
