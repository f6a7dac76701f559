import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readVaultMessage } from "../../../domain/payment/VaultMessage.ts"

const SEALED = { vault: "sealed", round: 1, token: "v.1", network: "visa", lastDigits: "4242" }

describe("a message of the vault frame", () => {
  it("is ready, height, Enter pressed, sealed value changed, refused, failed, or a token", () => {
    expect(
      [
        { vault: "ready" },
        { vault: "height", height: 310.4 },
        { vault: "submit" },
        { vault: "changed", number: "4" },
        { vault: "refused", round: 2 },
        { vault: "failed", round: 3 },
      ].map(readVaultMessage),
    ).toEqual([
      { vault: "ready" },
      { vault: "height", height: 311 },
      { vault: "submit" },
      { vault: "changed" },
      { vault: "refused", round: 2 },
      { vault: "failed", round: 3 },
    ])
    const message = readVaultMessage({ ...SEALED, number: "4242424242424242" })
    if (message?.vault !== "sealed") throw new Error("The token was not heard.")
    expect([
      message.round,
      Redacted.value(message.sealed.token),
      message.sealed.network,
      message.sealed.lastDigits,
    ]).toEqual([1, "v.1", "visa", "4242"])
    expect(JSON.stringify(message)).not.toMatch(/v\.1|424242/)
  })

  it.each([
    undefined,
    null,
    1,
    "ready",
    [],
    {},
    { vault: "READY" },
    { vault: { toString: () => "ready" } },
    { vault: "height" },
    { vault: "height", height: "300" },
    { vault: "height", height: -1 },
    { vault: "height", height: 1e9 },
    { vault: "height", height: Number.NaN },
    { vault: "refused" },
    { vault: "failed", round: "1" },
    { vault: "failed", round: 0.5 },
    { transactionId: "forged", status: "OK" },
    Object.create({ vault: "ready" }),
    { ...SEALED, round: undefined },
    { ...SEALED, token: "" },
    { ...SEALED, token: 1 },
    { ...SEALED, token: "x".repeat(8_193) },
    { ...SEALED, network: "<b>" },
    { ...SEALED, lastDigits: "4242424242424242" },
    { ...SEALED, lastDigits: 4242 },
  ])("F97 is not %o", (data: unknown) => {
    expect(readVaultMessage(data)).toBeUndefined()
  })

  it("F97 is parsed or ignored without an error, for any data", () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        vault: fc.constantFrom("ready", "height", "sealed", "refused"),
        round: fc.anything(),
        height: fc.anything(),
        token: fc.anything(),
        network: fc.anything(),
        lastDigits: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(anything, (data) => {
        const message = readVaultMessage(data)
        expect(message === undefined || typeof message.vault === "string").toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
