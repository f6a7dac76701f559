import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BankAccount } from "../../../domain/returns/BankAccount.ts"
import { validateBankAccount } from "../../../domain/returns/validateBankAccount.ts"
import { isIban } from "../../../domain/returns/iban.ts"
import { validateRefundTarget } from "../../../domain/returns/validateRefundTarget.ts"
import type { Returnability } from "../../../domain/returns/Returnability.ts"
import type { ReturnDraft } from "../../../domain/returns/ReturnRequest.ts"
import { validateReturn } from "../../../domain/returns/validateReturn.ts"
import { returnStatus, returnSteps } from "../../../domain/returns/ReturnStatus.ts"
import { anAddress } from "../../support/backend/builders.ts"
import { sku } from "../../support/backend/scopes.ts"

const possible: Returnability = {
  lastDay: "2026-02-18",
  isOpen: true,
  units: [
    { catentryId: "1", quantity: 2, isReturnable: true },
    { catentryId: "2", quantity: 1, isReturnable: false },
  ],
  reasons: [{ id: "1", name: "Too small" }],
}
const aDraft = (changes: Partial<ReturnDraft> = {}): ReturnDraft => ({
  kind: "refund",
  lines: [{ catentryId: "1", quantity: 1, reasonId: "1" }],
  exchanges: [],
  boxes: 1,
  toPhysicalStore: false,
  ...changes,
})
const broken = (changes: Partial<ReturnDraft>, returnability = possible) =>
  validateReturn(aDraft(changes), returnability).map(({ place, rule, parameter }) =>
    [place, rule, ...(parameter === undefined ? [] : [parameter])].join(" "),
  )
const exchange = (quantity: number) => ({ catentryId: "1", quantity, newSku: sku("8201-400-4") })

describe("a return", () => {
  it("that breaks no rule can be requested", () => {
    expect(broken({})).toEqual([])
    expect(broken({ kind: "exchange", exchanges: [exchange(1)] })).toEqual([])
  })

  it("has lines, a reason each, and at most the returnable units, in any split", () => {
    expect(broken({ lines: [] })).toEqual(["lines required"])
    expect(broken({ lines: [{ catentryId: "1", quantity: 3, reasonId: "1" }] })).toEqual(["lines.0.quantity tooMany 2"])
    expect(
      broken({
        lines: [
          { catentryId: "1", quantity: 1, reasonId: "1" },
          { catentryId: "1", quantity: 2, reasonId: "1" },
        ],
      }),
    ).toEqual(["lines.0.quantity tooMany 2", "lines.1.quantity tooMany 2"])
    expect(broken({ lines: [{ catentryId: "1", quantity: 0.5, reasonId: "9" }] })).toEqual([
      "lines.0.quantity tooMany 2",
      "lines.0.reasonId reason",
    ])
    expect(
      broken({
        lines: [
          { catentryId: "2", quantity: 1, reasonId: "1" },
          { catentryId: "3", quantity: 1, reasonId: "1" },
        ],
      }),
    ).toEqual(["lines.0.catentryId notReturnable", "lines.1.catentryId notReturnable"])
    expect(broken({ lines: [{ catentryId: "1", quantity: 1, reasonId: "1", comment: "😀".repeat(257) }] })).toEqual([
      "lines.0.comment tooLong 256",
    ])
    expect(broken({ lines: [{ catentryId: "1", quantity: 1, reasonId: "1", comment: "😀".repeat(256) }] })).toEqual([])
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 12 }),
        (quantities, left) => {
          const lines = quantities.map((quantity) => ({ catentryId: "1", quantity, reasonId: "1" }))
          const found = broken(
            { lines },
            { ...possible, units: [{ catentryId: "1", quantity: left, isReturnable: true }] },
          )
          expect(found.length > 0).toBe(quantities.reduce((sum, units) => sum + units, 0) > left)
        },
      ),
    )
  })

  it("has one to twenty boxes, within the deadline", () => {
    expect([0, 21, Number.NaN].map((boxes) => broken({ boxes }))).toEqual([
      ["boxes boxes 20"],
      ["boxes boxes 20"],
      ["boxes boxes 20"],
    ])
    expect(broken({}, { ...possible, isOpen: false })).toEqual(["order windowClosed 2026-02-18"])
  })

  it("contains exchanges only as an exchange, at most the returned units", () => {
    expect(broken({ kind: "exchange" })).toEqual(["exchanges required"])
    expect(broken({ exchanges: [exchange(1)] })).toEqual(["exchanges exchangeOnly"])
    expect(broken({ kind: "exchange", exchanges: [exchange(2)] })).toEqual(["exchanges tooMany 1"])
  })

  it("is handed over or cancelled by the customer only while requested, then moved on by the backend", () => {
    expect(returnSteps("REQUESTED", "refund")).toEqual(["IN_TRANSIT", "ANNULLED"])
    expect(returnSteps("REQUESTED", "advanced")).toEqual(["IN_TRANSIT"])
    for (const status of ["IN_TRANSIT", "RECEIVED", "REFUNDED", "ANNULLED", "IN_PROGRESS"] as const)
      expect(returnSteps(status, "exchange")).toEqual([])
    expect(["RECEIVED", "received", "LOST", ""].map(returnStatus)).toEqual([
      "RECEIVED",
      "IN_PROGRESS",
      "IN_PROGRESS",
      "IN_PROGRESS",
    ])
  })
})

const secret = Redacted.make
const account = (changes: Partial<BankAccount> = {}): BankAccount => ({
  beneficiaryName: "Ana Prueba",
  accountCode: secret("ES91 2100 0418 4502 0005 1332"),
  ...changes,
})
const wrong = (changes: Partial<BankAccount>, country = "ES") =>
  validateBankAccount(account(changes), country).map(({ field, rule }) => `${field} ${rule}`)
const IBANS = [
  "ES9121000418450200051332",
  "DE89370400440532013000",
  "GB29NWBK60161331926819",
  "SA0380000000608010167519",
  "NO9386011117947",
  "MT84MALT011000012345MTLCAST001S",
]

describe("a refund account", () => {
  it("has an IBAN of its country's length with valid check digits, in any spelling", () => {
    expect(IBANS.filter((iban) => !isIban(iban))).toEqual([])
    expect(wrong({})).toEqual([])
    expect(wrong({ accountCode: secret("es91 ２１００ 0418 4502 0005 1332") })).toEqual([])
    expect(wrong({ accountCode: secret("ES91 2100 0418 4502 0005 1333") })).toEqual(["accountCode iban"])
    expect(wrong({ accountCode: secret(" ") })).toEqual(["accountCode required"])
    fc.assert(
      fc.property(fc.constantFrom(...IBANS), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, add) => {
        const places = [...iban].flatMap((character, index) => (/[0-9]/.test(character) && index > 3 ? [index] : []))
        const place = places[at % places.length] ?? 4
        expect(isIban(`${iban.slice(0, place)}${(Number(iban[place]) + add) % 10}${iban.slice(place + 1)}`)).toBe(false)
      }),
    )
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => !isIban(text) || IBANS.includes(text)))
  })

  it("has a BIC of the same country, and a matching national number", () => {
    expect(wrong({ bicCode: "caixesbbxxx" })).toEqual([])
    expect(wrong({ bicCode: "CAIXES" })).toEqual(["bicCode bic"])
    expect(wrong({ bicCode: "DEUTDEFF" })).toEqual(["bicCode country"])
    expect([wrong({ bban: secret("2100 0418 4502 0005 1332") }), wrong({ bban: secret("2100") })]).toEqual([
      [],
      ["bban equal"],
    ])
  })

  it("has the national numbers of a country without IBANs", () => {
    expect(wrong({ accountCode: secret("123456789"), bankCode: "021000021" }, "US")).toEqual([])
    expect(wrong({ accountCode: secret("12"), bankCode: "021000022" }, "US")).toEqual([
      "bankCode checkDigit",
      "accountCode digits",
    ])
    expect(wrong({ accountCode: secret("1234567"), bankCode: "0001", branchCode: "123" }, "JP")).toEqual([])
    expect(wrong({ accountCode: secret("1234567") }, "JP")).toEqual(["bankCode digits", "branchCode digits"])
    expect(wrong({ accountCode: secret("A-1") }, "CN")).toEqual(["accountCode digits"])
  })

  it("may be a card with its holder", () => {
    expect([
      wrong({ pan: secret("4242 4242 4242 4242") }),
      wrong({ pan: secret("4242424242424241") }),
      wrong({ pan: secret("42") }),
    ]).toEqual([[], ["pan checkDigit"], ["pan digits"]])
    expect(wrong({ beneficiaryName: " ", nif: "x".repeat(129), bankInn: "123" })).toEqual([
      "beneficiaryName required",
      "nif tooLong",
      "bankInn digits",
    ])
    expect(JSON.stringify(validateBankAccount(account({ accountCode: secret("ES00 1234") }), "ES"))).not.toContain(
      "1234",
    )
  })

  it("may be an address for a cheque or a request for contact", () => {
    const fields = (problems: readonly { readonly field: string; readonly rule: string }[]) =>
      problems.map(({ field, rule }) => `${field} ${rule}`)
    expect(fields(validateRefundTarget({ kind: "bankAccount", account: account() }, "ES"))).toEqual([])
    expect(
      fields(validateRefundTarget({ kind: "postalAddress", address: anAddress({ email: "", phones: [] }) }, "ES")),
    ).toEqual([])
    expect(fields(validateRefundTarget({ kind: "postalAddress", address: anAddress({ city: "Drop" }) }, "ES"))).toEqual(
      ["city forbiddenWord"],
    )
    const contact = (changes: object) =>
      fields(
        validateRefundTarget({ kind: "contact", contact: { firstName: "Ana", lastName: "Prueba", ...changes } }, "ES"),
      )
    expect([
      contact({ email: "ana@example.org" }),
      contact({ phone: { countryCode: "+34", subscriberNumber: "600000000" } }),
    ]).toEqual([[], []])
    expect([
      contact({}),
      contact({ email: "a" }),
      contact({ phone: { countryCode: "", subscriberNumber: "x" } }),
      contact({ firstName: "", email: "ana@example.org" }),
    ]).toEqual([["email required"], ["email email"], ["phone phone"], ["firstName required"]])
  })
})
