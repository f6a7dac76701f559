import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import type { RecordedNavigation } from "../../../adapters/memory/MemoryNavigator.ts"
import { signIn } from "../../../application/account/auth/signIn.ts"
import { signOut } from "../../../application/account/auth/signOut.ts"
import { continueTo } from "../../../application/account/auth/continueTo.ts"
import { registerCustomer } from "../../../application/account/auth/registerCustomer.ts"
import { resetPassword } from "../../../application/account/auth/resetPassword.ts"
import { beginSocialLogin, finishSocialLogin } from "../../../application/account/auth/socialLogin.ts"
import type { AppPorts } from "../../../application/appPorts.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { Registration } from "../../../domain/account/Registration.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { cartLimitKind } from "../../../application/cart/cartLimitKind.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const registration: Registration = {
  logon: "ana.prueba@example.org",
  password: Redacted.make("Selvedge2026"),
  acceptedPolicies: [1, 2],
}
const CART_KEY = "selvedge.cart.v1"
const storedCart = JSON.stringify({ storeId: "10000034", items: [], savedAt: 0 })

type Answer = (request: Request) => Response | undefined

/** A guest in the Spanish store whose backend returns the contract's examples unless a test overrides them. */
function shop(answer: Answer = () => undefined, userType: "guest" | "registered" = "guest") {
  const backend = exampleBackend()
  const holder = memorySessionHolder({ accessToken: Redacted.make("g.guest"), userType })
  const values = new Map([[CART_KEY, storedCart]])
  const navigations: RecordedNavigation[] = []
  const fetch = async (request: Request) => answer(request) ?? backend.fetch(request)
  const { context } = testRoot(inSpain, { fetch, values, navigations, store: [constant(SessionHolder, holder)] })
  const run = <A, E>(program: Effect.Effect<A, E, AppPorts>) =>
    Effect.runPromise(Effect.provideContext(program, context))
  const redirects = () => navigations.map(({ address }) => address)
  return { backend, holder, run, values, redirects, session: () => Effect.runPromise(holder.current) }
}

const rejecting =
  (status: number, body: object): Answer =>
  (request) =>
    /\/(identity|user|social-identity|reset-password)(\?|$)/.test(request.url)
      ? Response.json(body, { status })
      : undefined
const problemsOf = (error: { readonly _tag: string }) => ("reasons" in error ? error.reasons : error)

describe("signing in", () => {
  it("replaces the guest session after registration and clears the remembered cart", async () => {
    const { run, session, values } = shop()
    expect(await run(registerCustomer(registration))).toMatchObject({ userId: "55501" })
    expect(await session()).toEqual({ state: "registered" })
    expect(values.get(CART_KEY)).not.toBe(storedCart)
  })

  it("applies the cart limit of the account kind that the backend reports", async () => {
    const businessForm = (clientType: object) =>
      shop(({ url }) =>
        /\/user(\?|$)/.test(url)
          ? Response.json({
              access_token: "r.1",
              expires_in: 60,
              user_type: "registered",
              identity: { userId: "1" },
              ...clientType,
            })
          : undefined,
      )
    for (const [clientType, kind] of [
      [{ clientType: "B" }, "business"],
      [{ clientType: "P" }, "registered"],
      [{}, "account"],
    ] as const) {
      const { run } = businessForm(clientType)
      await run(registerCustomer(registration))
      expect(await run(cartLimitKind)).toBe(kind)
    }
  })

  it("does the same after a login with the normalised login id", async () => {
    const { backend, run, session } = shop()
    expect(await run(signIn({ logon: " Ana.Prueba@Example.ORG ", password: registration.password }))).toMatchObject({
      userId: "55501",
    })
    expect(await session()).toEqual({ state: "registered" })
    expect(JSON.stringify(backend.calls)).toContain("ana.prueba@example.org")
  })

  it("validates the form before any call and reports every problem", async () => {
    const { backend, run, session } = shop()
    const refused = await run(
      Effect.flip(
        registerCustomer({
          logon: "ana",
          password: Redacted.make("selvedge"),
          nickname: "Drop Table",
          acceptedPolicies: [2],
        }),
      ),
    )
    expect(problemsOf(refused)).toEqual([
      { field: "logon", rule: "pattern" },
      { field: "password", rule: "uppercase" },
      { field: "password", rule: "digit" },
      { field: "nickname", rule: "forbiddenWord", parameter: "Drop" },
      { field: "acceptedPolicies", rule: "privacy" },
    ])
    expect(problemsOf(await run(Effect.flip(signIn({ logon: " ", password: Redacted.make("") }))))).toEqual([
      { field: "logon", rule: "required" },
      { field: "password", rule: "required" },
    ])
    expect(backend.calls).toEqual([])
    expect(await session()).toEqual({ state: "guest" })
  })

  it("requires the company and its address for a business account", async () => {
    const { run } = shop()
    const business = { vatin: " ", email2: "invoices", companyName: "Select Textiles" }
    const refused = await run(
      Effect.flip(registerCustomer({ ...registration, business, primaryAddress: { ...anAddress(), zipCode: "123" } })),
    )
    expect(problemsOf(refused)).toEqual([
      { field: "address.zipCode", rule: "zipCode", parameter: "28013" },
      { field: "vatin", rule: "required" },
      { field: "email2", rule: "email" },
      { field: "companyName", rule: "forbiddenWord", parameter: "Select" },
    ])
    expect(
      problemsOf(
        await run(
          Effect.flip(registerCustomer({ ...registration, business: { vatin: "B1", email2: "invoices@example.org" } })),
        ),
      ),
    ).toEqual([{ field: "address", rule: "required" }])
  })

  it.each([
    [
      422,
      {
        code: 422,
        key: "_ERR_LOGON_NOT_VALID",
        message: "x",
        fields: [{ field: "logon", rule: "credentials", message: "x" }],
      },
      [{ field: "logon", rule: "credentials" }],
    ],
    [409, { code: 409, key: "_ERR_USER_ALREADY_EXISTS", message: "x" }, [{ field: "logon", rule: "taken" }]],
    [
      422,
      {
        code: 422,
        key: "_ERR_CAPTCHA",
        message: "x",
        fields: [{ field: "captchaValue", rule: "required", message: "x" }],
      },
      [{ field: "captcha", rule: "required" }],
    ],
    [
      422,
      {
        code: 422,
        key: "_ERR_X",
        message: "x",
        fields: [
          { field: "primaryAddress.zipCode", rule: "zipCode" },
          { field: "nicName", rule: "forbiddenWord" },
        ],
      },
      [
        { field: "address.zipCode", rule: "zipCode" },
        { field: "nickname", rule: "forbiddenWord" },
      ],
    ],
  ])(
    "stays a guest after status %i and reports the errors at the fields of the form",
    async (status, body, reasons) => {
      const { run, session, values } = shop(rejecting(status, body))
      expect(problemsOf(await run(Effect.flip(registerCustomer(registration))))).toEqual(reasons)
      expect(await session()).toEqual({ state: "guest" })
      expect(values.get(CART_KEY)).toBe(storedCart)
    },
  )

  it("creates a new guest and retries when the previous session has expired", async () => {
    const tokens: (string | null)[] = []
    const { run, session } = shop((request) => {
      if (request.url.includes("/oauth2/refresh")) return Response.json({ code: 401, message: "x" }, { status: 401 })
      if (!request.url.includes("/identity")) return undefined
      tokens.push(request.headers.get("authorization"))
      return tokens.length === 1 ? Response.json({ code: 401, message: "x" }, { status: 401 }) : undefined
    }, "registered")
    expect(await run(signIn(registration))).toMatchObject({ userId: "55501" })
    expect(await session()).toEqual({ state: "registered" })
    expect(tokens).toHaveLength(2)
    expect(tokens[1]).not.toBe(tokens[0])
  })

  it("reports the full retry delay after too many attempts", async () => {
    const { run } = shop(rejecting(429, { code: 429, key: "_ERR_TOO_MANY_TRIES", message: "x", retryAfter: 900 }))
    expect(await run(Effect.flip(signIn(registration)))).toMatchObject({
      _tag: "BackendError",
      reason: { _tag: "RateLimited", retryAfterMillis: 900_000 },
    })
  })
})

describe("resetting a password", () => {
  it("accepts the code with any digits and separators", async () => {
    const { backend, run } = shop()
    await run(
      resetPassword({
        logon: "ana.prueba@example.org",
        type: "EMAIL",
        proof: { code: " ١٢٣ ٤٥٦ ", newPassword: Redacted.make("Selvedge2027") },
      }),
    )
    expect(JSON.stringify(backend.calls)).toContain("123456")
  })

  it("refuses a weak password or a malformed code before any call", async () => {
    const { backend, run } = shop()
    const refused = await run(
      Effect.flip(
        resetPassword({
          logon: "ana.prueba@example.org",
          type: "SMS",
          email: "",
          proof: { code: "12345", newPassword: Redacted.make("Welcome1") },
        }),
      ),
    )
    expect(problemsOf(refused)).toEqual([
      { field: "email", rule: "required" },
      { field: "code", rule: "pattern" },
      { field: "password", rule: "known" },
    ])
    expect(backend.calls).toEqual([])
  })
})

describe("the callback of a social login", () => {
  const google = { type: "google", address: "/sandbox/social/google" }
  const stateOf = (address: string | undefined) =>
    new URL(
      new URL(address ?? "", "https://shop.test").searchParams.get("redirectUri") ?? "",
      "https://shop.test",
    ).searchParams.get("state") ?? undefined

  it("signs in once when this browser started it, and redirects to the previous page", async () => {
    const { run, session, redirects } = shop()
    await run(beginSocialLogin(google, "/10000034/login", "/10000034/cart"))
    expect(redirects()[0]).toMatch(/^\/sandbox\/social\/google\?redirectUri=%2F10000034%2Flogin%3Fstate%3D/)
    const back = { socialType: "google", code: Redacted.make("sc.1"), state: stateOf(redirects()[0]) }
    expect(await run(finishSocialLogin(back))).toMatchObject({ returnTo: "/10000034/cart" })
    expect(await session()).toEqual({ state: "registered" })
    expect(problemsOf(await run(Effect.flip(finishSocialLogin(back))))).toEqual([{ field: "state", rule: "unknown" }])
  })

  it("is refused when this browser did not start it or another provider sent it", async () => {
    const { backend, run, session, values, redirects } = shop()
    const unasked = { socialType: "google", code: Redacted.make("sc.attacker"), state: undefined }
    expect(problemsOf(await run(Effect.flip(finishSocialLogin(unasked))))).toEqual([
      { field: "state", rule: "unknown" },
    ])
    await run(beginSocialLogin(google, "/10000034/login", "/"))
    for (const back of [
      { ...unasked, state: "other" },
      { ...unasked, socialType: "apple", state: stateOf(redirects()[0]) },
    ])
      expect(problemsOf(await run(Effect.flip(finishSocialLogin(back))))).toEqual([{ field: "state", rule: "unknown" }])
    values.set("selvedge.social-login.v1", "{junk")
    expect(
      problemsOf(await run(Effect.flip(finishSocialLogin({ ...unasked, state: stateOf(redirects()[0]) })))),
    ).toEqual([{ field: "state", rule: "unknown" }])
    expect(backend.calls).toEqual([])
    expect(await session()).toEqual({ state: "guest" })
  })

  it("is refused more than 30 minutes after the start, or before it", async () => {
    const { backend, run, values, redirects } = shop()
    await run(beginSocialLogin(google, "/10000034/login", "/10000034/cart"))
    const start = values.get("selvedge.social-login.v1") ?? ""
    const back = { socialType: "google", code: Redacted.make("sc.1"), state: stateOf(redirects()[0]) }
    for (const minutes of [-31, 31]) {
      const moved = (_: string, name: string, at: string) => `${name}${Number(at) + minutes * 60_000}`
      values.set("selvedge.social-login.v1", start.replace(/("startedAt":)(-?\d+)/, moved))
      expect(problemsOf(await run(Effect.flip(finishSocialLogin(back))))).toEqual([{ field: "state", rule: "unknown" }])
    }
    expect(backend.calls).toEqual([])
    values.set("selvedge.social-login.v1", start)
    expect(await run(finishSocialLogin(back))).toMatchObject({ returnTo: "/10000034/cart" })
  })

  it("can still be used for registration when no account exists", async () => {
    let asked = 0
    const { run, session, redirects } = shop((request) => {
      if (!request.url.includes("social-identity") || (asked += 1) > 1) return undefined
      return Response.json(
        {
          code: 422,
          key: "_ERR_SOCIAL_NOT_LINKED",
          message: "x",
          fields: [{ field: "registerRequestTO", rule: "required", message: "x" }],
        },
        { status: 422 },
      )
    })
    await run(beginSocialLogin(google, "/10000034/login", "/10000034/cart"))
    const back = { socialType: "google", code: Redacted.make("sc.1"), state: stateOf(redirects()[0]) }
    expect(problemsOf(await run(Effect.flip(finishSocialLogin(back))))).toEqual([{ field: "social", rule: "required" }])
    expect(problemsOf(await run(Effect.flip(finishSocialLogin(back, { acceptedPolicies: [] }))))).toEqual([
      { field: "acceptedPolicies", rule: "privacy" },
    ])
    await run(finishSocialLogin(back, { acceptedPolicies: [1] }))
    expect(await session()).toEqual({ state: "registered" })
  })
})

describe("signing out and redirecting", () => {
  it("ends the session even when the backend does not respond, and clears the account's cart", async () => {
    const { run, session, values } = shop((request) =>
      request.url.includes("/logout") ? Response.json({}, { status: 500 }) : undefined,
    )
    await run(signIn(registration))
    values.set(CART_KEY, storedCart)
    await run(signOut())
    expect(await session()).toEqual({ state: "none" })
    expect(values.get(CART_KEY)).not.toBe(storedCart)
  })

  const HOSTS = {
    ...inSpain,
    store: {
      ...inSpain.store,
      configuration: { LOGIN_REDIRECT_HOSTS: "help.shop.example, bücher.example ,,HELP2.shop.example" },
    },
  }
  const allowing = async (address: string) => {
    const navigations: RecordedNavigation[] = []
    const { context } = testRoot(HOSTS, { fetch: exampleBackend().fetch, navigations })
    await Effect.runPromise(Effect.provideContext(continueTo(address, "/10000034/"), context))
    return navigations.map(({ address: to }) => to)
  }

  it.each([
    ["https://help.shop.example/sizes?a=1#b", "https://help.shop.example/sizes?a=1#b"],
    ["https://HELP.shop.example:443/", "https://help.shop.example/"],
    ["https://help2.shop.example/", "https://help2.shop.example/"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
    ["https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"],
  ])("F23 redirects to a host that the store allows: %s", async (address, followed) => {
    expect(await allowing(address)).toEqual([followed])
  })

  it.each([
    "//help.shop.example/",
    "/\\help.shop.example/",
    "\\\\help.shop.example",
    "http://help.shop.example/",
    "https://user@help.shop.example/",
    "https://user:secret@help.shop.example/",
    "https://help.shop.example@evil.example/",
    "https://help.shop.example.evil.example/",
    "https://help.shop.example:8443/",
    "https://evil.example\\@help.shop.example/",
    "https://xn--bcher-kva.example.evil.example/",
    "https://xn--bcher-kvb.example/",
    "https://bu\u0308cher.evil.example/",
    "https://hеlp.shop.example/",
    "javascript://help.shop.example/%0aalert(1)",
  ])("F23 redirects to the home page for an address that imitates an allowed host: %s", async (address) => {
    expect(await allowing(address)).toEqual(["/10000034/"])
  })

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "https://shop.example@evil.example",
    "",
  ])("F23 redirects to the home page instead of %s", async (address) => {
    const { run, redirects } = shop()
    await run(continueTo(address, "/10000034/"))
    expect(redirects()).toEqual(["/10000034/"])
  })
})
