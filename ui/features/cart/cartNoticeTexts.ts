import {
  CART_LIMIT_KEY,
  LINE_LIMIT_KEY,
  LOT_KEY,
  NO_STOCK_KEY,
  NOT_BUYABLE_KEY,
} from "../../../domain/cart/CartChangeRefused.ts"
import type { CartItem } from "../../../domain/cart/Cart.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** The reason why units are not in the cart, as text. */
export function reasonText(
  { messageKey, parameters }: { readonly messageKey: string; readonly parameters: readonly string[] },
  t: Translate,
): string {
  const count = Number(parameters.at(-1) ?? 0)
  switch (messageKey) {
    case NO_STOCK_KEY:
      return count > 0 ? t("cartNotices.reason.stock", { count }) : t("cartNotices.reason.soldOut")
    case CART_LIMIT_KEY:
      return t("cartNotices.reason.cartLimit", { count })
    case LINE_LIMIT_KEY:
      return t("cartNotices.reason.lineLimit", { count })
    case LOT_KEY:
      return t("catalog.lotSize", { count })
    case NOT_BUYABLE_KEY:
      return t("cartNotices.reason.notSold")
    case "_ERR_CUSTOMIZATION_NOT_ALLOWED":
    case "_ERR_CUSTOMIZATION_NOT_COMPLETED":
      return t("errors.customization.title")
    case "_WARN_MAX_PRODUCTS_SHOP_CART":
      return t("errors.cartFull.title")
    default:
      return t("cartNotices.reason.other")
  }
}

/** Quantity and name of an item; an unnamed one is identified by its number. */
export function unitsText(
  { sku, quantity, name }: { readonly sku: string; readonly quantity: number; readonly name?: string | undefined },
  t: Translate,
): string {
  return t("cartNotices.units", { count: quantity, name: name ?? sku })
}

/** The total number of units. */
export function units(items: readonly { readonly quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The name of a sku from its line in the cart; `undefined` if there is none. */
export function lineName(
  items: readonly Pick<CartItem, "sku" | "name" | "color" | "size">[],
  sku: string,
): string | undefined {
  const line = items.find((item) => item.sku === sku)
  return line === undefined
    ? undefined
    : [line.name, line.color, line.size].filter((fact) => fact !== undefined).join(" · ")
}
