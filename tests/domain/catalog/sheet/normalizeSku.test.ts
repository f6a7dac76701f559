import { describe, expect, it } from "vitest"
import { PLAIN_MAPPING } from "../../../../domain/catalog/sheet/ColumnMapping.ts"
import { normalizeSku } from "../../../../domain/catalog/sheet/normalizeSku.ts"
import { plain } from "../../../../domain/catalog/sheet/platforms/plain.ts"
import { readProduct } from "../../../../domain/catalog/sheet/readProduct.ts"
import { someSheetContext } from "../../../support/catalogue/someSheetContext.ts"

describe("a merchant's sku", () => {
  it.each([
    ["AB-12_3.x", "AB-12_3.x"],
    ["AB 12/3", "AB-12-3"],
    ["AB  /  12", "AB-12"],
    ["Größe#4", undefined],
    ["Café+1", "Cafe-1"],
    ["コート", undefined],
    ["АБ-1", undefined],
    ["١٢", undefined],
    ["/ /", undefined],
    ["a".repeat(64), "a".repeat(64)],
    ["a".repeat(65), undefined],
    [`${"a ".repeat(40)}`, undefined],
    ["", undefined],
  ])("%j is stored as %j", (text, stored) => {
    expect(normalizeSku(text)).toBe(stored)
  })

  const read = (...skus: readonly string[]) =>
    readProduct(
      plain(PLAIN_MAPPING, "EUR").linesOf([
        rowOf(skus[0] ?? "", 0),
        ...skus.slice(1).map((sku, at) => rowOf(sku, at + 1)),
      ]),
      someSheetContext(),
    )
  const rowOf = (sku: string, at: number) => ({
    line: 2 + at,
    fields: new Map(
      Object.entries({
        product: "vest",
        title: "Vest",
        price: "20",
        sku,
        option1_name: "Size",
        option1_value: `S${at}`,
      }),
    ),
  })

  it("is accepted and reported with spaces or slashes", () => {
    expect(read("AB 1/2", "AB-3")).toMatchObject({
      product: { variants: [{ sku: "AB-1-2" }, { sku: "AB-3" }] },
      remarks: [{ line: 2, rule: "skuCleaned", column: "sku", value: "AB 1/2" }, { rule: "noPicture" }],
    })
  })

  it("is made unique by the options when it would equal another variant's, and refused in another script", () => {
    expect(read("AB-1", "AB/1")).toMatchObject({ product: { variants: [{ sku: "AB-1-S0" }, { sku: "AB-1-S1" }] } })
    expect(read("コート")).toMatchObject({ read: "refused", reasons: [{ line: 2, rule: "sku", value: "コート" }] })
  })
})
