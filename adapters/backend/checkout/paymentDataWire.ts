import * as Redacted from "effect/Redacted"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import type { Card } from "../../../domain/payment/Card.ts"
import type { Payment } from "../../../domain/payment/splitPayments.ts"
import { whenDefined } from "../http/whenDefined.ts"

type PaymentData = components["schemas"]["PaymentData"]

/** A single payment covers the whole total and has no amount; each of several payments has its own. */
export function fromPayments(payments: readonly Payment[]): PaymentData[] {
  return payments.map(({ means, amount }) => ({
    ...fromMeans(means),
    ...(payments.length === 1 ? {} : { amount: amount.minorUnits }),
  }))
}

function fromMeans(means: Payment["means"]): PaymentData {
  switch (means.by) {
    case "card":
      return fromCard(means.methodId, means.card)
    case "tokenizedCard":
      return fromEncryptedCard(means.methodId, means.token)
    case "savedCard":
      return {
        paymentModeId: means.methodId,
        cardHash: means.cardHash,
        ...whenDefined(means.securityCode, (code) => ({ cvv2: Redacted.value(code) })),
        ...whenDefined(means.tokenizedCode, (token) => ({ encrypted: Redacted.value(token) })),
      }
    case "giftCard":
      return { paymentModeId: means.methodId, cardHash: means.cardHash }
    case "method":
      return { paymentModeId: means.methodId, ...whenDefined(means.bankId, (bankId) => ({ bankId })) }
    case "token":
      return {
        paymentModeId: means.methodId,
        ...(means.of === "session"
          ? { jwt: Redacted.value(means.token) }
          : { digitalWalletToken: Redacted.value(means.token) }),
      }
  }
}

/** A card known only to the vault, by its token (S3.30: `encrypted`). */
function fromEncryptedCard(paymentMethodId: string, token: Redacted.Redacted<string>): PaymentData {
  return { paymentModeId: paymentMethodId, encrypted: Redacted.value(token) }
}

/** The only place that reads a card's redacted values. */
export function fromCard(paymentMethodId: string, { number, securityCode, holder, month, year }: Card): PaymentData {
  return {
    paymentModeId: paymentMethodId,
    number: Redacted.value(number),
    holder,
    month: String(month).padStart(2, "0"),
    year: String(year),
    cvv2: Redacted.value(securityCode),
  }
}
