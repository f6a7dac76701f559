import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/wallet.d.ts"
import type { Wallet, WalletData } from "../../../domain/wallet/Wallet.ts"
import type { WalletMovement, WalletMovementDetail } from "../../../domain/wallet/WalletMovement.ts"
import type { WalletTicket, WalletTicketEntry } from "../../../domain/wallet/WalletTicket.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { GiftCardBalanceWire, toGiftCardBalance } from "../http/wire/GiftCardBalanceWire.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { toWalletCard, WalletCardWire } from "./walletCardWire.ts"

const MovementWire = Schema.Struct({
  movementCode: Schema.String,
  date: Schema.String,
  kind: Schema.String,
  amount: MoneyWire,
  currencyCode: Schema.String,
  name: Schema.String,
  maskedNumber: nullish(Schema.String),
  orderId: nullish(OrderIdWire),
  cardGuid: nullish(Schema.String),
})
const MovementsWire = Schema.Struct({ movements: Schema.Array(MovementWire) })

const TicketWire = Schema.Struct({
  movementCode: Schema.String,
  date: Schema.String,
  amount: MoneyWire,
  currency: Schema.String,
  isWallet: Schema.Boolean,
  tuid: Schema.String,
})

const MovementDetailWire = Schema.Struct({
  movement: MovementWire,
  order: nullish(
    Schema.Struct({ orderId: OrderIdWire, status: Schema.String, totalOrder: MoneyWire, itemCount: Schema.Int }),
  ),
  ticket: nullish(TicketWire),
})

const WalletWire = Schema.Struct({
  isWalletUser: Schema.Boolean,
  cardCount: Schema.Int,
  maximumCards: Schema.Int,
  defaultCard: nullish(WalletCardWire),
  walletCardName: nullish(Schema.String),
  walletAddressId: nullish(IdWire),
  acceptedPolicies: Schema.Array(Schema.Int),
  giftCards: Schema.Array(GiftCardBalanceWire),
  payable: nullish(Schema.Struct({ orderId: OrderIdWire, totalOrder: MoneyWire, isPaid: Schema.Boolean })),
})

type Schemas = components["schemas"]
export type WalletContractChecks = [
  AssertAccepts<typeof MovementsWire, Schemas["WalletMovementList"]>,
  AssertAccepts<typeof MovementDetailWire, Schemas["WalletMovementDetail"]>,
  AssertAccepts<typeof TicketWire, Schemas["WalletTicket"]>,
  AssertAccepts<typeof WalletWire, Schemas["WalletInfo"]>,
]

export const decodeMovements = bodyDecoder(MovementsWire)
export const decodeMovementDetail = bodyDecoder(MovementDetailWire)
export const decodeTicket = bodyDecoder(TicketWire)
export const decodeWallet = bodyDecoder(WalletWire)

export function toMovements({ movements }: typeof MovementsWire.Type): readonly WalletMovement[] {
  return movements.map(toMovement)
}

function toMovement(wire: typeof MovementWire.Type): WalletMovement {
  return {
    code: wire.movementCode,
    date: wire.date,
    kind: wire.kind,
    amount: moneyIn(wire.currencyCode)(wire.amount),
    name: wire.name,
    ...whenDefined(wire.maskedNumber, (maskedNumber) => ({ maskedNumber })),
    ...whenDefined(wire.orderId, (orderId) => ({ orderId })),
    ...whenDefined(wire.cardGuid, (cardId) => ({ cardId })),
  }
}

export function toMovementDetail({ movement, order, ticket }: typeof MovementDetailWire.Type): WalletMovementDetail {
  return {
    movement: toMovement(movement),
    ...whenDefined(order, ({ orderId, status, totalOrder, itemCount }) => ({
      order: { orderId, status, total: moneyIn(movement.currencyCode)(totalOrder), units: itemCount },
    })),
    ...whenDefined(ticket, (one) => ({ ticket: toTicket(one) })),
  }
}

export function toTicket({
  movementCode,
  date,
  amount,
  currency,
  isWallet,
  tuid,
}: typeof TicketWire.Type): WalletTicket {
  return { movementCode, date, amount: moneyIn(currency)(amount), isWallet, tuid }
}

/** Returns the wallet; amounts due are in the store's currency. */
export function toWallet(currencyCode: string): (wire: typeof WalletWire.Type) => Wallet {
  return (wire) => ({
    isUsed: wire.isWalletUser,
    cardCount: wire.cardCount,
    maximumCards: wire.maximumCards,
    ...whenDefined(wire.defaultCard, (card) => ({ defaultCard: toWalletCard(card) })),
    ...whenDefined(wire.walletCardName, (name) => ({ name })),
    ...whenDefined(wire.walletAddressId, (addressId) => ({ addressId })),
    acceptedPolicies: wire.acceptedPolicies,
    giftCards: wire.giftCards.map(toGiftCardBalance),
    ...whenDefined(wire.payable, ({ orderId, totalOrder, isPaid }) => ({
      payable: { orderId, total: moneyIn(currencyCode)(totalOrder), isPaid },
    })),
  })
}

export function fromTicket({
  date,
  purchaseToken,
  amount,
  isWallet,
  hashCode,
  tuid,
}: WalletTicketEntry): Schemas["WalletTicketInput"] {
  return {
    date,
    purchaseToken: Redacted.value(purchaseToken),
    amount: amount.minorUnits,
    currency: amount.currencyCode,
    isWallet,
    hashCode,
    tuid,
  }
}

export function fromWalletData({
  walletCardName,
  acceptedPolicies,
  updatePayment,
  updateShipping,
}: WalletData): Schemas["WalletDataInput"] {
  return {
    walletCardName,
    ...whenDefined(acceptedPolicies, (policies) => ({ acceptedPolicies: policies })),
    ...whenDefined(updatePayment, (update) => ({ updatePayment: update })),
    ...whenDefined(updateShipping, (update) => ({ updateShipping: update })),
  }
}
