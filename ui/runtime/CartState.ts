import type { Cart } from "../../domain/cart/Cart.ts"
import { cartUnits } from "../../domain/cart/cartUnits.ts"

/** What the page knows of the shopper's cart. */
export interface CartView {
  /** As the shop last returned it; absent until it was asked. */
  readonly cart?: Cart
  /** How many pieces; known before the cart where the device remembers it. */
  readonly units: number | undefined
  /** Whether the drawer is open. */
  readonly isOpen: boolean
}

/** The shopper's cart as one observed value of the page. */
export interface CartState {
  readonly current: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (cart: Cart) => void
  /** How many pieces the device remembers; a cart from the shop wins. */
  readonly remember: (units: number | undefined) => void
  readonly setOpen: (isOpen: boolean) => void
  /** Whether additions wait on the device, or were refused after they had waited. */
  readonly hasPending: () => boolean
}

export function createCartState(cart?: Cart, hasPending: CartState["hasPending"] = () => false): CartState {
  let view: CartView =
    cart === undefined ? { units: undefined, isOpen: false } : { cart, units: cartUnits(cart), isOpen: false }
  const listeners = new Set<() => void>()
  const change = (next: CartView) => {
    view = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next) => change({ ...view, cart: next, units: cartUnits(next) }),
    remember: (units) => (view.cart === undefined ? change({ ...view, units }) : undefined),
    hasPending,
    setOpen: (isOpen) => (view.isOpen === isOpen ? undefined : change({ ...view, isOpen })),
  }
}
