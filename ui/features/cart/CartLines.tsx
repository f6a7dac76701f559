import type { Cart } from "../../../domain/cart/Cart.ts"
import styles from "./CartLines.module.css"
import { CartLine } from "./CartLine.tsx"
import type { CartChanges } from "./useCartChanges.ts"

export interface CartLinesProps {
  readonly cart: Cart
  readonly changes: CartChanges
  /** The page offers another size; the drawer keeps to the quantity. */
  readonly sizes?: boolean
}

/** The lines of the cart, each of which can be changed. */
export function CartLines({ cart, changes, sizes = false }: CartLinesProps) {
  return (
    <ul className={styles["lines"]}>
      {cart.items.map((item) => (
        <CartLine
          key={item.sku}
          item={item}
          error={changes.trouble?.at === item.sku ? changes.trouble.error : undefined}
          onQuantity={(quantity) => changes.setQuantity(item, quantity)}
          onSku={sizes ? (sku) => changes.changeSku(item, sku) : undefined}
        />
      ))}
    </ul>
  )
}
