import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { LOGIN_PAGES } from "../../../contracts/sandbox/customers/session/loginPaths.ts"
import { HOSTILE_ADDRESSES, staysOnOrigin } from "../../support/HOSTILE_ADDRESSES.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import {
  as,
  codeTo,
  ADMIN_KEY,
  logIn,
  messagesTo,
  newEmail,
  omitKey,
  OTHER_PASSWORD,
  PASSWORD,
} from "../account/customer.ts"
import { pay, readyToPay, SPAIN, textAt } from "../checkout/customer.ts"
import { browserWithoutScripts } from "./browserWithoutScripts.ts"
import {
  address,
  base64,
  CART,
  guestBrowser,
  isSessionActive,
  redirectOf,
  newCustomerForm,
  openSignInShop,
  token,
} from "./signInShop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openSignInShop()
}, 60_000)
afterAll(() => shop.sandbox.close())

describe("the pages of the identity provider", () => {
  it("pass on every login parameter, in each link and form", async () => {
    const parameters = {
      language: "-1",
      storeCode: "es",
      hlpzi: "MQ==",
      context: "wishlist",
      hlpEmail: base64("ana@example.org"),
      orderId: "700000000001",
      channel: "app",
      guest_flow: "true",
      clientId: "selvedge-web",
      version: "v1",
    }
    const browser = browserWithoutScripts(shop)
    expect((await browser.open(address(parameters))).status).toBe(200)
    expect(browser.page()).toContain('value="ana@example.org"')
    expect(browser.page()).toContain("Sign in to see your wishlists on all your devices")
    for (const page of [LOGIN_PAGES.register, LOGIN_PAGES.reset]) {
      const link = new URL(browser.link(`${page}?`), "http://shop.invalid")
      expect(Object.fromEntries(link.searchParams)).toEqual({
        storeId: SPAIN,
        redirectUri: `/${SPAIN}/cart?a=1`,
        langCode: "en",
        ...parameters,
      })
      const inner = browserWithoutScripts(shop)
      await inner.open(`${link.pathname}${link.search}`)
      expect(inner.page()).toContain('value="ana@example.org"')
      for (const [name, value] of Object.entries(parameters))
        expect(inner.page()).toContain(`<input type="hidden" name="${name}" value="${value}" />`)
    }
    expect(decodeURIComponent(browser.link("/sandbox/social/google"))).toContain("context=wishlist")
  })

  it.each([
    ["es", "Iniciar sesión", "ltr"],
    ["ca", "Inicia la sessió", "ltr"],
    ["en", "Sign in", "ltr"],
    ["ja", "ログイン", "ltr"],
    ["ar", "تسجيل الدخول", "rtl"],
  ])("are in %s, in its direction, and link to the other languages", async (langCode, title, direction) => {
    const browser = browserWithoutScripts(shop)
    for (const [page, heading] of [
      [LOGIN_PAGES.signIn, title],
      [LOGIN_PAGES.register, ""],
      [LOGIN_PAGES.reset, ""],
    ] as const) {
      const { headers } = await browser.open(address({ langCode }, page))
      expect(browser.page()).toContain(`<html lang="${langCode === "en" ? "en-GB" : langCode}" dir="${direction}">`)
      expect(browser.page()).toContain(`<h1>${heading}`)
      expect(browser.page()).toContain('hreflang="ar"')
      expect([headers.get("referrer-policy"), headers.get("cache-control"), headers.get("x-frame-options")]).toEqual([
        "no-referrer",
        "no-store",
        "DENY",
      ])
      expect(headers.get("content-security-policy")).not.toContain("script-src")
    }
  })

  it("name the purpose of the sign-in if it is known", async () => {
    const browser = browserWithoutScripts(shop)
    for (const [context, prompt] of [
      ["checkout", "Sign in for faster checkout"],
      ["constructor", "Sign in to see your orders and wishlists"],
      ["<b>", "Sign in to see your orders and wishlists"],
    ] as const) {
      await browser.open(address({ context }))
      expect(browser.page()).toContain(prompt)
      expect(browser.page()).not.toContain("<b>")
    }
  })

  it.each([
    ["broken base64", { hlpEmail: "%%%", hlpzi: "%%%" }],
    ["no address", { hlpEmail: base64("ana") }],
    ["bytes that are no text", { hlpEmail: Buffer.from([0xff, 0xfe, 0x40, 0xff]).toString("base64") }],
    ["a seal of somebody else", { hlpzi: base64(`z1.${"A".repeat(80)}`) }],
    ["markup", { hlpEmail: base64('"><script>@x.org') }],
  ])("F24 ignore a hint that is %s", async (_, hints) => {
    const browser = browserWithoutScripts(shop)
    expect((await browser.open(address(hints))).status).toBe(200)
    expect(browser.page()).not.toContain("<script")
    expect(browser.page()).toMatch(/<input id="email"[^>]* value="" /u)
    expect(shop.logged.filter(({ message }) => message.includes("hlp"))).toEqual([])
  })

  it("F24 parse a hint that is not Latin", async () => {
    const browser = browserWithoutScripts(shop)
    await browser.open(address({ hlpEmail: base64("花子@例え.jp") }))
    expect(browser.page()).toContain('value="花子@例え.jp"')
  })

  it.each([
    ["hlpEmail", "A".repeat(10_240)],
    ["hlpzi", "A".repeat(10_240)],
    ["context", "a".repeat(10_240)],
    ["channel", "a".repeat(129)],
    ["clientId", "a".repeat(129)],
    ["storeCode", "JP"],
    ["orderId", "7e5"],
    ["language", "en"],
    ["langCode", "<b>"],
    ["version", "12"],
    ["storeId", "1"],
    ["guest_flow", "maybe"],
  ])("refuse %s that is too long or malformed, with a readable message", async (name, value) => {
    for (const page of [LOGIN_PAGES.signIn, LOGIN_PAGES.register]) {
      expect((await shop.call("GET", address({ [name]: value }, page))).status).toBe(400)
      const shown = await browserWithoutScripts(shop).open(address({ langCode: "es", [name]: value }, page), {
        "accept-language": "es-ES",
      })
      expect([shown.status, shown.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"])
      expect(shown.body).toContain("Vuelve a la tienda")
    }
  })

  it("escape hostile texts, on every page", async () => {
    const hostile = '"><script>alert(1)</script>'
    const browser = browserWithoutScripts(shop)
    for (const page of [LOGIN_PAGES.signIn, LOGIN_PAGES.register, LOGIN_PAGES.reset]) {
      await browser.open(
        address({ context: hostile, channel: hostile, clientId: hostile, redirectUri: `/${hostile}` }, page),
      )
      const answer = await browser.send(page, {
        email: hostile,
        nicName: hostile,
        sponsorCode: hostile,
        password: "x",
        by: hostile,
      })
      expect(answer.body).not.toContain("<script")
    }
  })

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "https:/\\evil.example",
    "http://localhost:4173@evil.example/",
    "https://localhost:4173.evil.example/",
    "https://evil.example#localhost:4173",
    "https://evil.example\\@localhost:4173/",
    "//localhost:4173@evil.example",
    "data:text/html,x",
    " https://evil.example",
    "https://evil.example/?http://localhost:4173",
    "/%0a/evil.example/..//evil.example",
  ])("F23 never redirect to %j", async (redirectUri) => {
    for (const page of [LOGIN_PAGES.signIn, LOGIN_PAGES.register, LOGIN_PAGES.reset]) {
      const { status, headers } = await shop.call("GET", address({ redirectUri }, page))
      const refusedOrOwn =
        status === 400 || new URL(redirectUri, "http://localhost:4173").origin === "http://localhost:4173"
      expect([refusedOrOwn, headers.get("location")]).toEqual([true, null])
    }
    const form = await shop.call(
      "POST",
      `${LOGIN_PAGES.register}?storeId=${SPAIN}`,
      new URLSearchParams({ redirectUri, ...newCustomerForm(newEmail()) }).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    )
    const { location } = Object.fromEntries(form.headers)
    expect(new URL(location ?? "/", "http://localhost:4173").origin).toBe("http://localhost:4173")
  })

  it("F182 never redirect to an address that a browser reads as another host, nor do providers", async () => {
    const lost: unknown[] = []
    const form = { "content-type": "application/x-www-form-urlencoded" }
    const ask = async (method: string, path: string, body?: string) => {
      const { status, headers } = await shop.call(
        method,
        path,
        body,
        body === undefined ? { accept: "text/html" } : form,
      )
      const to = headers.get("location")
      if (status >= 500 || (to !== null && !staysOnOrigin("http://localhost:4173", to)))
        lost.push([method, path, status, to])
      return status
    }
    for (const redirectUri of HOSTILE_ADDRESSES.map((text) => text.replace(/[\ud800-\udfff]/g, "\ufffd"))) {
      for (const page of Object.values(LOGIN_PAGES)) await ask("GET", address({ redirectUri }, page))
      await ask(
        "POST",
        `${LOGIN_PAGES.guest}?storeId=${SPAIN}`,
        new URLSearchParams({ redirectUri, guest_flow: "true" }).toString(),
      )
      const provider = `/sandbox/social/google?redirectUri=${encodeURIComponent(redirectUri)}`
      if ((await ask("GET", provider)) === 200)
        await ask("POST", provider, new URLSearchParams({ email: newEmail(), password: "Selvedge2026" }).toString())
    }
    expect(lost).toEqual([])
  }, 60_000)

  it("F22 refuse cross-site forms, and malformed ones", async () => {
    for (const page of Object.values(LOGIN_PAGES)) {
      const body = new URLSearchParams({
        redirectUri: "/",
        guest_flow: "true",
        ...newCustomerForm(newEmail()),
      }).toString()
      const form = { "content-type": "application/x-www-form-urlencoded" }
      const answers = [
        await shop.call("POST", `${page}?storeId=${SPAIN}`, body, { ...form, origin: "https://evil.example" }),
        await shop.call("POST", `${page}?storeId=${SPAIN}`, body, { ...form, "sec-fetch-site": "cross-site" }),
        await shop.call("POST", `${page}?storeId=${SPAIN}`, body, { "content-type": "text/plain" }),
        await shop.call("POST", `${page}?storeId=${SPAIN}`, `${body}&x=${"a".repeat(20_000)}`, form),
      ]
      expect(answers.map(({ status, headers }) => [status, headers.getSetCookie()])).toEqual([
        [403, []],
        [403, []],
        [400, []],
        [400, []],
      ])
    }
    expect((await shop.call("GET", address({}, "/integration/oauth2/login/nowhere"))).status).toBe(404)
    expect((await shop.call("PUT", address({}, LOGIN_PAGES.register))).status).toBe(405)
  })
})

describe("a new customer", () => {
  it("F20 registers on a page, with new tokens, and takes over the order of the visit", async () => {
    const buyer = await readyToPay(shop, { "8201-400-3": 1 })
    await pay(buyer)
    const [name = "", value = ""] = buyer.guest.cookie.split("=")
    const browser = browserWithoutScripts(shop, { [name]: value, [`access_token@${SPAIN}`]: buyer.guest.token })
    await browser.open(address({ orderId: buyer.orderId, channel: "kiosk" }, LOGIN_PAGES.register))
    const email = newEmail()
    expect(
      redirectOf(
        await browser.send(LOGIN_PAGES.register, { ...newCustomerForm(email), newsletter: "true", nicName: "Ana" }),
      ),
    ).toEqual(CART)
    expect([
      await isSessionActive(shop, buyer.guest.token),
      await isSessionActive(shop, token(browser)),
      browser.cookies.get(`user_type@${SPAIN}`),
    ]).toEqual([false, true, "registered"])
    const customer = as(shop, token(browser))
    expect((await customer.call("GET", `/itxrest/2/order/store/${SPAIN}/order/${buyer.orderId}`)).status).toBe(200)
    expect((await logIn(shop, email)).status).toBe(200)
    expect(
      (await shop.call("GET", `/sandbox/users?q=${email}`, undefined, { "x-admin-key": ADMIN_KEY })).body,
    ).toMatchObject({ users: [{ email, channel: "kiosk" }] })
    expect(redirectOf(await browser.open(address({}, LOGIN_PAGES.register)))).toEqual([302, CART[1]])
  })

  it("does not get another customer's order by its number", async () => {
    const buyer = await readyToPay(shop, { "8201-400-3": 1 })
    await pay(buyer)
    const browser = await guestBrowser(shop)
    await browser.open(address({ orderId: buyer.orderId }, LOGIN_PAGES.register))
    expect(redirectOf(await browser.send(LOGIN_PAGES.register, newCustomerForm(newEmail())))).toEqual(CART)
    expect(
      (await as(shop, token(browser)).call("GET", `/itxrest/2/order/store/${SPAIN}/order/${buyer.orderId}`)).status,
    ).toBe(404)
  })

  it("sees the missing fields, and retypes only the password", async () => {
    const browser = browserWithoutScripts(shop)
    await browser.open(address({}, LOGIN_PAGES.register))
    const refused = await browser.send(LOGIN_PAGES.register, {
      email: "ana@",
      password: PASSWORD,
      passwordConfirm: OTHER_PASSWORD,
      nicName: "Ana",
      newsletter: "true",
    })
    expect(refused.status).toBe(400)
    for (const id of ["email-error", "passwordConfirm-error", "privacy-error"])
      expect(browser.page()).toContain(`id="${id}"`)
    expect(browser.page()).toContain('value="Ana"')
    expect(browser.page()).toMatch(/name="newsletter" value="true"\s+checked/u)
    expect(browser.page()).not.toContain(PASSWORD)
    await browser.send(LOGIN_PAGES.register, {
      ...newCustomerForm(newEmail()),
      password: "aaaa",
      passwordConfirm: "aaaa",
    })
    expect(browser.page()).toContain("Use at least 8 characters")
    const taken = newEmail()
    await browser.send(LOGIN_PAGES.register, newCustomerForm(taken))
    const other = browserWithoutScripts(shop)
    await other.open(address({}, LOGIN_PAGES.register))
    expect((await other.send(LOGIN_PAGES.register, newCustomerForm(taken))).status).toBe(409)
    expect(other.page()).toContain("An account with this email already exists.")
    expect(
      (await other.send(LOGIN_PAGES.register, { ...newCustomerForm(newEmail()), sponsorCode: "nobody" })).body,
    ).toContain("Referral code not found.")
  })

  it("continues as a guest where that is offered, with the same session", async () => {
    const browser = browserWithoutScripts(shop)
    await browser.open(address({ guest_flow: "true", clientId: "kiosk" }))
    expect(redirectOf(await browser.send(LOGIN_PAGES.guest))).toEqual(CART)
    const first = token(browser)
    expect([await isSessionActive(shop, first), browser.cookies.get(`user_type@${SPAIN}`)]).toEqual([true, "guest"])
    await browser.open(address({ guest_flow: "true" }))
    expect(redirectOf(await browser.send(LOGIN_PAGES.guest))).toEqual(CART)
    expect(token(browser)).toBe(first)
    await browser.open(address())
    expect(browser.page()).not.toContain(LOGIN_PAGES.guest)
    expect(
      (
        await shop.call("POST", address({}, LOGIN_PAGES.guest), "x=1", {
          "content-type": "application/x-www-form-urlencoded",
        })
      ).status,
    ).toBe(400)
  })
})

describe("a customer with a forgotten password", () => {
  it("F20 gets a code by email, sets a new password with it, and is signed in with new tokens", async () => {
    const email = newEmail()
    await plainRegistration(email)
    const browser = await guestBrowser(shop)
    await browser.open(address())
    await browser.open(browser.link(LOGIN_PAGES.reset))
    await browser.send(LOGIN_PAGES.reset, { email, by: "EMAIL" })
    expect(browser.page()).toContain(`If there’s an account for ${email}, we’ve sent a code.`)
    const code = await codeTo(shop, email)
    const wrong = await browser.send(LOGIN_PAGES.reset, {
      code: omitKey(code),
      newPassword: OTHER_PASSWORD,
      passwordConfirm: OTHER_PASSWORD,
    })
    expect([wrong.status, browser.page().includes('id="code-error"')]).toEqual([422, true])
    expect(
      (await browser.send(LOGIN_PAGES.reset, { code, newPassword: "weak", passwordConfirm: "weak" })).body,
    ).toContain('id="newPassword-error"')
    expect(
      (await browser.send(LOGIN_PAGES.reset, { code, newPassword: OTHER_PASSWORD, passwordConfirm: PASSWORD })).body,
    ).toContain('id="passwordConfirm-error"')
    expect(
      redirectOf(
        await browser.send(LOGIN_PAGES.reset, {
          code: `${code.slice(0, 3)} ${code.slice(3)}`,
          newPassword: OTHER_PASSWORD,
          passwordConfirm: OTHER_PASSWORD,
        }),
      ),
    ).toEqual(CART)
    expect([await isSessionActive(shop, browser.token), await isSessionActive(shop, token(browser))]).toEqual([
      false,
      true,
    ])
    expect([(await logIn(shop, email)).status, (await logIn(shop, email, OTHER_PASSWORD)).status]).toEqual([422, 200])
  })

  it("sees the same page with and without an account, and at most five codes are sent per hour", async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await plainRegistration(known)
    const pages = []
    for (const email of [known, unknown]) {
      const browser = browserWithoutScripts(shop)
      await browser.open(address({}, LOGIN_PAGES.reset))
      const answers = []
      for (let time = 0; time < 6; time += 1) {
        await browser.open(address({}, LOGIN_PAGES.reset))
        answers.push(await browser.send(LOGIN_PAGES.reset, { email, by: "EMAIL" }))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      pages.push(
        String(answers[0]?.body)
          .replaceAll(email, "")
          .replace(/nonce="[^"]*"/gu, ""),
      )
    }
    expect(pages[0]).toBe(pages[1])
    expect(await messagesTo(shop, unknown)).toEqual([])
  })

  it("is identified to the sign-in page by the link of the email, which does not name the recipient", async () => {
    const email = newEmail()
    await plainRegistration(email)
    const link = /http\S+/u.exec(textAt((await messagesTo(shop, email))[0], "text"))?.[0] ?? ""
    expect(decodeURIComponent(link)).not.toContain(email)
    expect(Buffer.from(new URL(link).searchParams.get("hlpzi") ?? "", "base64").toString()).not.toContain(email)
    const browser = browserWithoutScripts(shop)
    await browser.open(link)
    expect(browser.page()).toContain(`value="${email}"`)
    const damaged = new URL(link)
    damaged.searchParams.set(
      "hlpzi",
      base64(
        `${Buffer.from(new URL(link).searchParams.get("hlpzi") ?? "", "base64")
          .toString()
          .slice(0, -4)}AAAA`,
      ),
    )
    await browser.open(damaged.href)
    expect(browser.page()).not.toContain(email)
    shop.clock.advance(31 * 86_400_000)
    await browser.open(link)
    expect(browser.page()).not.toContain(email)
  })
})

describe("a store that requires a captcha", () => {
  it("shows its picture and a question on the page, and accepts an answer to either", async () => {
    const set = (demand: string) =>
      shop.call("POST", "/sandbox/captchas", { storeId: SPAIN, kind: "native", demand }, { "x-admin-key": ADMIN_KEY })
    const email = newEmail()
    await plainRegistration(email)
    expect((await set("always")).status).toBe(200)
    try {
      const browser = browserWithoutScripts(shop)
      await browser.open(address())
      expect(browser.page()).toContain("data:image/png;base64,")
      expect((await browser.send(LOGIN_PAGES.signIn, { email, password: PASSWORD })).status).toBe(422)
      expect(browser.page()).toContain('id="captchaValue-error"')
      const before = browser.page()
      await browser.send(LOGIN_PAGES.signIn, { email, another: "captcha" })
      expect(browser.page()).not.toBe(before)
      expect(browser.page()).toContain(`value="${email}"`)
      const captchaQuestionText = /in order: ([a-z, ]+)/u.exec(browser.page())?.[1]?.split(", ") ?? []
      const names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
      expect(
        redirectOf(
          await browser.send(LOGIN_PAGES.signIn, {
            email,
            password: PASSWORD,
            captchaValue: captchaQuestionText.map((word) => names.indexOf(word)).join(" "),
          }),
        ),
      ).toEqual(CART)
    } finally {
      await set("suspicious")
    }
  })
})

async function plainRegistration(email: string): Promise<void> {
  const browser = browserWithoutScripts(shop)
  await browser.open(address({}, LOGIN_PAGES.register))
  const answer = await browser.send(LOGIN_PAGES.register, newCustomerForm(email))
  if (answer.status !== 303) throw new Error(`${email} was not registered: ${answer.status} ${String(answer.body)}`)
}
