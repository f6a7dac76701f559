import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import { NotEnoughStock } from "../../../../domain/cart/CartChangeRefused.ts"
import { CardRefused, TotalChanged } from "../../../../domain/checkout/CheckoutRefused.ts"
import { CheckoutView } from "../../../../ui/features/checkout/CheckoutView.tsx"
import { hasFailedPayment } from "../../../../ui/features/checkout/after-payment/failedPayment.ts"
import type { CommandResult } from "../../../../ui/runtime/CommandResult.ts"
import { aCardEntry } from "../../../support/builders/aCardEntry.ts"
import { aCart, anOrderId } from "../../../support/builders/aCart.ts"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { euros } from "../../../support/builders/euros.ts"
import type { FakeCommands, PageCommands } from "../../../support/ui/shopAround.tsx"
import { answerLater, done, press, refused, renderInShop, declareCardEntry } from "../../../support/ui/shopAround.tsx"
import { notLoaded } from "../../../support/ui/notLoaded.ts"

beforeEach(() => {
  window.history.replaceState(null, "", "/10000034/-1/checkout")
  declareCardEntry("direct")
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

const orderId = anOrderId()
const cart = aCart(undefined, { totalOrder: euros(1395), shippingPrice: euros(395) })
const standard = {
  id: "1",
  kind: "delivery",
  name: "Standard",
  price: euros(395),
  earliest: "2026-11-24",
  latest: "2026-11-26",
}
const opened = {
  cart: aCart(),
  orderId,
  paymentMethods: [{ id: "c", kind: "card", name: "Card", networks: ["visa"] as const }],
}
const opening = {
  startCheckout: () => done(opened),
  saveDeliveryAddress: (_, address) =>
    done({ address: { ...address, id: "a1" }, shippingMethods: [standard], pickupMethods: [], parcels: [] }),
  chooseShipping: () => done(cart),
} satisfies FakeCommands

const type = (label: string | RegExp, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
/** Continues to the next step, whose script is fetched with it. */
const continueTo = async () => {
  await press(screen.getByRole("button", { name: "Continue" }))
  await act(() => vi.dynamicImportSettled())
}
const pay = () => screen.queryByRole("button", { name: /^Place order and pay / })
const view = (parameters: Readonly<Record<string, string>> = {}) => (
  <CheckoutView
    captcha={() => null}
    deliveryPart={notLoaded()}
    address={{ page: "ItxOrderCheckoutPage", storeId: "10000034", languageId: "-1", parameters }}
  />
)

async function answerEverything(overrides: FakeCommands, configuration: Readonly<Record<string, string>> = {}) {
  const shop = renderInShop(view(), { ...opening, ...overrides }, undefined, configuration)
  await act(async () => undefined)
  const address = anAddress()
  type("Email", address.email)
  await continueTo()
  for (const [label, text] of [
    ["First name", address.firstName],
    ["Last name", address.lastName],
    ["Street address", "Calle Mayor 1"],
    ["Town or city", "Madrid"],
    ["Postcode", "28013"],
    ["Province", "M"],
    ["Phone", "600 000 000"],
  ] as const)
    type(label, text)
  await continueTo()
  await act(() => vi.dynamicImportSettled())
  await continueTo()
  await act(async () => undefined)
  return shop
}

function typeCard() {
  const card = aCardEntry()
  type("Card number", card.number)
  type("Expiry date", "1230")
  type("Security code", card.securityCode)
  type("Name on card", card.holder)
}

async function payByCard() {
  typeCard()
  const button = pay()
  if (button === null) throw new Error("nothing to pay with")
  await press(button)
}

describe("the checkout", () => {
  it("shows errors beside each field, and keeps the input", async () => {
    renderInShop(view(), opening)
    await act(async () => undefined)
    type("Email", "ana@")
    await continueTo()
    const email = screen.getByLabelText<HTMLInputElement>("Email")
    expect(email.value).toBe("ana@")
    expect(
      screen.getByText("Enter an email like name@example.com, with at least 2 characters before the @"),
    ).toBeDefined()
    expect(document.activeElement).toBe(email)
    type("Email", "ana@shop.example")
    await continueTo()
    type("Postcode", "99999")
    await continueTo()
    expect(screen.getByText("Use the format 28013")).toBeDefined()
    expect(screen.getAllByText("Please fill in this field").length).toBeGreaterThan(3)
    expect(screen.getByLabelText<HTMLInputElement>("Postcode").value).toBe("99999")
  })

  it("collapses each step to its answers, and lets them be edited", async () => {
    await answerEverything({})
    expect(screen.getByText("ana@shop.example")).toBeDefined()
    expect(screen.getByText("Ana Costura")).toBeDefined()
    expect(screen.getByText("Tuesday 24 November – Thursday 26 November")).toBeDefined()
    await press(screen.getByRole("button", { name: "Edit: Delivery address" }))
    expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("Madrid")
  })

  it("accepts an address before the shop has opened the checkout, and continues once it has", async () => {
    const answer = answerLater<typeof opened>()
    const saveDeliveryAddress = vi.fn(opening.saveDeliveryAddress)
    await answerEverything({ startCheckout: () => answer.promise, saveDeliveryAddress })
    expect(saveDeliveryAddress).not.toHaveBeenCalled()
    await answer.give(await done(opened))
    expect(saveDeliveryAddress).toHaveBeenCalledExactlyOnceWith(
      orderId,
      expect.objectContaining({ city: "Madrid" }),
      undefined,
    )
    expect(screen.getByRole("radio", { name: /Standard/ })).toBeDefined()
  })

  it("sets the autocomplete token of each field", async () => {
    await answerEverything({})
    const known = ["Card number", "Expiry date", "Security code", "Name on card"].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).autocomplete,
    )
    expect(known).toEqual(["cc-number", "cc-exp", "cc-csc", "cc-name"])
  })

  it("groups a card number as it is typed and names its network", async () => {
    await answerEverything({})
    type("Card number", "4242424242424242")
    type("Expiry date", "1230")
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("4242 4242 4242 4242")
    expect(screen.getByLabelText<HTMLInputElement>("Expiry date").value).toBe("12/30")
    type("Card number", "378282246310005")
    expect(screen.getByText(/We don’t accept American Express/)).toBeDefined()
    expect(screen.getByText("4 digits on the front")).toBeDefined()
  })

  it("F89 is notified when the customer leaves the checkout while it is in progress", async () => {
    const submitCheckout = vi.fn(
      (..._: Parameters<PageCommands["submitCheckout"]>): Promise<CommandResult<CheckoutOutcome>> =>
        answerLater<CheckoutOutcome>().promise,
    )
    const { unmount } = await answerEverything({ submitCheckout })
    typeCard()
    await press(pay() ?? document.body)
    const left = submitCheckout.mock.calls[0]?.[1]
    expect(left?.aborted).toBe(false)
    unmount()
    expect(left?.aborted).toBe(true)
  })

  it("shows the amount on the pay button, submits once, and keeps no card data", async () => {
    const answer = answerLater<CheckoutOutcome>()
    const submitCheckout = vi.fn(
      (_: Parameters<PageCommands["submitCheckout"]>[0]): Promise<CommandResult<CheckoutOutcome>> => answer.promise,
    )
    const { visits } = await answerEverything({ submitCheckout })
    expect(pay()?.textContent).toBe("Place order and pay 13,95 € · Card")
    typeCard()
    const form = pay()?.closest("form") ?? null
    if (form === null) throw new Error("no form")
    await act(async () => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    expect(submitCheckout).toHaveBeenCalledTimes(1)
    expect(submitCheckout.mock.calls[0]?.[0]).toMatchObject({
      orderId,
      payment: { by: "card", methodId: "c", card: { number: "4242 4242 4242 4242" } },
      expectedTotal: euros(1395),
      shipping: { shippingMethodId: "1", kind: "delivery", addressId: "a1" },
    })
    expect(screen.getByText("Paying 13,95 €")).toBeDefined()
    expect(document.body.innerHTML).not.toContain("4242")
    await answer.give({ ok: true, value: { outcome: "paid", orderId, guestToken: "t0ken" } })
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage", parameters: { orderId, guestToken: "t0ken" } }])
  })

  it("continues to the pages that the store has named itself", async () => {
    const named = { ORDER_CONFIRMATION_PAGE: "ItxThankYouPage", ORDER_REPAYMENT_PAGE: "ItxPayAgainPage" }
    for (const [outcome, page] of [
      ["paid", "ItxThankYouPage"],
      ["repaymentRequired", "ItxPayAgainPage"],
    ] as const) {
      const { visits } = await answerEverything({ submitCheckout: () => done({ outcome, orderId }) }, named)
      await payByCard()
      expect(visits).toMatchObject([{ page, parameters: { orderId } }])
      cleanup()
    }
  })

  it("F100 goes to the repayment page when the order exists and its payment cannot continue", async () => {
    const status = { outcome: "failed", orderId } as const
    const paid = await answerEverything({ submitCheckout: () => done(status) })
    await payByCard()
    expect(paid.visits).toMatchObject([{ page: "ItxOrderRepaymentPage", parameters: { orderId } }])
    expect(hasFailedPayment(orderId)).toBe(true)
    expect([screen.queryByRole("alert")?.textContent ?? "", pay()]).toEqual(["", null])
    cleanup()
    const reloaded = renderInShop(view({ pending: orderId }), { ...opening, resumePayment: () => done(status) })
    await act(async () => undefined)
    expect(reloaded.visits).toMatchObject([{ page: "ItxOrderRepaymentPage", parameters: { orderId } }])
  })

  it("states that a refused payment charged nothing, and accepts another card", async () => {
    await answerEverything({ submitCheckout: () => done({ outcome: "declined", errorKey: "_ERR_CARD_DECLINED" }) })
    await payByCard()
    expect(screen.getByRole("alert").textContent).toContain("You haven’t been charged")
    expect(screen.getByRole("alert").textContent).toContain("_ERR_CARD_DECLINED")
    expect(pay()).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("")
  })

  it("shows at the expiry that the card has expired", async () => {
    await answerEverything({
      submitCheckout: () => refused(new CardRefused({ reasons: [{ field: "expiry", rule: "expired" }] })),
    })
    await payByCard()
    expect(screen.getByText("This card has expired")).toBeDefined()
    expect(screen.getByLabelText("Expiry date").getAttribute("aria-invalid")).toBe("true")
  })

  it("finds a typo in the card before anything is sent, and keeps the input", async () => {
    await answerEverything({})
    typeCard()
    type("Card number", "4242424242424241")
    await press(screen.getByRole("button", { name: /^Place order and pay / }))
    expect(screen.getByText(/Check the card number/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("4242 4242 4242 4241")
  })

  it.each([
    ["a card that is typed", [{ id: "c", kind: "card", name: "Card", networks: ["visa"] as const }]],
    [
      "a way that leads to a bank, where no vault seals anything first",
      [{ id: "3", kind: "redirect", name: "Online bank", networks: [] }],
    ],
  ])("submits once, by %s, however often it is pressed before the page has changed", async (_way, paymentMethods) => {
    const submitCheckout = vi.fn(() => answerLater<CheckoutOutcome>().promise)
    await answerEverything({ startCheckout: () => done({ ...opened, paymentMethods }), submitCheckout })
    if (screen.queryByLabelText("Card number") !== null) typeCard()
    const button = pay()
    if (button === null) throw new Error("nothing to pay with")
    await act(async () => {
      for (let pressed = 0; pressed < 3; pressed += 1) button.click()
    })
    expect(submitCheckout).toHaveBeenCalledTimes(1)
  })

  it("asks again when the total has changed, with the new one on the button", async () => {
    await answerEverything({
      submitCheckout: () => refused(new TotalChanged({ totalOrder: 1500 })),
      loadCart: () => done(aCart(undefined, { totalOrder: euros(1500) })),
    })
    await payByCard()
    expect(screen.getByRole("alert").textContent).toContain("New total: 15,00 €")
    expect(pay()?.textContent).toBe("Place order and pay 15,00 € · Card")
  })

  it("offers to continue without a sold-out item", async () => {
    const changeQuantity = vi.fn(() => done(aCart([])))
    await answerEverything({
      submitCheckout: () => refused(new NotEnoughStock({ sku: "1001", available: 0 })),
      loadCart: () => done(aCart()),
      changeQuantity,
    })
    await payByCard()
    expect(screen.getByRole("alert").textContent).toContain("Garment 1001")
    await press(screen.getByRole("button", { name: "Continue without it" }))
    expect(changeQuantity).toHaveBeenCalledExactlyOnceWith("1001", 0)
  })

  it("does not offer an undecided payment again, polls it, and continues when it is decided", async () => {
    vi.useFakeTimers()
    const resumePayment = vi
      .fn<PageCommands["resumePayment"]>()
      .mockReturnValueOnce(done({ outcome: "unknown", orderId }))
      .mockReturnValueOnce(refused({ _tag: "CommandDefect", detail: "lost" }))
      .mockReturnValueOnce(done({ outcome: "paid", orderId }))
    const { visits } = await answerEverything({
      submitCheckout: () => done({ outcome: "unknown", orderId }),
      resumePayment,
    })
    await payByCard()
    expect(screen.getByText("We’re confirming your payment")).toBeDefined()
    expect([pay(), screen.queryByRole("link", { name: "Back to bag" })]).toEqual([null, null])
    expect(new URLSearchParams(window.location.search).get("pending")).toBe(orderId)
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    expect(resumePayment).toHaveBeenCalledTimes(3)
    expect(visits).toMatchObject([{ page: "ItxOrderConfirmationPage" }])
    await act(async () => vi.advanceTimersByTimeAsync(600_000))
    expect(resumePayment).toHaveBeenCalledTimes(3)
  })

  it("polls an undecided payment first after a reload, and stops when the page is left", async () => {
    vi.useFakeTimers()
    const resumePayment = vi.fn<PageCommands["resumePayment"]>(() => done({ outcome: "unknown", orderId }))
    const { unmount } = renderInShop(view({ pending: orderId }), { resumePayment })
    await act(async () => undefined)
    expect(resumePayment).toHaveBeenCalledExactlyOnceWith(orderId, expect.any(AbortSignal))
    expect(pay()).toBeNull()
    unmount()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(resumePayment).toHaveBeenCalledTimes(1)
  })

  it("opens the checkout when the shop never received the payment", async () => {
    renderInShop(view({ pending: orderId }), {
      ...opening,
      resumePayment: () => done({ outcome: "notSubmitted", orderId }),
    })
    await act(async () => undefined)
    expect(screen.getByRole("alert").textContent).toContain("We didn’t receive your payment")
    expect(screen.getByLabelText("Email")).toBeDefined()
    expect(window.location.search).toBe("")
  })
})
