// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { beforeEach, describe, expect, it } from "vitest"
import { cookieSessionHolder } from "../../adapters/browser/CookieSessionHolder.ts"
import type { PageCookies } from "../../adapters/browser/pageCookies.ts"
import { pageCookies } from "../../adapters/browser/pageCookies.ts"
import { serverHeldSession } from "../../adapters/browser/ServerHeldSession.ts"
import { memorySessionHolder } from "../../adapters/memory/MemorySessionHolder.ts"
import { memoryStore } from "../../adapters/memory/MemoryStore.ts"
import { requestCookieSession } from "../../adapters/node/RequestCookieSession.ts"
import { storedSession } from "../../adapters/node/StoredSession.ts"
import { storeId } from "../support/backend/scopes.ts"

const spain = storeId("10000034")
const japan = storeId("10000081")
const identity = { accessToken: Redacted.make("t=ö; path"), expiresIn: 3600 }
const run = Effect.runPromise

function requestCookies() {
  const values = new Map<string, string>()
  return {
    isHttps: true,
    get: (name: string) => values.get(name),
    set: (name: string, value: string, { maxAgeSeconds }: { readonly maxAgeSeconds: number }) =>
      void (maxAgeSeconds === 0 ? values.delete(name) : values.set(name, value)),
  }
}

/** Cookies that remember how long they were to live. */
function watchedCookies(): PageCookies & { readonly lifetimes: Map<string, number> } {
  const cookies = pageCookies()
  const lifetimes = new Map<string, number>()
  return { lifetimes, get: cookies.get, set: (name, value, seconds) => { lifetimes.set(name, seconds); cookies.set(name, value, seconds) } }
}

beforeEach(() => {
  for (const pair of document.cookie.split(";")) document.cookie = `${pair.split("=")[0]?.trim() ?? ""}=; Path=/; Max-Age=0`
})

describe.each([
  ["memory", () => memorySessionHolder()],
  ["the page's cookies", () => cookieSessionHolder(spain)],
  ["a request's cookies", () => requestCookieSession(spain, requestCookies())],
  ["a terminal's file", () => storedSession(spain, "http://backend.test", memoryStore()).holder],
])("a session kept in %s", (_, make) => {
  it("is nobody's until it is kept, then a guest's or a registered shopper's, and nobody's when cleared", async () => {
    const holder = make()
    expect(await run(holder.current)).toEqual({ state: "none" })
    expect(await run(holder.accessToken)).toEqual(Option.none())
    await run(holder.keep(identity, "guest"))
    expect(await run(holder.current)).toEqual({ state: "guest" })
    expect(Option.map(await run(holder.accessToken), Redacted.value)).toEqual(Option.some("t=ö; path"))
    await run(holder.keep(identity, "registered"))
    expect(await run(holder.current)).toEqual({ state: "registered" })
    await run(holder.clear)
    expect(await run(holder.current)).toEqual({ state: "none" })
    expect(await run(holder.accessToken)).toEqual(Option.none())
    expect(holder.refreshes).toBe(true)
  })
})

describe("the page's own cookies", () => {
  it("have the specification's names and live as long as the token, at most 400 days", async () => {
    const cookies = watchedCookies()
    await run(cookieSessionHolder(spain, cookies).keep(identity, "guest"))
    expect(document.cookie).toContain("access_token@10000034=")
    expect(document.cookie).toContain("user_type@10000034=guest")
    expect(Object.fromEntries(cookies.lifetimes)).toEqual({ "access_token@10000034": 3600, "user_type@10000034": 3600 })
    await run(cookieSessionHolder(spain, cookies).keep({ ...identity, expiresIn: 1e12 }, "guest"))
    expect(cookies.lifetimes.get("access_token@10000034")).toBe(400 * 86_400)
  })

  it("F21 of one store are not another's", async () => {
    await run(cookieSessionHolder(spain).keep(identity, "guest"))
    expect(await run(cookieSessionHolder(japan).current)).toEqual({ state: "none" })
    expect(await run(cookieSessionHolder(japan).accessToken)).toEqual(Option.none())
  })

  it("tell of a registered shopper whose token is gone", async () => {
    const cookies = pageCookies()
    const holder = cookieSessionHolder(spain, cookies)
    await run(holder.keep(identity, "registered"))
    cookies.set("access_token@10000034", "", 0)
    expect(await run(holder.current)).toEqual({ state: "registered-expired" })
  })
})

describe("a session that the web server holds", () => {
  it("shows the page what kind of user there is and never a token", async () => {
    const holder = serverHeldSession(spain)
    expect(await run(holder.current)).toEqual({ state: "none" })
    document.cookie = "user_type@10000034=guest; Path=/"
    expect(await run(holder.current)).toEqual({ state: "guest" })
    document.cookie = "user_type@10000034=registered; Path=/"
    expect(await run(holder.current)).toEqual({ state: "registered" })
    await run(holder.keep(identity, "guest"))
    expect(await run(holder.accessToken)).toEqual(Option.none())
    expect(document.cookie).not.toContain("access_token")
    expect(holder.refreshes).toBe(false)
  })
})
