import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { loadGiftCards, removeGiftCard } from "../../../application/checkout/orderGiftCards.ts"
import type { CardAdjustments } from "../../../domain/payment/CardAdjustment.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GuestTokenOption } from "../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../input/guestTokenOption.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { orderIdOf } from "../input/orderIdOf.ts"
import type { CliContext } from "../CliContext.ts"

interface GiftCardOptions extends GuestTokenOption {
  readonly order?: string
  readonly remove?: string
}

/** `checkout gift-cards`. */
export function addAppliedGiftCardCommands(checkout: Command): void {
  addGuestTokenOption(checkout.command("gift-cards").description("Show the gift cards applied to the cart"))
    .option("--order <order-id>", "Use an unpaid order instead of the cart")
    .option("--remove <last4>", "Remove the gift card with these last digits")
    .addHelpText(
      "after",
      "\nAdd gift cards with --gift-cards of `selvedge checkout` and `selvedge order pay`. They are charged when you " +
        "place the order.\n\nExample:\n  $ selvedge checkout gift-cards --remove 4444",
    )
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions & GiftCardOptions = command.optsWithGlobals()
      await withCliContext(options, (shop) => showGiftCards(shop, options))
    })
}

/** Shows the gift cards that pay a part of a cart or an unpaid order, after removing one with `--remove`. */
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
        order === undefined
          ? "This store does not accept gift cards."
          : `Order ${order} was not found, or the shop does not accept a payment for it. For a guest's order from ` +
            "another device, add --guest-token.",
    })
  const remaining =
    options.remove === undefined
      ? known
      : await run(removeGiftCard(orderId, cardHashOf(known, options.remove), known, paymentRef))
  const applied = appliedGiftCards(remaining)
  output.result({ ...remaining, adjustments: applied }, [
    ...applied.map(
      ({ maskedNumber = "", amount, balance }) =>
        `Gift card ${maskedNumber} pays ${formatMoney(amount, store.currency)} of its balance of ` +
        `${formatMoney(balance, store.currency)}.`,
    ),
    ...(applied.length === 0 ? ["No gift cards applied."] : []),
    `Left to pay: ${formatMoney(remaining.remaining, store.currency)}`,
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
        ? `No applied gift card ends in "${digits}". Last digits of applied gift cards: ${endings || "none"}.`
        : `Several gift cards end in ${digits}, and none was removed. Use the card hash from --json.`,
  })
}
