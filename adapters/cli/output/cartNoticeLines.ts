import type { CartUpdates } from "../../../application/cart/cartUpdates.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import {
  CART_LIMIT_KEY,
  LINE_LIMIT_KEY,
  LOT_KEY,
  NO_STOCK_KEY,
  NOT_BUYABLE_KEY,
} from "../../../domain/cart/CartChangeRefused.ts"
import { table } from "./Output.ts"

type ItemUnits = { readonly sku: string; readonly quantity: number; readonly name?: string }

/** Returns the cart's notices as lines of text. */
export function cartNoticeLines(
  { merge, waiting, refused }: CartUpdates,
  { leftovers = [] }: Pick<Cart, "leftovers">,
): readonly string[] {
  return [
    ...(merge === undefined
      ? []
      : ["", "Added from your cart before you signed in:", ...table(merge.items.map((item) => unitsRow(item)))]),
    ...(leftovers.length === 0
      ? []
      : [
          "",
          "Saved for later (`selvedge cart add-leftover SKU` or `selvedge cart discard-leftovers`):",
          ...table(leftovers.map((item) => [...unitsRow(item), reasonOf(item)])),
        ]),
    ...(waiting.length === 0
      ? []
      : ["", "Not sent yet, because the shop could not be reached:", ...table(waiting.map(unitsRow))]),
    ...(refused.length === 0
      ? []
      : [
          "",
          "Could not be added:",
          ...table(refused.map((item) => [...unitsRow(item), reasonOf(item.refusedReason)])),
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
      return `limit of ${limit} different items reached`
    case LINE_LIMIT_KEY:
      return `limit of ${limit} per item`
    case LOT_KEY:
      return `sold in packs of ${limit}`
    case NOT_BUYABLE_KEY:
      return "no longer available"
    default:
      return messageKey
  }
}
