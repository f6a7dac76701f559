import * as Schema from "effect/Schema"
import type { components } from "../../../../contracts/generated/wallet.d.ts"
import type { GiftCardBalance } from "../../../../domain/gift-card/GiftCardBalance.ts"
import type { AssertAccepts } from "../AssertAccepts.ts"
import { moneyIn, MoneyWire } from "./MoneyWire.ts"

/** The balance of a gift card in the card's own currency. */
export const GiftCardBalanceWire = Schema.Struct({
  maskedNumber: Schema.String,
  balance: MoneyWire,
  currencyCode: Schema.String,
  isActivated: Schema.Boolean,
  inWallet: Schema.Boolean,
})

export type GiftCardBalanceContractCheck = AssertAccepts<
  typeof GiftCardBalanceWire,
  components["schemas"]["GiftCardBalance"]
>

export function toGiftCardBalance({
  maskedNumber,
  balance,
  currencyCode,
  isActivated,
  inWallet,
}: typeof GiftCardBalanceWire.Type): GiftCardBalance {
  return { maskedNumber, balance: moneyIn(currencyCode)(balance), isActivated, inWallet }
}
