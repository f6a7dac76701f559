import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { paymentStanding } from "../../../domain/payment/paymentStanding.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

describe("how a payment stands for somebody who comes back to it", () => {
  it.each([
    ["OK", { status: "OK", authAgain: false, guestToken: "g" }, { standing: "confirmed", guestToken: "g" }],
    ["NOOK", { status: "NOOK", authAgain: false, errorKey: "declined" }, { standing: "refused", errorKey: "declined" }],
    ["NOOK without a reason", { status: "NOOK", authAgain: false }, { standing: "refused" }],
    ["NOOK that asks for the password", { status: "NOOK", authAgain: true }, { standing: "open" }],
    ["REPAY", { status: "REPAY", authAgain: false, guestToken: "g" }, { standing: "repay", guestToken: "g" }],
    ["CHALLENGE", { status: "CHALLENGE", authAgain: false }, { standing: "challenge" }],
    ["PENDING-OK", { status: "PENDING-OK", authAgain: false }, { standing: "open" }],
    ["PENDING-NOOK", { status: "PENDING-NOOK", authAgain: false }, { standing: "open" }],
    ["REDIRECT", { status: "REDIRECT", authAgain: false }, { standing: "open" }],
    ["REFERRED_NICEPAY", { status: "REFERRED_NICEPAY", authAgain: false }, { standing: "open" }],
  ] as const)("after %s", (_, status, standing) => {
    expect(paymentStanding(status)).toEqual(standing)
  })

  it("F91 an answer of unknown meaning is neither paid nor refused", () => {
    const known = ["OK", "NOOK", "REPAY", "CHALLENGE"]
    fc.assert(
      fc.property(
        fc
          .oneof(fc.constantFrom(...HOSTILE_TEXTS, "ok", "Ok", "PAID"), fc.string())
          .filter((status) => !known.includes(status)),
        (status) => {
          expect(paymentStanding({ status, authAgain: false })).toEqual({ standing: "open" })
        },
      ),
    )
  })
})
