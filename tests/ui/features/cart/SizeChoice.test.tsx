import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { ShopCommands } from "../../../../ui/runtime/ShopCommands.ts"
import type { WishlistCommands } from "../../../../ui/runtime/WishlistCommands.ts"
import { SizeChoice } from "../../../../ui/features/cart/SizeChoice.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { onlyWishlists } from "../../../support/ui/onlyWishlists.ts"
import { done, press, refused, showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const [small, large, indigo] = [aSize("S"), aSize("L"), aSize("I")]
const colors = [aColor([large, small]), aColor([indigo], { id: "400", name: "Indigo" }), aColor([aSize("X", { isBuyable: false, visibility: "sold_out" })], { id: "500", name: "Black" })]
const item = { ...aCartItem(small.sku), name: "Linen shirt" }

/** The part of the core that knows lists, as far as it keeps a line for later. */
const later = (saveForLater: WishlistCommands["saveForLater"]): ShopCommands["wishlists"] => (ask) => ask(onlyWishlists({ saveForLater }))

describe("what else a line can be", () => {
  it("is another size of its colour, in their order, or one of another colour; a sold-out colour cannot be chosen", async () => {
    const onChoose = vi.fn()
    showInShop(<SizeChoice item={item} colors={colors} onChoose={onChoose} />)
    await screen.findByRole("group", { name: "Colour" })
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Black" }).disabled).toBe(true)
    await press(screen.getByRole("radio", { name: "Indigo" }))
    await press(screen.getByRole("radio", { name: "I" }))
    expect(onChoose).toHaveBeenLastCalledWith(indigo.sku)
  })

  it("is kept for later: the cart shows itself without the line when the shop has agreed", async () => {
    const { cart } = showInShop(<SizeChoice item={item} colors={colors} onChoose={vi.fn()} />, { wishlists: later(() => done({ cart: aCart([]), listName: "MyWishlist" })) }, aCart([item]))
    await press(await screen.findByRole("button", { name: "Save for later: Linen shirt" }))
    expect(cart.current().units).toBe(0)
  })

  it("stays in the cart, with the reason, where it could not be kept for later", async () => {
    const { cart } = showInShop(<SizeChoice item={item} colors={colors} onChoose={vi.fn()} />, { wishlists: later(() => refused({ _tag: "CommandDefect", detail: "x" })) }, aCart([item]))
    await press(await screen.findByRole("button", { name: "Save for later: Linen shirt" }))
    expect(screen.getByRole("alert").textContent).not.toBe("")
    expect(cart.current().units).toBe(1)
  })
})
