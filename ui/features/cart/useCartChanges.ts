import { useRef, useState } from "react"
import type { Cart, CartItem } from "../../../domain/cart/Cart.ts"
import { isGiftCard } from "../../../domain/cart/isGiftCard.ts"
import { lineIdOf } from "../../../domain/cart/LineCustomization.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { toAddition, type RemovedLine } from "../../../domain/cart/toAddition.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { cartWithQuantity } from "./cartWith.ts"

/** Where an error is to be said: beside the line of this id, at the promo code, or for the whole cart. */
export interface CartError {
  readonly at: CartItem["id"] | "promoCode" | "cart"
  readonly error: ShopError
}

/** A line that was saved for later. */
export interface SavedForLaterLine {
  readonly item: RemovedLine
  readonly listName: string
  /** The entry of the list that stands for it. */
  readonly catentryId: string
}

/** A cart that shows a change at once and takes it back, with the reason, when the shop refuses it. */
export interface CartChanges {
  readonly cart: Cart | undefined
  /** A change is under way; totals are still those of before. */
  readonly busy: boolean
  readonly lastError: CartError | undefined
  /** The line that was just removed and can be put back. */
  readonly removed: RemovedLine | undefined
  readonly setQuantity: (item: CartItem, quantity: number) => void
  readonly restoreLine: () => void
  readonly changeSku: (item: CartItem, sku: Sku) => void
  readonly addPromoCode: (code: string) => Promise<boolean>
  readonly deletePromoCode: (code: string) => void
  readonly load: () => void
  /** Another change of the whole cart. */
  readonly ask: (call: () => Promise<CommandResult<Cart>>) => void
  /** A change whose refusal is told by who asks for it; `expected` is how the cart will look. */
  readonly run: <E>(call: () => Promise<CommandResult<Cart, E>>, expected?: Cart) => Promise<CommandResult<Cart, E>>
  /** The line that was moved into a list, and can come back. */
  readonly savedForLater: SavedForLaterLine | undefined
  readonly setSavedForLater: (savedForLater: SavedForLaterLine | undefined) => void
}

/** `initial` is the cart the page came with, until the shop returns a newer one. */
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
    // While others are under way only the last one's answer is shown: an older answer does not know of it.
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
    // The shop forgets what was written on a gift card: there is nothing to put back.
    setRemoved(quantity === 0 && !isGiftCard(item) ? { ...item, position: cart.items.indexOf(item) } : undefined)
    const named = [item.sku, lineIdOf(cart.items, item)] as const
    const call = () =>
      quantity === 0 ? commands.removeFromCart(...named) : commands.changeQuantity(item.sku, quantity, named[1])
    void change(quantity === 0 ? "cart" : item.id, call, cartWithQuantity(cart, item, quantity)).then((done) =>
      done ? undefined : setRemoved(undefined),
    )
  }
  const restoreWithPacking = async (item: RemovedLine): Promise<CommandResult<Cart>> => {
    const back = await commands.giftAndCoupon((part) => part.restoreLine(item))
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
      item.giftPacking === undefined ? commands.addToCart(toAddition(item)) : restoreWithPacking(item),
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
    changeSku: (item, sku) => void change(item.id, () => commands.changeSku(item.id, sku)),
    addPromoCode: async (code) => id !== undefined && change("promoCode", () => commands.addPromoCode(id, code)),
    deletePromoCode: (code) => void (id !== undefined && change("promoCode", () => commands.deletePromoCode(id, code))),
    load: () => void change("cart", commands.loadCart),
    ask: (call) => void change("cart", call),
    run,
    savedForLater,
    setSavedForLater,
  }
}
