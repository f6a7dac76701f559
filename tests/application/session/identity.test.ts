import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import type { Redirect } from "../../../adapters/memory/MemorySessionRedirector.ts"
import { memorySessionRedirector } from "../../../adapters/memory/MemorySessionRedirector.ts"
import { ensureIdentity } from "../../../application/session/ensureIdentity.ts"
import { GuestIdentityFailed } from "../../../application/session/GuestIdentityFailed.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { expireSession } from "../../../application/session/expireSession.ts"
import { closeSession } from "../../../application/session/closeSession.ts"
import { SessionRedirector } from "../../../application/session/SessionRedirector.ts"
import { refreshIdentity } from "../../../application/session/refreshIdentity.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

type IdentityGatewayOverrides = Layer.PartialEffectful<(typeof IdentityGateway)["Service"]>

const NO_LOGIN: Pick<IdentityGatewayOverrides, "loginAddress"> = {
  loginAddress: ({ redirectUri }, path = "/login") => Effect.succeed(`${path} for ${redirectUri}`),
}

/** The store's configuration and the current page. */
interface Around {
  readonly device?: FakeDevice
  readonly configuration?: Readonly<Record<string, string>>
  readonly place?: string
  readonly sessionRedirects?: Redirect[]
}

function shop(
  session: FakeSession,
  overrides: IdentityGatewayOverrides,
  { device = new FakeDevice(), configuration = {}, place = "/10000034/cart", sessionRedirects = [] }: Around = {},
) {
  return Layer.mergeAll(
    inStore({ configuration }),
    device.layer,
    session.layer,
    Layer.mock(IdentityGateway, overrides),
    Layer.succeed(SessionRedirector, memorySessionRedirector(sessionRedirects, place)),
  )
}

/** A gateway that creates guests `guest-1`, `guest-2` …, each after another fiber has run. */
function guests() {
  const made: string[] = []
  const createGuest: IdentityGatewayOverrides["createGuest"] = (storeId, language) =>
    Effect.gen(function* () {
      yield* Effect.yieldNow
      made.push(`${storeId} ${language}`)
      return { accessToken: Redacted.make(`guest-${made.length}`), expiresIn: 3600 }
    })
  return { made, overrides: { ...NO_LOGIN, createGuest } }
}

describe("the identity of a guest", () => {
  itEffect("is created before the first call, in the customer's store and language", () =>
    Effect.gen(function* () {
      const session = new FakeSession("none")
      const { made, overrides } = guests()
      yield* Effect.provide(ensureIdentity(), shop(session, overrides))
      expect([made, session.token, session.userType]).toEqual([["10000034 es"], "guest-1", "guest"])
    }),
  )

  itEffect("F13 is created once for a hundred concurrent first calls", () =>
    Effect.gen(function* () {
      const session = new FakeSession("none")
      const { made, overrides } = guests()
      const calls = Array.from({ length: 100 }, () => ensureIdentity())
      yield* Effect.provide(Effect.all(calls, { concurrency: "unbounded" }), shop(session, overrides))
      expect([made.length, session.token]).toEqual([1, "guest-1"])
    }),
  )

  for (const state of ["guest", "registered", "registered-expired"] as const) {
    itEffect(`is not created when the session is ${state}`, () =>
      Effect.gen(function* () {
        const session = new FakeSession(state)
        const { made, overrides } = guests()
        yield* Effect.provide(ensureIdentity(), shop(session, overrides))
        expect(made).toEqual([])
      }),
    )
  }

  for (const [why, error] of [
    ["the shop is down", backendError("fault", "createGuest")],
    [
      "the answer lacks its token",
      new GuestIdentityFailed({ message: "Token or expiration time is missing from the response" }),
    ],
  ] as const) {
    itEffect(`F13 may fail because ${why}: that is logged and the call continues without an identity`, () =>
      Effect.gen(function* () {
        const session = new FakeSession("none")
        const device = new FakeDevice()
        yield* Effect.provide(
          ensureIdentity(),
          shop(session, { ...NO_LOGIN, createGuest: () => Effect.fail(error) }, { device }),
        )
        expect(session.token).toBeUndefined()
        expect(device.log).toEqual([expect.stringContaining(error.message)])
      }),
    )
  }

  itEffect("F13 that failed once is tried again by the next call", () =>
    Effect.gen(function* () {
      const session = new FakeSession("none")
      const { overrides } = guests()
      yield* Effect.provide(
        ensureIdentity(),
        shop(session, { ...NO_LOGIN, createGuest: () => Effect.fail(backendError("unreachable")) }),
      )
      yield* Effect.provide(ensureIdentity(), shop(session, overrides))
      expect(session.token).toBe("guest-1")
    }),
  )
})

/** A gateway whose refreshes return `fresh-1`, `fresh-2` …. */
function refreshes(outcome: Effect.Effect<void, ReturnType<typeof backendError>> = Effect.void) {
  const made: string[] = []
  const refreshSession: IdentityGatewayOverrides["refreshSession"] = (storeId) =>
    Effect.gen(function* () {
      made.push(storeId)
      yield* Effect.yieldNow
      yield* outcome
      return { accessToken: Redacted.make(`fresh-${made.length}`), expiresIn: 3600, userType: "registered" as const }
    })
  return { made, overrides: { ...NO_LOGIN, refreshSession } }
}
const used = (token: string) => Option.some(Redacted.make(token))

describe("a session with a refused token", () => {
  itEffect("F1 is refreshed once for two hundred calls, and all of them are retried", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "old")
      const { made, overrides } = refreshes()
      const calls = Array.from({ length: 200 }, () => refreshIdentity(used("old")))
      const again = yield* Effect.provide(Effect.all(calls, { concurrency: "unbounded" }), shop(session, overrides))
      expect([made, again.every((one) => one), session.token]).toEqual([["10000034"], true, "fresh-1"])
    }),
  )

  itEffect("F10 is not refreshed for a call that used the previous token", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "new")
      const { made, overrides } = refreshes()
      const again = yield* Effect.provide(refreshIdentity(used("old")), shop(session, overrides))
      expect([again, made]).toEqual([true, []])
    }),
  )

  itEffect("is refreshed when the token is missing and the user is still registered", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered-expired")
      const { overrides } = refreshes()
      const again = yield* Effect.provide(refreshIdentity(Option.none()), shop(session, overrides))
      expect([again, session.token]).toEqual([true, "fresh-1"])
    }),
  )

  itEffect("is left to the web server that holds it", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "old", false)
      const { made, overrides } = refreshes()
      const again = yield* Effect.provide(refreshIdentity(used("old")), shop(session, overrides))
      expect([again, made]).toEqual([false, []])
    }),
  )

  const AVOIDING = { SESSION_AVOID_REDIRECTS: "true" }
  const failing = (reason: Parameters<typeof backendError>[0]) => refreshes(Effect.fail(backendError(reason)))
  const twenty = (token: string) =>
    Effect.all(
      Array.from({ length: 20 }, () => refreshIdentity(used(token))),
      { concurrency: "unbounded" },
    )

  for (const reason of ["fault", "unreachable", "timedOut", "mismatch"] as const) {
    itEffect(
      `F6 is unchanged when its refresh fails (${reason}) and redirects are avoided, after one try for twenty calls`,
      () =>
        Effect.gen(function* () {
          const session = new FakeSession("registered", "old")
          const [device, sessionRedirects]: [FakeDevice, Redirect[]] = [new FakeDevice(), []]
          const { made, overrides } = failing(reason)
          const again = yield* Effect.provide(
            twenty("old"),
            shop(session, overrides, { device, sessionRedirects, configuration: AVOIDING }),
          )
          expect([again.some((one) => one), session.token, device.log.length, made.length, sessionRedirects]).toEqual([
            false,
            "old",
            1,
            1,
            [],
          ])
        }),
    )

    itEffect(`F6 is cleared once when its refresh fails (${reason}), with one redirect to the login`, () =>
      Effect.gen(function* () {
        const session = new FakeSession("registered", "old")
        const sessionRedirects: Redirect[] = []
        const { made, overrides } = failing(reason)
        const again = yield* Effect.provide(twenty("old"), shop(session, overrides, { sessionRedirects }))
        expect([again.some((one) => one), session.token, session.cleared, made.length]).toEqual([
          false,
          undefined,
          1,
          1,
        ])
        expect(sessionRedirects).toEqual([
          { loginReason: "login", address: "/integration/oauth2/login for /10000034/cart" },
        ])
      }),
    )
  }

  itEffect("F6 is refreshed again for a call after the failure", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "old")
      const around = { configuration: AVOIDING }
      yield* Effect.provide(refreshIdentity(used("old")), shop(session, failing("unreachable").overrides, around))
      expect([
        yield* Effect.provide(refreshIdentity(used("old")), shop(session, refreshes().overrides, around)),
        session.token,
      ]).toEqual([true, "fresh-1"])
    }),
  )

  for (const reason of ["expired", "forbidden"] as const) {
    itEffect(`F6 is cleared once for all waiting calls when it has expired (${reason})`, () =>
      Effect.gen(function* () {
        const session = new FakeSession("registered", "old")
        const again = yield* Effect.provide(
          refreshIdentity(used("old")),
          shop(session, failing(reason).overrides, { configuration: AVOIDING }),
        )
        expect([again, session.token, session.cleared]).toEqual([false, undefined, 1])
      }),
    )
  }

  itEffect("F12 redirects a guest to the guest login where there is one, and not from there", () =>
    Effect.gen(function* () {
      const configuration = { GUEST_LOGIN_PATH: "/10000034/guest-login" }
      const sessionRedirects: Redirect[] = []
      const session = new FakeSession("guest", "old")
      yield* Effect.provide(
        refreshIdentity(used("old")),
        shop(session, failing("expired").overrides, { configuration, sessionRedirects }),
      )
      expect([session.token, sessionRedirects]).toEqual([
        undefined,
        [{ loginReason: "guestLogin", address: "/10000034/guest-login for /10000034/cart" }],
      ])
      const there = new FakeSession("guest", "old")
      const stayed: Redirect[] = []
      yield* Effect.provide(
        refreshIdentity(used("old")),
        shop(there, failing("expired").overrides, {
          configuration,
          sessionRedirects: stayed,
          place: "/10000034/guest-login?again=1",
        }),
      )
      expect([there.token, stayed]).toEqual([undefined, []])
    }),
  )

  itEffect("of an expired guest creates a new guest, unless guests must log in", () =>
    Effect.gen(function* () {
      const both = { ...failing("expired").overrides, createGuest: guests().overrides.createGuest }
      const session = new FakeSession("guest", "old")
      expect([yield* Effect.provide(refreshIdentity(used("old")), shop(session, both)), session.token]).toEqual([
        true,
        "guest-1",
      ])
      const sessionRedirects: Redirect[] = []
      const asked = new FakeSession("guest", "old")
      expect(
        yield* Effect.provide(
          refreshIdentity(used("old")),
          shop(asked, both, { sessionRedirects, configuration: { SESSION_RENEWS_GUESTS: "false" } }),
        ),
      ).toBe(false)
      expect([asked.token, sessionRedirects.map(({ loginReason }) => loginReason)]).toEqual([undefined, ["login"]])
    }),
  )

  itEffect("F11 stays signed out when a running refresh succeeds, and the backend is called again", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "old")
      const ended: string[] = []
      const overrides = {
        ...refreshes(Effect.sync(() => void (session.token = session.userType = undefined))).overrides,
        endSession: (storeId: string) => Effect.sync(() => void ended.push(storeId)),
      }
      const sessionRedirects: Redirect[] = []
      const again = yield* Effect.provide(twenty("old"), shop(session, overrides, { sessionRedirects }))
      expect([again.some((one) => one), session.token, session.userType, ended, sessionRedirects]).toEqual([
        false,
        undefined,
        undefined,
        ["10000034"],
        [],
      ])
    }),
  )

  itEffect("F11 is the new one when the customer signed in during a refresh", () =>
    Effect.gen(function* () {
      const session = new FakeSession("guest", "old")
      const { overrides } = refreshes(
        Effect.sync(() => {
          session.token = "mine"
          session.userType = "registered"
        }),
      )
      expect([yield* Effect.provide(refreshIdentity(used("old")), shop(session, overrides)), session.token]).toEqual([
        true,
        "mine",
      ])
    }),
  )

  for (const [state, token, made] of [
    ["none", undefined, 0],
    ["registered-expired", "fresh-1", 1],
  ] as const) {
    itEffect(`F12 whose cookie was removed during the call is ${state}: ${made} refreshes`, () =>
      Effect.gen(function* () {
        const session = new FakeSession(state)
        const shopSide = refreshes()
        yield* Effect.provide(refreshIdentity(used("old")), shop(session, shopSide.overrides))
        expect([shopSide.made.length, session.token]).toEqual([made, token])
      }),
    )
  }
})

describe("a session that has expired by body code 4", () => {
  itEffect("is cleared, with one redirect to the expiry page and the return address", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "old")
      const sessionRedirects: Redirect[] = []
      yield* Effect.provide(
        Effect.all(
          Array.from({ length: 20 }, () => expireSession(used("old"))),
          { concurrency: "unbounded" },
        ),
        shop(session, NO_LOGIN, { sessionRedirects }),
      )
      expect([session.token, session.userType, session.cleared]).toEqual([undefined, undefined, 1])
      expect(sessionRedirects).toEqual([
        { loginReason: "sessionExpired", address: "/10000034/session-expired?redirectUri=%2F10000034%2Fcart" },
      ])
    }),
  )

  itEffect("does not affect a newer session of the customer", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "new")
      const sessionRedirects: Redirect[] = []
      yield* Effect.provide(expireSession(used("old")), shop(session, NO_LOGIN, { sessionRedirects }))
      expect([session.token, sessionRedirects]).toEqual(["new", []])
    }),
  )
})

describe("a logout", () => {
  for (const [fails, reported] of [
    [true, "cannot be told"],
    [false, "is told"],
  ] as const) {
    itEffect(`removes the tokens when the backend ${reported}, and redirects as the store configures`, () =>
      Effect.gen(function* () {
        const session = new FakeSession("registered", "mine")
        const device = new FakeDevice()
        const overrides = {
          ...NO_LOGIN,
          endSession: () => (fails ? Effect.fail(backendError("unreachable")) : Effect.void),
        }
        const to = yield* Effect.provide(
          closeSession(),
          shop(session, overrides, { device, configuration: { POST_LOGOUT_REDIRECT: "/10000034/goodbye" } }),
        )
        expect([to, session.token, device.log.length]).toEqual(["/10000034/goodbye", undefined, fails ? 1 : 0])
      }),
    )
  }

  itEffect("F11 waits for a running refresh and discards its result", () =>
    Effect.gen(function* () {
      const session = new FakeSession("registered", "old")
      const device = new FakeDevice()
      const reported: string[] = []
      const { refreshSession } = refreshes().overrides
      const both: IdentityGatewayOverrides = {
        ...NO_LOGIN,
        refreshSession: (storeId) =>
          Effect.tap(Effect.andThen(Effect.yieldNow, refreshSession(storeId)), () =>
            Effect.sync(() => void reported.push("refreshed")),
          ),
        endSession: () =>
          Effect.andThen(
            Effect.sync(() => void reported.push("ended")),
            Effect.yieldNow,
          ),
      }
      const program = Effect.all([refreshIdentity(used("old")), closeSession()], { concurrency: "unbounded" })
      const [, to] = yield* Effect.provide(program, shop(session, both, { device }))
      expect([to, session.token, session.userType, reported]).toEqual([
        undefined,
        undefined,
        undefined,
        ["refreshed", "ended"],
      ])
    }),
  )
})
