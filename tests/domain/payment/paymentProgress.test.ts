import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { paymentProgress } from "../../../domain/payment/paymentProgress.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

describe("the status of a payment after a return to the page", () => {
  it.each([
    ["OK", { status: "OK", authAgain: false, guestToken: "g" }, { status: "paid", guestToken: "g" }],
    ["NOOK", { status: "NOOK", authAgain: false, errorKey: "declined" }, { status: "declined", errorKey: "declined" }],
    ["NOOK without a reason", { status: "NOOK", authAgain: false }, { status: "declined" }],
    ["NOOK that asks for the password", { status: "NOOK", authAgain: true }, { status: "pending" }],
    ["REPAY", { status: "REPAY", authAgain: false, guestToken: "g" }, { status: "repaymentRequired", guestToken: "g" }],
    ["CHALLENGE", { status: "CHALLENGE", authAgain: false }, { status: "challengeRequired" }],
    ["PENDING-OK", { status: "PENDING-OK", authAgain: false }, { status: "pending" }],
    ["PENDING-NOOK", { status: "PENDING-NOOK", authAgain: false }, { status: "pending" }],
    ["REDIRECT", { status: "REDIRECT", authAgain: false }, { status: "pending" }],
    ["REFERRED_NICEPAY", { status: "REFERRED_NICEPAY", authAgain: false }, { status: "pending" }],
  ] as const)("after %s", (_, status, expected) => {
    expect(paymentProgress(status)).toEqual(expected)
  })

  it("F91 is neither paid nor refused after an unknown response", () => {
    const known = ["OK", "NOOK", "REPAY", "CHALLENGE"]
    fc.assert(
      fc.property(
        fc
          .oneof(fc.constantFrom(...HOSTILE_TEXTS, "ok", "Ok", "PAID"), fc.string())
          .filter((status) => !known.includes(status)),
        (status) => {
          expect(paymentProgress({ status, authAgain: false })).toEqual({ status: "pending" })
        },
      ),
    )
  })
})
