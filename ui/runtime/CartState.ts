import type { Cart } from "../../domain/cart/Cart.ts"
import { cartUnits } from "../../domain/cart/cartUnits.ts"
import type { Observable } from "./observable.ts"
import { createObservable } from "./observable.ts"

/** The page's knowledge of the customer's cart. */
export interface CartView {
  /** The cart from the last response; absent before the first one. */
  readonly cart?: Cart
  /** The number of units; known before the cart if the device has a copy. */
  readonly units: number | undefined
  /** Whether the drawer is open. */
  readonly isOpen: boolean
  /** Whether the drawer shows an addition in progress, whose response will be the cart. */
  readonly isAwaited: boolean
  /** Whether the customer is about to add to the cart, so that the drawer is fetched before it opens. */
  readonly isExpected: boolean
}

/** The customer's cart as one observable value of the page. */
export interface CartState extends Observable<CartView> {
  /** What the server knows. */
  readonly beforeHydration: () => CartView
  readonly set: (cart: Cart) => void
  /** Sets the number of units from the device's copy; a cart from the server takes precedence. */
  readonly remember: (units: number | undefined) => void
  /** Opens or closes the drawer; `isAwaited` as in `CartView`. */
  readonly setOpen: (isOpen: boolean, isAwaited?: boolean) => void
  /** Reports that the drawer will be needed. */
  readonly expect: () => void
  /** Whether the device has queued additions, or additions that were refused after queueing. */
  readonly hasPending: () => boolean
}

export function createCartState(cart?: Cart, hasPending: CartState["hasPending"] = () => false): CartState {
  const sent: CartView = {
    ...(cart && { cart }),
    units: cart && cartUnits(cart),
    isOpen: false,
    isAwaited: false,
    isExpected: false,
  }
  const view = createObservable(sent)
  const change = (changes: Partial<CartView>) => view.set({ ...view.current(), ...changes })
  return {
    current: view.current,
    beforeHydration: () => sent,
    subscribe: view.subscribe,
    set: (next) => change({ cart: next, units: cartUnits(next), isAwaited: false }),
    remember: (units) => (view.current().cart === undefined ? view.set({ ...view.current(), units }) : undefined),
    hasPending,
    expect: () => (view.current().isExpected ? undefined : change({ isExpected: true })),
    setOpen: (isOpen, isAwaited = false) => {
      const { isOpen: wasOpen, isAwaited: wasAwaited } = view.current()
      if (wasOpen !== isOpen || wasAwaited !== isAwaited) change({ isOpen, isAwaited })
    },
  }
}
