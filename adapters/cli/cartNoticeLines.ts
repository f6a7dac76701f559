import type { CartUpdates } from "../../application/cart/cartUpdates.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import {
  CART_LIMIT_KEY,
  LINE_LIMIT_KEY,
  LOT_KEY,
  NO_STOCK_KEY,
  NOT_BUYABLE_KEY,
} from "../../domain/cart/CartChangeRefused.ts"
import { table } from "./Output.ts"

type ItemUnits = { readonly sku: string; readonly quantity: number; readonly name?: string }

/** Returns the cart's notices as lines of text. */
export function cartNoticeLines(
  { merge, waiting, refused }: CartUpdates,
  { leftovers = [] }: Pick<Cart, "leftovers">,
): readonly string[] {
  return [
    ...(merge === undefined ? [] : ["", "From before the login:", ...table(merge.items.map((item) => unitsRow(item)))]),
    ...(leftovers.length === 0
      ? []
      : [
          "",
          "Kept for later (`selvedge cart take SKU`, or `selvedge cart let-go`):",
          ...table(leftovers.map((item) => [...unitsRow(item), reasonOf(item)])),
        ]),
    ...(waiting.length === 0
      ? []
      : ["", "Waiting on this machine until the backend can be reached:", ...table(waiting.map(unitsRow))]),
    ...(refused.length === 0
      ? []
      : [
          "",
          "Refused after it had waited on this machine:",
          ...table(refused.map((item) => [...unitsRow(item), reasonOf(item.refusal)])),
        ]),
  ]
}

function unitsRow({ sku, quantity, name }: ItemUnits): string[] {
  return [sku, `${quantity} ×`, name ?? ""]
}

function reasonOf({
  messageKey,
  parameters,
}: {
  readonly messageKey: string
  readonly parameters: readonly string[]
}): string {
  const limit = parameters.at(-1) ?? ""
  switch (messageKey) {
    case NO_STOCK_KEY:
      return limit === "0" ? "sold out" : `only ${limit} left`
    case CART_LIMIT_KEY:
      return `at most ${limit} different articles`
    case LINE_LIMIT_KEY:
      return `at most ${limit} of one article`
    case LOT_KEY:
      return `sold in lots of ${limit}`
    case NOT_BUYABLE_KEY:
      return "no longer sold"
    default:
      return messageKey
  }
}
