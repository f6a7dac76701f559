import * as Schema from "effect/Schema"
import { addGiftCard, loadGiftCards } from "../../../application/checkout/orderGiftCards.ts"
import type { PaymentRef } from "../../../application/checkout/CheckoutGateway.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import type { PaymentChoice } from "../../../application/checkout/tracking/submittedPayments.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import { offeredPaymentMethods, paymentFlow } from "../../../domain/checkout/paymentFlow.ts"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import type { CardAdjustments } from "../../../domain/payment/CardAdjustment.ts"
import type { PaymentEntry } from "../../../domain/payment/PaymentEntry.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { readJson } from "./readJson.ts"
import type { CliContext } from "../CliContext.ts"
import type { AnswerPrompt } from "../withCaptchaRetry.ts"
import { withCaptchaRetry } from "../withCaptchaRetry.ts"

export interface PaymentOptions {
  readonly card?: string
  readonly saveCard?: boolean
  readonly savedCard?: string
  readonly paymentMethod?: string
  readonly bank?: string
  readonly paymentCategory?: string
  readonly giftCards?: string
}

/** A card, read from a file or standard input, never from the command line. */
export const CardFile = Schema.Struct({
  number: Schema.String,
  holder: Schema.String,
  expiry: Schema.String,
  securityCode: Schema.String,
})
/** A saved card's security code. The card's last digits are on the command line: they are not secret. */
const CodeFile = Schema.Struct({ securityCode: Schema.String })
const GiftCardsFile = Schema.Array(Schema.Struct({ number: Schema.String, securityCode: Schema.String }))

/**
 * The content of the files named by the options. Read before the first request, so that a missing file has no effects.
 */
export interface PaymentSecrets {
  readonly card?: typeof CardFile.Type
  readonly securityCode?: string
  readonly giftCards: typeof GiftCardsFile.Type
}

/**
 * Reads the secrets of a payment. Fails with `CliUsageError` for an unreadable file, and when no payment method or more
 * than one is given.
 */
export function readPaymentSecrets({ card, savedCard, paymentMethod, giftCards }: PaymentOptions): PaymentSecrets {
  const giftCardSecrets =
    giftCards === undefined
      ? []
      : readJson(giftCards, GiftCardsFile, "a list of gift cards with number and securityCode")
  if (paymentMethod !== undefined && (card !== undefined || savedCard !== undefined))
    throw new CliUsageError({ message: "Choose one payment method: --card, --saved-card or --payment-method." })
  if (card === undefined && savedCard === undefined && paymentMethod === undefined && giftCardSecrets.length === 0)
    throw new CliUsageError({
      message:
        "Choose a payment method: --card <file>, --saved-card <last4>, --payment-method <id> or " +
        "--gift-cards <file>.",
    })
  if (card === undefined) return { giftCards: giftCardSecrets }
  if (savedCard !== undefined)
    return {
      giftCards: giftCardSecrets,
      securityCode: readJson(card, CodeFile, "the securityCode of the saved card").securityCode,
    }
  return {
    giftCards: giftCardSecrets,
    card: readJson(card, CardFile, "a card with number, holder, expiry and securityCode"),
  }
}

/** The order to pay, and its payment methods. */
export interface TerminalOrder {
  readonly orderId: OrderId
  readonly methods: readonly PaymentMethod[]
  /** The order that is repaid; absent for a cart. */
  readonly paymentRef?: PaymentRef
}

/**
 * Adds the gift cards to the order one by one and returns the payment. Gift cards that were added before still apply.
 */
export async function choosePayment(
  shop: CliContext,
  order: TerminalOrder,
  options: PaymentOptions,
  secrets: PaymentSecrets,
  prompt?: AnswerPrompt,
): Promise<PaymentChoice> {
  const { orderId, methods, paymentRef } = order
  const giftMethod = methods.find((method) => paymentFlow(method) === "giftCard")
  if (secrets.giftCards.length > 0 && giftMethod === undefined)
    throw new CliUsageError({ message: "This store does not accept gift cards. Leave out --gift-cards." })
  let adjustments: CardAdjustments | undefined =
    giftMethod === undefined ? undefined : await shop.run(loadGiftCards(orderId, paymentRef))
  for (const giftCard of secrets.giftCards)
    adjustments = await withCaptchaRetry(shop, (captcha) => addGiftCard(orderId, giftCard, captcha, paymentRef), prompt)
  const giftCards = (adjustments?.adjustments ?? [])
    .filter(({ amount }) => amount.minorUnits > 0)
    .map(({ cardHash, amount }) => ({ by: "giftCard" as const, methodId: giftMethod?.id ?? "", cardHash, amount }))
  for (const { amount } of giftCards)
    shop.output.note(`Gift card applied: ${formatMoney(amount, shop.store.currency)}.`)
  if (giftCards.length > 0 && adjustments?.remaining.minorUnits === 0) return { giftCards }
  return { giftCards, payment: await chooseMethod(shop, order, options, secrets, prompt) }
}

async function chooseMethod(
  shop: CliContext,
  { orderId, methods, paymentRef }: TerminalOrder,
  { savedCard, saveCard, paymentMethod, bank, paymentCategory }: PaymentOptions,
  { card, securityCode }: PaymentSecrets,
  prompt?: AnswerPrompt,
): Promise<PaymentEntry> {
  const { run } = shop
  const offered = offeredPaymentMethods(methods).filter(({ flow }) => flow !== "deviceWallet")
  const named =
    paymentMethod === undefined
      ? offered.find(({ flow }) => flow === "card")
      : offered.find(({ id, name }) => id === paymentMethod || name.toLowerCase() === paymentMethod.toLowerCase())
  if (named === undefined)
    throw new CliUsageError({
      message:
        "The store does not accept this payment method. Available: " +
        `${offered.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
    })
  const methodId = named.id
  if (savedCard !== undefined) {
    const { cards } = await run(
      WalletCardGateway.use((gateway) => gateway.listWalletCards(...(paymentRef?.isRepay === true ? [true] : []))),
    )
    const saved = cards.find(({ lastDigits, isExpired }) => lastDigits === savedCard && !isExpired)
    if (saved === undefined)
      throw new CliUsageError({
        message:
          `No valid saved card ends in ${savedCard}. Saved cards: ` +
          (cards.map(({ network, lastDigits }) => `${network} ${lastDigits}`).join(", ") || "none") +
          ".",
      })
    return { by: "savedCard", methodId, cardHash: saved.hash, ...(securityCode === undefined ? {} : { securityCode }) }
  }
  if (named.flow === "bank") {
    const banks = await run(PaymentGateway.use((gateway) => gateway.listIdealBanks))
    const chosen = banks.find(({ id }) => id === bank)
    if (chosen === undefined)
      throw new CliUsageError({
        message: `Choose a bank with --bank. Available: ${banks.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
      })
    return { by: "method", methodId, bankId: chosen.id }
  }
  if (named.flow === "session") {
    const { token, categories } = await withCaptchaRetry(
      shop,
      (captcha) =>
        PaymentGateway.use((gateway) => gateway.createKlarnaSession(orderId, paymentRef?.guestToken, captcha)),
      prompt,
    )
    const chosen = paymentCategory === undefined ? categories[0] : categories.find(({ id }) => id === paymentCategory)
    if (chosen === undefined)
      throw new CliUsageError({
        message:
          "Choose a category with --payment-category. Available: " +
          `${categories.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
      })
    return { by: "token", methodId, of: "session", token, category: chosen.id }
  }
  if (named.flow !== "card") return { by: "method", methodId }
  if (card === undefined)
    throw new CliUsageError({
      message: "The gift cards do not cover the total. Add --card <file> or --payment-method <id>.",
    })
  return { by: "card", methodId, card, ...(saveCard === true ? { saveCard: true } : {}) }
}
