import { describe, expect, it } from "vitest"
import { clearCookies, cookieSite, setTokenCookie } from "../../../contracts/sandbox/customers/session/cookies.ts"

const STORE = "10000034"
const siteOf = (publicUrl: string, readableTokens: boolean) => cookieSite({ publicUrl, readableTokens }, STORE)

describe("the cookies of a session", () => {
  it("are HttpOnly for both tokens when a server holds them", () => {
    const site = siteOf("https://shop.example", false)
    expect(setTokenCookie("access_token", "a", 60, site)[1]).toBe(
      `__Host-access_token@${STORE}=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    expect(setTokenCookie("refresh_token", "r", "browser", site)[1]).toBe(
      `__Host-refresh_token@${STORE}=r; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  })

  it("expose the access token under the rules' name to a page that holds it, never the refresh token", () => {
    const site = siteOf("https://shop.example", true)
    expect(setTokenCookie("access_token", "a", 60, site)[1]).toBe(
      `access_token@${STORE}=a; Max-Age=60; Path=/; Secure; SameSite=Lax`,
    )
    expect(setTokenCookie("refresh_token", "r", 60, site)[1]).toContain(
      `__Host-refresh_token@${STORE}=r; Max-Age=60; Path=/; HttpOnly`,
    )
    expect(setTokenCookie("refresh_token", "r", 60, siteOf("", true))[1]).toBe(
      `refresh_token@${STORE}=r; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
    )
  })

  it("keep the names of the request", () => {
    const names = (readable: boolean) =>
      clearCookies(siteOf("https://shop.example", readable)).map(([, line]) => line.split("=", 1)[0])
    expect(names(false)).toEqual([
      `__Host-access_token@${STORE}`,
      `__Host-refresh_token@${STORE}`,
      `user_type@${STORE}`,
    ])
    expect(names(true)).toEqual([`access_token@${STORE}`, `__Host-refresh_token@${STORE}`, `user_type@${STORE}`])
  })
})
