import * as Schema from "effect/Schema"
import { addGiftCard, readGiftCards } from "../../application/checkout/giftCardsOfOrder.ts"
import type { PaymentQuestion } from "../../application/checkout/CheckoutGateway.ts"
import { PaymentGateway } from "../../application/checkout/PaymentGateway.ts"
import type { PaymentChoice } from "../../application/checkout/submittedPayments.ts"
import { WalletCardGateway } from "../../application/wallet/WalletCardGateway.ts"
import { offeredMethods, payWay } from "../../domain/checkout/payWay.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { CardAdjustments } from "../../domain/payment/CardAdjustment.ts"
import type { PaymentEntry } from "../../domain/payment/PaymentEntry.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { formatMoney } from "../../domain/store/formatMoney.ts"
import { CliProblem } from "./CliProblem.ts"
import { readJson } from "./readJson.ts"
import type { Shop } from "./Shop.ts"
import type { AskPerson } from "./solvingCaptcha.ts"
import { solvingCaptcha } from "./solvingCaptcha.ts"

/** How a purchase in the terminal is paid, as its options say. */
export interface PaymentOptions {
  readonly card?: string
  readonly keepCard?: boolean
  readonly keptCard?: string
  readonly pay?: string
  readonly bank?: string
  readonly category?: string
  readonly giftCards?: string
}

/** The card as a script gives it; it is read from a file or standard input, never from the command line. */
export const CardFile = Schema.Struct({
  number: Schema.String,
  holder: Schema.String,
  expiry: Schema.String,
  securityCode: Schema.String,
})
/** A kept card's code; the digits it is named by stand on the command line, as they stand on every receipt. */
const CodeFile = Schema.Struct({ securityCode: Schema.String })
const GiftCardsFile = Schema.Array(Schema.Struct({ number: Schema.String, securityCode: Schema.String }))

/**
 * What the files of the options hold; read before anything is asked of the shop, so that a file that is missing costs
 * nothing.
 */
export interface GivenSecrets {
  readonly card?: typeof CardFile.Type
  readonly securityCode?: string
  readonly giftCards: typeof GiftCardsFile.Type
}

/**
 * Reads the secrets of a payment. Fails with `CliProblem` for a file that cannot be read, and when no way or two are
 * named.
 */
export function readPaymentSecrets({ card, keptCard, pay, giftCards }: PaymentOptions): GivenSecrets {
  const gifts =
    giftCards === undefined
      ? []
      : readJson(giftCards, GiftCardsFile, "a list of gift cards with number and securityCode")
  if (pay !== undefined && (card !== undefined || keptCard !== undefined))
    throw new CliProblem({ message: "Name one way to pay: --card, --kept-card or --pay." })
  if (card === undefined && keptCard === undefined && pay === undefined && gifts.length === 0)
    throw new CliProblem({
      message:
        "Name a way to pay: --card <file>, --kept-card <digits> with --card <file>, --pay <way>, or --gift-cards <file>.",
    })
  if (card === undefined) return { giftCards: gifts }
  if (keptCard !== undefined)
    return { giftCards: gifts, securityCode: readJson(card, CodeFile, "the kept card's securityCode").securityCode }
  return { giftCards: gifts, card: readJson(card, CardFile, "a card with number, holder, expiry and securityCode") }
}

/** What is paid, and the ways the shop takes for it. */
export interface TerminalOrder {
  readonly orderId: OrderId
  readonly methods: readonly PaymentMethod[]
  /** Which order is paid again; absent where a cart is paid. */
  readonly question?: PaymentQuestion
}

/**
 * Adds the gift cards to the order, one after the other, and answers with what it is paid. Those that pay a part of it
 * already do so still.
 */
export async function choosePayment(
  shop: Shop,
  order: TerminalOrder,
  options: PaymentOptions,
  secrets: GivenSecrets,
  askPerson?: AskPerson,
): Promise<PaymentChoice> {
  const { orderId, methods, question } = order
  const giftMethod = methods.find((method) => payWay(method) === "giftCard")
  if (secrets.giftCards.length > 0 && giftMethod === undefined)
    throw new CliProblem({ message: "This store takes no gift cards." })
  let adjustments: CardAdjustments | undefined =
    giftMethod === undefined ? undefined : await shop.run(readGiftCards(orderId, question))
  for (const giftCard of secrets.giftCards)
    adjustments = await solvingCaptcha(shop, (captcha) => addGiftCard(orderId, giftCard, captcha, question), askPerson)
  const giftCards = (adjustments?.adjustments ?? [])
    .filter(({ amount }) => amount.minorUnits > 0)
    .map(({ cardHash, amount }) => ({ by: "giftCard" as const, methodId: giftMethod?.id ?? "", cardHash, amount }))
  for (const { amount } of giftCards) shop.output.note(`A gift card pays ${formatMoney(amount, shop.store.currency)}.`)
  if (giftCards.length > 0 && adjustments?.remaining.minorUnits === 0) return { giftCards }
  return { giftCards, payment: await otherWay(shop, order, options, secrets, askPerson) }
}

async function otherWay(
  shop: Shop,
  { orderId, methods, question }: TerminalOrder,
  { keptCard, keepCard, pay, bank, category }: PaymentOptions,
  { card, securityCode }: GivenSecrets,
  askPerson?: AskPerson,
): Promise<PaymentEntry> {
  const { run } = shop
  const offered = offeredMethods(methods).filter(({ way }) => way !== "deviceWallet")
  const named =
    pay === undefined
      ? offered.find(({ way }) => way === "card")
      : offered.find(({ id, name }) => id === pay || name.toLowerCase() === pay.toLowerCase())
  if (named === undefined)
    throw new CliProblem({
      message: `This store does not take that. It takes: ${offered.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
    })
  const methodId = named.id
  if (keptCard !== undefined) {
    const { cards } = await run(
      WalletCardGateway.use((gateway) => gateway.listWalletCards(...(question?.isRepay === true ? [true] : []))),
    )
    const kept = cards.find(({ lastDigits, isExpired }) => lastDigits === keptCard && !isExpired)
    if (kept === undefined)
      throw new CliProblem({
        message: `No card ending in ${keptCard} is kept: ${cards.map(({ network, lastDigits }) => `${network} ${lastDigits}`).join(", ") || "there is none"}.`,
      })
    return { by: "keptCard", methodId, cardHash: kept.hash, ...(securityCode === undefined ? {} : { securityCode }) }
  }
  if (named.way === "bank") {
    const banks = await run(PaymentGateway.use((gateway) => gateway.listIdealBanks))
    const chosen = banks.find(({ id }) => id === bank)
    if (chosen === undefined)
      throw new CliProblem({
        message: `Name the bank with --bank: ${banks.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
      })
    return { by: "method", methodId, bankId: chosen.id }
  }
  if (named.way === "session") {
    const { token, categories } = await solvingCaptcha(
      shop,
      (captcha) => PaymentGateway.use((gateway) => gateway.createKlarnaSession(orderId, question?.guestToken, captcha)),
      askPerson,
    )
    const chosen = category === undefined ? categories[0] : categories.find(({ id }) => id === category)
    if (chosen === undefined)
      throw new CliProblem({
        message: `Name one of its ways with --category: ${categories.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
      })
    return { by: "token", methodId, of: "session", token, category: chosen.id }
  }
  if (named.way !== "card") return { by: "method", methodId }
  if (card === undefined)
    throw new CliProblem({
      message: "The gift cards leave something to pay: name another way too, with --card <file> or --pay <way>.",
    })
  return { by: "card", methodId, card, ...(keepCard === true ? { keep: true } : {}) }
}
