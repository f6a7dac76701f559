import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import type { NotificationEffect, PaymentNotification } from "../../../domain/payment/PaymentNotification.ts"
import type {
  AffinityResult,
  AffinityQuery,
  BlacklistStatus,
  IdealBank,
  PaymentSelection,
} from "../../../domain/payment/PaymentSelection.ts"
import type { CardPaymentSession, KlarnaSession, UnboundPayment } from "../../../domain/payment/PaymentSession.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const SelectedPaymentWire = Schema.Struct({
  paymentModeId: nullish(Schema.String),
  kind: nullish(Schema.String),
  name: nullish(Schema.String),
  bankId: nullish(Schema.String),
})
export const AffinityResponseWire = Schema.Struct({
  isAffinity: Schema.Boolean,
  name: nullish(Schema.String),
  instalments: nullish(Schema.Array(Schema.Struct({ months: Schema.Int, amounts: Schema.Array(MoneyWire) }))),
})
export const IdealBanksWire = Schema.Struct({
  banks: Schema.Array(Schema.Struct({ bankId: Schema.String, name: Schema.String })),
})
export const UnboundPaymentWire = Schema.Struct({
  cardHash: Schema.String,
  network: Schema.String,
  maskedNumber: Schema.String,
  expiresAt: Schema.String,
})
export const CardPaymentSessionWire = Schema.Struct({
  sessionId: Schema.String,
  token: Schema.String,
  networks: Schema.Array(Schema.String),
  expiresAt: Schema.String,
  merchantSession: nullish(Schema.Record(Schema.String, Schema.Unknown)),
})
export const KlarnaSessionWire = Schema.Struct({
  sessionId: Schema.String,
  clientToken: Schema.String,
  amount: MoneyWire,
  expiresAt: Schema.String,
  paymentMethodCategories: Schema.Array(Schema.Struct({ identifier: Schema.String, name: Schema.String })),
})
export const NotificationReceiptWire = Schema.Struct({ effect: Schema.String })
export const BlacklistWire = Schema.Struct({ isBlacklisted: Schema.Boolean, until: nullish(Schema.String) })

type Schemas = components["schemas"]
export type PaymentContractChecks = [
  AssertAccepts<typeof SelectedPaymentWire, Schemas["SelectedPayment"]>,
  AssertAccepts<typeof AffinityResponseWire, Schemas["AffinityAnswer"]>,
  AssertAccepts<typeof IdealBanksWire, Schemas["IdealBanks"]>,
  AssertAccepts<typeof UnboundPaymentWire, Schemas["UnboundPayment"]>,
  AssertAccepts<typeof CardPaymentSessionWire, Schemas["CardPaymentSession"]>,
  AssertAccepts<typeof KlarnaSessionWire, Schemas["KlarnaSession"]>,
  AssertAccepts<typeof NotificationReceiptWire, Schemas["NotificationReceipt"]>,
  AssertAccepts<typeof BlacklistWire, Schemas["BlacklistAnswer"]>,
]

export const decodeSelectedPayment = bodyDecoder(SelectedPaymentWire)
export const decodeAffinity = bodyDecoder(AffinityResponseWire)
export const decodeIdealBanks = bodyDecoder(IdealBanksWire)
export const decodeUnboundPayment = bodyDecoder(UnboundPaymentWire)
export const decodeCardPaymentSession = bodyDecoder(CardPaymentSessionWire)
export const decodeKlarnaSession = bodyDecoder(KlarnaSessionWire)
export const decodeNotificationReceipt = bodyDecoder(NotificationReceiptWire)
export const decodeBlacklist = bodyDecoder(BlacklistWire)

/** Returns the selected payment method; `undefined` while none is selected. */
export function toPaymentSelection({
  paymentModeId,
  kind,
  name,
  bankId,
}: typeof SelectedPaymentWire.Type): PaymentSelection | undefined {
  if (paymentModeId === undefined || paymentModeId === null) return undefined
  return {
    paymentMethodId: paymentModeId,
    kind: kind ?? "",
    name: name ?? "",
    ...whenDefined(bankId, (id) => ({ bankId: id })),
  }
}

export function toAffinityAnswer(currencyCode: string): (wire: typeof AffinityResponseWire.Type) => AffinityResult {
  const money = moneyIn(currencyCode)
  return ({ isAffinity, name, instalments }) => ({
    isAffinity,
    ...whenDefined(name, (printed) => ({ name: printed })),
    instalments: (instalments ?? []).map(({ months, amounts }) => ({ months, amounts: amounts.map(money) })),
  })
}

export function toIdealBanks({ banks }: typeof IdealBanksWire.Type): readonly IdealBank[] {
  return banks.map(({ bankId, name }) => ({ id: bankId, name }))
}

export function toUnboundPayment({
  cardHash,
  network,
  maskedNumber,
  expiresAt,
}: typeof UnboundPaymentWire.Type): UnboundPayment {
  return { cardHash: Redacted.make(cardHash), network, maskedNumber, expiresAt }
}

export function toCardPaymentSession({
  sessionId,
  token,
  networks,
  expiresAt,
  merchantSession,
}: typeof CardPaymentSessionWire.Type): CardPaymentSession {
  return {
    id: sessionId,
    token: Redacted.make(token),
    networks,
    expiresAt,
    ...whenDefined(merchantSession, (session) => ({ merchantSession: session })),
  }
}

export function toKlarnaSession(currencyCode: string): (wire: typeof KlarnaSessionWire.Type) => KlarnaSession {
  const money = moneyIn(currencyCode)
  return ({ sessionId, clientToken, amount, expiresAt, paymentMethodCategories }) => ({
    id: sessionId,
    token: Redacted.make(clientToken),
    amount: money(amount),
    expiresAt,
    categories: paymentMethodCategories.map(({ identifier, name }) => ({ id: identifier, name })),
  })
}

/** An unknown effect counts as no information about the payment. */
export function toNotificationEffect({ effect }: typeof NotificationReceiptWire.Type): NotificationEffect {
  return effect === "settled" || effect === "repeated" ? effect : "ignored"
}

export function toBlacklisting({ isBlacklisted, until }: typeof BlacklistWire.Type): BlacklistStatus {
  return { isBlacklisted, ...whenDefined(until, (moment) => ({ until: moment })) }
}

export function fromAffinityQuestion(question: AffinityQuery): Schemas["AffinityCheck"] {
  const amount = question.amount.minorUnits
  if ("cardHash" in question) return { cardHash: question.cardHash, amount }
  const named =
    "token" in question ? { encrypted: Redacted.value(question.token) } : { number: Redacted.value(question.number) }
  return { ...named, ...whenDefined(question.vatin, (holder) => ({ vatin: Redacted.value(holder) })), amount }
}

export function fromNotification({
  eventId,
  transactionId,
  orderId,
  outcome,
  amount,
}: PaymentNotification): Schemas["PaymentNotification"] {
  return {
    eventId,
    transactionId,
    orderId,
    outcome: outcome === "approved" ? "APPROVED" : "REFUSED",
    amount: amount.minorUnits,
    currencyCode: amount.currencyCode,
  }
}
