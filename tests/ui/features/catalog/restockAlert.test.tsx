import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { RestockAlertPage } from "../../../../application/catalog/RestockAlertPage.ts"
import { RESTOCK_ALERT_PAGE } from "../../../../application/catalog/RestockAlertPage.ts"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { RestockAlertRefused } from "../../../../domain/catalog/RestockAlert.ts"
import { ProductActionsDrawer } from "../../../../ui/app/ProductActionsDrawer.tsx"
import { RestockAlertView } from "../../../../ui/features/catalog/RestockAlertView.tsx"
import { ProductView } from "../../../../ui/features/catalog/ProductView.tsx"
import type { CaptchaSlot } from "../../../../ui/runtime/CaptchaSlot.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { onlyNearby } from "../../../support/ui/onlyNearby.ts"
import type { CommandResult } from "../../../../ui/runtime/CommandResult.ts"
import { press, showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const gone = { isBuyable: false, visibility: "sold_out" } as const
const shirt = aProduct({
  mfname: "7001",
  productUrl: "linen-shirt",
  colors: [aColor([aSize("S"), aSize("M", gone), aSize("L", gone)])],
})
const captcha: CaptchaSlot = (round, onSolved) => (
  <button type="button" onClick={() => onSolved({ id: "c1", value: "four" })}>
    Captcha {round}
  </button>
)
const show = (
  notice: RestockAlertPage,
  parameters: Readonly<Record<string, string>>,
  asked: Parameters<typeof onlyNearby>[0] = {},
) =>
  showInShop(
    <RestockAlertView
      notice={notice}
      address={{ page: RESTOCK_ALERT_PAGE, storeId: "10000034", languageId: "-1", parameters }}
      captcha={captcha}
    />,
    onlyNearby(asked),
  )
const rejected = (key: string): Promise<CommandResult<never, BackendError>> =>
  Promise.resolve({
    ok: false,
    error: new BackendError({
      operation: "subscribeStockNotification",
      reason: { _tag: "Rejected", key, parameters: [], causes: [], fields: [] },
    }),
  })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tell = () => screen.getByRole("button", { name: "Notify me" })
const heading = () => screen.getByRole("heading", { level: 1 }).textContent

describe("the form that asks to be told when a size is back", () => {
  const ask = { step: "ask", product: shirt } as const

  it("offers the missing sizes only, ticks nothing beforehand, and is a form without a script", () => {
    show(ask, { mfname: "7001" })
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value, checked }) => [value, checked])).toEqual([
      ["7001-M", false],
      ["7001-L", false],
    ])
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false)
    const form = document.querySelector("form")
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/10000034/-1/stock-notification"])
  })

  it("asks for the size first, and nothing of the shop", async () => {
    show(ask, { mfname: "7001" })
    await press(tell())
    expect(screen.getByText("Select a size")).toBeDefined()
    expect(document.activeElement).toBe(screen.getAllByRole("radio")[0])
  })

  it("says beside the fields what the rules refuse, and puts the focus there", async () => {
    const reasons = [
      { field: "email", rule: "email" },
      { field: "acceptedPolicies", rule: "required" },
    ] as const
    show(
      ask,
      { mfname: "7001", sku: "7001-M" },
      { subscribeToRestock: () => Promise.resolve({ ok: false, error: new RestockAlertRefused({ reasons }) }) },
    )
    await press(tell())
    expect(document.activeElement).toBe(screen.getByLabelText("Email"))
    expect(screen.getByText("Accept the privacy policy to get this alert")).toBeDefined()
  })

  it("sends the wish and says that one step is left", async () => {
    const subscribeToRestock = vi.fn(() => Promise.resolve({ ok: true, value: "pending" } as const))
    show(ask, { mfname: "7001", sku: "7001-M" }, { subscribeToRestock })
    type("Email", " ana@example.org ")
    await press(screen.getByRole("checkbox"))
    await press(tell())
    expect(subscribeToRestock).toHaveBeenCalledExactlyOnceWith(
      { email: "ana@example.org", sku: "7001-M", acceptedPolicies: [1] },
      undefined,
    )
    expect(heading()).toBe("Check your email")
    expect(screen.getByText("ana@example.org")).toBeDefined()
  })

  it("shows a captcha where the shop asks for one, keeps what was typed, and sends it with the next try", async () => {
    const subscribeToRestock = vi
      .fn((): Promise<CommandResult<"pending", BackendError>> => Promise.resolve({ ok: true, value: "pending" }))
      .mockImplementationOnce(() => rejected("_ERR_CAPTCHA"))
    show(ask, { mfname: "7001", sku: "7001-M" }, { subscribeToRestock })
    type("Email", "ana@example.org")
    await press(screen.getByRole("checkbox"))
    await press(tell())
    expect(screen.queryByText("We couldn’t do that")).toBeNull()
    await press(screen.getByRole("button", { name: "Captcha 1" }))
    await press(tell())
    expect(subscribeToRestock).toHaveBeenLastCalledWith(
      { email: "ana@example.org", sku: "7001-M", acceptedPolicies: [1] },
      { id: "c1", value: "four" },
    )
  })

  it.each([
    ["_ERR_IN_STOCK", "It’s back in stock"],
    ["_ERR_TOO_MANY_MESSAGES", "Too many alert requests"],
    ["_ERR_OTHER", "We couldn’t do that"],
  ])("says what %s means", async (key, words) => {
    show(ask, { mfname: "7001", sku: "7001-M" }, { subscribeToRestock: () => rejected(key) })
    await press(tell())
    expect(screen.getByRole("alert").textContent).toContain(words)
  })

  it("has nothing to ask where every size can be bought", () => {
    show({ step: "ask", product: aProduct({ colors: [aColor([aSize("S")])] }) }, { mfname: "7001" })
    expect(heading()).toBe("All sizes are in stock")
    expect(screen.getByRole("link", { name: "View item" })).toBeDefined()
  })
})

describe("the page that the mail's link opens", () => {
  const held = { email: "ana@example.org", hash: "h1", mfname: "7001", colorId: "800" }

  it("asks before it answers, and says which address it is about", () => {
    show({ step: "confirm", product: shirt }, held)
    expect(heading()).toBe("Confirm your back-in-stock alert")
    expect(screen.getByText("ana@example.org")).toBeDefined()
  })

  it.each([
    ["Confirm alert", "confirm", "active", "Your alert is on"],
    ["Cancel alert", "leave", "left", "Alert cancelled"],
  ] as const)("answers with %s", async (button, answer, outcome, words) => {
    const respondToRestockEmail = vi.fn(() => Promise.resolve({ ok: true, value: outcome } as const))
    show({ step: "confirm", product: shirt }, held, { respondToRestockEmail })
    await press(screen.getByRole("button", { name: button }))
    expect(respondToRestockEmail).toHaveBeenCalledExactlyOnceWith(answer, "ana@example.org", "h1", undefined)
    expect(heading()).toBe(words)
    expect(screen.getByRole("link", { name: "View item" }).getAttribute("href")).toContain("-l7001")
  })

  it("says of a link that opens nothing what it may be, and leads on", () => {
    show({ step: "unknown" }, {})
    expect(heading()).toBe("This link has expired")
    expect(screen.getAllByRole("link").length).toBeGreaterThan(0)
  })
})

describe("a product with a missing size", () => {
  const page = (
    loadProductActionsDrawer = vi.fn(async () => ProductActionsDrawer),
    asked: Parameters<typeof onlyNearby>[0] = {},
  ) => {
    showInShop(
      <ProductView
        productActions={loadProductActionsDrawer}
        product={{ product: shirt, readAt: Date.now(), path: [], related: [] }}
        address={{ page: "ItxProductPage", parameters: { mfname: "7001", productUrl: "linen-shirt" } }}
      />,
      onlyNearby(asked),
    )
    return loadProductActionsDrawer
  }

  it("leads to the form by an ordinary link, and fetches nothing before it is pressed", () => {
    const fetched = page()
    expect(screen.getByRole("link", { name: "Notify me when it’s back" }).getAttribute("href")).toBe(
      "/10000034/-1/stock-notification?colorId=800&mfname=7001",
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  it("asks about the missing size that was pressed, in a drawer", async () => {
    page()
    await press(screen.getByText("L").closest("label") ?? document.body)
    const drawer = await screen.findByRole("dialog")
    expect(screen.getByRole("heading", { name: "Notify me when it’s back" })).toBeDefined()
    expect(
      [...drawer.querySelectorAll<HTMLInputElement>("input[name=sku]")].map(({ value, checked }) => [value, checked]),
    ).toEqual([
      ["7001-M", false],
      ["7001-L", true],
    ])
  })

  it("closes the drawer by a press that refuses as easily as the other agrees", async () => {
    page()
    await press(screen.getByRole("link", { name: "Notify me when it’s back" }))
    await press(await screen.findByRole("button", { name: "Not now" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
