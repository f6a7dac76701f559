import type { PaymentChoice } from "../../../../application/checkout/submittedPayments.ts"
import type { PayWay } from "../../../../domain/checkout/payWay.ts"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { CardAdjustments } from "../../../../domain/payment/CardAdjustment.ts"
import type { PaymentEntry } from "../../../../domain/payment/PaymentEntry.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import type { GoneCard } from "../goneCard.ts"

/** What the pay step remembers while a payment is tried and fails. Nothing secret is in it. */
export interface PayMemory {
  /** `method:{id}` or `kept:{hash}`. */
  readonly choice?: string
  readonly giftCards?: CardAdjustments
}

/** How an order that stands unpaid is opened, and what is done when it takes no further payment. */
export interface Repaying {
  /** Opens a guest's order where the session does not. */
  readonly guestToken: string | undefined
  /** It takes no further payment, as the shop said before anything was paid. */
  readonly onGone: () => void
}

export interface PayStepProps {
  readonly orderId: OrderId
  readonly methods: readonly PaymentMethod[]
  readonly total: Money
  /** What the shop found wrong with the card that was sent last. */
  readonly refused: readonly { readonly field: string; readonly rule: string }[]
  /** What was paid with last and is not there any more: the kept card (F106), or the vault's token of a card. */
  readonly gone: GoneCard | undefined
  readonly memory: PayMemory
  readonly onMemory: (change: Partial<PayMemory>) => void
  readonly onPay: (payment: PaymentChoice) => void
  readonly captcha: CaptchaSlot
  /** Where it is an order that stands unpaid. */
  readonly repaying?: Repaying
}

/** What each way to pay gets: which payment it is, its method, the amount, and where its entry goes. */
export interface WayProps {
  readonly payment: OpenPayment
  readonly method: PaymentMethod & { readonly way: PayWay }
  /** Words of the button, with amount and way. */
  readonly label: string
  readonly onEntry: (entry: PaymentEntry) => void
}
