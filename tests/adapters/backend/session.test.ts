import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { withQuery } from "../../../adapters/backend/http/send/OutgoingRequest.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { Redirect } from "../../../adapters/memory/MemorySessionRedirector.ts"
import type { MemorySession } from "../../../adapters/memory/MemorySessionHolder.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { closeSession } from "../../../application/session/closeSession.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { RotatingBackend } from "../../support/backend/rotatingBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const miniCart = CartGateway.use((gateway) => gateway.getMiniCart)
const many = (count: number) =>
  Effect.all(
    Array.from({ length: count }, () => miniCart),
    { concurrency: "unbounded" },
  )
const aGuest = (): MemorySession => ({ accessToken: Redacted.make("access-0"), userType: "guest" })

describe("calls that need a session", () => {
  it("F13 a hundred first calls create one guest session", async () => {
    const backend = new RotatingBackend()
    const { context } = testRoot(inSpain, { fetch: backend.fetch })
    expect(await Effect.runPromiseWith(context)(many(100))).toHaveLength(100)
    expect(backend).toMatchObject({ guests: 1, refreshes: 0, served: 100, replays: [] })
  })

  it("F1 two hundred calls on an expired token cause one refresh and two hundred replays with retry=true", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: aGuest() })
    expect(await Effect.runPromiseWith(context)(many(200))).toHaveLength(200)
    expect(backend).toMatchObject({ guests: 0, refreshes: 1, served: 200 })
    expect(backend.replays).toEqual(Array.from({ length: 200 }, () => "true"))
  })

  it("F4 a refresh without a response frees the lock at its deadline; calls get their first responses", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    backend.refreshAnswer = () => new Promise(() => undefined)
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: aGuest() })
    const program = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.flip(miniCart))
      // The call itself completes in real time; only then does the refresh start to wait.
      while (backend.refreshes === 0) yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      yield* TestClock.adjust(Duration.seconds(10))
      const error = yield* Fiber.join(fiber)
      backend.refreshAnswer = undefined
      return { error, after: yield* miniCart }
    })
    const { error, after } = await Effect.runPromiseWith(context)(Effect.provide(program, TestClock.layer()))
    expect(error.reason).toEqual({ _tag: "SessionExpired" })
    expect(after).toEqual({ units: 1 })
  })

  const failures: readonly (readonly [string, () => Response])[] = [
    ["says 200 without a token", () => Response.json({ expires_in: 3600, user_type: "guest" })],
    [
      "says 200 with a lifetime of nothing",
      () => Response.json({ access_token: "t", expires_in: 0, user_type: "guest" }),
    ],
    ["says 400", () => Response.json({}, { status: 400 })],
    ["says 500", () => Response.json({}, { status: 500 })],
    [
      "breaks off",
      () => {
        throw new TypeError("fetch failed")
      },
    ],
    ["answers with a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ]
  const failing = (answer: () => Response) => {
    const backend = new RotatingBackend()
    backend.expire()
    backend.refreshAnswer = async () => answer()
    return backend
  }
  const customerSession = (): MemorySession => ({ accessToken: Redacted.make("access-0"), userType: "registered" })
  const avoiding = { ...inSpain, store: { ...inSpain.store, configuration: { SESSION_AVOID_REDIRECTS: "true" } } }
  const all = (calls: number) =>
    Effect.all(
      Array.from({ length: calls }, () => Effect.flip(miniCart)),
      { concurrency: "unbounded" },
    )

  it.each(failures)(
    "F5 F6 a refresh that %s fails: without redirects fifty calls get their first responses, and the session stays",
    async (_, answer) => {
      const backend = failing(answer)
      const [session, sessionRedirects]: [MemorySession, Redirect[]] = [customerSession(), []]
      const { context } = testRoot(avoiding, { fetch: backend.fetch, session, sessionRedirects })
      const errors = await Effect.runPromiseWith(context)(all(50))
      expect(errors.map(({ reason }) => reason)).toEqual(errors.map(() => ({ _tag: "SessionExpired" })))
      expect(backend).toMatchObject({ refreshes: 1, guests: 0, served: 0 })
      expect([session, sessionRedirects]).toEqual([customerSession(), []])
    },
  )

  it.each(failures)(
    "F5 F6 a refresh that %s fails: the tokens are cleared, and one navigation goes to the login and back",
    async (_, answer) => {
      const backend = failing(answer)
      const [session, sessionRedirects]: [MemorySession, Redirect[]] = [customerSession(), []]
      const { context } = testRoot(inSpain, {
        fetch: backend.fetch,
        session,
        sessionRedirects,
        place: "/10000034/cart?a=1",
      })
      await Effect.runPromiseWith(context)(all(50))
      expect(backend).toMatchObject({ refreshes: 1, guests: 0, served: 0 })
      expect(session).toEqual({})
      expect(
        sessionRedirects.map(({ loginReason, address }) => [
          loginReason,
          address.split("?")[0],
          new URL(address, "http://shop.test").searchParams.get("redirectUri"),
        ]),
      ).toEqual([["login", "/integration/oauth2/login", "/10000034/cart?a=1"]])
    },
  )

  it.each(failures)("F5 a guest whose refresh %s keeps the session, for another try", async (_, answer) => {
    const backend = failing(answer)
    const session = aGuest()
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session })
    const error = await Effect.runPromiseWith(context)(Effect.flip(miniCart))
    expect(error.reason).toEqual({ _tag: "SessionExpired" })
    expect(backend).toMatchObject({ refreshes: 1, guests: 0, served: 0 })
    expect(session).toEqual(aGuest())
  })

  it("body code 4 ends the session without a refresh, and redirects once to the session-expired page", async () => {
    const paths: string[] = []
    const [session, sessionRedirects]: [MemorySession, Redirect[]] = [customerSession(), []]
    const { context } = testRoot(inSpain, {
      session,
      sessionRedirects,
      place: "/10000034/cart",
      fetch: async (request) => {
        paths.push(new URL(request.url).pathname)
        return Response.json({ code: 4, key: "_ERR_SESSION_EXPIRED" })
      },
    })
    const errors = await Effect.runPromiseWith(context)(all(20))
    expect(new Set(errors.map(({ reason }) => reason._tag))).toEqual(new Set(["SessionExpired"]))
    expect(new Set(paths)).toEqual(new Set(["/itxrest/2/order/store/10000034/mini-cart"]))
    expect([session, sessionRedirects]).toEqual([
      {},
      [{ loginReason: "sessionExpired", address: "/10000034/session-expired?redirectUri=%2F10000034%2Fcart" }],
    ])
  })

  it("F8 a 403 with code 11 is refreshed, and one with code 12 is a refusal", async () => {
    const calls: string[] = []
    const asked = (code: number) =>
      testRoot(inSpain, {
        session: customerSession(),
        fetch: async (request) => {
          const { pathname, searchParams } = new URL(request.url)
          calls.push(`${pathname.split("/").at(-1)}${searchParams.has("retry") ? " again" : ""}`)
          if (pathname.endsWith("/refresh"))
            return Response.json({ access_token: "t2", expires_in: 60, user_type: "registered" })
          return request.headers.get("authorization") === "Bearer t2"
            ? Response.json({ itemCount: 1 })
            : Response.json({ code }, { status: 403 })
        },
      }).context
    expect(await Effect.runPromiseWith(asked(11))(miniCart)).toEqual({ units: 1 })
    expect((await Effect.runPromiseWith(asked(12))(Effect.flip(miniCart))).reason._tag).toBe("Forbidden")
    expect(calls).toEqual(["mini-cart", "refresh", "mini-cart again", "mini-cart"])
  })

  it("F9 a 403 above the size limit is cut off and causes no refresh", async () => {
    const calls: string[] = []
    const { context } = testRoot(inSpain, {
      session: customerSession(),
      fetch: async (request) => {
        calls.push(request.url)
        return new Response(`{"code":4,"filler":"${"x".repeat(9 * 1_048_576)}"}`, {
          status: 403,
          headers: { "content-type": "application/json" },
        })
      },
    })
    const error = await Effect.runPromiseWith(context)(Effect.flip(miniCart))
    expect([error.reason._tag, calls.length]).toEqual(["ContractMismatch", 1])
  })

  it("F10 a refusal of the old token after the refresh is replayed with the new one", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    let late: (() => void) | undefined
    const { context } = testRoot(inSpain, {
      session: customerSession(),
      fetch: async (request) => {
        const answer = await backend.fetch(request)
        if (late === undefined && answer.status === 401) await new Promise<void>((resolve) => (late = resolve))
        return answer
      },
    })
    const slow = Effect.runPromiseWith(context)(miniCart)
    while (late === undefined) await new Promise((resolve) => setImmediate(resolve))
    expect(await Effect.runPromiseWith(context)(miniCart)).toEqual({ units: 1 })
    late()
    expect(await slow).toEqual({ units: 1 })
    expect(backend).toMatchObject({ refreshes: 1, served: 2, replays: ["true", "true"] })
  })

  it("F11 a logout during two hundred calls and a refresh ends the session for good", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    const [session, sessionRedirects, ended]: [MemorySession, Redirect[], string[]] = [customerSession(), [], []]
    const { context } = testRoot(inSpain, {
      session,
      sessionRedirects,
      fetch: (request) => {
        if (!request.url.includes("/logout")) return backend.fetch(request)
        ended.push(request.method)
        return Promise.resolve(new Response(null, { status: 204 }))
      },
    })
    const calls = Effect.runPromiseWith(context)(
      Effect.all(
        Array.from({ length: 200 }, () => Effect.exit(miniCart)),
        { concurrency: "unbounded" },
      ),
    )
    while (backend.refreshes === 0) await new Promise((resolve) => setImmediate(resolve))
    await Effect.runPromiseWith(context)(closeSession())
    await calls
    expect([session.userType === "registered", ended.length, sessionRedirects]).toEqual([false, 1, []])
  })

  it.each([
    ["a day ahead", 86_400_000],
    ["a day behind", -86_400_000],
    ["an hour ahead", 3_600_000],
    ["asleep for eight hours", 8 * 3_600_000],
  ])("F16 F17 with the clock %s thirty calls succeed: only the shop's refusal ends a token", async (_, millis) => {
    const backend = new RotatingBackend()
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: aGuest() })
    const program = Effect.gen(function* () {
      yield* TestClock.setTime(1_800_000_000_000)
      yield* miniCart
      yield* TestClock.setTime(1_800_000_000_000 + millis)
      yield* many(30)
      expect(backend.refreshes).toBe(0)
      backend.expire()
      yield* many(30)
    })
    await Effect.runPromiseWith(context)(Effect.provide(program, TestClock.layer()))
    expect(backend).toMatchObject({ refreshes: 1, guests: 0, served: 61 })
  })

  it("a guest whose session the shop has ended becomes a new guest, and the call is retried once", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    backend.refreshAnswer = () => Promise.resolve(Response.json({ code: 4 }, { status: 401 }))
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: aGuest() })
    expect(await Effect.runPromiseWith(context)(many(20))).toHaveLength(20)
    expect(backend).toMatchObject({ guests: 1, served: 20 })
  })

  it("F7 a replay that is refused again fails: no second refresh", async () => {
    let calls = 0
    let refreshes = 0
    const { context } = testRoot(inSpain, {
      session: aGuest(),
      fetch: (request) => {
        if (request.url.includes("/refresh")) {
          refreshes += 1
          return Promise.resolve(Response.json({ access_token: `t${refreshes}`, expires_in: 60, user_type: "guest" }))
        }
        calls += 1
        return Promise.resolve(new Response(null, { status: 401 }))
      },
    })
    const error = await Effect.runPromiseWith(context)(Effect.flip(miniCart))
    expect(error.reason).toEqual({ _tag: "SessionExpired" })
    expect({ calls, refreshes }).toEqual({ calls: 2, refreshes: 1 })
  })

  it("a registered customer without a token is refreshed before the call", async () => {
    const backend = new RotatingBackend()
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: { userType: "registered" } })
    expect(await Effect.runPromiseWith(context)(miniCart)).toEqual({ units: 1 })
    expect(backend).toMatchObject({ guests: 0, refreshes: 1, served: 1, replays: [] })
  })

  it.each([
    [
      "Error 500: Internal Server Error",
      () => new Response("<h1>", { status: 500, statusText: "Internal Server Error" }),
    ],
    ["Token or expiration time is missing from the response", () => Response.json({ access_token: "t" })],
    ["Token or expiration time is missing from the response", () => Response.json({ expires_in: 60 })],
    [
      "Token or expiration time is missing from the response",
      () => new Response("{", { headers: { "content-type": "application/json" } }),
    ],
    [
      "Token or expiration time is missing from the response",
      () => Response.json({ access_token: "t", expires_in: -1 }),
    ],
    [
      "Token or expiration time is missing from the response",
      () => Response.json({ access_token: "t", expires_in: "3600" }),
    ],
    [
      "Token or expiration time is missing from the response",
      () =>
        new Response('{"access_token":"t","expires_in":1e999}', { headers: { "content-type": "application/json" } }),
    ],
  ])("V1 V3 F13 F14 a guest session that cannot be created reports %j", async (message, answer) => {
    const { context } = testRoot(inSpain, { fetch: () => Promise.resolve(answer()) })
    const error = await Effect.runPromiseWith(context)(
      Effect.flip(IdentityGateway.use((gateway) => gateway.createGuest(inSpain.store.id, "es"))),
    )
    expect(error).toMatchObject({ _tag: "GuestIdentityFailed", message })
  })

  it("F13 a call continues without identity when no guest session can be created", async () => {
    const authorizations: (string | null)[] = []
    const { context } = testRoot(inSpain, {
      fetch: (request) => {
        if (request.url.includes("/users/guests"))
          return Promise.resolve(new Response(null, { status: 500, statusText: "Internal Server Error" }))
        authorizations.push(request.headers.get("authorization"))
        return Promise.resolve(Response.json({ itemCount: 0 }))
      },
    })
    expect(await Effect.runPromiseWith(context)(miniCart)).toEqual({ units: 0 })
    expect(authorizations).toEqual([null])
  })
})

describe("F18 retry=true", () => {
  it.each([
    ["/itxrest/2/order/store/1/cart", "/itxrest/2/order/store/1/cart?retry=true"],
    ["/cart?appId=1", "/cart?appId=1&retry=true"],
    ["/cart?retry=false&retry=true&appId=1", "/cart?retry=true&appId=1"],
    ["/cart#part", "/cart?retry=true"],
    ["/cart?q=a%26b#part?x", "/cart?q=a%26b&retry=true"],
  ])("occurs exactly once: %s", (path, expected) => {
    expect(withQuery({ method: "GET", path, headers: {} }, { retry: "true" }).path).toBe(expected)
  })
})
