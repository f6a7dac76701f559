import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Cart, CartItem } from "../../../../domain/cart/Cart.ts"
import { PromoCodeRefused } from "../../../../domain/cart/CartChangeRefused.ts"
import { GiftRefused } from "../../../../domain/cart/GiftRefused.ts"
import type { GiftAndCouponCommands } from "../../../../ui/runtime/GiftAndCouponCommands.ts"
import type { ShopCommands } from "../../../../ui/runtime/ShopCommands.ts"
import { CartDrawer } from "../../../../ui/features/cart/CartDrawer.tsx"
import { CustomizedLineRefused } from "../../../../domain/wishlist/WishlistChangeRefused.ts"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { onlyWishlists } from "../../../support/ui/onlyWishlists.ts"
import { done, press, showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const address = { page: "ItxShopCartPage", parameters: {} }
const packed = { isWrapped: true, message: "Para ti" }
const cart = aCart([aCartItem("1001"), aCartItem("1002")])
const given = (item: CartItem = aCartItem("1001", 1, { giftPacking: packed })): Cart => aCart([item, aCartItem("1002")])

/** The part of the core that knows gifts, as far as a test gives it. */
const extras = (some: Partial<GiftAndCouponCommands>): Partial<ShopCommands> => ({
  giftAndCoupon: (ask) => {
    const none = () => {
      throw new Error("not expected")
    }
    return ask({
      packAsGift: none,
      saveGiftInfo: none,
      removeGiftInfo: none,
      applyCoupon: none,
      restoreLine: none,
      giftCards: none,
      ...some,
    })
  },
})
const open = async (name: string) => {
  await press(screen.getByRole("button", { name }))
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe("a gift in the cart", () => {
  it("is wrapped with words, shown at once, and the form gives its place back to its button, which has the focus", async () => {
    const packAsGift = vi.fn(() => done(given()))
    const shown = showInShop(<CartView cart={cart} address={address} />, extras({ packAsGift }), cart)
    await open("Gift wrapping: Garment 1001")
    const form = await screen.findByRole("form", { name: "Gift wrap for Garment 1001" })
    type(/^Message/, "  Para ti ")
    await press(within(form).getByRole("button", { name: "Save" }))
    expect(packAsGift).toHaveBeenCalledExactlyOnceWith("7001", "1001", packed)
    expect(shown.cart.current().cart?.items[0]?.giftPacking).toEqual(packed)
    expect(screen.getByText("Para ti")).toBeDefined()
    expect(document.activeElement?.textContent).toBe("Gift wrap")
  })

  it("with a forbidden word is refused at its field before any call, and what was typed stays", async () => {
    showInShop(<CartView cart={cart} address={address} />, extras({}), cart)
    await open("Gift wrapping: Garment 1001")
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Message/)
    fireEvent.change(field, { target: { value: "We drop by" } })
    await press(screen.getByRole("button", { name: "Save" }))
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByText(/“drop” cannot be used here/)).toBeDefined()
    expect(field.value).toBe("We drop by")
  })

  it("that the shop refuses is taken back, with its reason at the field", async () => {
    const packAsGift = () =>
      Promise.resolve({ ok: false as const, error: GiftRefused.of([{ field: "message", rule: "forbiddenWord" }]) })
    const shown = showInShop(<CartView cart={cart} address={address} />, extras({ packAsGift }), cart)
    await open("Gift wrapping: Garment 1001")
    await screen.findByRole("form")
    type(/^Message/, "Something")
    await press(await screen.findByRole("button", { name: "Save" }))
    expect(shown.cart.current().cart).toEqual(cart)
    expect(screen.getByText(/One of these words cannot be used here/)).toBeDefined()
  })

  it("comes back with its packing when a removed line is put back, and says so where only the packing failed", async () => {
    const line = aCartItem("1001", 2, { giftPacking: packed })
    const restoreLine = vi.fn(() =>
      done({ cart: aCart([aCartItem("1002"), aCartItem("1001", 2)]), packingError: backendError("unreachable") }),
    )
    showInShop(
      <CartView cart={given(line)} address={address} />,
      { ...extras({ restoreLine }), removeFromCart: () => done(aCart([aCartItem("1002")])) },
      given(line),
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

  it("has a card for all of it, which asks from whom and to whom, and is told in the drawer", async () => {
    const written = { ...cart, giftInfo: { id: "41", senderName: "Ana", receiverName: "Luis", message: "Felicidades" } }
    const saveGiftInfo = vi.fn(() => done<Cart>(written))
    const shown = showInShop(<CartView cart={cart} address={address} />, extras({ saveGiftInfo }), cart)
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
    expect(screen.getByText(/A card for Luis/)).toBeDefined()
    shown.unmount()
    const drawer = showInShop(<CartDrawer />, {}, written)
    act(() => drawer.cart.setOpen(true))
    expect(screen.getByText(/A card for Luis/)).toBeDefined()
  })
})

describe("a personal coupon", () => {
  it.each([
    ["couponSpent", /each coupon counts once/],
    ["minimum", /do not come to the sum/],
    ["somethingNew", /check it for typing mistakes/],
  ])("refused by the rule %s stays in its field with the honest reason", async (rule, words) => {
    const applyCoupon = vi.fn(() =>
      Promise.resolve({
        ok: false as const,
        error: new PromoCodeRefused({ promoCode: "C-1", messageKey: "_ERR_COUPON_NOT_VALID", rule }),
      }),
    )
    showInShop(<CartView cart={cart} address={address} />, extras({ applyCoupon }), cart)
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
  const wishlists =
    (some: Parameters<typeof onlyWishlists>[0]): ShopCommands["wishlists"] =>
    (ask) =>
      ask(onlyWishlists(some))

  it("leaves the cart when the list has it, and comes back as it was", async () => {
    const line = aCartItem("1001", 1, { giftPacking: packed })
    const restoreLine = vi.fn(() => done({ cart: given(line) }))
    const removeItems = vi.fn(() =>
      done({ place: "device" as const, wishlists: [], unsaved: [], hasUnreadable: false }),
    )
    const saveForLater = () => done({ cart: aCart([aCartItem("1002")]), listName: "My list", catentryId: "55" })
    const shown = showInShop(
      <CartView cart={given(line)} address={address} />,
      { ...extras({ restoreLine }), wishlists: wishlists({ saveForLater, removeItems }) },
      given(line),
    )
    await open("Save for later: Garment 1001")
    expect(await screen.findByText("Garment 1001 saved to ‘My list’")).toBeDefined()
    expect(shown.cart.current().units).toBe(1)
    await press(screen.getByRole("button", { name: "Move back to bag" }))
    expect(restoreLine).toHaveBeenCalledExactlyOnceWith({ ...line, position: 0 })
    expect(removeItems).toHaveBeenCalledExactlyOnceWith("My list", ["55"])
    expect(shown.cart.current().units).toBe(2)
  })

  it("stays in the cart, with the reason, where the list does not take it", async () => {
    const shown = showInShop(
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

  it("stays in the cart and says why where it is made for the shopper, whose making a list has no room for", async () => {
    const made = given(aCartItem("1001", 1, { customization: [{ areaId: "chest", text: "ANA" }] }))
    const shown = showInShop(
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
    expect(screen.getByText(/neither lettering nor alterations/)).toBeDefined()
    expect(shown.cart.current().units).toBe(2)
  })
})
