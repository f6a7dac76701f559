import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CartUpdates as Notices } from "../../../../application/cart/cartUpdates.ts"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import { NotEnoughStock } from "../../../../domain/cart/CartChangeRefused.ts"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { aCart, aCartItem, aSku } from "../../../support/builders/aCart.ts"
import type { FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

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

/** The cart page with these notices. */
function show(
  cart: Cart,
  notices: Notices,
  overrides: FakeCommands & { readonly updates?: NonNullable<FakeCommands["cartNotices"]> } = {},
) {
  const { updates: own, ...commands } = overrides
  const part: NonNullable<FakeCommands["cartNotices"]> = {
    read: () => done(notices),
    dismiss: vi.fn(() => done(undefined)),
    discardLeftovers: () => done(aCart([])),
    backup: () => done([]),
    restoreBackup: () => done(aCart([])),
    discardBackup: () => done(undefined),
    ...own,
  }
  renderInShop(<CartView cart={cart} address={address} />, { cartNotices: part, ...commands })
  return part
}
const savedList = () => screen.findByRole("region", { name: "Items that didn’t fit" })

describe("a cart that was lost", () => {
  const backup = [{ sku: aSku("1001"), quantity: 2 }]
  const signedIn = () => {
    document.cookie = "user_type=registered"
  }
  afterEach(() => {
    document.cookie = "user_type=; max-age=0"
  })
  const none: Notices = { waiting: [], refused: [] }

  it("is offered from its backup to a customer with an account, and restored", async () => {
    signedIn()
    show(aCart([]), none, {
      updates: { backup: () => done(backup), restoreBackup: () => done(aCart([aCartItem("1001", 2)])) },
    })
    expect(await screen.findByText("2 items are no longer in your bag.")).toBeDefined()
    await press(screen.getByRole("button", { name: "Restore available items" }))
    expect(screen.getByText("Garment 1001")).toBeDefined()
    expect(screen.queryByText(/We kept/)).toBeNull()
  })

  it("is not offered to a customer who just removed the last item", async () => {
    signedIn()
    const asked = vi.fn(() => done(backup))
    show(aCart([aCartItem("1001")], { leftovers }), none, {
      updates: { backup: asked },
      removeFromCart: () => done(aCart([], { leftovers })),
    })
    await savedList()
    const [remove = document.body] = screen.getAllByRole("button", { name: "Remove Garment 1001" })
    await press(remove)
    expect(await screen.findByText(/Removed from your bag: Garment 1001/)).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
  })

  it("is not requested where the cart has items, and discarded when it is declined", async () => {
    signedIn()
    const discardBackup = vi.fn(() => done(undefined))
    show(aCart([]), none, { updates: { backup: () => done(backup), discardBackup } })
    await press(await screen.findByRole("button", { name: "No, thanks" }))
    expect(discardBackup).toHaveBeenCalledOnce()
    expect(screen.queryByText(/We kept/)).toBeNull()
    cleanup()
    const asked = vi.fn(() => done(backup))
    show(afterLogin, { merge, ...none }, { updates: { backup: asked } })
    await screen.findByText("We’ve merged your bags")
    expect(asked).not.toHaveBeenCalled()
  })
})

describe("the notice of a cart after a login", () => {
  it("shows the merged items, and the number of leftover items and why", async () => {
    show(afterLogin, { merge, waiting: [], refused: [] })
    const mergeNotice = (await screen.findByText("We’ve merged your bags")).closest("[role=status]")
    expect(mergeNotice?.textContent).toContain(
      "2 items from before you signed in are now in your bag. 3 more didn’t fit. See them below.",
    )
    expect(mergeNotice?.textContent).toContain("2 × Garment 1001")
    const items = within(await savedList())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
    expect(items).toEqual([
      "1 × Wool jacketOnly 3 leftAdd to bag",
      "2 × 1003Your bag can hold up to 80 different itemsAdd to bag",
    ])
  })

  it("is shown once: after it is read it is not shown again, and the leftover items stay", async () => {
    const notices: Notices = { merge, waiting: [], refused: [] }
    const part = show(afterLogin, notices)
    await press(await screen.findByRole("button", { name: "OK" }))
    expect(screen.queryByText("We’ve merged your bags")).toBeNull()
    expect(part.dismiss).toHaveBeenCalledExactlyOnceWith(notices)
    expect(await savedList()).toBeDefined()
  })

  it("offers to add them to the cart again, and shows why when there is still no room", async () => {
    const addToCart = vi.fn(() => refused(new NotEnoughStock({ sku: "1002", available: 0 })))
    show(afterLogin, { waiting: [], refused: [] }, { addToCart })
    await press(within(await savedList()).getByRole("button", { name: "Add Wool jacket to bag" }))
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
    expect(await savedList()).toBeDefined()
  })

  it("discards leftover items after a confirmation", async () => {
    const discardLeftovers = vi.fn(() => done(aCart([aCartItem("1001", 2)])))
    show(afterLogin, { waiting: [], refused: [] }, { updates: { discardLeftovers } })
    const ask = async () => press(within(await savedList()).getByRole("button", { name: "Remove all" }))
    const inFocus = () => document.activeElement?.textContent
    await ask()
    // A customer who continues without reading keeps the notice, and the focus where it was.
    expect(inFocus()).toBe("Cancel")
    await press(screen.getByRole("button", { name: "Cancel" }))
    expect([inFocus(), discardLeftovers.mock.calls.length]).toEqual(["Remove all", 0])
    await ask()
    await press(screen.getByRole("button", { name: "Remove all" }))
    expect(screen.queryByRole("region", { name: "Items that didn’t fit" })).toBeNull()
  })
})

describe("the notice of queued additions", () => {
  it("F60 shows those that wait on this device, and those that the shop refused, with the reason", async () => {
    show(aCart([aCartItem("1001")], { leftovers }), {
      waiting: [pending],
      refused: [
        {
          ...pending,
          key: "r",
          name: "Silk scarf",
          refusedReason: { messageKey: "_ERR_NO_STOCK", parameters: ["1009", "0"] },
        },
      ],
    })
    expect((await screen.findByText("Waiting to be added")).closest("[role=status]")?.textContent).toContain(
      "1 × Linen shirt",
    )
    expect((await screen.findByText("These items couldn’t be added")).closest("[role=alert]")?.textContent).toContain(
      "1 × Silk scarfSold out",
    )
  })
})
