import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/wallet.d.ts"
import type { WalletCard, WalletCardEntry, WalletCards } from "../../../domain/wallet/WalletCard.ts"
import type { QrPaymentToken } from "../../../domain/wallet/WalletTicket.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"

export const WalletCardWire = Schema.Struct({
  cardGuid: Schema.String,
  hash: Schema.String,
  network: Schema.String,
  lastDigits: Schema.String,
  holder: Schema.String,
  month: Schema.String,
  year: Schema.String,
  tag: nullish(Schema.String),
  isDefaultCard: Schema.Boolean,
  isExpired: Schema.Boolean,
})

const WalletCardsWire = Schema.Struct({ cards: Schema.Array(WalletCardWire), maximumCards: Schema.Int })
const QrPaymentTokenWire = Schema.Struct({ token: Schema.String, expiresAt: Schema.String, cardGuid: Schema.String })

type Schemas = components["schemas"]
export type WalletCardContractChecks = [
  AssertAccepts<typeof WalletCardWire, Schemas["WalletCard"]>,
  AssertAccepts<typeof WalletCardsWire, Schemas["WalletCardList"]>,
  AssertAccepts<typeof QrPaymentTokenWire, Schemas["QrPaymentToken"]>,
]

export const decodeWalletCard = bodyDecoder(WalletCardWire)
export const decodeWalletCards = bodyDecoder(WalletCardsWire)
export const decodeQrPaymentToken = bodyDecoder(QrPaymentTokenWire)

export function toWalletCard(wire: typeof WalletCardWire.Type): WalletCard {
  return {
    id: wire.cardGuid,
    hash: wire.hash,
    network: wire.network,
    lastDigits: wire.lastDigits,
    holder: wire.holder,
    month: Number(wire.month),
    year: Number(wire.year),
    ...whenDefined(wire.tag, (tag) => ({ tag })),
    isDefault: wire.isDefaultCard,
    isExpired: wire.isExpired,
  }
}

export function toWalletCards({ cards, maximumCards }: typeof WalletCardsWire.Type): WalletCards {
  return { cards: cards.map(toWalletCard), maximum: maximumCards }
}

export function toQrPaymentToken({ token, expiresAt, cardGuid }: typeof QrPaymentTokenWire.Type): QrPaymentToken {
  return { token: Redacted.make(token), expiresAt, cardId: cardGuid }
}

/** The only place that reads the redacted card number. */
export function fromWalletCardEntry({
  card,
  tag,
  becomesDefault,
  replaces,
}: WalletCardEntry): Schemas["WalletCardInput"] {
  return {
    ...whenDefined(card, fromCard),
    ...whenDefined(tag, (name) => ({ tag: name })),
    ...whenDefined(becomesDefault, (isDefaultCard) => ({ isDefaultCard })),
    ...whenDefined(replaces, (cardGuid) => ({ cardGuid })),
  }
}

function fromCard(card: NonNullable<WalletCardEntry["card"]>): Schemas["WalletCardInput"] {
  if ("token" in card) return { encrypted: Redacted.value(card.token) }
  return {
    number: Redacted.value(card.number),
    cvv2: Redacted.value(card.securityCode),
    holder: card.holder,
    month: String(card.month).padStart(2, "0"),
    year: String(card.year),
  }
}
