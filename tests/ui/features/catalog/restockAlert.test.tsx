import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { RestockAlertPage } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import { RESTOCK_ALERT_PAGE } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import { RestockAlertRefused } from "../../../../domain/catalog/stock/RestockAlert.ts"
import { ProductActionsDrawer } from "../../../../ui/app/parts/ProductActionsDrawer.tsx"
import { RestockAlertView } from "../../../../ui/features/catalog/restock/RestockAlertView.tsx"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { ProductView } from "../../../../ui/features/catalog/product/ProductView.tsx"
import type { CaptchaSlot } from "../../../../ui/runtime/useCaptcha.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { onlyProductActions } from "../../../support/ui/onlyProductActions.ts"
import type { CommandResult } from "../../../../ui/runtime/CommandResult.ts"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"
import { lazyComponent } from "../../../../ui/runtime/lazyComponent.tsx"

afterEach(cleanup)
beforeAll(() => loadIslands())

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
  asked: Parameters<typeof onlyProductActions>[0] = {},
) =>
  renderInShop(
    <RestockAlertView
      notice={notice}
      address={{ page: RESTOCK_ALERT_PAGE, storeId: "10000034", languageId: "-1", parameters }}
      captcha={captcha}
    />,
    onlyProductActions(asked),
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
const submitButton = () => screen.getByRole("button", { name: "Notify me" })
const heading = () => screen.getByRole("heading", { level: 1 }).textContent

describe("the restock alert form", () => {
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

  it("asks for the size first, without a call", async () => {
    show(ask, { mfname: "7001" })
    await press(submitButton())
    expect(screen.getByText("Select a size")).toBeDefined()
    expect(document.activeElement).toBe(screen.getAllByRole("radio")[0])
  })

  it("shows validation errors beside the fields, and focuses the first", async () => {
    const reasons = [
      { field: "email", rule: "email" },
      { field: "acceptedPolicies", rule: "required" },
    ] as const
    show(
      ask,
      { mfname: "7001", sku: "7001-M" },
      { subscribeToRestock: () => Promise.resolve({ ok: false, error: new RestockAlertRefused({ reasons }) }) },
    )
    await press(submitButton())
    expect(document.activeElement).toBe(screen.getByLabelText("Email"))
    expect(screen.getByText("Accept the privacy policy to get this alert")).toBeDefined()
  })

  it("subscribes and announces the confirmation mail", async () => {
    const subscribeToRestock = vi.fn(() => Promise.resolve({ ok: true, value: "pending" } as const))
    show(ask, { mfname: "7001", sku: "7001-M" }, { subscribeToRestock })
    type("Email", " ana@example.org ")
    await press(screen.getByRole("checkbox"))
    await press(submitButton())
    expect(subscribeToRestock).toHaveBeenCalledExactlyOnceWith(
      { email: "ana@example.org", sku: "7001-M", acceptedPolicies: [1] },
      undefined,
    )
    expect(heading()).toBe("Check your email")
    expect(screen.getByText("ana@example.org")).toBeDefined()
  })

  it("shows a captcha where the shop requires one, keeps the input, and sends it with the next try", async () => {
    const subscribeToRestock = vi
      .fn((): Promise<CommandResult<"pending", BackendError>> => Promise.resolve({ ok: true, value: "pending" }))
      .mockImplementationOnce(() => rejected("_ERR_CAPTCHA"))
    show(ask, { mfname: "7001", sku: "7001-M" }, { subscribeToRestock })
    type("Email", "ana@example.org")
    await press(screen.getByRole("checkbox"))
    await press(submitButton())
    expect(screen.queryByText("We couldn’t do that")).toBeNull()
    await press(screen.getByRole("button", { name: "Captcha 1" }))
    await press(submitButton())
    expect(subscribeToRestock).toHaveBeenLastCalledWith(
      { email: "ana@example.org", sku: "7001-M", acceptedPolicies: [1] },
      { id: "c1", value: "four" },
    )
  })

  it.each([
    ["_ERR_IN_STOCK", "It’s back in stock"],
    ["_ERR_TOO_MANY_MESSAGES", "Too many alert requests"],
    ["_ERR_OTHER", "We couldn’t do that"],
  ])("explains %s", async (key, words) => {
    show(ask, { mfname: "7001", sku: "7001-M" }, { subscribeToRestock: () => rejected(key) })
    await press(submitButton())
    expect(screen.getByRole("alert").textContent).toContain(words)
  })

  it("is absent where every size is available", () => {
    show({ step: "ask", product: aProduct({ colors: [aColor([aSize("S")])] }) }, { mfname: "7001" })
    expect(heading()).toBe("All sizes are in stock")
    expect(screen.getByRole("link", { name: "View item" })).toBeDefined()
  })
})

describe("the page of the mail's link", () => {
  const held = { email: "ana@example.org", hash: "h1", mfname: "7001", colorId: "800" }

  it("asks for confirmation, and shows the address it is about", () => {
    show({ step: "confirm", product: shirt }, held)
    expect(heading()).toBe("Confirm your back-in-stock alert")
    expect(screen.getByText("ana@example.org")).toBeDefined()
  })

  it.each([
    ["Confirm alert", "confirm", "active", "Your alert is on"],
    ["Cancel alert", "leave", "left", "Alert cancelled"],
  ] as const)("responds with %s", async (button, answer, outcome, words) => {
    const respondToRestockEmail = vi.fn(() => Promise.resolve({ ok: true, value: outcome } as const))
    show({ step: "confirm", product: shirt }, held, { respondToRestockEmail })
    await press(screen.getByRole("button", { name: button }))
    expect(respondToRestockEmail).toHaveBeenCalledExactlyOnceWith(answer, "ana@example.org", "h1", undefined)
    expect(heading()).toBe(words)
    expect(screen.getByRole("link", { name: "View item" }).getAttribute("href")).toContain("-l7001")
  })

  it("explains an invalid link, and links to the shop", () => {
    show({ step: "unknown" }, {})
    expect(heading()).toBe("This link has expired")
    expect(screen.getAllByRole("link").length).toBeGreaterThan(0)
  })
})

describe("a product with a missing size", () => {
  const page = (
    loadDrawer = vi.fn(async () => ProductActionsDrawer),
    asked: Parameters<typeof onlyProductActions>[0] = {},
  ) => {
    renderInShop(
      <ProductView
        actionsDrawer={lazyComponent(loadDrawer, ["browse", "purchase", "services"])}
        product={{ product: shirt, readAt: Date.now(), path: [], related: [] }}
        address={{ page: "ItxProductPage", parameters: { mfname: "7001", productUrl: "linen-shirt" } }}
      />,
      onlyProductActions(asked),
    )
    return loadDrawer
  }

  it("links to the form by an ordinary link, and fetches nothing before it is pressed", () => {
    const fetched = page()
    expect(screen.getByRole("link", { name: "Notify me when it’s back" }).getAttribute("href")).toBe(
      "/10000034/-1/stock-notification?colorId=800&mfname=7001",
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  it("opens for the pressed missing size, in a drawer", async () => {
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

  it("closes the drawer by a refusal as easy as the consent", async () => {
    page()
    await press(screen.getByRole("link", { name: "Notify me when it’s back" }))
    await press(await screen.findByRole("button", { name: "Not now" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
