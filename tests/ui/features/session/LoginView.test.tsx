import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { LoginView } from "../../../../ui/features/session/LoginView.tsx"
import { pressButton, showEntry, type } from "../../../support/ui/entryShop.tsx"

afterEach(cleanup)

const address = (parameters: Readonly<Record<string, string>> = {}): PageAddress => ({
  page: "ItxLoginPage",
  storeId: "10000034",
  languageId: "-1",
  parameters,
})
const view = (parameters: Readonly<Record<string, string>> = {}, email?: string) => (
  <LoginView address={address(parameters)} email={email} />
)
const refusal = (key: string, fields: readonly object[] = []) => ({
  status: 422,
  body: { code: 422, key, message: "x", fields },
})
const SOCIAL = { SOCIAL_LOGIN: "google=/sandbox/social/google" }

async function signIn() {
  type("Email or phone", "ana.prueba@example.org")
  type("Password", "Selvedge2026")
  await pressButton("Sign in")
}

describe("The sign-in page", () => {
  it("lets in with logon and password, and leads on to where the shopper was", async () => {
    const { calls, went } = showEntry(
      view({ redirectUri: "/10000034/-1/checkout", context: "checkout", orderId: "7001", guestToken: "token-1" }),
    )
    expect(screen.getByText(/your address is there already/)).toBeDefined()
    await signIn()
    expect(calls("login")).toEqual([
      expect.objectContaining({
        logon: "ana.prueba@example.org",
        rememberMe: true,
        guestTokens: [{ orderId: "7001", guestToken: "token-1" }],
      }),
    ])
    expect(went()).toEqual(["http://shop.test/10000034/-1/checkout"])
  })

  it("says kindly that a pair does not belong together, and keeps what was typed", async () => {
    const { went } = showEntry(view(), {
      login: [refusal("_ERR_LOGON_NOT_VALID", [{ field: "logon", rule: "credentials" }])],
    })
    await signIn()
    expect(screen.getByRole("alert").textContent).toContain("Wrong email or password")
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "Selvedge2026")
    expect(screen.getByLabelText("Email or phone").getAttribute("aria-invalid")).toBeNull()
    expect(went()).toEqual([])
  })

  it("says after too many tries when the next one is possible", async () => {
    showEntry(view(), {
      login: [{ status: 429, body: { code: 429, key: "_ERR_TOO_MANY_TRIES", message: "x", retryAfter: 900 } }],
    })
    await signIn()
    expect(screen.getByRole("alert").textContent).toContain("in about 15 minutes")
  })

  it("marks what cannot be a logon at its field, with the focus there, and asks the shop nothing", async () => {
    const { calls } = showEntry(view())
    type("Email or phone", "ana")
    await pressButton("Sign in")
    const field = screen.getByLabelText("Email or phone")
    expect(document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent).toContain(
      "name@example.com",
    )
    expect(document.activeElement).toBe(field)
    expect(calls("login")).toEqual([])
  })

  it("shows the captcha when the shop asks for it, and sends it with the next try alone", async () => {
    const { calls } = showEntry(view(), {
      login: [
        refusal("_ERR_CAPTCHA", [{ field: "captchaValue", rule: "required" }]),
        refusal("_ERR_LOGON_NOT_VALID", [{ field: "logon", rule: "credentials" }]),
      ],
    })
    await signIn()
    expect(screen.getByRole("alert").textContent).toContain("Security check required")
    await act(async () => undefined)
    const answer = screen.getByLabelText("Letters in the image")
    fireEvent.change(answer, { target: { value: "4" } })
    await pressButton("Sign in")
    expect(calls("login")[0]).not.toHaveProperty("captchaValue")
    expect(calls("login")[1]).toMatchObject({ captchaId: "c1", captchaValue: "4" })
    expect(screen.getByLabelText("Letters in the image")).toHaveProperty("value", "")
  })

  it("fills in the e-mail of a deep link, and lets a guest go on", () => {
    showEntry(view({ guest_flow: "true", redirectUri: "/10000034/-1/checkout" }, "ana@example.org"))
    expect(screen.getByLabelText("Email or phone")).toHaveProperty("value", "ana@example.org")
    expect(screen.getByRole("link", { name: "Continue as guest" }).getAttribute("href")).toBe("/10000034/-1/checkout")
  })

  it.each([
    { orderId: "7001", guestToken: "<script>" },
    { orderId: "seven", guestToken: "token-1" },
    { guestToken: "x".repeat(300) },
    { context: "<b>", guest_flow: "maybe" },
  ])("lets in whatever junk stands in its address: %o", async (junk) => {
    const { calls } = showEntry(view(junk))
    await signIn()
    expect(calls("login")).toEqual([{ logon: "ana.prueba@example.org", password: "Selvedge2026", rememberMe: true }])
    expect(screen.queryByRole("link", { name: "Continue as guest" })).toBeNull()
  })

  it.each(["/..//evil.example", "/.//evil.example", "/%2e%2e//evil.example", "/./\\evil.example"])(
    "F182 leads nowhere but home from %s",
    async (redirectUri) => {
      const { went } = showEntry(view({ redirectUri, guest_flow: "true" }))
      expect(screen.getByRole("link", { name: "Continue as guest" }).getAttribute("href")).toBe("/10000034/-1/")
      await signIn()
      expect(went()).toEqual(["/10000034/-1/"])
    },
  )

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "F23 leads nowhere but home where it was told %s",
    async (redirectUri) => {
      const { went } = showEntry(view({ redirectUri, guest_flow: "true" }))
      expect(screen.getByRole("link", { name: "Continue as guest" }).getAttribute("href")).toBe("/10000034/-1/")
      await signIn()
      expect(went()).toEqual(["/10000034/-1/"])
    },
  )

  it("is a form that goes to whoever keeps the accounts where there are no scripts", () => {
    showEntry(view({ redirectUri: "/10000034/-1/cart" }))
    const form = screen.getByLabelText("Password").closest("form")
    expect(form?.getAttribute("action")).toBe("/integration/oauth2/login?storeId=10000034")
    expect(form?.method).toBe("post")
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      redirectUri: "/10000034/-1/cart",
      language: "-1",
      email: "",
    })
  })
})

describe("The providers on the sign-in page", () => {
  it("are left for with a way back that only this browser knows", async () => {
    const { went } = showEntry(view({ redirectUri: "/10000034/-1/cart" }), {}, SOCIAL)
    await pressButton("Continue with Google")
    expect(went()[0]).toMatch(/^\/sandbox\/social\/google\?redirectUri=%2F10000034%2F-1%2Flogin%3Fstate%3D/)
  })

  it("let nobody in who did not begin here, and the other ways stay open", async () => {
    const { calls } = showEntry(view({ socialType: "google", code: "sc.attacker", state: "unknown" }), {}, SOCIAL)
    await act(async () => new Promise((settled) => setTimeout(settled)))
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toContain("did not begin here")
    expect(screen.getByLabelText("Password")).toBeDefined()
    expect(calls("socialLogin")).toEqual([])
  })
})
