import { expect, it } from "vitest"
import { at, listAt, textAt } from "../checkout/customer.ts"
import { onBothDatabases, readAnswer, type ShopAnswer } from "../../support/sandbox/onBothDatabases.ts"

const ORIGIN = "http://localhost:4173"
const REFRESH = "/integration/oauth2/refresh?storeId=10000034"
const LOGOUT = "/integration/oauth2/logout?storeId=10000034"
const LOGIN = "/integration/oauth2/login?storeId=10000034"
/** A call that any session of the store may make; its response does not matter. */
const NEEDS_SESSION = "/itxrest/2/order/store/10000034/safe-cart"
const DAY = 86_400_000

const cookieOf = (answer: ShopAnswer, name: string): string => {
  const found = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}@10000034=`))
  return found?.split(";")[0] ?? ""
}
const tokenOf = (answer: ShopAnswer): string =>
  JSON.stringify(answer.body).match(/"access_token":"([^"]+)"/u)?.[1] ?? ""

onBothDatabases("a session", (shop) => {
  const isSessionActive = async (token: string) =>
    (await shop().call("GET", NEEDS_SESSION, undefined, { authorization: `Bearer ${token}` })).status !== 401
  const signIn = async (form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    readAnswer(
      await shop().sandbox.handle(
        new Request(`${ORIGIN}${LOGIN}`, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN, ...headers },
          body: new URLSearchParams({ redirectUri: "/10000034/", ...form }),
        }),
      ),
    )
  const demo = { email: "registered@selvedge.example", password: "Selvedge2026" }

  it("V1 starts as a guest, with a random token and an HttpOnly refresh token", async () => {
    const answer = await shop().call(
      "POST",
      "/api/storefront/v1/stores/10000034/users/guests?language=es&clientId=selvedge-web",
    )
    expect(answer).toMatchObject({
      status: 200,
      body: { access_token: expect.stringMatching(/^g\.[\w-]{32}$/u), expires_in: 86_400 },
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^refresh_token@10000034=f\.[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u),
    ])
    expect(await isSessionActive(tokenOf(answer))).toBe(true)
    expect(await shop().call("POST", "/api/storefront/1/stores/10000034/users/guests?language=xx")).toMatchObject({
      status: 400,
    })
    expect(await shop().call("POST", "/api/storefront/1/stores/99999999/users/guests")).toMatchObject({ status: 404 })
  })

  it("is refreshed with new tokens, which invalidate the old ones", async () => {
    const guest = await shop().guest("10000034")
    const refreshed = await shop().call("POST", REFRESH, undefined, { cookie: guest.cookie })
    expect(refreshed).toMatchObject({ status: 200, body: { user_type: "guest", expires_in: 86_400 } })
    expect([await isSessionActive(guest.token), await isSessionActive(tokenOf(refreshed))]).toEqual([false, true])
    expect(await shop().call("POST", REFRESH, undefined, { cookie: guest.cookie })).toMatchObject({ status: 401 })
    expect(await isSessionActive(tokenOf(refreshed))).toBe(true)
  })

  it("ends when a used refresh token is sent again much later: it was stolen", async () => {
    const guest = await shop().guest("10000034")
    const refreshed = await shop().call("POST", REFRESH, undefined, { cookie: guest.cookie })
    shop().clock.advance(60_000)
    expect(await shop().call("POST", REFRESH, undefined, { cookie: guest.cookie })).toMatchObject({ status: 401 })
    expect(await isSessionActive(tokenOf(refreshed))).toBe(false)
  })

  it("is listed with its device and last use, and each ends alone or with all others", async () => {
    const accessTokenOf = (answer: ShopAnswer) =>
      decodeURIComponent(cookieOf(answer, "access_token").split("=")[1] ?? "")
    const open = async (device: string) => accessTokenOf(await signIn(demo, { "user-agent": device }))
    const [phone, laptop, tablet] = [await open("Phone"), await open("Laptop"), await open("Tablet")]
    const ask = (method: "GET" | "DELETE", token: string, query = "") =>
      shop().call(method, `/itxrest/2/user/store/10000034/sessions${query}`, undefined, {
        authorization: `Bearer ${token}`,
      })
    const listed = async (token: string) =>
      listAt((await ask("GET", token)).body, "sessions").map((session) => [
        textAt(session, "device"),
        at(session, "isCurrent"),
      ])
    await ask("DELETE", laptop)
    expect(await listed(laptop)).toEqual([["Laptop", true]])
    expect([await isSessionActive(phone), await isSessionActive(tablet)]).toEqual([false, false])

    const other = await open("Other")
    shop().clock.advance(700_000)
    const later = (await ask("GET", other)).body
    expect(listAt(later, "sessions").map((session) => textAt(session, "device"))).toEqual(["Other", "Laptop"])
    const [current, last] = listAt(later, "sessions")
    expect(textAt(current, "lastUsedAt") > textAt(last, "lastUsedAt")).toBe(true)
    expect(JSON.stringify(later)).not.toContain("s.")

    // Another customer's session, an ended one and an unknown one are the same.
    const foreign = accessTokenOf(await signIn({ ...demo, email: "business@selvedge.example" }))
    const id = textAt(last, "sessionId")
    expect((await ask("DELETE", foreign, `?sessionId=${id}`)).status).toBe(404)
    expect(await isSessionActive(laptop)).toBe(true)
    const ends = await Promise.all([ask("DELETE", other, `?sessionId=${id}`), ask("DELETE", other, `?sessionId=${id}`)])
    expect(ends.map(({ status }) => status)).toContain(204)
    expect([await isSessionActive(laptop), await isSessionActive(other)]).toEqual([false, true])
    expect((await ask("DELETE", other, `?sessionId=${id}`)).status).toBe(404)
    const guest = await shop().guest("10000034")
    expect([(await ask("GET", guest.token)).status, (await ask("DELETE", laptop)).status]).toEqual([403, 401])
  })

  it("refreshed twice concurrently returns one new pair", async () => {
    const guest = await shop().guest("10000034")
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => shop().call("POST", REFRESH, undefined, { cookie: guest.cookie })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it("expires after a day, and can still be refreshed", async () => {
    const guest = await shop().guest("10000034")
    shop().clock.advance(DAY)
    expect(await isSessionActive(guest.token)).toBe(false)
    expect(await shop().call("POST", REFRESH, undefined, { cookie: guest.cookie })).toMatchObject({ status: 200 })
  })

  it("ends with logout, idempotently", async () => {
    const guest = await shop().guest("10000034")
    const ended = await guest.call("POST", LOGOUT)
    expect(ended.status).toBe(204)
    expect(ended.headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0"))).toBe(true)
    expect(await isSessionActive(guest.token)).toBe(false)
    expect((await guest.call("POST", LOGOUT)).status).toBe(204)
  })

  it("F11 ends with a logout during a refresh", async () => {
    const guest = await shop().guest("10000034")
    const refreshed = await shop().call("POST", REFRESH, undefined, { cookie: guest.cookie })
    const token = String(Object(refreshed.body)["access_token"])
    expect(await isSessionActive(token)).toBe(true)
    expect((await shop().call("POST", LOGOUT, undefined, { cookie: guest.cookie })).status).toBe(204)
    expect(await isSessionActive(token)).toBe(false)
  })

  it("is neither refreshed nor ended by another site", async () => {
    const guest = await shop().guest("10000034")
    for (const path of [REFRESH, LOGOUT]) {
      expect(
        await shop().call("POST", path, undefined, { cookie: guest.cookie, "sec-fetch-site": "cross-site" }),
      ).toMatchObject({ status: 403 })
      expect(
        await shop().call("POST", path, undefined, { cookie: guest.cookie, origin: "https://evil.example" }),
      ).toMatchObject({ status: 403 })
    }
    expect(await isSessionActive(guest.token)).toBe(true)
  })

  it("becomes a registered customer's through the sign-in page, with new tokens", async () => {
    const guest = await shop().guest("10000034")
    const page = await shop().call(
      "GET",
      `${LOGIN}&redirectUri=/10000034/cart&langCode=en&guest_flow=true` +
        `&hlpEmail=${encodeURIComponent(Buffer.from("shopper@example.org").toString("base64"))}`,
    )
    const policy = page.headers.get("content-security-policy") ?? ""
    expect(policy.replace(/'nonce-[\w-]+'/u, "'nonce'").split("; ")).toEqual([
      "default-src 'none'",
      "style-src 'nonce'",
      "img-src data:",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
    expect(page.body).toContain('lang="en-GB" dir="ltr"')
    expect(page.body).toContain('value="shopper@example.org"')
    const done = await signIn({ ...demo, redirectUri: "/10000034/cart" }, { cookie: guest.cookie })
    expect([done.status, done.headers.get("location")]).toEqual([303, "/10000034/cart"])
    expect(cookieOf(done, "user_type")).toBe("user_type@10000034=registered")
    const token = cookieOf(done, "access_token").split("=")[1] ?? ""
    expect([await isSessionActive(guest.token), await isSessionActive(token)]).toEqual([false, true])
    expect(
      await shop().call("GET", `${LOGIN}&redirectUri=/10000034/`, undefined, {
        cookie: cookieOf(done, "access_token"),
      }),
    ).toMatchObject({ status: 302 })
    expect(await shop().call("POST", REFRESH, undefined, { cookie: cookieOf(done, "refresh_token") })).toMatchObject({
      status: 200,
      body: { user_type: "registered" },
    })
  })

  it.each([
    [{ email: demo.email, password: "wrong" }],
    [{ email: "nobody@selvedge.example", password: demo.password }],
    [{ email: "", password: "" }],
  ])("is not opened by a wrong pair", async (pair) => {
    const answer = await signIn(pair)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('role="alert"')
    expect(answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith("login_state="))).toEqual([])
  })

  it("is not opened by a form of another site", async () => {
    expect(await signIn(demo, { origin: "https://evil.example" })).toMatchObject({ status: 403 })
  })

  it.each([
    [true, true],
    [false, false],
  ])('with "remember me" (%s) can be refreshed after three days: %s', async (rememberMe, isSessionActive) => {
    const IDENTITY = "/itxrest/2/user/store/10000034/identity"
    const login = await shop().call("POST", IDENTITY, { logon: demo.email, password: demo.password, rememberMe })
    const lifetimeOf = (answer: ShopAnswer) =>
      answer.headers
        .getSetCookie()
        .map((line) => `${line.split("@")[0]} ${/Max-Age=(\d+)/u.exec(line)?.[1] ?? "browser"}`)
        .filter((line) => !line.startsWith("access"))
    const lives = rememberMe
      ? ["refresh_token 2592000", "user_type 2592000"]
      : ["refresh_token browser", "user_type browser"]
    expect([login.status, lifetimeOf(login)]).toEqual([200, lives])
    shop().clock.advance(DAY)
    const next = await shop().call("POST", REFRESH, undefined, { cookie: cookieOf(login, "refresh_token") })
    expect([next.status, lifetimeOf(next)]).toEqual([200, lives])
    shop().clock.advance(3 * DAY)
    expect((await shop().call("POST", REFRESH, undefined, { cookie: cookieOf(next, "refresh_token") })).status).toBe(
      isSessionActive ? 200 : 401,
    )
  })

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "http://localhost:4173.evil.example/",
    "javascript:alert(1)",
    "https://user@localhost/",
    "evil.example",
    "\t//evil.example",
  ])("never redirects to %j", async (redirectUri) => {
    expect(await shop().call("GET", `${LOGIN}&redirectUri=${encodeURIComponent(redirectUri)}`)).toMatchObject({
      status: 400,
      body: { fields: [{ field: "redirectUri", rule: "notAllowed" }] },
    })
    expect(await signIn({ ...demo, redirectUri })).toMatchObject({ status: 400 })
  })

  it("redirects to an absolute address of the store's own origin", async () => {
    const done = await signIn({ ...demo, redirectUri: `${ORIGIN}/10000034/?a=1#b` })
    expect(done.headers.get("location")).toBe("/10000034/?a=1#b")
  })

  it("escapes hostile texts on the page", async () => {
    const page = await shop().call("GET", `${LOGIN}&redirectUri=${encodeURIComponent('/"><script>alert(1)</script>')}`)
    expect(page.body).not.toContain("<script")
  })
})
