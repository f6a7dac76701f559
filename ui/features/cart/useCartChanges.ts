import { useRef, useState } from "react"
import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import { isGiftCard } from "../../../domain/cart/isGiftCard.ts"
import { lineIdOf } from "../../../domain/cart/LineCustomization.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { toAddition, type RemovedLine } from "../../../domain/cart/toAddition.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { cartWithQuantity } from "./cartWith.ts"

/** Where an error is shown: at the line of this id, at the promo code, or for the whole cart. */
export interface CartError {
  readonly at: CartItem["id"] | "promoCode" | "cart"
  readonly error: ShopError
}

/** A line that was saved for later. */
export interface SavedForLaterLine {
  readonly item: RemovedLine
  readonly listName: string
  /** The corresponding entry of the wishlist. */
  readonly catentryId: string
}

/** A cart with optimistic changes, which are rolled back, with the reason, when the server refuses them. */
export interface CartChanges {
  readonly cart: Cart | undefined
  /** A change is pending; the totals are those from before it. */
  readonly busy: boolean
  readonly lastError: CartError | undefined
  /** The line that was just removed and can be restored. */
  readonly removed: RemovedLine | undefined
  readonly setQuantity: (item: CartItem, quantity: number) => void
  readonly restoreLine: () => void
  readonly changeSku: (item: CartItem, sku: Sku) => void
  readonly addPromoCode: (code: string) => Promise<boolean>
  readonly deletePromoCode: (code: string) => void
  readonly load: () => void
  /** Runs another change of the whole cart. */
  readonly ask: (call: () => Promise<CommandResult<Cart>>) => void
  /** Runs a change whose caller shows the refusal; `expected` is the optimistic cart. */
  readonly run: <E>(call: () => Promise<CommandResult<Cart, E>>, expected?: Cart) => Promise<CommandResult<Cart, E>>
  /** The line that was moved to a wishlist and can be restored. */
  readonly savedForLater: SavedForLaterLine | undefined
  readonly setSavedForLater: (savedForLater: SavedForLaterLine | undefined) => void
}

/** `initial` is the cart the page was loaded with, used until the server returns a newer one. */
export function useCartChanges(initial?: Cart): CartChanges {
  const commands = useCommands()
  const handle = useCart()
  const [inFlight, setInFlight] = useState(0)
  const [lastError, setLastError] = useState<CartError>()
  const [removed, setRemoved] = useState<RemovedLine>()
  const [savedForLater, setSavedForLater] = useState<SavedForLaterLine>()
  const latest = useRef(0)
  const pending = useRef(0)
  const confirmed = useRef<Cart>(undefined)
  const cart = handle.cart ?? initial

  const run = async <E>(
    call: () => Promise<CommandResult<Cart, E>>,
    expected?: Cart,
  ): Promise<CommandResult<Cart, E>> => {
    const turn = (latest.current += 1)
    if (inFlight === 0) confirmed.current = cart
    if (expected !== undefined) handle.set(expected)
    setLastError(undefined)
    setInFlight((pending.current += 1))
    const result = await call()
    setInFlight((pending.current -= 1))
    if (result.ok) confirmed.current = result.value
    // While several changes are pending, only the latest response is shown: an earlier one lacks the later changes.
    if ((turn === latest.current || pending.current === 0) && confirmed.current !== undefined)
      handle.set(confirmed.current)
    return result
  }
  const change = async (
    at: CartError["at"],
    call: () => Promise<CommandResult<Cart>>,
    expected?: Cart,
  ): Promise<boolean> => {
    const result = await run(call, expected)
    if (!result.ok) setLastError({ at, error: result.error })
    return result.ok
  }

  const setQuantity = (item: CartItem, quantity: number) => {
    if (cart === undefined) return
    // The server does not keep the message of a removed gift card, so it cannot be restored.
    setRemoved(quantity === 0 && !isGiftCard(item) ? { ...item, position: cart.items.indexOf(item) } : undefined)
    const named = [item.sku, lineIdOf(cart.items, item)] as const
    const call = () =>
      quantity === 0
        ? commands.cart.removeFromCart(...named)
        : commands.cart.changeQuantity(item.sku, quantity, named[1])
    void change(quantity === 0 ? "cart" : item.id, call, cartWithQuantity(cart, item, quantity)).then((done) =>
      done ? undefined : setRemoved(undefined),
    )
  }
  const restoreWithPacking = async (item: RemovedLine): Promise<CommandResult<Cart>> => {
    const back = await commands.giftAndCoupon.restoreLine(item)
    if (!back.ok) return back
    const { cart: whole, packingError } = back.value
    if (packingError !== undefined) setLastError({ at: "cart", error: packingError })
    return { ok: true, value: whole }
  }
  const restoreLine = () => {
    if (removed === undefined) return
    setRemoved(undefined)
    const item = removed
    void change("cart", () =>
      item.giftPacking === undefined ? commands.cart.addToCart(toAddition(item)) : restoreWithPacking(item),
    )
  }
  const id = cart?.id
  return {
    cart,
    busy: inFlight > 0 || cart?.items.some((item) => item.id === "") === true,
    lastError,
    removed,
    setQuantity,
    restoreLine,
    changeSku: (item, sku) => void change(item.id, () => commands.cart.changeSku(item.id, sku)),
    addPromoCode: async (code) => id !== undefined && change("promoCode", () => commands.cart.addPromoCode(id, code)),
    deletePromoCode: (code) =>
      void (id !== undefined && change("promoCode", () => commands.cart.deletePromoCode(id, code))),
    load: () => void change("cart", commands.cart.loadCart),
    ask: (call) => void change("cart", call),
    run,
    savedForLater,
    setSavedForLater,
  }
}
