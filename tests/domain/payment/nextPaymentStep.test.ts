import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nextPaymentStep } from "../../../domain/payment/nextPaymentStep.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const redirect = { url: "https://pay.example/3ds", method: "POST", parameters: { token: "t" }, newTab: false } as const
const challenge = { url: "https://bank.example/challenge" }
const answer = (status: string, rest: Partial<PaymentStatus> = {}): PaymentStatus => ({ status, authAgain: false, ...rest })
const left = (triesLeft: number, isMobile = false) => ({ triesLeft, isMobile })

describe("the next step of a payment", () => {
  it.each([
    ["OK", answer("OK"), left(3), { step: "confirmed" }],
    ["OK with no try left", answer("OK"), left(0), { step: "confirmed" }],
    ["NOOK", answer("NOOK", { errorKey: "declined", errorMessage: "No" }), left(3), { step: "refused", errorKey: "declined", errorMessage: "No" }],
    ["NOOK without a reason", answer("NOOK"), left(3), { step: "refused" }],
    ["NOOK that asks for the password", answer("NOOK", { authAgain: true }), left(3), { step: "authenticate" }],
    ["PENDING-OK with tries left", answer("PENDING-OK"), left(1), { step: "poll" }],
    ["F88 PENDING-OK with no try left", answer("PENDING-OK"), left(0), { step: "confirmed" }],
    ["PENDING-NOOK with tries left", answer("PENDING-NOOK"), left(1), { step: "poll" }],
    ["F88 PENDING-NOOK with no try left", answer("PENDING-NOOK", { errorKey: "late" }), left(0), { step: "refused", errorKey: "late" }],
    ["F88 tries that are no number count as none", answer("PENDING-NOOK"), left(Number.NaN), { step: "refused" }],
    ["F88 tries below zero count as none", answer("PENDING-NOOK"), left(-5), { step: "refused" }],
    ["REDIRECT", answer("REDIRECT", { redirect }), left(3), { step: "redirect", redirect }],
    ["REDIRECT to nowhere", answer("REDIRECT"), left(3), { step: "failed" }],
    ["REPAY", answer("REPAY", { redirect }), left(3), { step: "repay" }],
    ["REPAY on mobile", answer("REPAY", { redirect }), left(3, true), { step: "redirect", redirect }],
    ["REPAY on mobile to nowhere", answer("REPAY"), left(3, true), { step: "failed" }],
    ["CHALLENGE", answer("CHALLENGE", { challenge }), left(3), { step: "challenge", challenge }],
    ["F97 CHALLENGE without one", answer("CHALLENGE"), left(3), { step: "failed" }],
    ["F96 the third CHALLENGE", answer("CHALLENGE", { challenge }), { ...left(3), challenges: 2, passwords: 3 }, { step: "challenge", challenge }],
    ["F96 CHALLENGE after three", answer("CHALLENGE", { challenge }), { ...left(3), challenges: 3, passwords: 0 }, { step: "failed" }],
    ["F98 the password asked for the third time", answer("NOOK", { authAgain: true }), { ...left(3), challenges: 3, passwords: 2 }, { step: "authenticate" }],
    ["F98 the password asked for after three", answer("NOOK", { authAgain: true }), { ...left(3), challenges: 0, passwords: 3 }, { step: "failed" }],
    ["F98 authAgain alone after three", answer("WHATEVER", { authAgain: true }), { ...left(3), challenges: 0, passwords: 3 }, { step: "failed" }],
    ["REFERRED_NICEPAY", answer("REFERRED_NICEPAY", { redirect }), left(3), { step: "handOver", redirect }],
    ["F100 REFERRED_NICEPAY without anything to hand over", answer("REFERRED_NICEPAY"), left(3), { step: "failed" }],
    ["authAgain alone", answer("WHATEVER", { authAgain: true }), left(3), { step: "authenticate" }],
    ["F91 an empty status", answer(""), left(3), { step: "failed" }],
    ["F91 lower case", answer("ok"), left(3), { step: "failed" }],
    ["F91 a space", answer("OK "), left(3), { step: "failed" }],
    ["F91 a word not known", answer("PAID"), left(3), { step: "failed" }],
  ])("after %s", (_, status, circumstances, step) => {
    expect(nextPaymentStep(status, circumstances)).toEqual(step)
  })

  it("F91 no answer of unknown meaning is ever success", () => {
    const KNOWN = ["OK", "PENDING-OK"]
    const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, "Ok", "PENDING", "PENDING_OK", "NOOK", "OKAY"), fc.string())
    fc.assert(fc.property(text.filter((status) => !KNOWN.includes(status)), fc.integer({ min: -2, max: 2 }), fc.boolean(), (status, triesLeft, isMobile) => {
      expect(nextPaymentStep(answer(status, { redirect, challenge }), { triesLeft, isMobile }).step).not.toBe("confirmed")
    }))
  })
})
