import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import { PasskeyDevice } from "../../../application/account/passkeys/PasskeyDevice.ts"
import { addPasskey, deletePasskeyHere, renamePasskey } from "../../../application/account/passkeys/passkeys.ts"
import { signInWithPasskey } from "../../../application/account/passkeys/signInWithPasskey.ts"
import type { AppPorts } from "../../../application/appPorts.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { PasskeyRefused } from "../../../domain/account/Passkey.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { itEffect } from "../../support/itEffect.ts"

const CREATED = { id: "created", clientData: "eyJ9", attestation: "o2Nm", transports: ["internal"] }
const USED = { id: "used", clientData: "eyJ9", authenticatorData: "SZYN", signature: "MEUC", userHandle: "3Ck5" }

/** A device that gives its passkeys, and reports the reports to it. */
function aDevice(changes: Partial<PasskeyDevice["Service"]> = {}) {
  const reported: unknown[] = []
  const device: PasskeyDevice["Service"] = {
    suggestsPasskeys: Effect.succeed(true),
    create: () => Effect.succeed(CREATED),
    use: () => Effect.succeed(USED),
    reportUnknown: (rpId, passkeyId) => Effect.sync(() => void reported.push({ rpId, unknown: passkeyId })),
    reportAccepted: ({ rpId, passkeys }) =>
      Effect.sync(() => void reported.push({ rpId, kept: passkeys.map(({ id }) => id) })),
    ...changes,
  }
  return { reported, layer: Layer.succeed(PasskeyDevice, device) }
}

/** A customer whose backend returns the contract's examples, except for paths that the test refuses. */
function shop(rejected: Readonly<Record<string, readonly [status: number, body: object]>> = {}, device = aDevice()) {
  const backend = exampleBackend()
  const holder = memorySessionHolder({ accessToken: Redacted.make("g.guest"), userType: "guest" })
  const called: string[] = []
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const name = `${request.method} ${pathname.replace("/itxrest/2/user/store/10000034/", "")}`
    called.push(name)
    const rejection = Object.entries(rejected).find(([path]) => path === name)?.[1]
    return rejection === undefined ? backend.fetch(request) : Response.json(rejection[1], { status: rejection[0] })
  }
  const { context } = testRoot(inSpain, { fetch, store: [constant(SessionHolder, holder)] })
  const provide = <A, E>(program: Effect.Effect<A, E, AppPorts | PasskeyDevice>) =>
    Effect.provideContext(Effect.provide(program, device.layer), context)
  return { called, reported: device.reported, provide, session: holder.current }
}

const rejection = (status: number, key: string, ...fields: readonly object[]) =>
  [status, { code: status, key, message: "Refused.", ...(fields.length === 0 ? {} : { fields }) }] as const

describe("adding a passkey", () => {
  itEffect("saves what the device creates, and returns the account's passkeys", () =>
    Effect.gen(function* () {
      const { provide, called } = shop()
      const { passkeys } = yield* provide(addPasskey(" Laptop ", Redacted.make("Selvedge2026")))
      expect(passkeys).toMatchObject([{ id: "kqSH4aVxyS9aPSF7pL3NwQ", isSynced: true }])
      expect(called.slice(-3)).toEqual(["POST passkeys/registration-options", "POST passkeys", "GET passkeys"])
    }),
  )

  for (const [about, name, rejected, changes, reason] of [
    ["no name", " ", {}, {}, { field: "name", rule: "required" }],
    ["a name that is too long", "x".repeat(61), {}, {}, { field: "name", rule: "maxLength" }],
    [
      "a wrong password",
      "Laptop",
      {
        "POST passkeys/registration-options": rejection(422, "_ERR_OLD_PASSWORD", {
          field: "password",
          rule: "credentials",
          message: "Wrong.",
        }),
      },
      {},
      { field: "password", rule: "credentials" },
    ],
    [
      "a device without a passkey",
      "Laptop",
      {},
      { create: () => Effect.fail(new PasskeyRefused({ rule: "exists" })) },
      { field: "passkey", rule: "exists" },
    ],
    [
      "an account with too many",
      "Laptop",
      { "POST passkeys": rejection(409, "_ERR_TOO_MANY_PASSKEYS") },
      {},
      { field: "passkey", rule: "maxItems" },
    ],
    [
      "a shop without a domain",
      "Laptop",
      { "POST passkeys/registration-options": rejection(409, "_ERR_PASSKEYS_UNAVAILABLE") },
      {},
      { field: "passkey", rule: "unavailable" },
    ],
  ] as const)
    itEffect(`is refused for ${about}`, () =>
      Effect.gen(function* () {
        const { provide } = shop(rejected, aDevice(changes))
        expect(yield* provide(Effect.flip(addPasskey(name)))).toMatchObject({
          _tag: "AccountChangeRefused",
          reasons: [reason],
        })
      }),
    )
})

describe("changing passkeys", () => {
  itEffect("a rename needs a name, and a deletion is reported to the device, also of one that is already gone", () =>
    Effect.gen(function* () {
      const { provide, reported } = shop({ "DELETE passkeys/gone": rejection(404, "_ERR_NOT_FOUND") })
      expect(yield* provide(Effect.flip(renamePasskey("used", " ")))).toMatchObject({ _tag: "AccountChangeRefused" })
      expect((yield* provide(renamePasskey("used", "Laptop"))).passkeys).toHaveLength(1)
      yield* provide(deletePasskeyHere("gone"))
      expect(reported).toEqual([{ rpId: "shop.example", kept: ["kqSH4aVxyS9aPSF7pL3NwQ"] }])
    }),
  )

  itEffect("the only sign-in method stays, on the device too", () =>
    Effect.gen(function* () {
      const { provide, reported } = shop({ "DELETE passkeys/used": rejection(409, "_ERR_LAST_LOGON") })
      expect(yield* provide(Effect.flip(deletePasskeyHere("used")))).toMatchObject({
        reasons: [{ field: "logon", rule: "lastLogon" }],
      })
      expect(reported).toEqual([])
    }),
  )
})

describe("signing in with a passkey", () => {
  itEffect("replaces the guest session", () =>
    Effect.gen(function* () {
      const { provide, session } = shop()
      expect(yield* provide(signInWithPasskey({ by: "dialog" }))).toMatchObject({ userId: "55501" })
      expect(yield* session).toEqual({ state: "registered" })
    }),
  )

  itEffect("tells the device that no account has a passkey, and nothing of other rejected", () =>
    Effect.gen(function* () {
      for (const [rule, reported] of [
        ["unknown", [{ rpId: "shop.example", unknown: "used" }]],
        ["credentials", []],
      ] as const) {
        const at = shop({
          "POST passkey-identity": rejection(422, "_ERR_PASSKEY_NOT_VALID", { field: "passkey", rule, message: "No." }),
        })
        expect(yield* at.provide(Effect.flip(signInWithPasskey({ by: "dialog" })))).toMatchObject({
          _tag: "SignInRefused",
          reasons: [{ field: "passkey", rule }],
        })
        expect(at.reported).toEqual(reported)
        expect(yield* at.session).toEqual({ state: "guest" })
      }
    }),
  )

  itEffect("among the suggestions gets a new challenge every four minutes, for an hour", () =>
    Effect.gen(function* () {
      let closed = 0
      const device = aDevice({
        use: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (closed += 1))),
      })
      const { provide, called } = shop({}, device)
      const waiting = yield* Effect.forkChild(provide(Effect.flip(signInWithPasskey({ by: "suggestion" }))))
      for (let minutes = 0; minutes < 64; minutes += 4) {
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        yield* TestClock.adjust("4 minutes")
      }
      expect(yield* Fiber.join(waiting)).toMatchObject({ reasons: [{ field: "passkey", rule: "cancelled" }] })
      expect([called.length, closed]).toEqual([15, 15])
    }),
  )

  it("asks nothing of browsers without suggestions", async () => {
    const { provide, called } = shop({}, aDevice({ suggestsPasskeys: Effect.succeed(false) }))
    const refused = await Effect.runPromise(provide(Effect.flip(signInWithPasskey({ by: "suggestion" }))))
    expect([refused, called]).toMatchObject([{ reasons: [{ field: "passkey", rule: "unavailable" }] }, []])
  })
})
