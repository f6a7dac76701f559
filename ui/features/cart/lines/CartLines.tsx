import { groupByBundle } from "../../../../domain/cart/groupByBundle.ts"
import type { Cart, CartItem } from "../../../../domain/cart/Cart.ts"
import { lineIdOf } from "../../../../domain/cart/LineCustomization.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./CartLines.module.css"
import { CartLine } from "./CartLine.tsx"
import type { CartChanges } from "../useCartChanges.ts"

export interface CartLinesProps {
  readonly cart: Cart
  readonly changes: CartChanges
  /** The page offers size changes, gift options and wishlists; the drawer offers only the quantity. */
  readonly sizes?: boolean
}

/** The editable lines of the cart; those of a bundle are grouped under its name. */
export function CartLines({ cart, changes, sizes = false }: CartLinesProps) {
  const t = useText()
  const line = (item: CartItem) => {
    const lineId = lineIdOf(cart.items, item)
    // The key is stable when the server recreates a plain line with another id.
    return (
      <CartLine
        key={lineId ?? item.sku}
        item={item}
        lineId={lineId}
        error={changes.lastError?.at === item.id ? changes.lastError.error : undefined}
        onQuantity={(quantity) => changes.setQuantity(item, quantity)}
        changes={sizes ? changes : undefined}
      />
    )
  }
  return (
    <ul className={styles["lines"]}>
      {groupByBundle(cart.items).map(({ bundle, items }) =>
        bundle === undefined ? (
          items.map(line)
        ) : (
          <li key={`bundle ${bundle.id}`} className={styles["bundle"]}>
            <p className={styles["bundleName"]}>
              {bundle.name} <span>{t("cart.boughtTogether")}</span>
            </p>
            <ul className={styles["lines"]}>{items.map(line)}</ul>
          </li>
        ),
      )}
    </ul>
  )
}
