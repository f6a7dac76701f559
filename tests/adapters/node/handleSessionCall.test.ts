import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { handleSessionCall } from "../../../adapters/node/handleSessionCall.ts"
import { memorySessionRedirector } from "../../../adapters/memory/MemorySessionRedirector.ts"
import { SessionRedirector } from "../../../application/session/SessionRedirector.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"

const GUESTS = "/api/storefront/v1/stores/10000034/users/guests"
const LOGOUT = "/integration/oauth2/logout"
const REFRESH = "/integration/oauth2/refresh"
const TOKEN = "the-guest-token"

async function answered(
  path: string,
  session: FakeSession,
  fails = false,
): Promise<{ readonly response: Response; readonly calls: readonly string[] }> {
  const calls: string[] = []
  const does = <A>(name: string, value: A) =>
    Effect.suspend(() => {
      calls.push(name)
      return fails ? Effect.fail(backendError("unreachable")) : Effect.succeed(value)
    })
  const gateway = Layer.succeed(IdentityGateway, {
    createGuest: () => does("guest", { accessToken: Redacted.make(TOKEN), expiresIn: 60 }),
    refreshSession: () =>
      does("refresh", { accessToken: Redacted.make("renewed"), expiresIn: 60, userType: "registered" as const }),
    loginAddress: () => Effect.succeed(""),
    endSession: () => does("logout", undefined),
  })
  const program = handleSessionCall(new Request(`https://shop.example${path}`, { method: "POST" }))
  if (program === undefined) throw new Error("This is no call of a session.")
  const response = await Effect.runPromise(
    Effect.provide(
      program,
      Layer.mergeAll(
        gateway,
        Layer.succeed(SessionRedirector, memorySessionRedirector()),
        session.layer,
        inStore(),
        new FakeDevice().layer,
      ),
    ),
  )
  return { response, calls }
}

describe("a session request of a page", () => {
  it("returns a guest whose token stays with the server (R4)", async () => {
    const session = new FakeSession("none")
    const { response, calls } = await answered(GUESTS, session)
    const text = await response.text()
    expect([response.status, response.headers.get("cache-control"), calls, session.token]).toEqual([
      200,
      "no-store",
      ["guest"],
      TOKEN,
    ])
    expect(JSON.parse(text)).toMatchObject({ access_token: "held-by-server", expires_in: expect.any(Number) })
    expect(text).not.toContain(TOKEN)
  })

  it("keeps the existing session", async () => {
    const session = new FakeSession("registered", "mine")
    const { response, calls } = await answered(GUESTS, session)
    expect([response.status, calls, session.token, session.userType]).toEqual([200, [], "mine", "registered"])
  })

  it("reports when no guest session could be created", async () => {
    const { response } = await answered(GUESTS, new FakeSession("none"), true)
    expect([response.status, response.headers.get("cache-control"), await response.json()]).toMatchObject([
      502,
      "no-store",
      { key: "_ERR_NO_IDENTITY" },
    ])
  })

  it("renews the session, and never returns the new token", async () => {
    const session = new FakeSession("registered", "mine")
    const { response, calls } = await answered(REFRESH, session)
    const text = await response.text()
    expect([response.status, response.headers.get("cache-control"), calls, session.token]).toEqual([
      200,
      "no-store",
      ["refresh"],
      "renewed",
    ])
    expect(JSON.parse(text)).toMatchObject({ access_token: "held-by-server", user_type: "registered" })
    expect(text).not.toContain("renewed")
  })

  it("F6 reports a session that could not be renewed, and a missing one", async () => {
    const session = new FakeSession("registered", "mine")
    const failed = await answered(REFRESH, session, true)
    expect([failed.response.status, await failed.response.json(), session.token]).toMatchObject([
      401,
      { code: 4 },
      undefined,
    ])
    const withoutSession = await answered(REFRESH, new FakeSession("none"))
    expect([withoutSession.response.status, withoutSession.calls]).toEqual([401, []])
  })

  it.each([
    [true, "could not be told"],
    [false, "is told"],
  ])("logs out here also when the shop fails: %s, so the shop %s", async (fails) => {
    const session = new FakeSession("registered", "mine")
    const { response, calls } = await answered(LOGOUT, session, fails)
    expect([response.status, response.headers.get("cache-control"), calls, session.token, session.cleared]).toEqual([
      204,
      "no-store",
      ["logout"],
      undefined,
      1,
    ])
  })

  it.each([
    ["GET", GUESTS],
    ["POST", "/api/storefront/v1/stores/1000003/users/guests"],
    ["POST", `${GUESTS}/1`],
    ["POST", `/x${LOGOUT}`],
    ["GET", LOGOUT],
    ["POST", "/itxrest/1/order/store/10000034/cart"],
  ])("is not what %s %s is", (method, path) => {
    expect(handleSessionCall(new Request(`https://shop.example${path}`, { method }))).toBeUndefined()
  })
})
