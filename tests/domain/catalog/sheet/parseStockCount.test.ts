import { describe, expect, it } from "vitest"
import { magento } from "../../../../domain/catalog/sheet/platforms/magento.ts"
import { readProduct } from "../../../../domain/catalog/sheet/readProduct.ts"
import type { SheetFormat } from "../../../../domain/catalog/sheet/SheetFormat.ts"
import { shopifyCsv } from "../../../../domain/catalog/sheet/platforms/shopifyCsv.ts"
import { shopifyJson } from "../../../../domain/catalog/sheet/platforms/shopifyJson.ts"
import { woocommerce } from "../../../../domain/catalog/sheet/platforms/woocommerce.ts"
import { someSheetContext } from "../../../support/catalogue/someSheetContext.ts"

type Fields = Readonly<Record<string, string>>

/** The stock of the product's single variant; undefined when it is not counted. */
const unitsOf = (format: SheetFormat, fields: Fields) => {
  const result = readProduct(format.linesOf([{ line: 2, fields: new Map(Object.entries(fields)) }]), someSheetContext())
  return result.read === "product" ? result.product.variants[0]?.inventory : result
}

const CSV = { Handle: "shirt", Title: "Shirt", "Variant Price": "49.90" }
const JSON_LINE = { handle: "shirt", title: "Shirt", "variants[0].price": "49.90" }
const WOO = {
  ID: "7",
  Type: "simple",
  SKU: "shirt",
  Name: "Shirt",
  Published: "1",
  "Regular price": "20",
  "In stock?": "1",
}
const MAGENTO = {
  sku: "shirt",
  product_type: "simple",
  name: "Shirt",
  price: "20",
  product_online: "1",
  visibility: "Catalog, Search",
  is_in_stock: "1",
}

describe("the stock of a variant in a merchant's file", () => {
  it.each<[string, SheetFormat, Fields, number | undefined]>([
    [
      "are what is written",
      shopifyCsv,
      { ...CSV, "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "7" },
      7,
    ],
    [
      "are none where nothing is left",
      shopifyCsv,
      {
        ...CSV,
        "Variant Inventory Tracker": "shopify",
        "Variant Inventory Policy": "deny",
        "Variant Inventory Qty": "0",
      },
      0,
    ],
    ["are not counted where the cell is empty", shopifyCsv, { ...CSV, "Variant Inventory Qty": "" }, undefined],
    [
      "are not counted where nobody tracks them",
      shopifyCsv,
      { ...CSV, "Variant Inventory Tracker": "", "Variant Inventory Qty": "0" },
      undefined,
    ],
    [
      "are not counted where selling goes on with none",
      shopifyCsv,
      { ...CSV, "Variant Inventory Policy": "continue", "Variant Inventory Qty": "-3" },
      undefined,
    ],
    [
      "are not counted in the newer words either",
      shopifyCsv,
      { ...CSV, "Continue selling when out of stock": "TRUE", "Inventory quantity": "0" },
      undefined,
    ],
    [
      "are what is left of one that goes on",
      shopifyCsv,
      { ...CSV, "Variant Inventory Policy": "continue", "Variant Inventory Qty": "3" },
      3,
    ],
    [
      "are not counted without a manager",
      shopifyJson,
      { ...JSON_LINE, "variants[0].inventory_management": "", "variants[0].inventory_quantity": "0" },
      undefined,
    ],
    [
      "are not counted by a policy",
      shopifyJson,
      { ...JSON_LINE, "variants[0].inventory_policy": "continue", "variants[0].inventory_quantity": "0" },
      undefined,
    ],
    ["are counted otherwise", shopifyJson, { ...JSON_LINE, "variants[0].inventory_quantity": "0" }, 0],
    [
      "are not counted with backorders",
      woocommerce,
      { ...WOO, Stock: "0", "Backorders allowed?": "notify" },
      undefined,
    ],
    ["are none without", woocommerce, { ...WOO, Stock: "0", "Backorders allowed?": "0" }, 0],
    [
      "are not counted with backorders of one's own",
      magento,
      { ...MAGENTO, qty: "0", allow_backorders: "1", use_config_backorders: "0" },
      undefined,
    ],
    [
      "are counted where the shop's rule holds",
      magento,
      { ...MAGENTO, qty: "0", allow_backorders: "1", use_config_backorders: "1" },
      0,
    ],
  ])("%s: %#", (_, format, fields, units) => {
    expect(unitsOf(format, fields)).toBe(units)
  })
})
