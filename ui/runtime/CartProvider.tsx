import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { CartState, CartView } from "./CartState.ts"
import { useObservable } from "./observable.ts"

const CartContext = createContext<CartState | undefined>(undefined)

export function CartProvider({ state, children }: { readonly state: CartState; readonly children: ReactNode }) {
  return <CartContext value={state}>{children}</CartContext>
}

export interface CartHandle extends CartView {
  /** Sets a cart from a response. */
  readonly set: CartState["set"]
  /** Opens the drawer; `false` closes it. */
  readonly setOpen: CartState["setOpen"]
  readonly expect: CartState["expect"]
  readonly hasPending: CartState["hasPending"]
}

/** The customer's cart, shared by the whole page. */
export function useCart(): CartHandle {
  const state = useContext(CartContext)
  if (state === undefined) throw new Error("useCart needs a CartProvider")
  const view = useObservable(state, (whole) => whole, state.beforeHydration)
  return { ...view, set: state.set, setOpen: state.setOpen, expect: state.expect, hasPending: state.hasPending }
}
