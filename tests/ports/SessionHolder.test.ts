// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { cookieSessionHolder } from "../../adapters/browser/CookieSessionHolder.ts"
import type { PageCookies } from "../../adapters/browser/pageCookies.ts"
import { pageCookies } from "../../adapters/browser/pageCookies.ts"
import { serverSession } from "../../adapters/browser/ServerSession.ts"
import type { Redirect } from "../../adapters/memory/MemorySessionRedirector.ts"
import { memorySessionRedirector } from "../../adapters/memory/MemorySessionRedirector.ts"
import { memorySessionHolder } from "../../adapters/memory/MemorySessionHolder.ts"
import { memoryStore } from "../../adapters/memory/MemoryStore.ts"
import { requestCookieSession, requestRefreshTokens } from "../../adapters/node/RequestCookieSession.ts"
import { storedSession } from "../../adapters/node/StoredSession.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { refreshIdentity } from "../../application/session/refreshIdentity.ts"
import { SessionRedirector } from "../../application/session/SessionRedirector.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import type { SessionLifetime } from "../../domain/session/GuestIdentity.ts"
import { storeId } from "../support/backend/scopes.ts"
import { backendError } from "../support/builders/backendError.ts"
import { FakeDevice } from "../support/fakes/FakeDevice.ts"
import { inStore } from "../support/fakes/inStore.ts"

const spain = storeId("10000034")
const japan = storeId("10000081")
const identity = { accessToken: Redacted.make("t=ö; path"), expiresIn: 3600 }
const run = Effect.runPromise

function requestCookies() {
  const values = new Map<string, string>()
  const lifetimes = new Map<string, number | "browser">()
  return {
    isHttps: true,
    get: (name: string) => values.get(name),
    set: (name: string, value: string, { maxAgeSeconds }: { readonly maxAgeSeconds?: number }) => {
      lifetimes.set(name, maxAgeSeconds ?? "browser")
      if (maxAgeSeconds === 0) values.delete(name)
      else values.set(name, value)
    },
    /** The last lifetime of each cookie. */
    lifetimes,
  }
}

/** Cookies that record their lifetimes. */
function watchedCookies(): PageCookies & { readonly lifetimes: Map<string, number | "browser"> } {
  const cookies = pageCookies()
  const lifetimes = new Map<string, number | "browser">()
  return {
    lifetimes,
    get: cookies.get,
    set: (name, value, seconds) => {
      lifetimes.set(name, seconds ?? "browser")
      cookies.set(name, value, seconds)
    },
  }
}

// Negative, because this document shows a cookie of no lifetime until the millisecond is over.
beforeEach(() => {
  for (const pair of document.cookie.split(";"))
    document.cookie = `${pair.split("=")[0]?.trim() ?? ""}=; Path=/; Max-Age=-1`
})

/** Cookies of a page that already contains these. */
function pageWith(cookies: Readonly<Record<string, string>>): PageCookies {
  const values = new Map(Object.entries(cookies))
  return {
    get: (name) => values.get(name),
    set: (name, value, seconds) => void (seconds === 0 ? values.delete(name) : values.set(name, value)),
  }
}

describe.each([
  ["memory", () => memorySessionHolder()],
  ["the page's cookies", () => cookieSessionHolder(spain)],
  ["the page's cookies in a shop of one store", () => cookieSessionHolder(spain, pageWith({}), "")],
  ["a request's cookies", () => requestCookieSession(spain, requestCookies())],
  ["a request's cookies with another separator", () => requestCookieSession(spain, requestCookies(), "__")],
  ["a terminal's file", () => storedSession(spain, "http://backend.test", memoryStore()).holder],
])("a session stored in %s", (_, make) => {
  it("is absent at first, then a guest's or a registered customer's, and absent after it is cleared", async () => {
    const holder = make()
    expect(await run(holder.current)).toEqual({ state: "none" })
    expect(await run(holder.accessToken)).toEqual(Option.none())
    await run(holder.save(identity, "guest"))
    expect(await run(holder.current)).toEqual({ state: "guest" })
    expect(Option.map(await run(holder.accessToken), Redacted.value)).toEqual(Option.some("t=ö; path"))
    await run(holder.save(identity, "registered"))
    expect(await run(holder.current)).toEqual({ state: "registered" })
    await run(holder.clear)
    expect(await run(holder.current)).toEqual({ state: "none" })
    expect(await run(holder.accessToken)).toEqual(Option.none())
    expect(holder.refreshes).toBe(true)
  })

  describe("handling a refused session", () => {
    const old = { ...identity, accessToken: Redacted.make("old") }
    const used = Option.some(old.accessToken)
    const policy = (
      holder: SessionHolder["Service"],
      overrides: Layer.PartialEffectful<(typeof IdentityGateway)["Service"]>,
      sessionRedirects: Redirect[] = [],
    ) =>
      Layer.mergeAll(
        inStore(),
        new FakeDevice().layer,
        Layer.succeed(SessionHolder, holder),
        Layer.succeed(SessionRedirector, memorySessionRedirector(sessionRedirects)),
        Layer.mock(IdentityGateway, { loginAddress: (_, path = "") => Effect.succeed(path), ...overrides }),
      )
    const twenty = Effect.all(
      Array.from({ length: 20 }, () => refreshIdentity(used)),
      { concurrency: "unbounded" },
    )
    const tokenOf = async (holder: SessionHolder["Service"]) =>
      Option.getOrUndefined(Option.map(await run(holder.accessToken), Redacted.value))

    it("F1 refreshes once for twenty calls, which are all retried with the new token", async () => {
      const holder = make()
      await run(holder.save(old, "registered"))
      let refreshes = 0
      const refreshSession = () =>
        Effect.sync(() => ({
          accessToken: Redacted.make(`new-${(refreshes += 1)}`),
          expiresIn: 60,
          userType: "registered" as const,
        }))
      expect(new Set(await run(Effect.provide(twenty, policy(holder, { refreshSession }))))).toEqual(new Set([true]))
      expect([refreshes, await tokenOf(holder), await run(holder.current)]).toEqual([
        1,
        "new-1",
        { state: "registered" },
      ])
    })

    it("F6 redirects once when the refresh fails, and clears the session", async () => {
      const holder = make()
      const sessionRedirects: Redirect[] = []
      await run(holder.save(old, "registered"))
      const program = Effect.provide(
        twenty,
        policy(holder, { refreshSession: () => Effect.fail(backendError("fault")) }, sessionRedirects),
      )
      expect(new Set(await run(program))).toEqual(new Set([false]))
      expect([sessionRedirects, await tokenOf(holder), await run(holder.current)]).toEqual([
        [{ loginReason: "login", address: "/integration/oauth2/login" }],
        undefined,
        { state: "none" },
      ])
    })

    it("F11 stays signed out when the customer signed out during the refresh", async () => {
      const holder = make()
      await run(holder.save(old, "registered"))
      const refreshSession = () =>
        Effect.as(holder.clear, { accessToken: Redacted.make("new"), expiresIn: 60, userType: "registered" as const })
      expect(
        new Set(await run(Effect.provide(twenty, policy(holder, { refreshSession, endSession: () => Effect.void })))),
      ).toEqual(new Set([false]))
      expect([await tokenOf(holder), await run(holder.current)]).toEqual([undefined, { state: "none" }])
    })
  })
})

describe("F16 a clock that jumps", () => {
  afterEach(() => vi.useRealTimers())
  const DAY = 86_400_000
  /** None of these cookies expires by itself, as in a browser; the application alone decides. */
  const holders: readonly (readonly [string, () => SessionHolder["Service"]])[] = [
    ["memory", () => memorySessionHolder()],
    ["the page's cookies", () => cookieSessionHolder(spain, pageWith({}))],
    ["a request's cookies", () => requestCookieSession(spain, requestCookies())],
    ["a terminal's file", () => storedSession(spain, "http://backend.test", memoryStore()).holder],
  ]
  it.each(holders.flatMap(([name, make]) => [DAY, -DAY, 8 * 3_600_000].map((millis) => [name, millis, make] as const)))(
    "keeps a session of an hour in %s %d ms later: only the backend decides when a token has expired",
    async (_, millis, make) => {
      vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 })
      const holder = make()
      await run(holder.save(identity, "registered"))
      vi.setSystemTime(1_800_000_000_000 + millis)
      expect([await run(holder.current), Option.map(await run(holder.accessToken), Redacted.value)]).toEqual([
        { state: "registered" },
        Option.some("t=ö; path"),
      ])
    },
  )
})

describe("F21 sessions of two stores in one browser", () => {
  const jars: readonly (readonly [string, (separator: string) => (store: typeof spain) => SessionHolder["Service"]])[] =
    [
      [
        "the page's cookies",
        (separator) => {
          const cookies = pageWith({})
          return (store) => cookieSessionHolder(store, cookies, separator)
        },
      ],
      [
        "a request's cookies",
        (separator) => {
          const cookies = requestCookies()
          return (store) => requestCookieSession(store, cookies, separator)
        },
      ],
    ]
  it.each(jars.flatMap(([name, open]) => ["@", "~", "__", "-"].map((separator) => [name, separator, open] as const)))(
    "in %s with %s between name and store are read and sent by their own store only",
    async (_, separator, open) => {
      const holderOf = open(separator)
      await run(holderOf(spain).save(identity, "registered"))
      expect([await run(holderOf(japan).current), await run(holderOf(japan).accessToken)]).toEqual([
        { state: "none" },
        Option.none(),
      ])
      await run(holderOf(japan).clear)
      expect(await run(holderOf(spain).current)).toEqual({ state: "registered" })
    },
  )
})

describe("F27 malformed or outdated cookies", () => {
  const junk = [
    "",
    " ",
    "REGISTERED",
    "admin",
    '{"state":"registered"}',
    "guest; registered",
    "\u0000",
    "x".repeat(5_000),
  ]
  it.each(junk)("treat a user type %j as a guest's at most", async (userType) => {
    const cookies = { "access_token@10000034": "t", "user_type@10000034": userType }
    for (const holder of [cookieSessionHolder(spain, pageWith(cookies)), serverSession(spain, pageWith(cookies))])
      expect(["none", "guest"]).toContain((await run(holder.current)).state)
  })

  it("are ignored when not written by this application", async () => {
    document.cookie = "access_token@10000034=%E0%A4%A; Path=/"
    expect(await run(cookieSessionHolder(spain).current)).toEqual({ state: "none" })
  })
})

describe("the page's own cookies", () => {
  it("have the rules' names and live as long as the token, at most 400 days", async () => {
    const cookies = watchedCookies()
    await run(cookieSessionHolder(spain, cookies).save(identity, "guest"))
    expect(document.cookie).toContain("access_token@10000034=")
    expect(document.cookie).toContain("user_type@10000034=guest")
    expect(Object.fromEntries(cookies.lifetimes)).toEqual({ "access_token@10000034": 3600, "user_type@10000034": 3600 })
    await run(cookieSessionHolder(spain, cookies).save({ ...identity, expiresIn: 1e12 }, "guest"))
    expect(cookies.lifetimes.get("access_token@10000034")).toBe(400 * 86_400)
  })

  it("F21 of one store do not apply to another", async () => {
    await run(cookieSessionHolder(spain).save(identity, "guest"))
    expect(await run(cookieSessionHolder(japan).current)).toEqual({ state: "none" })
    expect(await run(cookieSessionHolder(japan).accessToken)).toEqual(Option.none())
  })

  it("identify a registered customer whose token is gone", async () => {
    const cookies = pageCookies()
    const holder = cookieSessionHolder(spain, cookies)
    await run(holder.save(identity, "registered"))
    cookies.set("access_token@10000034", "", 0)
    expect(await run(holder.current)).toEqual({ state: "registered-expired" })
  })
})

describe("the lifetime of a session", () => {
  const [TOKEN, REFRESH, TYPE] = ["__Host-access_token@10000034", "__Host-refresh_token@10000034", "user_type@10000034"]
  /** The lifetimes that a browser receives: first from a login, then from a refresh with this response. */
  async function held(
    login: SessionLifetime | undefined,
    refresh: SessionLifetime | undefined,
    userType: "guest" | "registered" = "registered",
  ) {
    const cookies = requestCookies()
    const holder = requestCookieSession(spain, cookies)
    const tokens = requestRefreshTokens(cookies)
    const lifetimesAfter = async (token: string, lifetime: SessionLifetime | undefined) => {
      await run(tokens.save(spain, token, lifetime))
      await run(holder.save({ ...identity, ...(lifetime === undefined ? {} : { lifetime }) }, userType))
      return [TOKEN, REFRESH, TYPE].map((name) => cookies.lifetimes.get(name))
    }
    return {
      login: await lifetimesAfter("r1", login),
      refresh: await lifetimesAfter(refresh === undefined ? "r1" : "r2", refresh),
    }
  }

  it("is that of the backend's own cookie on the web server, at the login and at each refresh", async () => {
    expect(await held(7_000, 8_000)).toEqual({ login: [7_000, 7_000, 7_000], refresh: [8_000, 8_000, 8_000] })
    expect(await held(1e12, 60)).toEqual({
      login: Array.from({ length: 3 }, () => 400 * 86_400),
      refresh: [60, 60, 60],
    })
  })

  it('ends with the browser on the web server without "remember me", also after a refresh', async () => {
    const all = ["browser", "browser", "browser"]
    expect(await held("browser", "browser")).toEqual({ login: all, refresh: all })
    expect(await held("browser", undefined)).toEqual({ login: all, refresh: all })
  })

  it("ends with the browser for the token after a refresh without a lifetime, else stays the same", async () => {
    expect(await held(7_000, undefined)).toEqual({ login: [7_000, 7_000, 7_000], refresh: ["browser", 7_000, 7_000] })
  })

  it("without a value of the backend is thirty days on the web server if refreshable, else expires_in", async () => {
    const month = 30 * 86_400
    expect((await held(undefined, undefined, "guest")).login).toEqual([month, month, month])
    const cookies = requestCookies()
    await run(requestCookieSession(spain, cookies).save(identity, "guest"))
    expect(Object.fromEntries(cookies.lifetimes)).toEqual({ [TOKEN ?? ""]: 3600, [TYPE ?? ""]: 3600 })
    await run(requestCookieSession(spain, cookies).save(identity, "registered"))
    expect(Object.fromEntries(cookies.lifetimes)).toEqual({ [TOKEN ?? ""]: 3600, [TYPE ?? ""]: month })
  })

  it('ends with the browser on the page without "remember me", also after a refresh', async () => {
    const cookies = watchedCookies()
    const holder = cookieSessionHolder(spain, cookies)
    await run(holder.save({ ...identity, lifetime: "browser" }, "registered"))
    expect(Object.fromEntries(cookies.lifetimes)).toEqual({
      "access_token@10000034": "browser",
      "user_type@10000034": "browser",
    })
    cookies.lifetimes.clear()
    await run(holder.save(identity, "registered"))
    expect(Object.fromEntries(cookies.lifetimes)).toEqual({ "access_token@10000034": "browser" })
    expect(document.cookie).toContain("user_type@10000034=registered")
  })

  it('is 400 days on the page with "remember me", so that an expired token can be refreshed', async () => {
    const cookies = watchedCookies()
    await run(cookieSessionHolder(spain, cookies).save(identity, "registered"))
    expect(Object.fromEntries(cookies.lifetimes)).toEqual({
      "access_token@10000034": 3600,
      "user_type@10000034": 400 * 86_400,
    })
  })
})

describe("a session held by the web server", () => {
  it("shows the page the kind of user and never a token", async () => {
    const holder = serverSession(spain)
    expect(await run(holder.current)).toEqual({ state: "none" })
    document.cookie = "user_type@10000034=guest; Path=/"
    expect(await run(holder.current)).toEqual({ state: "guest" })
    document.cookie = "user_type@10000034=registered; Path=/"
    expect(await run(holder.current)).toEqual({ state: "registered" })
    await run(holder.save(identity, "guest"))
    expect(await run(holder.accessToken)).toEqual(Option.none())
    expect(document.cookie).not.toContain("access_token")
    expect(holder.refreshes).toBe(false)
  })
})
