import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { paidLines, shareOfFirst, unitShares } from "../../../contracts/sandbox/returns/refunds/paidShares.ts"
import { requireBankAccount } from "../../../contracts/sandbox/returns/refunds/bankAccount.ts"
import { isIban } from "../../../contracts/sandbox/returns/refunds/iban.ts"

const anItem = fc.record({ unitPrice: fc.integer({ min: 0, max: 100_000 }), quantity: fc.integer({ min: 1, max: 40 }) })

describe("the paid price", () => {
  it("is distributed over the units to the last minor unit, for any discount", () => {
    fc.assert(
      fc.property(
        fc.array(anItem, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        (rows, shippingPrice, percent, isFree) => {
          const gross = rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
          const off = Math.floor((gross * percent) / 100)
          const adjustment = [
            { amount: -off, isShipping: false },
            ...(isFree ? [{ amount: -shippingPrice, isShipping: true }] : []),
          ]
          const totalOrder = gross - off + (isFree ? 0 : shippingPrice)
          const items = rows.map((row, index) => ({
            id: String(index),
            sku: `S-${index}`,
            name: "Shirt",
            catentryId: String(index),
            ...row,
          }))
          const lines = paidLines({ items, totalOrder, adjustment, shippingPrice })
          const units = lines.flatMap(({ goods, shipping, quantity }) =>
            Array.from({ length: quantity }, (_, index) => {
              const share = (amount: number) =>
                unitShares(amount, quantity).each + (index < unitShares(amount, quantity).more ? 1 : 0)
              return share(goods) + share(shipping)
            }),
          )
          if (gross > 0) expect(units.reduce((sum, amount) => sum + amount, 0)).toBe(totalOrder)
          for (const { goods, quantity } of lines) expect(shareOfFirst(goods, quantity, quantity)).toBe(goods)
          expect(units.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        },
      ),
    )
  })
})

describe("an account", () => {
  it("has an IBAN with valid check digits, which detect every wrong digit", () => {
    const good = [
      "ES9121000418450200051332",
      "DE89370400440532013000",
      "GB29NWBK60161331926819",
      "SA0380000000608010167519",
      "NO9386011117947",
    ]
    expect(good.filter((iban) => !isIban(iban))).toEqual([])
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, add) => {
        const digits = [...iban]
          .map((character, index) => (/[0-9]/u.test(character) ? index : -1))
          .filter((index) => index > 3)
        const place = digits[at % digits.length] ?? 4
        const mistyped = `${iban.slice(0, place)}${(Number(iban[place]) + add) % 10}${iban.slice(place + 1)}`
        expect(isIban(mistyped)).toBe(false)
      }),
    )
    expect(
      ["", "ES", "XX9121000418450200051332", "es9121000418450200051332", "ES91 2100 0418 4502 0005 1332"].filter(
        isIban,
      ),
    ).toEqual([])
  })

  it("in the United States has a routing number with its check digit, in Japan its three codes", () => {
    const check = (country: string, account: Readonly<Record<string, string>>) => () =>
      requireBankAccount({ beneficiaryName: "Ana", ...account }, country, "bankAccount")
    expect(check("US", { bankCode: "021000021", accountCode: "123456789" })).not.toThrow()
    expect(check("US", { bankCode: "021000022", accountCode: "123456789" })).toThrow(/not valid/u)
    expect(check("US", { bankCode: "02100002", accountCode: "12" })).toThrow(/not valid/u)
    expect(check("JP", { bankCode: "0001", branchCode: "123", accountCode: "1234567" })).not.toThrow()
    expect(check("JP", { bankCode: "0001", accountCode: "1234567" })).toThrow(/not valid/u)
    expect(check("MX", { accountCode: "032180000118359719" })).not.toThrow()
    expect(check("MX", { accountCode: "032180000118359718" })).toThrow(/not valid/u)
    expect(check("BR", { bankCode: "001", branchCode: "0001", accountCode: "123456" })).not.toThrow()
    expect(check("BR", { accountCode: "BR1800360305000010009795493C1" })).not.toThrow()
    expect(check("BR", { accountCode: "123456" })).toThrow(/not valid/u)
    expect(check("CN", { accountCode: "6222021234567890123" })).toThrow(/not valid/u)
    expect(check("CN", { accountCode: "6222021234567890123", bankName: "ICBC" })).not.toThrow()
    expect(check("XX", { accountCode: "ABC-1" })).toThrow(/not valid/u)
  })
})
