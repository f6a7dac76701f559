import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CartUpdates as News } from "../../../../application/cart/cartUpdates.ts"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import { NotEnoughStock } from "../../../../domain/cart/CartChangeRefused.ts"
import type { CartNoticesCommands } from "../../../../ui/runtime/CartNoticesCommands.ts"
import type { ShopCommands } from "../../../../ui/runtime/ShopCommands.ts"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { aCart, aCartItem, aSku } from "../../../support/builders/aCart.ts"
import { done, press, refused, showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const address = { page: "ItxShopCartPage", parameters: {} }
const merge = { id: "7001", items: [{ sku: aSku("1001"), quantity: 2 }] }
const leftovers = [
  {
    id: "kept-1",
    sku: aSku("1002"),
    quantity: 1,
    messageKey: "_ERR_NO_STOCK",
    parameters: ["1002", "3"],
    name: "Wool jacket",
  },
  { id: "kept-2", sku: aSku("1003"), quantity: 2, messageKey: "_ERR_MAX_PRODUCTS_SHOPCART", parameters: ["80"] },
]
const afterLogin = aCart([aCartItem("1001", 2)], { merge, leftovers })
const pending = { key: "k", storeId: "10000034", sku: aSku("1009"), quantity: 1, name: "Linen shirt" }

/** The cart's page with this news to tell. */
function show(
  cart: Cart,
  news: News,
  given: Partial<ShopCommands> & { readonly news?: Partial<CartNoticesCommands> } = {},
) {
  const { news: own, ...commands } = given
  const part: CartNoticesCommands = {
    read: () => done(news),
    dismiss: vi.fn(() => done(undefined)),
    discardLeftovers: () => done(aCart([])),
    backup: () => done([]),
    restoreBackup: () => done(aCart([])),
    discardBackup: () => done(undefined),
    ...own,
  }
  showInShop(<CartView cart={cart} address={address} />, { cartUpdates: (ask) => ask(part), ...commands })
  return part
}
const keptList = () => screen.findByRole("region", { name: "Items that didn’t fit" })

describe("a cart that was lost", () => {
  const backup = [{ sku: aSku("1001"), quantity: 2 }]
  const signedIn = () => {
    document.cookie = "user_type=registered"
  }
  afterEach(() => {
    document.cookie = "user_type=; max-age=0"
  })
  const none: News = { waiting: [], refused: [] }

  it("is offered from its backup to somebody with an account, and comes back", async () => {
    signedIn()
    show(aCart([]), none, {
      news: { backup: () => done(backup), restoreBackup: () => done(aCart([aCartItem("1001", 2)])) },
    })
    expect(await screen.findByText("2 items are no longer in your bag.")).toBeDefined()
    await press(screen.getByRole("button", { name: "Restore available items" }))
    expect(screen.getByText("Garment 1001")).toBeDefined()
    expect(screen.queryByText(/We kept/)).toBeNull()
  })

  it("is not offered to somebody who took the last piece out just now", async () => {
    signedIn()
    const asked = vi.fn(() => done(backup))
    show(aCart([aCartItem("1001")], { leftovers }), none, {
      news: { backup: asked },
      removeFromCart: () => done(aCart([], { leftovers })),
    })
    await keptList()
    const [remove = document.body] = screen.getAllByRole("button", { name: "Remove Garment 1001" })
    await press(remove)
    expect(await screen.findByText(/Garment 1001 is out of your cart/)).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
  })

  it("is not asked after where there is something in it, and let go when it is not wanted", async () => {
    signedIn()
    const discardBackup = vi.fn(() => done(undefined))
    show(aCart([]), none, { news: { backup: () => done(backup), discardBackup } })
    await press(await screen.findByRole("button", { name: "No, thanks" }))
    expect(discardBackup).toHaveBeenCalledOnce()
    expect(screen.queryByText(/We kept/)).toBeNull()
    cleanup()
    const asked = vi.fn(() => done(backup))
    show(afterLogin, { merge, ...none }, { news: { backup: asked } })
    await screen.findByText("We’ve merged your bags")
    expect(asked).not.toHaveBeenCalled()
  })
})

describe("what a cart tells after a login", () => {
  it("is what came with the shopper, and how much is kept for later and why", async () => {
    show(afterLogin, { merge, waiting: [], refused: [] })
    const told = (await screen.findByText("We’ve merged your bags")).closest("[role=status]")
    expect(told?.textContent).toContain(
      "2 pieces from before you signed in are in this cart now. 3 more didn’t fit. See them below.",
    )
    expect(told?.textContent).toContain("2 × Garment 1001")
    const items = within(await keptList())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
    expect(items).toEqual([
      "1 × Wool jacketOnly 3 are leftPut it in the cart",
      "2 × 1003A cart holds at most 80 different piecesPut it in the cart",
    ])
  })

  it("is told once: who has read it is not told again, and what is kept stays", async () => {
    const news: News = { merge, waiting: [], refused: [] }
    const part = show(afterLogin, news)
    await press(await screen.findByRole("button", { name: "OK" }))
    expect(screen.queryByText("We’ve merged your bags")).toBeNull()
    expect(part.dismiss).toHaveBeenCalledExactlyOnceWith(news)
    expect(await keptList()).toBeDefined()
  })

  it("offers the way back into the cart, and says why when there still is none", async () => {
    const addToCart = vi.fn(() => refused(new NotEnoughStock({ sku: "1002", available: 0 })))
    show(afterLogin, { waiting: [], refused: [] }, { addToCart })
    await press(within(await keptList()).getByRole("button", { name: "Add Wool jacket to bag" }))
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({
      sku: "1002",
      quantity: 1,
      leftoverId: "kept-1",
      name: "Wool jacket",
    })
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toBe("")
    expect(await keptList()).toBeDefined()
  })

  it("lets go of what is kept when the shopper wants none of it, and is sure", async () => {
    const discardLeftovers = vi.fn(() => done(aCart([aCartItem("1001", 2)])))
    show(afterLogin, { waiting: [], refused: [] }, { news: { discardLeftovers } })
    const ask = async () => press(within(await keptList()).getByRole("button", { name: "Remove all" }))
    const inFocus = () => document.activeElement?.textContent
    await ask()
    // Whoever presses on without reading keeps it, and stands where they stood before.
    expect(inFocus()).toBe("Cancel")
    await press(screen.getByRole("button", { name: "Cancel" }))
    expect([inFocus(), discardLeftovers.mock.calls.length]).toEqual(["Remove all", 0])
    await ask()
    await press(screen.getByRole("button", { name: "Remove all" }))
    expect(screen.queryByRole("region", { name: "Items that didn’t fit" })).toBeNull()
  })
})

describe("what a cart tells of additions that waited", () => {
  it("F60 is which wait on this device, and which the shop refused, with the reason", async () => {
    show(aCart([aCartItem("1001")], { leftovers }), {
      waiting: [pending],
      refused: [
        {
          ...pending,
          key: "r",
          name: "Silk scarf",
          refusal: { messageKey: "_ERR_NO_STOCK", parameters: ["1009", "0"] },
        },
      ],
    })
    expect((await screen.findByText("Waiting to be added")).closest("[role=status]")?.textContent).toContain(
      "1 × Linen shirt",
    )
    expect((await screen.findByText("These items couldn’t be added")).closest("[role=alert]")?.textContent).toContain(
      "1 × Silk scarfSold out at the moment",
    )
  })
})
