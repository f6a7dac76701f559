import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Cart, CartItem } from "../../../../domain/cart/Cart.ts"
import { PromoCodeRefused } from "../../../../domain/cart/CartChangeRefused.ts"
import { GiftRefused } from "../../../../domain/cart/GiftRefused.ts"
import { CartDrawer } from "../../../../ui/features/cart/CartDrawer.tsx"
import { CustomizedLineRefused } from "../../../../domain/wishlist/WishlistChangeRefused.ts"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { wishlistCommandsFixture } from "../../../support/ui/wishlistCommandsFixture.ts"
import type { FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const address = { page: "ItxShopCartPage", parameters: {} }
const packed = { isWrapped: true, message: "Para ti" }
const cart = aCart([aCartItem("1001"), aCartItem("1002")])
const cartWithGift = (item: CartItem = aCartItem("1001", 1, { giftPacking: packed })): Cart =>
  aCart([item, aCartItem("1002")])

/** The gift commands that a test passes. */
const extras = (some: NonNullable<FakeCommands["giftAndCoupon"]>): FakeCommands => ({ giftAndCoupon: some })
const open = async (name: string) => {
  await press(screen.getByRole("button", { name }))
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe("a gift in the cart", () => {
  it("is wrapped with a message, shown at once, and the form's button has the focus afterwards", async () => {
    const packAsGift = vi.fn(() => done(cartWithGift()))
    const shown = renderInShop(<CartView cart={cart} address={address} />, extras({ packAsGift }), cart)
    await open("Gift wrap: Garment 1001")
    const form = await screen.findByRole("form", { name: "Gift wrap for Garment 1001" })
    type(/^Message/, "  Para ti ")
    await press(within(form).getByRole("button", { name: "Save" }))
    expect(packAsGift).toHaveBeenCalledExactlyOnceWith("7001", "1001", packed)
    expect(shown.cart.current().cart?.items[0]?.giftPacking).toEqual(packed)
    expect(screen.getByText("Para ti")).toBeDefined()
    expect(document.activeElement?.textContent).toBe("Gift wrap")
  })

  it("with a forbidden word is refused at its field before any call, and keeps the input", async () => {
    renderInShop(<CartView cart={cart} address={address} />, extras({}), cart)
    await open("Gift wrap: Garment 1001")
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Message/)
    fireEvent.change(field, { target: { value: "We drop by" } })
    await press(screen.getByRole("button", { name: "Save" }))
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByText(/You can’t use ‘drop’ here/)).toBeDefined()
    expect(field.value).toBe("We drop by")
  })

  it("that the shop refuses is rolled back, with its reason at the field", async () => {
    const packAsGift = () =>
      Promise.resolve({ ok: false as const, error: GiftRefused.of([{ field: "message", rule: "forbiddenWord" }]) })
    const shown = renderInShop(<CartView cart={cart} address={address} />, extras({ packAsGift }), cart)
    await open("Gift wrap: Garment 1001")
    await screen.findByRole("form")
    type(/^Message/, "Something")
    await press(await screen.findByRole("button", { name: "Save" }))
    expect(shown.cart.current().cart).toEqual(cart)
    expect(screen.getByText(/One of these words can’t be used here\. Try another word\./)).toBeDefined()
  })

  it("is restored with its gift wrap, with a message where only the wrap failed", async () => {
    const line = aCartItem("1001", 2, { giftPacking: packed })
    const restoreLine = vi.fn(() =>
      done({ cart: aCart([aCartItem("1002"), aCartItem("1001", 2)]), packingError: backendError("unreachable") }),
    )
    renderInShop(
      <CartView cart={cartWithGift(line)} address={address} />,
      { ...extras({ restoreLine }), removeFromCart: () => done(aCart([aCartItem("1002")])) },
      cartWithGift(line),
    )
    await press(screen.getByRole("button", { name: "Remove Garment 1001" }))
    await press(screen.getByRole("button", { name: "Undo" }))
    expect(restoreLine).toHaveBeenCalledExactlyOnceWith({ ...line, position: 0 })
    expect(screen.getByText("Garment 1001")).toBeDefined()
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(""),
    ).not.toBe("")
  })

  it("has a note for the whole cart, with sender and recipient, which is shown in the drawer", async () => {
    const written = { ...cart, giftInfo: { id: "41", senderName: "Ana", receiverName: "Luis", message: "Felicidades" } }
    const saveGiftInfo = vi.fn(() => done<Cart>(written))
    const shown = renderInShop(<CartView cart={cart} address={address} />, extras({ saveGiftInfo }), cart)
    await open("Add a gift note")
    await screen.findByRole("form", { name: "Add a gift note" })
    await press(await screen.findByRole("button", { name: "Save" }))
    expect(screen.getAllByText("Please fill in this field")).toHaveLength(2)
    type("From", "Ana")
    type("To", "Luis")
    type(/^Message/, "Felicidades")
    await press(screen.getByRole("button", { name: "Save" }))
    expect(saveGiftInfo).toHaveBeenCalledExactlyOnceWith({
      senderName: "Ana",
      receiverName: "Luis",
      message: "Felicidades",
    })
    expect(screen.getByText(/Gift note for Luis/)).toBeDefined()
    shown.unmount()
    const drawer = renderInShop(<CartDrawer />, {}, written)
    act(() => drawer.cart.setOpen(true))
    expect(screen.getByText(/Gift note for Luis/)).toBeDefined()
  })
})

describe("a personal coupon", () => {
  it.each([
    ["couponSpent", /It has already been used/],
    ["minimum", /Your order doesn’t meet the minimum for this voucher/],
    ["somethingNew", /Check for typing mistakes and try again/],
  ])("refused by the rule %s stays in its field with the reason", async (rule, words) => {
    const applyCoupon = vi.fn(() =>
      Promise.resolve({
        ok: false as const,
        error: new PromoCodeRefused({ promoCode: "C-1", messageKey: "_ERR_COUPON_NOT_VALID", rule }),
      }),
    )
    renderInShop(<CartView cart={cart} address={address} />, extras({ applyCoupon }), cart)
    await open("Have a voucher?")
    const field = await screen.findByLabelText<HTMLInputElement>("Voucher")
    fireEvent.change(field, { target: { value: " C-1 " } })
    const form = field.closest("form")
    if (form === null) throw new Error("no form")
    await press(within(form).getByRole("button", { name: "Apply" }))
    expect(applyCoupon).toHaveBeenCalledExactlyOnceWith("7001", "C-1", "")
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByText(words)).toBeDefined()
    expect(field.value).toBe(" C-1 ")
  })
})

describe("a line that is saved for later", () => {
  const wishlists = (some: Parameters<typeof wishlistCommandsFixture>[0]): NonNullable<FakeCommands["wishlists"]> =>
    wishlistCommandsFixture(some)

  it("leaves the cart when the list has it, and can be restored", async () => {
    const line = aCartItem("1001", 1, { giftPacking: packed })
    const restoreLine = vi.fn(() => done({ cart: cartWithGift(line) }))
    const removeItems = vi.fn(() =>
      done({ place: "device" as const, wishlists: [], unsaved: [], hasUnreadable: false }),
    )
    const saveForLater = () => done({ cart: aCart([aCartItem("1002")]), listName: "My list", catentryId: "55" })
    const shown = renderInShop(
      <CartView cart={cartWithGift(line)} address={address} />,
      { ...extras({ restoreLine }), wishlists: wishlists({ saveForLater, removeItems }) },
      cartWithGift(line),
    )
    await open("Save for later: Garment 1001")
    expect(await screen.findByText("Garment 1001 saved to ‘My list’")).toBeDefined()
    expect(shown.cart.current().units).toBe(1)
    await press(screen.getByRole("button", { name: "Move back to bag" }))
    expect(restoreLine).toHaveBeenCalledExactlyOnceWith({ ...line, position: 0 })
    expect(removeItems).toHaveBeenCalledExactlyOnceWith("My list", ["55"])
    expect(shown.cart.current().units).toBe(2)
  })

  it("stays in the cart, with the reason, where the list refuses it", async () => {
    const shown = renderInShop(
      <CartView cart={cart} address={address} />,
      {
        wishlists: wishlists({
          saveForLater: () => Promise.resolve({ ok: false, error: { _tag: "CommandDefect", detail: "x" } }),
        }),
      },
      cart,
    )
    await open("Save for later: Garment 1001")
    await vi.waitFor(() =>
      expect(
        screen
          .getAllByRole("alert")
          .map((alert) => alert.textContent)
          .join(""),
      ).not.toBe(""),
    )
    expect(shown.cart.current().units).toBe(2)
  })

  it("stays in the cart with a reason where it is customized, which a list cannot store", async () => {
    const made = cartWithGift(aCartItem("1001", 1, { customization: [{ areaId: "chest", text: "ANA" }] }))
    const shown = renderInShop(
      <CartView cart={made} address={address} />,
      {
        wishlists: wishlists({
          saveForLater: () => Promise.resolve({ ok: false, error: new CustomizedLineRefused() }),
        }),
      },
      made,
    )
    await open("Save for later: Garment 1001")
    expect(await screen.findByText("Personalised items can’t be saved to a wishlist")).toBeDefined()
    expect(screen.getByText(/Wishlists save the product and size only\. The item is still in your bag\./)).toBeDefined()
    expect(shown.cart.current().units).toBe(2)
  })
})
