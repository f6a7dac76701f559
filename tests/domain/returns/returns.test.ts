import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BankAccount } from "../../../domain/returns/BankAccount.ts"
import { validateBankAccount } from "../../../domain/returns/validateBankAccount.ts"
import type { CartItem } from "../../../domain/cart/Cart.ts"
import { settleReturn } from "../../../domain/returns/ReturnPreview.ts"
import type { ReturnableLine } from "../../../domain/returns/returnableLines.ts"
import type { ReturnFields } from "../../../domain/returns/returnFields.ts"
import { fieldOfPlace, readReturn } from "../../../domain/returns/returnFields.ts"
import { returnableLines } from "../../../domain/returns/returnableLines.ts"
import { refundDays, returnMethods } from "../../../domain/returns/returnMethods.ts"
import { splitRefund } from "../../../domain/returns/splitRefund.ts"
import { aCartItem } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"
import { bankForm } from "../../../domain/returns/bankForm.ts"
import { IBAN_LENGTHS, isIban } from "../../../domain/returns/iban.ts"
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
  pickupDates: [],
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
    expect(wrong({ accountCode: secret("A-1") }, "CN")).toEqual(["bankName required", "accountCode digits"])
    expect(wrong({ accountCode: secret("A-1") }, "TW")).toEqual(["accountCode digits"])
    expect(wrong({ accountCode: secret("6222 0212 3456 7890 123"), bankName: "工商银行" }, "CN")).toEqual([])
    expect(wrong({ accountCode: secret("110-234-567890"), bankName: "신한은행" }, "KR")).toEqual([])
  })

  it("has all its national numbers reported at once when they are missing", () => {
    const missing = (country: string) =>
      validateBankAccount({ beneficiaryName: "Ana" }, country).map(({ field, rule }) => `${field} ${rule}`)
    expect(missing("US")).toEqual(["bankCode digits", "accountCode digits"])
    expect(missing("ES")).toEqual(["accountCode required"])
  })

  it("has valid check digits of Mexico's CLABE and Brazil's tax number", () => {
    expect(wrong({ accountCode: secret("032180000118359719") }, "MX")).toEqual([])
    expect(wrong({ accountCode: secret("032180000118359718") }, "MX")).toEqual(["accountCode checkDigit"])
    const local = { accountCode: secret("12345-6"), bankCode: "001", branchCode: "0001" }
    expect(wrong({ ...local, nif: "529.982.247-25" }, "BR")).toEqual([])
    expect(wrong({ ...local, nif: "11.222.333/0001-81" }, "BR")).toEqual([])
    expect(
      ["529.982.247-24", "111.111.111-11", "11.222.333/0001-82"].map((nif) => wrong({ ...local, nif }, "BR")),
    ).toEqual([["nif checkDigit"], ["nif checkDigit"], ["nif checkDigit"]])
    expect(wrong({ accountCode: secret("BR18 0036 0305 0000 1000 9795 493C 1") }, "BR")).toEqual([])
    expect(wrong({ accountCode: secret("TR33 0006 1005 1978 6457 8413 26") }, "TR")).toEqual([])
  })

  it("has a form per country, whose fields the rules check", () => {
    const fieldsOf = (country: string) => bankForm(country).map(({ field }) => field)
    expect(fieldsOf("DE")).toEqual(["beneficiaryName", "accountCode", "bicCode"])
    expect(fieldsOf("TW")).toEqual(["beneficiaryName", "accountCode", "bicCode", "bankName"])
    for (const country of ["ES", "TR", "US", "JP", "CN", "KR", "MX", "BR", "TW"]) {
      const required = bankForm(country).flatMap(({ field, isRequired }) => (isRequired ? [field] : []))
      const reported = validateBankAccount({ beneficiaryName: "" }, country).map(({ field }) => field)
      expect(required).toEqual(expect.arrayContaining(reported))
      expect(reported).toContain("accountCode")
    }
  })

  it("refuses one wrong digit in an IBAN of every country", () => {
    for (const [country, length] of Object.entries(IBAN_LENGTHS)) {
      const bban = "1".repeat(length - 4)
      const check = Array.from({ length: 97 }, (_, index) => String(index + 2).padStart(2, "0")).find((digits) =>
        isIban(`${country}${digits}${bban}`),
      )
      expect([country, check]).toEqual([country, expect.any(String)])
      for (let at = 4; at < length; at += 1) {
        const mistyped = `${country}${check}${bban.slice(0, at - 4)}7${bban.slice(at - 3)}`
        expect(isIban(mistyped)).toBe(false)
      }
    }
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

describe("the form of a return", () => {
  const item = (text: string, changes: Partial<CartItem> = {}) =>
    aCartItem(text, 2, { catentryId: text, isReturnable: true, ...changes })
  const shown = (items: readonly CartItem[], returnability = possible) =>
    returnableLines({ items }, returnability).map(({ item: { sku: name }, units, refused }) =>
      [name, units, ...(refused === undefined ? [] : [refused])].join(" "),
    )

  it("shows every line with its units, or the reason why it cannot be returned", () => {
    const customization = [{ areaId: "chest", colorId: "indigo", typographyId: "monogram", text: "ANA" }]
    expect(shown([item("1"), item("2"), item("3", { customization, isReturnable: false })])).toEqual([
      "1 2",
      "2 0 notReturnable",
      "3 0 customized",
    ])
    expect(shown([item("1")], { ...possible, isOpen: false })).toEqual(["1 0 windowClosed"])
    const spent = { ...possible, units: [{ catentryId: "1", quantity: 0, isReturnable: true }] }
    expect(shown([item("1")], spent)).toEqual(["1 0 returned"])
  })

  it("divides the units of an entry among its lines", () => {
    const units = [{ catentryId: "1", quantity: 3, isReturnable: true }]
    expect(shown([item("1"), item("1")], { ...possible, units })).toEqual(["1 2", "1 1"])
  })

  it("offers the store's methods, and ignores unknown ones and parcels without a carrier", () => {
    expect(returnMethods({})).toHaveLength(3)
    expect(returnMethods({ RETURN_METHODS: "STORE, COURIER:seur,DROP_POINT,BALLOON:x" })).toEqual([
      { kind: "store" },
      { kind: "courier", courierId: "seur" },
    ])
    expect([refundDays({}), refundDays({ REFUND_DAYS: "7" }), refundDays({ REFUND_DAYS: "soon" })]).toEqual([14, 7, 14])
  })

  it("refunds gift cards first, after what was refunded before, and never more than was paid", () => {
    const payments = [
      { name: "Visa", amount: euros(700) },
      { name: "Gift card", amount: euros(300), isGiftCard: true },
    ]
    const parts = (refund: number, refunded: number) =>
      splitRefund(euros(refund), payments, euros(refunded)).map(
        ({ payment, amount }) => `${payment.name} ${amount.minorUnits}`,
      )
    expect(parts(500, 0)).toEqual(["Gift card 300", "Visa 200"])
    expect(parts(500, 200)).toEqual(["Gift card 100", "Visa 400"])
    expect(parts(200, 300)).toEqual(["Visa 200"])
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), fc.nat({ max: 1000 }), (refunded, refund) => {
        const amounts = splitRefund(euros(refund), payments, euros(refunded)).map(({ amount }) => amount.minorUnits)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.min(refund, 1000 - refunded))
      }),
    )
  })

  it("sets a price difference off against the refund, and charges only the rest", () => {
    const settled = (returned: number, difference: number) => {
      const { refund, debt } = settleReturn(euros(returned), euros(difference))
      return [refund.minorUnits, debt.minorUnits]
    }
    expect([settled(1000, 0), settled(1000, -200), settled(1000, 300), settled(200, 300)]).toEqual([
      [1000, 0],
      [1200, 0],
      [700, 0],
      [0, 100],
    ])
  })
})

describe("the fields of a return form", () => {
  const method = { kind: "courier", courierId: "seur" } as const
  const lines = ["11", "12"].map((id, index): ReturnableLine => ({
    item: aCartItem("8201-400-3", 2, { id }),
    catentryId: String(index + 1),
    units: 2,
  }))
  const read = (fields: ReturnFields) => readReturn(fields, lines, [{ kind: "store" }, method], bankForm("ES"))

  it("returns only chosen lines, with the pickup of a courier", () => {
    const { draft, itemIds } = read({
      "quantity.11": "2",
      "return.12": "1",
      "reason.12": "5",
      "comment.12": "  Torn ",
      method: "courier:seur",
      boxes: "3",
      pickupDate: "2026-01-21",
    })
    expect(itemIds).toEqual(["12"])
    expect(draft).toEqual({
      kind: "refund",
      lines: [{ catentryId: "2", quantity: 1, reasonId: "5", comment: "Torn" }],
      exchanges: [],
      courierId: "seur",
      boxes: 3,
      toPhysicalStore: false,
      pickupDate: "2026-01-21",
    })
    expect(read({ "return.11": "1", pickupDate: "2026-01-21" }).draft).toMatchObject({
      boxes: 1,
      toPhysicalStore: true,
    })
  })

  it("names the field of each refused place", () => {
    const entered = read({ "return.12": "1", "exchange.12": "8201-400-4", "quantity.12": "x" })
    expect(entered.draft.lines).toMatchObject([{ quantity: 0 }])
    expect(
      ["lines.0.quantity", "lines.0.reasonId", "exchanges.0.newSku", "refundAccount.bicCode", "lines"].map((place) =>
        fieldOfPlace(place, entered),
      ),
    ).toEqual(["quantity.12", "reason.12", "exchange.12", "bank.bicCode", "lines"])
  })

  it("has a pickup on an offered day only", () => {
    const offered = { ...possible, pickupDates: ["2026-01-21"] }
    expect(broken({ pickupDate: "2026-01-21" }, offered)).toEqual([])
    expect(broken({ pickupDate: "2026-01-22" }, offered)).toEqual(["pickupDate pickupDate"])
  })
})
