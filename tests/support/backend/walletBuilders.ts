import * as Redacted from "effect/Redacted"
import type { GiftCardSecret } from "../../../domain/gift-card/GiftCardEntry.ts"
import type { WalletCardEntry } from "../../../domain/wallet/WalletCard.ts"
import type { WalletTicketEntry } from "../../../domain/wallet/WalletTicket.ts"
import { euros } from "./builders.ts"

/** A valid card to save. */
export function aCardToSave(year = 2030): WalletCardEntry {
  return {
    card: {
      number: Redacted.make("4242424242424242"),
      securityCode: Redacted.make("123"),
      holder: "ANA PRUEBA",
      month: 12,
      year,
    },
    tag: "Everyday",
    becomesDefault: true,
  }
}

/** A valid receipt of 45.90 €. */
export function aTicket(currencyCode = "EUR"): WalletTicketEntry {
  return {
    date: "2026-01-15T10:09:30Z",
    purchaseToken: Redacted.make("A77-20260115"),
    amount: { ...euros(4590), currencyCode },
    isWallet: false,
    hashCode: "9f2b7c",
    tuid: "0034-1-20260115-77",
  }
}

/** A gift card by its number and code. */
export function aGiftCard(number: string, securityCode: string): GiftCardSecret {
  return { number: Redacted.make(number), securityCode: Redacted.make(securityCode) }
}
