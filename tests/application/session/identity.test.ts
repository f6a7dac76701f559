import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { ensureIdentity } from "../../../application/session/ensureIdentity.ts"
import { GuestIdentityFailed } from "../../../application/session/GuestIdentityFailed.ts"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { refreshIdentity } from "../../../application/session/refreshIdentity.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

type Given = Layer.PartialEffectful<(typeof IdentityGateway)["Service"]>

const NO_LOGIN = { loginAddress: () => "" }

function shop(session: FakeSession, given: Given, device = new FakeDevice()) {
  return Layer.mergeAll(inStore(), device.layer, session.layer, Layer.mock(IdentityGateway, given))
}

/** A gateway that makes guests `guest-1`, `guest-2` … each after another fiber had its turn. */
function guests() {
  const made: string[] = []
  const createGuest: Given["createGuest"] = (storeId, language) => Effect.gen(function* () {
    yield* Effect.yieldNow
    made.push(`${storeId} ${language}`)
    return { accessToken: Redacted.make(`guest-${made.length}`), expiresIn: 3600 }
  })
  return { made, given: { ...NO_LOGIN, createGuest } }
}

describe("the identity of a guest", () => {
  itEffect("is made before the first call, in the store and language of the shopper", () => Effect.gen(function* () {
    const session = new FakeSession("none")
    const { made, given } = guests()
    yield* Effect.provide(ensureIdentity(), shop(session, given))
    expect([made, session.token, session.userType]).toEqual([["10000034 es"], "guest-1", "guest"])
  }))

  itEffect("F13 is made once for a hundred first calls at the same time", () => Effect.gen(function* () {
    const session = new FakeSession("none")
    const { made, given } = guests()
    const calls = Array.from({ length: 100 }, () => ensureIdentity())
    yield* Effect.provide(Effect.all(calls, { concurrency: "unbounded" }), shop(session, given))
    expect([made.length, session.token]).toEqual([1, "guest-1"])
  }))

  for (const state of ["guest", "registered", "registered-expired"] as const) {
    itEffect(`is not made where the session is ${state}`, () => Effect.gen(function* () {
      const session = new FakeSession(state)
      const { made, given } = guests()
      yield* Effect.provide(ensureIdentity(), shop(session, given))
      expect(made).toEqual([])
    }))
  }

  for (const [why, error] of [["the shop is down", backendError("fault", "createGuest")], ["the answer lacks its token", new GuestIdentityFailed({ message: "Token or expiration time is missing from the response" })]] as const) {
    itEffect(`F13 may fail because ${why}: that is logged and the call goes on without identity`, () => Effect.gen(function* () {
      const session = new FakeSession("none")
      const device = new FakeDevice()
      yield* Effect.provide(ensureIdentity(), shop(session, { ...NO_LOGIN, createGuest: () => Effect.fail(error) }, device))
      expect(session.token).toBeUndefined()
      expect(device.log).toEqual([expect.stringContaining(error.message)])
    }))
  }

  itEffect("F13 that failed once is tried again by the next call", () => Effect.gen(function* () {
    const session = new FakeSession("none")
    const { given } = guests()
    yield* Effect.provide(ensureIdentity(), shop(session, { ...NO_LOGIN, createGuest: () => Effect.fail(backendError("unreachable")) }))
    yield* Effect.provide(ensureIdentity(), shop(session, given))
    expect(session.token).toBe("guest-1")
  }))
})

/** A gateway whose refreshes answer `fresh-1`, `fresh-2` …. */
function refreshes(outcome: Effect.Effect<void, ReturnType<typeof backendError>> = Effect.void) {
  const made: string[] = []
  const refreshSession: Given["refreshSession"] = (storeId) => Effect.gen(function* () {
    made.push(storeId)
    yield* Effect.yieldNow
    yield* outcome
    return { accessToken: Redacted.make(`fresh-${made.length}`), expiresIn: 3600, userType: "registered" as const }
  })
  return { made, given: { ...NO_LOGIN, refreshSession } }
}
const used = (token: string) => Option.some(Redacted.make(token))

describe("a session whose token was refused", () => {
  itEffect("F1 is refreshed once for two hundred calls, and all of them may be sent again", () => Effect.gen(function* () {
    const session = new FakeSession("registered", "old")
    const { made, given } = refreshes()
    const calls = Array.from({ length: 200 }, () => refreshIdentity(used("old")))
    const again = yield* Effect.provide(Effect.all(calls, { concurrency: "unbounded" }), shop(session, given))
    expect([made, again.every((one) => one), session.token]).toEqual([["10000034"], true, "fresh-1"])
  }))

  itEffect("F10 is not refreshed for a call that carried the token before this one", () => Effect.gen(function* () {
    const session = new FakeSession("registered", "new")
    const { made, given } = refreshes()
    const again = yield* Effect.provide(refreshIdentity(used("old")), shop(session, given))
    expect([again, made]).toEqual([true, []])
  }))

  itEffect("is refreshed where the token is gone and the user is still registered", () => Effect.gen(function* () {
    const session = new FakeSession("registered-expired")
    const { given } = refreshes()
    const again = yield* Effect.provide(refreshIdentity(Option.none()), shop(session, given))
    expect([again, session.token]).toEqual([true, "fresh-1"])
  }))

  itEffect("is left to the web server where the web server holds it", () => Effect.gen(function* () {
    const session = new FakeSession("registered", "old", false)
    const { made, given } = refreshes()
    const again = yield* Effect.provide(refreshIdentity(used("old")), shop(session, given))
    expect([again, made]).toEqual([false, []])
  }))

  for (const reason of ["fault", "unreachable", "timedOut", "mismatch"] as const) {
    itEffect(`F6 stays as it is when its refresh goes wrong (${reason}), and the call is not sent again`, () => Effect.gen(function* () {
      const session = new FakeSession("registered", "old")
      const device = new FakeDevice()
      const again = yield* Effect.provide(refreshIdentity(used("old")), shop(session, refreshes(Effect.fail(backendError(reason))).given, device))
      expect([again, session.token, device.log.length]).toEqual([false, "old", 1])
    }))
  }

  for (const reason of ["expired", "forbidden"] as const) {
    itEffect(`F6 is cleared once when the shop says it is over (${reason}), whoever was waiting`, () => Effect.gen(function* () {
      const session = new FakeSession("registered", "old")
      const { given } = refreshes(Effect.fail(backendError(reason)))
      const again = yield* Effect.provide(refreshIdentity(used("old")), shop(session, given))
      expect([again, session.token, session.cleared]).toEqual([false, undefined, 1])
    }))
  }
})
