import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { manufacturerPart } from "../../../../domain/catalog/sheet/manufacturerPart.ts"
import { readProduct } from "../../../../domain/catalog/sheet/readProduct.ts"
import type { SheetCell, VariantPart } from "../../../../domain/catalog/sheet/SheetLine.ts"
import { someSheetContext } from "../../../support/catalogue/someSheetContext.ts"

const cell = (text: string, column = "price"): SheetCell => ({ text, column })
const NEVER = cell("", "dates")
const read = (variant: Partial<VariantPart>, changes: Parameters<typeof someSheetContext>[0] = {}) =>
  readProduct(
    [
      {
        line: 2,
        handle: cell("vest", "id"),
        isForSale: true,
        images: [],
        product: {
          title: cell("Vest"),
          description: cell(""),
          vendor: "",
          productType: "",
          tags: [],
          translations: [],
          manufacturerInfo: manufacturerPart((name) => cell("", name)),
        },
        variant: { sku: cell(""), options: [], price: cell("40"), ...variant },
      },
    ],
    someSheetContext(changes),
  )
const off = (kind: "amountOff" | "percentOff", text: string) => ({
  price: cell(text, "off"),
  from: NEVER,
  to: NEVER,
  kind,
})

describe("prices of options that a format gives as differences", () => {
  it.each<readonly [string, Partial<VariantPart>, object]>([
    ["a surcharge", { surcharge: cell("4.50") }, { price: 4450 }],
    ["a surcharge below zero", { surcharge: cell("-4.50") }, { price: 3550 }],
    ["a surcharge with a plus", { surcharge: cell("+ 1") }, { price: 4100 }],
    ["an empty surcharge", { surcharge: cell("") }, { price: 4000 }],
    ["a surcharge on nothing", { price: cell("0"), surcharge: cell("5") }, { price: 500 }],
    ["an amount off", { sale: off("amountOff", "5") }, { price: 3500, compareAtPrice: 4000 }],
    ["a percentage off", { sale: off("percentOff", "12.5%") }, { price: 3500, compareAtPrice: 4000 }],
    [
      "a percentage off that leaves half a cent",
      { price: cell("0.99"), sale: off("percentOff", "50") },
      { price: 50, compareAtPrice: 99 },
    ],
    [
      "a percentage off with a surcharge",
      { surcharge: cell("10"), sale: off("percentOff", "10") },
      { price: 4500, compareAtPrice: 5000 },
    ],
    ["nothing off", { sale: off("percentOff", "0") }, { price: 4000 }],
    ["decimals that the merchant's system rounds", { price: cell("24.173554"), roundsPrices: true }, { price: 2417 }],
  ])("%s", (_what, part, variant) => {
    const result = read(part)
    expect("product" in result ? result.product.variants : result).toEqual([{ options: [], ...variant }])
  })

  it.each<readonly [string, Partial<VariantPart>, object]>([
    ["a surcharge that is no price", { surcharge: cell("more", "surcharge") }, { rule: "price", column: "surcharge" }],
    [
      "a surcharge that leaves nothing",
      { surcharge: cell("-40", "surcharge") },
      { rule: "zeroPrice", column: "surcharge" },
    ],
    [
      "a surcharge that leaves less than nothing",
      { surcharge: cell("-41", "surcharge") },
      { rule: "negativePrice", column: "surcharge" },
    ],
    [
      "a surcharge without a price",
      { price: cell("", "price"), surcharge: cell("5") },
      { rule: "missing", column: "price" },
    ],
    ["all of it off", { sale: off("percentOff", "100") }, { rule: "zeroPrice", column: "off" }],
    ["more than all of it off", { sale: off("percentOff", "100.1") }, { rule: "percentage", column: "off" }],
    ["a percentage that is none", { sale: off("percentOff", "half") }, { rule: "percentage", column: "off" }],
    ["an amount that is none", { sale: off("amountOff", "half") }, { rule: "price", column: "off" }],
    [
      "more decimals than are ever rounded",
      { price: cell("24.1735541"), roundsPrices: true },
      { rule: "price", column: "price" },
    ],
    ["more decimals in a format that rounds nothing", { price: cell("24.173554") }, { rule: "price", column: "price" }],
    [
      "a price that is rounded to nothing",
      { price: cell("0.004"), roundsPrices: true },
      { rule: "zeroPrice", column: "price" },
    ],
  ])("refuses %s", (_what, part, problem) => {
    expect(read(part)).toMatchObject({ read: "refused", reasons: [{ line: 2, ...problem }] })
  })

  it("have the decimals of the store's currency", () => {
    const inYen = { currencyCode: "JPY", currencyDecimals: 0 }
    expect(read({ price: cell("999"), sale: off("percentOff", "50") }, inYen)).toMatchObject({
      product: { variants: [{ price: 500, compareAtPrice: 999 }] },
    })
    expect(read({ price: cell("999.5"), roundsPrices: true }, inYen)).toMatchObject({
      product: { variants: [{ price: 1000 }] },
      remarks: [{ rule: "priceRounded", replacement: "1000" }, {}],
    })
  })

  it("round any percentage to the nearest minor unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 9_999 }), (price, hundredths) => {
        const result = read({
          price: cell((price / 100).toFixed(2)),
          sale: off("percentOff", (hundredths / 100).toFixed(2)),
        })
        // Exact, in hundredths of a percent of minor units.
        const nearest = Number((BigInt(price) * BigInt(10_000 - hundredths) * 2n + 10_000n) / 20_000n)
        if (nearest === 0) expect(result).toMatchObject({ read: "refused", reasons: [{ rule: "zeroPrice" }] })
        else expect(result).toMatchObject({ product: { variants: [{ price: nearest }] } })
      }),
    )
  })
})
