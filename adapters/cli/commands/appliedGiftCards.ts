import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { loadGiftCards, removeGiftCard } from "../../../application/checkout/orderGiftCards.ts"
import type { CardAdjustments } from "../../../domain/payment/CardAdjustment.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GuestTokenOption } from "../guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../guestTokenOption.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { orderIdOf } from "../orderIdOf.ts"
import type { CliContext } from "../CliContext.ts"

interface GiftCardOptions extends GuestTokenOption {
  readonly order?: string
  readonly off?: string
}

/** `checkout gift-cards`. */
export function addAppliedGiftCardCommands(checkout: Command): void {
  addGuestTokenOption(
    checkout.command("gift-cards").description("the gift cards that pay a part of the cart, and what they leave"),
  )
    .option("--order <orderId>", "of an order that stands unpaid instead")
    .option("--off <digits>", "take the gift card off that ends so: it pays nothing of it")
    .addHelpText(
      "after",
      "\nGift cards are added with --gift-cards of `selvedge checkout` and `selvedge repay`; " +
        "nothing is taken from them before the purchase.",
    )
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions & GiftCardOptions = command.optsWithGlobals()
      await withCliContext(options, (shop) => showGiftCards(shop, options))
    })
}

/** Shows the gift cards that pay a part of a cart or an unpaid order, after removing one with `--off`. */
export async function showGiftCards(shop: CliContext, options: GiftCardOptions): Promise<void> {
  const { run, output, store } = shop
  const order = options.order === undefined ? undefined : orderIdOf(options.order)
  const orderId = order ?? (await run(startCheckout())).orderId
  const guestToken = order === undefined ? undefined : await guestTokenFor(shop, order, options)
  const paymentRef = {
    ...(order === undefined ? {} : { isRepay: true }),
    ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }),
  }
  const known = await run(loadGiftCards(orderId, paymentRef))
  if (known === undefined)
    throw new CliUsageError({
      message:
        `No gift card pays ${order === undefined ? "the cart" : `order ${order}`}: ` +
        (order === undefined
          ? "this store takes none"
          : "it is not there for you, or the shop takes no payment for it. A guest's order that was " +
            "bought elsewhere is opened with --guest-token") +
        ".",
    })
  const left =
    options.off === undefined
      ? known
      : await run(removeGiftCard(orderId, cardHashOf(known, options.off), known, paymentRef))
  const applied = appliedGiftCards(left)
  output.result({ ...left, adjustments: applied }, [
    ...applied.map(
      ({ maskedNumber = "", amount, balance }) =>
        `The gift card ${maskedNumber} pays ${formatMoney(amount, store.currency)} of the ` +
        `${formatMoney(balance, store.currency)} on it.`,
    ),
    ...(applied.length === 0 ? ["No gift card pays a part of it."] : []),
    `Left to pay: ${formatMoney(left.remaining, store.currency)}`,
  ])
}

function appliedGiftCards({ adjustments }: CardAdjustments): CardAdjustments["adjustments"] {
  return adjustments.filter(({ amount }) => amount.minorUnits > 0)
}

/** The visible digits of a masked card number. */
const SHOWN_DIGITS = /^[*•·xX\s]*([0-9]{4,})$/

/**
 * Finds the hash of a card by its last digits, masked or not, or by the hash that `--json` prints. Fails with
 * `CliUsageError` when no card matches, or two do.
 */
function cardHashOf(known: CardAdjustments, named: string): string {
  const applied = appliedGiftCards(known)
  const hashed = applied.find(({ cardHash }) => cardHash === named)
  if (hashed !== undefined) return hashed.cardHash
  const digits = SHOWN_DIGITS.exec(named)?.[1] ?? named
  const [found, another] = /^[0-9]{4,}$/.test(digits)
    ? applied.filter(({ maskedNumber = "" }) => maskedNumber.endsWith(digits))
    : []
  if (found !== undefined && another === undefined) return found.cardHash
  const endings = applied.map(({ maskedNumber = "" }) => maskedNumber.slice(-4)).join(", ")
  throw new CliUsageError({
    message:
      another === undefined
        ? `No gift card that pays ends in "${digits}": give the last four digits, of ${endings || "none that pays"}.`
        : `Two gift cards end in ${digits}: nothing was taken off.`,
  })
}
