// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { afterEach, describe, expect, it } from "vitest"
import { webAuthnPasskeys } from "../../adapters/browser/WebAuthnPasskeys.ts"
import type { PasskeyCreation } from "../../domain/account/Passkey.ts"

const CREATION: PasskeyCreation = {
  challengeId: "pc_1",
  challenge: "AQID",
  rp: { id: "localhost", name: "Selvedge" },
  user: { id: "BAUG", name: "ana@example.org", displayName: "Ana" },
  algorithms: [-7, -257],
  timeoutMillis: 300_000,
  existing: [{ id: "BwgJ", transports: ["internal"] }],
}
const REQUEST = { challengeId: "pc_1", challenge: "AQID", rpId: "localhost", timeoutMillis: 300_000 }
const bytes = (...values: readonly number[]) => Uint8Array.from(values).buffer

/** A browser with Web Authentication that answers as the test says. */
function browser(answer: (options: CredentialCreationOptions | CredentialRequestOptions) => Promise<unknown>) {
  const signals: unknown[] = []
  class PublicKeyCredential {
    static readonly isConditionalMediationAvailable = async () => true
    static readonly signalAllAcceptedCredentials = async (signal: unknown) => void signals.push(signal)
    static readonly signalUnknownCredential = async () => {
      throw new DOMException("not supported by this authenticator", "NotSupportedError")
    }
  }
  Object.assign(globalThis, { PublicKeyCredential })
  Object.defineProperty(navigator, "credentials", { value: { create: answer, get: answer }, configurable: true })
  return signals
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, "PublicKeyCredential")
  Reflect.deleteProperty(navigator, "credentials")
})
const run = <A, E>(program: Effect.Effect<A, E>) => Effect.runPromise(program)

describe("the passkeys of a browser", () => {
  it("are created for this shop only, found without a login id, and with the owner's verification", async () => {
    let asked: unknown
    browser(async (options) => {
      asked = options
      return {
        id: "CgsM",
        rawId: bytes(10, 11, 12),
        type: "public-key",
        getClientExtensionResults: () => ({}),
        response: { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ["hybrid"] },
      }
    })
    expect(await run(webAuthnPasskeys.create(CREATION))).toEqual({
      id: "CgsM",
      clientData: "AQ",
      attestation: "Ag",
      transports: ["hybrid"],
    })
    expect(asked).toMatchObject({
      publicKey: {
        rp: { id: "localhost" },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
        pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
        excludeCredentials: [{ transports: ["internal"] }],
      },
    })
  })

  it("sign in by a dialog, or among the suggestions of a field", async () => {
    const asked: unknown[] = []
    browser(async (options) => {
      asked.push("mediation" in options ? options.mediation : undefined)
      return {
        id: "CgsM",
        rawId: bytes(10, 11, 12),
        type: "public-key",
        getClientExtensionResults: () => ({}),
        response: {
          clientDataJSON: bytes(1),
          authenticatorData: bytes(2),
          signature: bytes(3),
          userHandle: bytes(4),
        },
      }
    })
    const used = { id: "CgsM", clientData: "AQ", authenticatorData: "Ag", signature: "Aw", userHandle: "BA" }
    expect(await run(webAuthnPasskeys.use(REQUEST, "dialog"))).toEqual(used)
    expect(await run(webAuthnPasskeys.suggestsPasskeys)).toBe(true)
    expect(await run(webAuthnPasskeys.use(REQUEST, "suggestion"))).toEqual(used)
    expect(asked).toEqual([undefined, "conditional"])
  })

  it.each([
    ["the customer cancels", "NotAllowedError", "cancelled"],
    ["the device has the account's passkey already", "InvalidStateError", "exists"],
    ["the address cannot have passkeys", "SecurityError", "unavailable"],
  ])("give none when %s", async (_about, name, rule) => {
    browser(() => Promise.reject(new DOMException("refused", name)))
    // An IP address, as a shop on 127.0.0.1 has.
    const creation = rule === "unavailable" ? { ...CREATION, rp: { id: "127.0.0.1", name: "Selvedge" } } : CREATION
    expect(await run(Effect.flip(webAuthnPasskeys.create(creation)))).toMatchObject({ rule })
  })

  it("are unavailable in browsers without Web Authentication", async () => {
    expect(await run(Effect.flip(webAuthnPasskeys.use(REQUEST, "dialog")))).toMatchObject({ rule: "unavailable" })
    expect(await run(webAuthnPasskeys.suggestsPasskeys)).toBe(false)
  })

  it("close their dialog when it is no longer awaited", async () => {
    let signal: AbortSignal | undefined
    browser((options) => {
      signal = options.signal
      return new Promise(() => undefined)
    })
    const waiting = Effect.runFork(webAuthnPasskeys.use(REQUEST, "suggestion"))
    await expect.poll(() => signal).toBeDefined()
    await run(Fiber.interrupt(waiting))
    expect(signal?.aborted).toBe(true)
  })

  it("are told which ones the account has, and do without reports where they are not supported", async () => {
    const signals = browser(async () => undefined)
    const list = { rpId: "localhost", userHandle: "BAUG", passkeys: [] }
    await run(webAuthnPasskeys.reportAccepted(list))
    await run(webAuthnPasskeys.reportAccepted({ ...list, userHandle: "" }))
    await run(webAuthnPasskeys.reportUnknown("localhost", "CgsM"))
    expect(signals).toEqual([{ rpId: "localhost", userId: "BAUG", allAcceptedCredentialIds: [] }])
  })
})
