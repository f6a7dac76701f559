import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { SignInRefused } from "../../../../domain/account/SignInRefused.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { LoginView } from "../../../../ui/features/session/LoginView.tsx"
import { pressButton, renderSignIn, type } from "../../../support/ui/renderSignIn.tsx"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"

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
const refusedReason = (key: string, fields: readonly object[] = []) => ({
  status: 422,
  body: { code: 422, key, message: "x", fields },
})
const SOCIAL = { SOCIAL_LOGIN: "google=/sandbox/social/google" }

async function sendPassword() {
  type("Email or phone", "ana.prueba@example.org")
  type("Password", "Selvedge2026")
  await pressButton("Sign in")
}

describe("The sign-in page", () => {
  it("signs in with logon and password, and redirects to the previous page", async () => {
    const { calls, went } = renderSignIn(
      view({ redirectUri: "/10000034/-1/checkout", context: "checkout", orderId: "7001", guestToken: "token-1" }),
    )
    expect(screen.getByText(/Sign in for faster checkout/)).toBeDefined()
    await sendPassword()
    expect(calls("login")).toEqual([
      expect.objectContaining({
        logon: "ana.prueba@example.org",
        rememberMe: true,
        guestTokens: [{ orderId: "7001", guestToken: "token-1" }],
      }),
    ])
    expect(went()).toEqual(["http://shop.test/10000034/-1/checkout"])
  })

  it("reports a wrong pair, and keeps the input", async () => {
    const { went } = renderSignIn(view(), {
      login: [refusedReason("_ERR_LOGON_NOT_VALID", [{ field: "logon", rule: "credentials" }])],
    })
    await sendPassword()
    expect(screen.getByRole("alert").textContent).toContain("Wrong email or password")
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "Selvedge2026")
    expect(screen.getByLabelText("Email or phone").getAttribute("aria-invalid")).toBeNull()
    expect(went()).toEqual([])
  })

  it("shows after too many tries when the next one is possible", async () => {
    renderSignIn(view(), {
      login: [{ status: 429, body: { code: 429, key: "_ERR_TOO_MANY_TRIES", message: "x", retryAfter: 900 } }],
    })
    await sendPassword()
    expect(screen.getByRole("alert").textContent).toContain("in about 15 minutes")
  })

  it("reports an invalid logon at its field, with the focus there, without a call", async () => {
    const { calls } = renderSignIn(view())
    type("Email or phone", "ana")
    await pressButton("Sign in")
    const field = screen.getByLabelText("Email or phone")
    expect(document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent).toContain(
      "name@example.com",
    )
    expect(document.activeElement).toBe(field)
    expect(calls("login")).toEqual([])
  })

  it("shows the captcha when the shop requires it, and sends it with the next try alone", async () => {
    const { calls } = renderSignIn(view(), {
      login: [
        refusedReason("_ERR_CAPTCHA", [{ field: "captchaValue", rule: "required" }]),
        refusedReason("_ERR_LOGON_NOT_VALID", [{ field: "logon", rule: "credentials" }]),
      ],
    })
    await sendPassword()
    expect(screen.getByRole("alert").textContent).toContain("Security check required")
    await act(async () => undefined)
    const answer = screen.getByLabelText("Letters in the image")
    fireEvent.change(answer, { target: { value: "4" } })
    await pressButton("Sign in")
    expect(calls("login")[0]).not.toHaveProperty("captchaValue")
    expect(calls("login")[1]).toMatchObject({ captchaId: "c1", captchaValue: "4" })
    expect(screen.getByLabelText("Letters in the image")).toHaveProperty("value", "")
  })

  it("fills in the email of a deep link, and lets a guest continue", () => {
    renderSignIn(view({ guest_flow: "true", redirectUri: "/10000034/-1/checkout" }, "ana@example.org"))
    expect(screen.getByLabelText("Email or phone")).toHaveProperty("value", "ana@example.org")
    expect(screen.getByRole("link", { name: "Continue as guest" }).getAttribute("href")).toBe("/10000034/-1/checkout")
  })

  it.each([
    { orderId: "7001", guestToken: "<script>" },
    { orderId: "seven", guestToken: "token-1" },
    { guestToken: "x".repeat(300) },
    { context: "<b>", guest_flow: "maybe" },
  ])("works with any junk in its address: %o", async (junk) => {
    const { calls } = renderSignIn(view(junk))
    await sendPassword()
    expect(calls("login")).toEqual([{ logon: "ana.prueba@example.org", password: "Selvedge2026", rememberMe: true }])
    expect(screen.queryByRole("link", { name: "Continue as guest" })).toBeNull()
  })

  it.each(["/..//evil.example", "/.//evil.example", "/%2e%2e//evil.example", "/./\\evil.example"])(
    "F182 redirects from %s to the home page only",
    async (redirectUri) => {
      const { went } = renderSignIn(view({ redirectUri, guest_flow: "true" }))
      expect(screen.getByRole("link", { name: "Continue as guest" }).getAttribute("href")).toBe("/10000034/-1/")
      await sendPassword()
      expect(went()).toEqual(["/10000034/-1/"])
    },
  )

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "F23 redirects to the home page only for the return address %s",
    async (redirectUri) => {
      const { went } = renderSignIn(view({ redirectUri, guest_flow: "true" }))
      expect(screen.getByRole("link", { name: "Continue as guest" }).getAttribute("href")).toBe("/10000034/-1/")
      await sendPassword()
      expect(went()).toEqual(["/10000034/-1/"])
    },
  )

  it("is a form that posts to the identity provider where there are no scripts", () => {
    renderSignIn(view({ redirectUri: "/10000034/-1/cart" }))
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
  it("open with a return address that only this browser knows", async () => {
    const { went } = renderSignIn(view({ redirectUri: "/10000034/-1/cart" }), {}, SOCIAL)
    await pressButton("Continue with Google")
    expect(went()[0]).toMatch(/^\/sandbox\/social\/google\?redirectUri=%2F10000034%2F-1%2Flogin%3Fstate%3D/)
  })

  it("sign no one in without a start in this browser, and the other methods stay available", async () => {
    const { calls } = renderSignIn(view({ socialType: "google", code: "sc.attacker", state: "unknown" }), {}, SOCIAL)
    await act(async () => new Promise((settled) => setTimeout(settled)))
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toContain("We couldn’t verify this sign-in")
    expect(screen.getByLabelText("Password")).toBeDefined()
    expect(calls("socialLogin")).toEqual([])
  })
})

describe("A passkey on the sign-in page", () => {
  type SignIn = FakeFeature<"passkeys">["signIn"]
  const refused = (rule: string) =>
    Promise.resolve({ ok: false, error: new SignInRefused({ reasons: [{ field: "passkey", rule }] }) } as const)
  beforeEach(() => Object.assign(globalThis, { PublicKeyCredential: class {} }))
  afterEach(() => Reflect.deleteProperty(globalThis, "PublicKeyCredential"))

  it("signs in by its button, with the choices of the form, and redirects", async () => {
    const signIn = vi.fn<SignIn>(() => Promise.resolve({ ok: true, value: undefined }))
    const back = view({ redirectUri: "/10000034/-1/cart", orderId: "7001", guestToken: "token-1" })
    const { went } = renderSignIn(back, {}, {}, { signIn })
    fireEvent.click(screen.getByLabelText("Keep me signed in"))
    await pressButton("Sign in with a passkey")
    expect(signIn.mock.calls.map(([typed]) => typed)).toEqual([
      { by: "dialog", rememberMe: false, guestOrder: { orderId: "7001", guestToken: "token-1" } },
    ])
    expect(went()).toEqual(["http://shop.test/10000034/-1/cart"])
  })

  it("is offered at the first focus of the login field, until a password is sent", async () => {
    const signals: AbortSignal[] = []
    const signIn: SignIn = (_typed, signal) => {
      signals.push(signal)
      return new Promise(() => undefined)
    }
    renderSignIn(view(), {}, {}, { signIn })
    expect(signals).toHaveLength(0)
    const field = screen.getByLabelText("Email or phone")
    expect(field.getAttribute("autocomplete")).toBe("username webauthn")
    for (const _time of [1, 2]) await act(async () => fireEvent.focus(field))
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    await sendPassword()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it.each([
    ["dialog", "cancelled", "Try again or sign in with your password."],
    ["dialog", "unavailable", "Passkeys aren’t available in this browser or at this web address."],
    ["dialog", "unknown", "This passkey isn’t linked to an account."],
    ["suggestion", "credentials", "Try again or sign in with your password."],
    ["suggestion", "cancelled", undefined],
    ["suggestion", "unavailable", undefined],
  ])("that is refused by %s as %s says what to do", async (by, rule, text) => {
    const { went } = renderSignIn(view(), {}, {}, { signIn: () => refused(rule) })
    if (by === "dialog") await pressButton("Sign in with a passkey")
    else await act(async () => fireEvent.focus(screen.getByLabelText("Email or phone")))
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent)
    expect(alerts.join("").includes(text ?? "passkey")).toBe(text !== undefined)
    expect(went()).toEqual([])
  })

  it("has no button in browsers without passkeys", () => {
    Reflect.deleteProperty(globalThis, "PublicKeyCredential")
    renderSignIn(view())
    expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).toBeNull()
  })
})
