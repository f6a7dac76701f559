import fc from "fast-check"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { offeredPaymentMethods, paymentFlow } from "../../../domain/checkout/paymentFlow.ts"
import { validatePaymentEntry, toPaymentMeans } from "../../../domain/payment/PaymentMeans.ts"
import { remainingTotal, splitPayments } from "../../../domain/payment/splitPayments.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { euros } from "../../support/builders/euros.ts"

const NOW = { year: 2026, month: 11 }
const cash = { by: "method", methodId: "8" } as const
const giftCard = (amount: number, index = 0) => ({
  by: "giftCard" as const,
  methodId: "2",
  cardHash: `a.${index}`,
  amount: euros(amount),
})

describe("the payments of a purchase", () => {
  it("add up to the total exactly, gift cards first and in their order", () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.integer({ min: -5, max: 400_000 }), { maxLength: 6 }),
        (total, amounts) => {
          const giftCards = amounts.map(giftCard)
          const giftCardTotal = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
          const payments = splitPayments(euros(total), giftCards, cash)
          expect(payments === undefined).toBe(giftCardTotal > total)
          if (payments === undefined) return
          expect(payments.reduce((sum, { amount }) => sum + amount.minorUnits, 0)).toBe(total)
          expect(payments.flatMap(({ means }) => (means.by === "giftCard" ? [means.cardHash] : []))).toEqual(
            giftCards.filter(({ amount }) => amount.minorUnits > 0).map(({ cardHash }) => cardHash),
          )
          expect(payments.findIndex(({ means }) => means.by !== "giftCard")).toBe(
            giftCardTotal < total || giftCardTotal === 0 ? payments.length - 1 : -1,
          )
          expect(remainingTotal(euros(total), giftCards).minorUnits).toBe(total - giftCardTotal)
        },
      ),
    )
  })

  it("are invalid when a rest is unpaid or gift cards exceed the total", () => {
    expect(splitPayments(euros(100), [giftCard(99)], undefined)).toBeUndefined()
    expect(splitPayments(euros(100), [giftCard(100)], undefined)).toHaveLength(1)
    expect(splitPayments(euros(100), [giftCard(101)], cash)).toBeUndefined()
  })
})

describe("the typed payment details", () => {
  it.each([
    ["with narrow and wide digits of any script", "٤٢٤٢ 4242４２４２\u00a04242", "12/30", []],
    ["with a month that does not exist", "4242 4242 4242 4242", "13/30", [{ field: "expiry", rule: "expiry" }]],
    ["with a month of zero", "4242 4242 4242 4242", "00/30", [{ field: "expiry", rule: "expiry" }]],
    ["of the month before", "4242 4242 4242 4242", "10/26", [{ field: "expiry", rule: "expired" }]],
    ["of this month", "4242 4242 4242 4242", "11/26", []],
    ["with twenty digits", "42424242424242424242", "12/30", [{ field: "number", rule: "length" }]],
  ])("F105 a card %s gets the right result", (_, number, expiry, reasons) => {
    const entry = { by: "card", methodId: "1", card: aCardEntry({ number, expiry }) } as const
    expect(validatePaymentEntry(entry, NOW).filter(({ rule }) => rule !== "number")).toEqual(reasons)
    expect(toPaymentMeans(entry, NOW) === undefined).toBe(validatePaymentEntry(entry, NOW).length > 0)
  })

  it("a saved card needs its security code only when requested, and hides it", () => {
    const savedCard = { by: "savedCard", methodId: "1", cardHash: "h" } as const
    expect(toPaymentMeans(savedCard, NOW)).toEqual(savedCard)
    expect(validatePaymentEntry({ ...savedCard, securityCode: " " }, NOW)).toEqual([
      { field: "securityCode", rule: "required" },
    ])
    expect(validatePaymentEntry({ ...savedCard, securityCode: "12" }, NOW)).toEqual([
      { field: "securityCode", rule: "securityCode" },
    ])
    const means = toPaymentMeans({ ...savedCard, securityCode: "۱۲۳" }, NOW)
    expect(JSON.stringify(means)).not.toContain("123")
    expect(
      means?.by === "savedCard" && means.securityCode !== undefined ? Redacted.value(means.securityCode) : "",
    ).toBe("123")
  })
})

describe("a payment method", () => {
  it("of an unknown kind or requirement is not offered (R26), and device wallets come first", () => {
    const method = (id: string, kind: string, needs?: string) => ({
      id,
      kind,
      name: id,
      networks: [],
      ...(needs === undefined ? {} : { needs }),
    })
    const offered = offeredPaymentMethods([
      method("1", "card"),
      method("2", "giftcard"),
      method("3", "redirect"),
      method("4", "redirect", "bank"),
      method("5", "redirect", "session"),
      method("6", "wallet"),
      method("7", "wallet", "token"),
      method("8", "transfer"),
      method("9", "crypto"),
      method("10", "redirect", "poem"),
      method("11", "constructor"),
    ])
    expect(offered.map(({ id, flow }) => `${id} ${flow}`)).toEqual([
      "7 deviceWallet",
      "1 card",
      "3 redirect",
      "4 bank",
      "5 session",
      "6 scan",
      "8 cash",
    ])
    expect(paymentFlow({ kind: "giftcard" })).toBe("giftCard")
  })
})
