import type { CartScope } from "../cart/CartScope.ts"
import type { OrderDocument } from "../order-records/OrderDocument.ts"
import { findMethod, GIFT_CARD_MODE, paymentMethodName } from "../purchase/payments/paymentMethods.ts"
import type { AcceptedPayment } from "./payment/readPayment.ts"

/** The payments stored with an order: gift cards first, then the payment of the rest. */
export const orderPayments = (
  { store, language }: CartScope,
  { giftCards, main }: AcceptedPayment,
): OrderDocument["payment"] => [
  ...giftCards.map(({ amount, lastDigits }) => ({
    name: nameOf(store, language),
    paymentModeId: GIFT_CARD_MODE,
    kind: "giftcard",
    amount,
    maskedNumber: `**** ${lastDigits}`,
  })),
  ...(main.amount === 0 && giftCards.length > 0
    ? []
    : [
        {
          name: main.network?.name ?? paymentMethodName(main.method, language),
          paymentModeId: main.method.id,
          kind: main.method.kind,
          amount: main.amount,
          ...(main.lastDigits === undefined ? {} : { maskedNumber: `**** ${main.lastDigits}` }),
        },
      ]),
]

const nameOf = (store: CartScope["store"], language: CartScope["language"]): string => {
  const method = findMethod(store, GIFT_CARD_MODE)
  return method === undefined ? "" : paymentMethodName(method, language)
}
