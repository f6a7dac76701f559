import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { RegisterView } from "../../../../ui/features/session/RegisterView.tsx"
import { press } from "../../../support/ui/shopAround.tsx"
import { pressButton, showEntry, type } from "../../../support/ui/entryShop.tsx"

afterEach(cleanup)

const view = (parameters: Readonly<Record<string, string>> = {}) => (
  <RegisterView
    address={{ page: "ItxRegisterPage", storeId: "10000034", languageId: "-1", parameters }}
    email={undefined}
  />
)
const errorOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? []
  return ids.flatMap((id) => (id.endsWith("-error") ? [document.getElementById(id)?.textContent] : []))
}

function fill(logon: string, password = "Selvedge2026") {
  type("Email or phone", logon)
  type("Confirm email or phone", logon)
  type("New password", password)
  type("Confirm new password", password)
}

describe("The page for a new account", () => {
  it("makes the account with what was ticked and typed, and leads on", async () => {
    const { calls, went } = showEntry(
      view({ redirectUri: "/10000034/-1/cart", orderId: "7001", guestToken: "token-1" }),
    )
    expect(screen.getByText("We’ll add order 7001 to your account")).toBeDefined()
    fill("Ana.Prueba@example.org")
    type("What shall we call you? (optional)", "Ana")
    await press(screen.getByLabelText("I accept the privacy policy"))
    await press(screen.getByLabelText("I’d like emails about new arrivals and sales"))
    await pressButton("Create account")
    expect(calls("registerUser")).toEqual([
      expect.objectContaining({
        logon: "ana.prueba@example.org",
        logonConfirm: "ana.prueba@example.org",
        nicName: "Ana",
        acceptedPolicies: [1],
        newsletter: true,
        preferredContactMethod: "EMAIL",
        guestTokens: [{ orderId: "7001", guestToken: "token-1" }],
      }),
    ])
    expect(went()).toEqual(["http://shop.test/10000034/-1/cart"])
  })

  it("tells while a password is typed what it still lacks", () => {
    showEntry(view())
    const open = () =>
      screen.getAllByText(": still open").map(({ parentElement }) => parentElement?.firstChild?.textContent)
    expect(open()).toHaveLength(7)
    type("New password", "selvedge")
    expect(open()).toEqual(["an uppercase letter", "a number"])
    type("New password", "Selvedge2026")
    expect(screen.queryAllByText(": still open")).toEqual([])
  })

  it("says at each field what is wrong, and nothing typed is lost", async () => {
    const { calls } = showEntry(view())
    fill("ana.prueba@example.org", "weak")
    type("Confirm email or phone", "somebody@example.org")
    await pressButton("Create account")
    expect(errorOf("Confirm email or phone")).toEqual(["These entries don’t match"])
    type("Confirm email or phone", "ana.prueba@example.org")
    await pressButton("Create account")
    expect(errorOf("New password")).toEqual(["Your password doesn’t meet all the requirements"])
    expect(errorOf("I accept the privacy policy")).toEqual(["Accept the privacy policy to create an account"])
    expect(screen.getByLabelText("Email or phone")).toHaveProperty("value", "ana.prueba@example.org")
    expect(calls("registerUser")).toEqual([])
  })

  it("shows the shop's own refusals at their fields", async () => {
    const fields = [
      { field: "sponsorCode", rule: "unknown" },
      { field: "phone", rule: "pattern" },
    ]
    showEntry(view(), {
      registerUser: [{ status: 422, body: { code: 422, key: "_ERR_SPONSOR", message: "x", fields } }],
    })
    fill("ana.prueba@example.org")
    await press(screen.getByLabelText("I accept the privacy policy"))
    type("Code of whoever recommended us (optional)", "NOBODY")
    await pressButton("Create account")
    expect(errorOf("Code of whoever recommended us (optional)")).toEqual([
      "Referral code not found. Check it or leave it empty.",
    ])
    expect(errorOf("Phone (optional)")).toEqual(["Enter a phone number with its country code ({example})"])
  })

  it("tells kindly that somebody has the logon already, before anything is sent", async () => {
    const { calls } = showEntry(view(), { existUser: [{ status: 200, body: { exists: true } }] })
    fill("ana.prueba@example.org")
    await act(async () => {
      fireEvent.blur(screen.getByLabelText("Email or phone"))
      await new Promise((settled) => setTimeout(settled))
    })
    expect(errorOf("Email or phone")).toEqual(["An account with this email already exists"])
    expect(screen.getAllByRole("link", { name: "Forgotten your password?" })).toHaveLength(1)
    expect(calls("registerUser")).toEqual([])
  })

  it("proves a telephone number by its code first, and keeps the proof when the account is refused for something else", async () => {
    const refused = {
      status: 422,
      body: { code: 422, key: "_ERR_X", message: "x", fields: [{ field: "nicName", rule: "forbiddenWord" }] },
    }
    const { calls, went } = showEntry(view(), { registerUser: [refused] })
    fill("+34 600 000 001")
    await press(screen.getByLabelText("I accept the privacy policy"))
    await pressButton("Send code")
    expect(calls("sendValidationCode")).toEqual([{ type: "SMS", phone: "+34600000001", functionality: "REGISTER" }])
    type("Code", "12345")
    await pressButton("Create account")
    expect(errorOf("Code")).toEqual(["Enter all six digits"])
    type("Code", "123456")
    await pressButton("Create account")
    expect(calls("validateUserCode")).toEqual([{ data: "+34600000001", validationCode: "123456", type: "SMS" }])
    await pressButton("Create account")
    expect(calls("validateUserCode")).toHaveLength(1)
    expect(calls("registerUser")).toHaveLength(2)
    expect(went()).toEqual(["/10000034/-1/"])
  })

  it("asks a company for its number, the e-mail of its invoices and its address, where the store takes companies", async () => {
    const { calls } = showEntry(view(), {}, { BUSINESS_ACCOUNTS: "true" })
    fill("ana.prueba@example.org")
    await press(screen.getByLabelText("I accept the privacy policy"))
    await press(screen.getByLabelText("I’m buying for a company"))
    await pressButton("Create account")
    expect(errorOf("Tax number")).toEqual(["Please fill in this field"])
    expect(errorOf("Town or city")).toEqual(["Please fill in this field"])
    for (const [label, text] of [
      ["Name of the company (optional)", "Telares Prueba"],
      ["Tax number", "B12345678"],
      ["Email for invoices", "facturas@example.org"],
      ["First name", "Ana"],
      ["Last name", "Prueba"],
      ["Street address", "Calle Mayor 1"],
      ["Town or city", "Madrid"],
      ["Postcode", "28013"],
      ["Province", "M"],
      ["Phone", "600000000"],
    ] as const)
      type(label, text)
    await pressButton("Create account")
    expect(calls("registerUser")).toEqual([
      expect.objectContaining({
        primaryAddress: expect.objectContaining({
          clientType: "B",
          email: "ana.prueba@example.org",
          email2: "facturas@example.org",
          company: { vatin: "B12345678", name: "Telares Prueba" },
        }),
      }),
    ])
  })
})
