import { useRef, useState } from "react"
import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { cartWithQuantity } from "./cartWith.ts"

/** Where an error is to be said: beside a line, at the promo code, or for the whole cart. */
export interface CartTrouble {
  readonly at: Sku | "promoCode" | "cart"
  readonly error: ShopError
}

/** A cart that shows a change at once and takes it back, with the reason, when the shop refuses it. */
export interface CartChanges {
  readonly cart: Cart | undefined
  /** A change is under way; totals are still those of before. */
  readonly busy: boolean
  readonly trouble: CartTrouble | undefined
  /** The line that was just removed and can be put back. */
  readonly removed: CartItem | undefined
  readonly setQuantity: (item: CartItem, quantity: number) => void
  readonly putBack: () => void
  readonly changeSku: (item: CartItem, sku: Sku) => void
  readonly addPromoCode: (code: string) => Promise<boolean>
  readonly deletePromoCode: (code: string) => void
  readonly load: () => void
  /** Another change of the whole cart. */
  readonly ask: (call: () => Promise<CommandResult<Cart>>) => void
}

/** `initial` is the cart the page came with, until the shop returns a newer one. */
export function useCartChanges(initial?: Cart): CartChanges {
  const commands = useCommands()
  const handle = useCart()
  const [underWay, setUnderWay] = useState(0)
  const [trouble, setTrouble] = useState<CartTrouble>()
  const [removed, setRemoved] = useState<CartItem>()
  const latest = useRef(0)
  const pending = useRef(0)
  const confirmed = useRef<Cart>(undefined)
  const cart = handle.cart ?? initial

  const change = async (at: CartTrouble["at"], call: () => Promise<CommandResult<Cart>>, expected?: Cart): Promise<boolean> => {
    const turn = (latest.current += 1)
    if (underWay === 0) confirmed.current = cart
    if (expected !== undefined) handle.set(expected)
    setTrouble(undefined)
    setUnderWay((pending.current += 1))
    const result = await call()
    setUnderWay((pending.current -= 1))
    if (result.ok) confirmed.current = result.value
    else setTrouble({ at, error: result.error })
    // While others are under way only the last one's answer is shown: an older answer does not know of it.
    if ((turn === latest.current || pending.current === 0) && confirmed.current !== undefined) handle.set(confirmed.current)
    return result.ok
  }

  const setQuantity = (item: CartItem, quantity: number) => {
    if (cart === undefined) return
    setRemoved(quantity === 0 ? item : undefined)
    const call = () => (quantity === 0 ? commands.removeFromCart(item.sku) : commands.changeQuantity(item.sku, quantity))
    void change(quantity === 0 ? "cart" : item.sku, call, cartWithQuantity(cart, item.sku, quantity)).then((done) => (done ? undefined : setRemoved(undefined)))
  }
  const putBack = () => {
    if (removed === undefined) return
    setRemoved(undefined)
    const { sku, quantity, productId, categoryId } = removed
    void change("cart", () => commands.addToCart({ sku, quantity, productId, ...(categoryId === undefined ? {} : { categoryId }) }))
  }
  return {
    cart, busy: underWay > 0 || cart?.items.some((item) => item.id === "") === true, trouble, removed, setQuantity, putBack,
    changeSku: (item, sku) => void change(item.sku, () => commands.changeSku(item.id, sku)),
    addPromoCode: (code) => (cart?.id === undefined ? Promise.resolve(false) : change("promoCode", withId(cart.id, (id) => commands.addPromoCode(id, code)))),
    deletePromoCode: (code) => (cart?.id === undefined ? undefined : void change("promoCode", withId(cart.id, (id) => commands.deletePromoCode(id, code)))),
    load: () => void change("cart", commands.loadCart),
    ask: (call) => void change("cart", call),
  }
}

function withId<Id, A>(id: Id, call: (id: Id) => A): () => A {
  return () => call(id)
}
