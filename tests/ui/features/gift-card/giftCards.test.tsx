import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { GIFT_CARD_PAGE } from "../../../../application/gift-card/GiftCardPage.ts"
import type { GiftCardData } from "../../../../domain/gift-card/GiftCard.ts"
import type { GiftCardRefusedReason } from "../../../../domain/gift-card/GiftCardRefusedReason.ts"
import { GiftCardRefused } from "../../../../domain/gift-card/GiftCardRefused.ts"
import { CartDrawer } from "../../../../ui/features/cart/CartDrawer.tsx"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { GiftCardView } from "../../../../ui/features/gift-card/GiftCardView.tsx"
import { ConfirmationView } from "../../../../ui/features/order/ConfirmationView.tsx"
import { PurchaseLines } from "../../../../ui/features/shared/cart/PurchaseLines.tsx"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"
import { aCart, aCartItem, aSku } from "../../../support/builders/aCart.ts"
import { anOrder } from "../../../support/builders/anOrder.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { euros } from "../../../support/builders/euros.ts"
import { aGiftCardOffer } from "../../../support/ui/aGiftCardOffer.ts"
import { cardCommands } from "../../../support/ui/cardCommands.ts"
import { succeedWith, orderCommandsFixture } from "../../../support/ui/orderCommandsFixture.ts"
import type { FakeFeature, FakeCommands } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const address = (parameters: Readonly<Record<string, string>> = {}) => ({
  page: GIFT_CARD_PAGE,
  storeId: "10000034",
  languageId: "-1",
  parameters,
})
const show = (some: NonNullable<FakeCommands["giftCards"]> = {}, parameters: Readonly<Record<string, string>> = {}) =>
  renderInShop(<GiftCardView offer={aGiftCardOffer} address={address(parameters)} />, cardCommands(some))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fillIn = (text = "Ana") => {
  type("To", "Luis")
  type("Recipient’s email", "luis@example.org")
  type("Recipient’s phone", "+34600000000")
  type("From", text)
  type(/^Message/, text)
}
const TYPED = {
  quantity: 1,
  senderName: "Ana",
  receiverName: "Luis",
  receiverEmail: "luis@example.org",
  receiverPhone: "+34600000000",
  message: "Ana",
  style: "confetti",
}
const rejecting = (reasons: readonly GiftCardRefusedReason[]) => () =>
  Promise.resolve({ ok: false as const, error: GiftCardRefused.of(reasons) })
const add = () => screen.getByRole("button", { name: "Add to bag" })
const giftCard = aCartItem("giftcard.virtual-5000", 1, {
  id: "41",
  name: "Virtual gift card",
  size: "50,00 €",
  itemType: "virtualGiftCard",
  productType: "giftCard",
  customization: [
    { areaId: "receiverName", areaName: "To", datatype: "giftCard", text: "Luis" },
    { areaId: "senderName", areaName: "From", datatype: "giftCard", text: "Ana" },
  ],
})
const DATA: GiftCardData = {
  orderItemId: "41",
  sku: giftCard.sku,
  kind: "VIRTUAL",
  quantity: 2,
  price: euros(5000),
  senderName: "Ana",
  receiverName: "Luis",
  receiverEmail: "luis@example.org",
  receiverPhone: "+34600000000",
  message: "Para ti",
  style: "plain",
  hasVideo: false,
  isEditable: true,
}

describe("the page of gift cards", () => {
  it("offers the amounts and designs of the shop, and is a form without a script", () => {
    show()
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value, checked }) => [value, checked])).toEqual([
      ["giftcard.virtual-2500", true],
      ["giftcard.virtual-5000", false],
      ["confetti", true],
      ["plain", false],
    ])
    const form = document.querySelector("form")
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/10000034/-1/cart/giftcard"])
  })

  it("adds the card to the cart and opens it; without a day it is sent as soon as it is paid", async () => {
    const cart = aCart([giftCard])
    const adding = vi.fn(() => done(cart))
    const shown = show({ add: adding })
    await press(screen.getByRole("radio", { name: /50/ }))
    fillIn()
    await press(add())
    expect(adding).toHaveBeenCalledExactlyOnceWith("giftcard.virtual-5000", TYPED, aGiftCardOffer)
    expect(shown.cart.current()).toMatchObject({ cart, isOpen: true })
  })

  it("shows the shop's image of the chosen design, and its colour where there is none", async () => {
    const image = {
      url: "/media/590001/001/front",
      external: false,
      view: "front",
      width: 1280,
      height: 1600,
      widths: [160, 640],
      formats: ["avif", "webp"],
      alt: "Confetti",
    }
    const [confetti, plain] = aGiftCardOffer.styles
    renderInShop(
      <GiftCardView
        offer={{
          ...aGiftCardOffer,
          styles: [confetti, plain].flatMap((style, index) =>
            style === undefined ? [] : [index === 0 ? { ...style, image } : style],
          ),
        }}
        address={address()}
      />,
      cardCommands({}),
    )
    const shown = () => [
      document.querySelector("form img")?.getAttribute("src") ?? "none",
      document.querySelector("form svg[width='288'] rect")?.getAttribute("fill") ?? "none",
    ]
    expect(shown()).toEqual(["/media/590001/001/front-640.webp", "none"])
    await press(screen.getByRole("radio", { name: "Plain" }))
    expect(shown()).toEqual(["none", "#2f2f2f"])
  })

  it("shows the day and time of sending, in the store's time zone", async () => {
    const adding = vi.fn(() => done(aCart([giftCard])))
    show({ add: adding })
    fillIn()
    type(/Send date/, "2026-12-24")
    type(/^Send time/, "10:05")
    await press(add())
    expect(adding).toHaveBeenCalledExactlyOnceWith(
      "giftcard.virtual-2500",
      { ...TYPED, sendAt: { year: "2026", month: "12", day: "24", hour: "10", minute: "05" } },
      aGiftCardOffer,
    )
    expect(screen.getByText(/Time zone: .*Madrid/)).toBeDefined()
  })

  it.each([
    ["receiverName", "required", "Please fill in this field"],
    ["receiverEmail", "email", "Enter a valid email address"],
    ["receiverPhone", "phone", "Enter a valid phone number"],
    ["quantity", "quantity", "Choose a quantity from 1 to 9"],
    ["sendDate", "date", "Enter a valid date and time, or leave both empty"],
    ["sendDate", "past", "This time has passed. Choose a later one, or leave both empty."],
    ["sendDate", "late", "Choose a date within the next 365 days"],
    ["message", "forbiddenWord", "One of these words can’t be used here. Try another word."],
  ] as const)(
    "shows at the field %s the rule %s, with the focus there, and keeps the input",
    async (field, rule, words) => {
      show({ add: rejecting([{ field, rule }]) })
      fillIn()
      await press(add())
      const place = document.querySelector<HTMLInputElement>(`[name=${field}]`)
      expect([place?.getAttribute("aria-invalid"), document.activeElement === place]).toEqual(["true", true])
      expect(screen.getByText(words)).toBeDefined()
      expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("Ana")
    },
  )

  it("shows any other error, and keeps the input", async () => {
    show({ add: () => refused(backendError("unreachable")) })
    fillIn()
    await press(add())
    expect(within(screen.getByRole("alert")).getByText(/operation.Unreachable/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("Ana")
  })

  it("shows at the fields why a form without a script was refused", () => {
    show({}, { refused: "GiftCardRefused", refusedParameter: "receiverEmail.email senderName.tooLong nonsense.rule" })
    expect(screen.getByText("Enter a valid email address")).toBeDefined()
    expect(screen.getByText("Use 255 characters or fewer")).toBeDefined()
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(2)
  })

  it("sends any input unchanged", async () => {
    const adding = vi.fn<FakeFeature<"giftCards">["add"]>(() => done(aCart([giftCard])))
    show({ add: adding })
    for (const text of HOSTILE_TEXTS) {
      // A line has no breaks, and browsers serialise line breaks differently.
      const written = text.replaceAll(/[\r\n]/g, " ")
      fillIn(written)
      await press(add())
      expect(adding.mock.lastCall?.[1]).toMatchObject({ senderName: written, message: written })
    }
  })

  it("is an ordinary page in a store without them, and links back", () => {
    renderInShop(<GiftCardView offer={undefined} address={address()} />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Gift cards aren’t available")
    expect(screen.getByRole("link", { name: "Go to homepage" })).toBeDefined()
    expect(document.querySelector("form")).toBeNull()
  })
})

describe("a gift card of the cart", () => {
  it("shows recipient and sender, links to its page, and is neither wrapped nor saved for later", async () => {
    const cart = aCart([giftCard])
    renderInShop(<CartView cart={cart} address={{ page: "ItxShopCartPage", parameters: {} }} />, {}, cart)
    expect((await screen.findByRole("link", { name: "Edit message" })).getAttribute("href")).toBe(
      "/10000034/-1/gift-cards?orderItemId=41",
    )
    const line = screen.getByText("Virtual gift card").closest("li")
    expect(line?.textContent).toContain("To Luis")
    expect(line?.textContent).not.toContain("Letters")
    expect(screen.queryByRole("button", { name: /Gift wrapping|Save for later/ })).toBeNull()
  })

  it("has no undo when it is removed: its message is lost", async () => {
    const cart = aCart([giftCard, aCartItem("1002")])
    renderInShop(<CartDrawer />, { removeFromCart: () => done(aCart([aCartItem("1002")])) }, cart).cart.setOpen(true)
    await press((await screen.findAllByRole("button", { name: "Remove Virtual gift card" }))[1] ?? document.body)
    expect(screen.queryByText("Removed from your bag: Virtual gift card")).toBeNull()
  })

  it("is also named on a purchase", () => {
    renderInShop(<PurchaseLines items={[giftCard]} />)
    expect(document.body.textContent).toContain("To Luis")
  })

  it("is shown and edited, with its amount and quantity unchanged, and links back to the cart", async () => {
    const changed = aCart([giftCard])
    const change = vi.fn(() => done(changed))
    const shown = show(
      {
        read: () => done({ data: DATA, sendAt: { year: "2026", month: "12", day: "24", hour: "10", minute: "05" } }),
        change,
      },
      { orderItemId: "41" },
    )
    await screen.findByLabelText("To")
    expect(screen.getByLabelText<HTMLInputElement>(/Send date/).value).toBe("2026-12-24")
    type("To", "Marta")
    await press(screen.getByRole("button", { name: "Save" }))
    expect(change).toHaveBeenCalledExactlyOnceWith(
      "41",
      {
        ...TYPED,
        quantity: 2,
        receiverName: "Marta",
        message: "Para ti",
        style: "plain",
        sendAt: { year: "2026", month: "12", day: "24", hour: "10", minute: "05" },
      },
      aGiftCardOffer,
    )
    expect(shown.cart.current().cart).toEqual(changed)
    expect(shown.visits.map(({ page }) => page)).toEqual(["ItxShopCartPage"])
  })

  it("that is bought can no longer be edited here", async () => {
    show({ read: () => done({ data: { ...DATA, isEditable: false } }) }, { orderItemId: "41" })
    expect(await screen.findByText("This gift card can no longer be edited")).toBeDefined()
    expect(document.querySelector("form")).toBeNull()
  })

  it("that does not exist links back to the cart; one that cannot be read can be reloaded", async () => {
    const { unmount } = show({ read: () => refused(backendError("notFound")) }, { orderItemId: "41" })
    expect(await screen.findByRole("link", { name: "Back to bag" })).toBeDefined()
    unmount()
    const read = vi
      .fn<FakeFeature<"giftCards">["read"]>(() => done({ data: DATA }))
      .mockImplementationOnce(() => refused(backendError("unreachable")))
    show({ read }, { orderItemId: "41" })
    await press(await screen.findByRole("button", { name: "Try again" }))
    expect(await screen.findByLabelText("To")).toBeDefined()
  })
})

describe("a gift card by post", () => {
  const offer = {
    ...aGiftCardOffer,
    physicalAmounts: [
      { sku: aSku("giftcard.physical-2500"), price: euros(2500) },
      { sku: aSku("giftcard.physical-5000"), price: euros(5000) },
    ],
  }
  const posted = aCartItem("giftcard.physical-5000", 2, {
    id: "42",
    name: "Gift card",
    size: "50,00 €",
    itemType: "physicalGiftCard",
    productType: "giftCard",
    customization: [{ areaId: "message", areaName: "Message", datatype: "giftCard", text: "Para ti" }],
  })
  const showPost = (
    some: NonNullable<FakeCommands["giftCards"]> = {},
    parameters: Readonly<Record<string, string>> = {},
  ) => renderInShop(<GiftCardView offer={offer} address={address({ by: "post", ...parameters })} />, cardCommands(some))

  it("is chosen beside that by email, with the current type marked", () => {
    showPost()
    const typeLinks = within(screen.getByRole("navigation", { name: "Delivery method" })).getAllByRole("link")
    expect(
      typeLinks.map((way) => [way.textContent, way.getAttribute("href"), way.getAttribute("aria-current")]),
    ).toEqual([
      ["By email", "/10000034/-1/gift-cards", null],
      ["By post", "/10000034/-1/gift-cards?by=post", "page"],
    ])
  })

  it("shows the shop's image of it", () => {
    const image = {
      url: "https://example.org/card.jpg",
      external: true,
      view: "front",
      width: 400,
      height: 500,
      widths: [],
      formats: [],
      alt: "",
    }
    renderInShop(
      <GiftCardView offer={{ ...offer, physicalImage: image }} address={address({ by: "post" })} />,
      cardCommands({}),
    )
    expect(document.querySelector("form img")?.getAttribute("src")).toBe(image.url)
  })

  it("is not offered where the store has none, whatever the address", () => {
    show({}, { by: "post" })
    expect(screen.queryByRole("navigation", { name: "Delivery method" })).toBeNull()
    expect(screen.getByLabelText("To")).toBeDefined()
  })

  it("is the only type where the store has no other", () => {
    renderInShop(<GiftCardView offer={{ ...offer, amounts: [] }} address={address()} />, cardCommands({}))
    expect([screen.queryByRole("navigation", { name: "Delivery method" }), screen.queryByLabelText("To")]).toEqual([
      null,
      null,
    ])
    expect(
      screen.getByText(
        /Sent by post to the delivery address you enter at checkout\. We’ll email you the code to activate it\./,
      ),
    ).toBeDefined()
  })

  it("asks for amount, quantity and message only, and is a form without a script", async () => {
    showPost()
    const form = document.querySelector("form")
    expect([
      form?.method,
      form?.getAttribute("action"),
      [...new Set([...new FormData(form ?? undefined).keys()])],
    ]).toEqual(["post", "/10000034/-1/cart/giftcard", ["by", "sku", "quantity", "message"]])
  })

  it("is added to the cart, which opens", async () => {
    const cart = aCart([posted])
    const adding = vi.fn(() => done(cart))
    const shown = showPost({ addPhysical: adding })
    await press(screen.getByRole("radio", { name: /50/ }))
    fireEvent.change(screen.getByLabelText("Quantity"), { target: { value: "2" } })
    type(/^Message/, "Para ti")
    await press(add())
    expect(adding).toHaveBeenCalledExactlyOnceWith({ sku: "giftcard.physical-5000", quantity: 2, message: "Para ti" })
    expect(shown.cart.current()).toMatchObject({ cart, isOpen: true })
  })

  it("shows at the message why it is refused, with the focus there, and keeps it", async () => {
    showPost({ addPhysical: rejecting([{ field: "message", rule: "forbiddenWord", parameter: "Drop" }]) })
    type(/^Message/, "Drop by")
    await press(add())
    const place = screen.getByLabelText<HTMLTextAreaElement>(/^Message/)
    expect([place.getAttribute("aria-invalid"), document.activeElement === place, place.value]).toEqual([
      "true",
      true,
      "Drop by",
    ])
    expect(screen.getByText("You can’t use ‘Drop’ here. Try another word.")).toBeDefined()
  })

  it("shows at the message why a form without a script was refused", () => {
    showPost({}, { refused: "GiftCardRefused", refusedParameter: "message.tooLong" })
    expect(screen.getByLabelText(/^Message/).getAttribute("aria-invalid")).toBe("true")
  })

  it("shows its message on its line, links to its page, and has no wrap, no saving and no other size", async () => {
    const cart = aCart([posted])
    renderInShop(<CartView cart={cart} address={{ page: "ItxShopCartPage", parameters: {} }} />, {}, cart)
    expect((await screen.findByRole("link", { name: "Edit message" })).getAttribute("href")).toBe(
      "/10000034/-1/gift-cards?orderItemId=42",
    )
    expect(screen.getByText("Gift card").closest("li")?.textContent).toContain("Message Para ti")
    expect(screen.queryByRole("button", { name: /Gift wrapping|Save for later|size/i })).toBeNull()
  })

  it("of the cart gets another message, and links back to the cart", async () => {
    const changed = aCart([posted])
    const cartRunner = vi.fn(() => done(changed))
    const shown = showPost(
      { read: () => done({ data: { ...DATA, kind: "PHYSICAL", message: "Para ti" } }), changePhysical: cartRunner },
      { orderItemId: "42" },
    )
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Message/)).value).toBe("Para ti")
    type(/^Message/, "Para Marta")
    await press(screen.getByRole("button", { name: "Save" }))
    expect(cartRunner).toHaveBeenCalledExactlyOnceWith("42", "Para Marta")
    expect([shown.cart.current().cart, shown.visits.map(({ page }) => page)]).toEqual([changed, ["ItxShopCartPage"]])
  })
})

describe("an order of gift cards", () => {
  const opened = (order: ReturnType<typeof anOrder>) =>
    renderInShop(
      <ConfirmationView order={order} isFirstView addressForm={() => null} />,
      orderCommandsFixture({
        open: () => Promise.resolve({ ok: false, error: backendError("notFound") }),
        reportPurchase: () => succeedWith(true),
      }),
    )

  it("announces that they are emailed, without parcels and returns", () => {
    opened(anOrder({ items: [giftCard] }))
    expect(screen.getByText(/We’ll email each gift card to its recipient at the time you chose\./)).toBeDefined()
    expect(screen.queryByText(/We’ll check and pack your items by hand\./)).toBeNull()
  })

  it("by post announces that they are packed, without an email to a recipient", () => {
    opened(anOrder({ items: [aCartItem("giftcard.physical-5000", 1, { itemType: "physicalGiftCard" })] }))
    expect(screen.getByText(/We’ll check and pack your items by hand\./)).toBeDefined()
    expect(screen.queryByText(/We’ll email each gift card to its recipient at the time you chose\./)).toBeNull()
  })

  it("with physical items announces both", () => {
    opened(anOrder({ items: [giftCard, aCartItem("1002")] }))
    expect(screen.getByText(/We’ll email each gift card to its recipient at the time you chose\./)).toBeDefined()
    expect(screen.getByText(/We’ll check and pack your items by hand\./)).toBeDefined()
  })
})
