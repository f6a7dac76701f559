import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { LOGIN_PAGES } from "../../../contracts/sandbox/customers/session/loginPaths.ts"
import type { ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { as, newEmail, PASSWORD, userPath } from "../account/customer.ts"
import { at, SPAIN } from "../checkout/customer.ts"
import { browserWithoutScripts } from "./browserWithoutScripts.ts"
import { address, CART, guestBrowser, isSessionActive, redirectOf, openSignInShop, token } from "./signInShop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openSignInShop()
}, 60_000)
afterAll(() => shop.sandbox.close())

describe("a user of a social provider", () => {
  const atProvider = async (browser: ReturnType<typeof browserWithoutScripts>, email: string): Promise<ShopAnswer> => {
    await browser.open(address({ context: "checkout" }))
    const provider = browser.link("/sandbox/social/google")
    await browser.open(provider)
    const back = await shop.call("POST", provider, new URLSearchParams({ email, password: PASSWORD }).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    })
    return browser.open(back.headers.get("location") ?? "")
  }

  it("F20 is offered an account, accepts the privacy policy, and is signed in directly the next time", async () => {
    const email = newEmail()
    const browser = await guestBrowser(shop)
    expect((await atProvider(browser, email)).status).toBe(200)
    expect(browser.page()).toContain("No account is linked to this sign-in yet.")
    expect((await browser.send(LOGIN_PAGES.social)).body).toContain('id="privacy-error"')
    expect(redirectOf(await browser.send(LOGIN_PAGES.social, { privacy: "true" }))).toEqual(CART)
    expect([await isSessionActive(shop, browser.token), await isSessionActive(shop, token(browser))]).toEqual([
      false,
      true,
    ])
    expect(at((await as(shop, token(browser)).call("POST", `${userPath()}/current-user`)).body, "email")).toBe(email)
    const again = await guestBrowser(shop)
    expect(redirectOf(await atProvider(again, email))).toEqual(CART)
    expect([await isSessionActive(shop, again.token), await isSessionActive(shop, token(again))]).toEqual([false, true])
  })

  it("is not signed in by another visitor's link, nor twice by one code", async () => {
    const email = newEmail()
    const browser = browserWithoutScripts(shop)
    await atProvider(browser, email)
    await browser.send(LOGIN_PAGES.social, { privacy: "true" })
    const attacker = browserWithoutScripts(shop)
    await attacker.open(address())
    const provider = attacker.link("/sandbox/social/google")
    const back =
      (
        await shop.call("POST", provider, new URLSearchParams({ email, password: PASSWORD }).toString(), {
          "content-type": "application/x-www-form-urlencoded",
        })
      ).headers.get("location") ?? ""
    const victim = browserWithoutScripts(shop)
    await victim.open(address())
    const answer = await victim.open(back)
    expect([answer.status, token(victim)]).toEqual([200, ""])
    expect(victim.page()).toContain("We couldn’t verify this sign-in.")
    expect(redirectOf(await attacker.open(back))).toEqual(CART)
    attacker.cookies.delete(`access_token@${SPAIN}`)
    attacker.cookies.delete(`refresh_token@${SPAIN}`)
    await attacker.open(back)
    expect(attacker.page()).toContain("Your sign-in link expired.")
  })
})
