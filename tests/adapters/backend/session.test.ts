import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { withQuery } from "../../../adapters/backend/http/OutgoingRequest.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import type { KeptSession } from "../../../adapters/memory/MemorySessionHolder.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { RotatingBackend } from "../../support/backend/rotatingBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const miniCart = CartGateway.use((gateway) => gateway.getMiniCart)
const many = (count: number) => Effect.all(Array.from({ length: count }, () => miniCart), { concurrency: "unbounded" })
const aGuest = (): KeptSession => ({ accessToken: Redacted.make("access-0"), userType: "guest" })

describe("calls that need a session", () => {
  it("F13 a hundred first calls make one guest", async () => {
    const backend = new RotatingBackend()
    const { context } = testRoot(inSpain, { fetch: backend.fetch })
    expect(await Effect.runPromiseWith(context)(many(100))).toHaveLength(100)
    expect(backend).toMatchObject({ guests: 1, refreshes: 0, served: 100, replays: [] })
  })

  it("F1 two hundred calls on an expired token make one refresh and two hundred replays with retry=true", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: aGuest() })
    expect(await Effect.runPromiseWith(context)(many(200))).toHaveLength(200)
    expect(backend).toMatchObject({ guests: 0, refreshes: 1, served: 200 })
    expect(backend.replays).toEqual(Array.from({ length: 200 }, () => "true"))
  })

  it("F4 a refresh that never answers frees the lock at its deadline, and each call gets its own first answer", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    backend.refreshAnswer = () => new Promise(() => undefined)
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: aGuest() })
    const program = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.flip(miniCart))
      // The call itself is answered in real time; only then does the refresh begin to wait.
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

  it.each([
    ["says 200 without a token", () => Response.json({ expires_in: 3600, user_type: "guest" })],
    ["says 200 with a lifetime of nothing", () => Response.json({ access_token: "t", expires_in: 0, user_type: "guest" })],
    ["says 500", () => Response.json({}, { status: 500 })],
    ["answers with a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ])("F5 F6 a refresh that %s has failed: the first answer is the answer, and the session stays for another try", async (_, answer) => {
    const backend = new RotatingBackend()
    backend.expire()
    backend.refreshAnswer = () => Promise.resolve(answer())
    const session = aGuest()
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session })
    const error = await Effect.runPromiseWith(context)(Effect.flip(miniCart))
    expect(error.reason).toEqual({ _tag: "SessionExpired" })
    expect(backend).toMatchObject({ refreshes: 1, guests: 0, served: 0 })
    expect(session).toEqual(aGuest())
  })

  it("a guest whose session the shop has ended becomes a new guest, and the call is made once more", async () => {
    const backend = new RotatingBackend()
    backend.expire()
    backend.refreshAnswer = () => Promise.resolve(Response.json({ code: 4 }, { status: 401 }))
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: aGuest() })
    expect(await Effect.runPromiseWith(context)(many(20))).toHaveLength(20)
    expect(backend).toMatchObject({ guests: 1, served: 20 })
  })

  it("F7 a replay that is refused again is refused: no second refresh", async () => {
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

  it("a registered shopper without a token is refreshed before the call", async () => {
    const backend = new RotatingBackend()
    const { context } = testRoot(inSpain, { fetch: backend.fetch, session: { userType: "registered" } })
    expect(await Effect.runPromiseWith(context)(miniCart)).toEqual({ units: 1 })
    expect(backend).toMatchObject({ guests: 0, refreshes: 1, served: 1, replays: [] })
  })

  it.each([
    ["Error 500: Internal Server Error", () => new Response("<h1>", { status: 500, statusText: "Internal Server Error" })],
    ["Token or expiration time is missing from the response", () => Response.json({ access_token: "t" })],
    ["Token or expiration time is missing from the response", () => Response.json({ expires_in: 60 })],
    ["Token or expiration time is missing from the response", () => new Response("{", { headers: { "content-type": "application/json" } })],
    ["Token or expiration time is missing from the response", () => Response.json({ access_token: "t", expires_in: -1 })],
    ["Token or expiration time is missing from the response", () => Response.json({ access_token: "t", expires_in: "3600" })],
    ["Token or expiration time is missing from the response", () => new Response("{\"access_token\":\"t\",\"expires_in\":1e999}", { headers: { "content-type": "application/json" } })],
  ])("F13 F14 a guest that cannot be made says %j", async (message, answer) => {
    const { context } = testRoot(inSpain, { fetch: () => Promise.resolve(answer()) })
    const error = await Effect.runPromiseWith(context)(Effect.flip(IdentityGateway.use((gateway) => gateway.createGuest(inSpain.store.id, "es"))))
    expect(error).toMatchObject({ _tag: "GuestIdentityFailed", message })
  })

  it("F13 a call goes on without identity when no guest can be made", async () => {
    const authorizations: (string | null)[] = []
    const { context } = testRoot(inSpain, {
      fetch: (request) => {
        if (request.url.includes("/users/guests")) return Promise.resolve(new Response(null, { status: 500, statusText: "Internal Server Error" }))
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
  ])("stands exactly once: %s", (path, expected) => {
    expect(withQuery({ method: "GET", path, headers: {} }, { retry: "true" }).path).toBe(expected)
  })
})
