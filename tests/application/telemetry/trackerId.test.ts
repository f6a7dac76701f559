import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { analyticsIdCookie } from "../../../adapters/browser/analyticsIdCookie.ts"
import { countingIds } from "../../../adapters/memory/CountingIds.ts"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { AnalyticsId } from "../../../application/telemetry/AnalyticsId.ts"
import { trackerId } from "../../../application/telemetry/trackerId.ts"
import type { GroupDecision } from "../../../domain/consent/ConsentDecision.ts"
import type { Session } from "../../../domain/session/Session.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { itEffect } from "../../support/itEffect.ts"

const WITH_COOKIE = { ANALYTICS_ID_DAYS: "30" }

/** A visitor's browser; its cookies with their lifetimes. */
function aBrowser(
  state: Session["state"],
  configuration: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string>> = {},
  userToken: string | null = "u.7k3b",
  analytics: GroupDecision = "granted",
  brandId = "1",
) {
  const storedCookies = new Map<string, string>(Object.entries(cookies))
  const lifetimes = new Map<string, number | undefined>()
  const page = {
    get: (name: string) => storedCookies.get(name),
    set: (name: string, value: string, seconds: number | undefined) => {
      lifetimes.set(name, seconds)
      if (seconds === 0) storedCookies.delete(name)
      else storedCookies.set(name, value)
    },
  }
  const scope = { ...inSpain, store: { ...inSpain.store, brandId, configuration } }
  const user =
    userToken === ""
      ? Effect.fail(backendError("unreachable", "getCurrentUser"))
      : Effect.succeed({ id: "7", kind: "registered" as const, ...(userToken === null ? {} : { userToken }) })
  const layer = Layer.mergeAll(
    new FakeDevice().layer,
    new FakeSession(state).layer,
    Layer.succeed(AccountGateway, { getCurrentUser: user }),
    Layer.succeed(
      AnalyticsId,
      analyticsIdCookie(scope, countingIds(), Effect.succeed({ analytics, personalization: "denied" }), page),
    ),
  )
  return { storedCookies, lifetimes, read: Effect.provide(trackerId, layer) }
}

describe("the tracker id", () => {
  for (const state of ["registered", "registered-expired"] as const) {
    itEffect(`of a customer who is ${state} is the user token, without a cookie`, () =>
      Effect.gen(function* () {
        const { storedCookies, read } = aBrowser(state, WITH_COOKIE)
        expect([yield* read, [...storedCookies]]).toEqual(["u.7k3b", []])
      }),
    )
  }

  for (const state of ["guest", "none"] as const) {
    itEffect(`of a visitor with the session ${state} is the analytics cookie id, the same each time`, () =>
      Effect.gen(function* () {
        const { storedCookies, lifetimes, read } = aBrowser(state, WITH_COOKIE)
        const first = yield* read
        expect([yield* read, storedCookies.get("analytics_id"), lifetimes.get("analytics_id")]).toEqual([
          first,
          first,
          30 * 86_400,
        ])
      }),
    )
  }

  for (const [what, token] of [
    ["has none", null],
    ["cannot be asked for", ""],
    ["has one that no header takes", "u.7\r\nx: y"],
  ] as const) {
    itEffect(`of a registered customer who ${what} is generated for one use`, () =>
      Effect.gen(function* () {
        const { storedCookies, read } = aBrowser("registered", WITH_COOKIE, {}, token)
        const ids = [yield* read, yield* read]
        expect([ids[0] === ids[1], ids.every((id) => id.startsWith("id-")), [...storedCookies]]).toEqual([
          false,
          true,
          [],
        ])
      }),
    )
  }

  for (const [what, configuration, decision, isStored] of [
    ["no lifetime is configured", {}, "granted", false],
    ["consent is required and nobody was asked", WITH_COOKIE, "unknown", false],
    ["consent was given", WITH_COOKIE, "granted", true],
    ["consent was refused", WITH_COOKIE, "denied", false],
    ["the lifetime is none", { ANALYTICS_ID_DAYS: "-1" }, "granted", false],
    ["the lifetime is longer than browsers keep", { ANALYTICS_ID_DAYS: "9999" }, "granted", true],
  ] as const) {
    itEffect(`F165 of a guest is ${isStored ? "kept" : "made for this once, and no cookie stays,"} where ${what}`, () =>
      Effect.gen(function* () {
        const cookies = isStored ? {} : { analytics_id: "old" }
        const { storedCookies, lifetimes, read } = aBrowser("guest", configuration, cookies, undefined, decision)
        const ids = [yield* read, yield* read]
        expect([
          ids[0] === ids[1],
          storedCookies.has("analytics_id"),
          (lifetimes.get("analytics_id") ?? 0) <= 400 * 86_400,
        ]).toEqual([isStored, isStored, true])
      }),
    )
  }

  itEffect("F165 of a guest has the prefix of brands 2 to 8, and none of other brands", () =>
    Effect.gen(function* () {
      for (const [brandId, name] of [
        ["2", "b2_analytics_id"],
        ["8", "b8_analytics_id"],
        ["9", "analytics_id"],
      ] as const) {
        const { storedCookies, read } = aBrowser("guest", WITH_COOKIE, {}, undefined, "granted", brandId)
        yield* read
        expect([...storedCookies.keys()]).toEqual([name])
      }
    }),
  )
})
