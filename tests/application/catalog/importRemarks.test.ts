import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { describe, expect } from "vitest"
import type { SheetRecord } from "../../../application/catalog/CatalogueFile.ts"
import { CatalogueImportGateway } from "../../../application/catalog/CatalogueImportGateway.ts"
import { importCatalogue } from "../../../application/catalog/importCatalogue.ts"
import type { ColumnMapping } from "../../../domain/catalog/sheet/ColumnMapping.ts"
import { PLAIN_MAPPING } from "../../../domain/catalog/sheet/ColumnMapping.ts"
import { plain } from "../../../domain/catalog/sheet/plain.ts"
import { NO_PICTURES } from "../../support/catalogue/readCatalogueFile.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const onSale = (line: number, from: string, to: string): SheetRecord => ({
  handle: `p${line}`, row: { line, fields: new Map(Object.entries({ product: `p${line}`, title: "Vest", price: "20", sale_price: "15", sale_from: from, sale_to: to })) },
})
const anyStore = Layer.succeed(CatalogueImportGateway, {
  upsertProducts: (_scope, products) => Effect.succeed(products.map(({ handle }) => ({ handle, outcome: "created" as const }))),
  listImported: () => Effect.succeed({ products: [] }), hideProducts: () => Effect.void, hasPicture: () => Effect.succeed(false), keepPicture: () => Effect.void,
})
const importing = (records: readonly SheetRecord[], mapping: ColumnMapping = PLAIN_MAPPING) =>
  importCatalogue(Stream.fromIterable(records), { format: plain(mapping, "EUR"), dryRun: false, vanished: "keep", keepsPictures: false, pictureAddress: (text) => text, onProgress: () => Effect.void })
    .pipe(Effect.provide(Layer.mergeAll(anyStore, NO_PICTURES, inStore())))

describe("an import of products in several categories", () => {
  itEffect("tells once for all of the same that the shop keeps one", () => Effect.gen(function* () {
    const mapping = { ...PLAIN_MAPPING, productType: { column: "type", lastAfter: ">" } }
    const inCategory = (line: number, type: string): SheetRecord => ({ handle: `p${line}`, row: { line, fields: new Map(Object.entries({ product: `p${line}`, title: "Vest", price: "20", type })) } })
    const report = yield* importing([inCategory(2, "Women > Vests"), inCategory(3, "Women > Vests"), inCategory(4, "Men > Vests"), inCategory(5, "Vests")], mapping)
    expect(report.remarks.filter(({ rule }) => rule === "categoriesLeftOut")).toEqual([
      { handle: "p2", line: 2, rule: "categoriesLeftOut", column: "type", value: "Women > Vests" }, { handle: "p4", line: 4, rule: "categoriesLeftOut", column: "type", value: "Men > Vests" },
    ])
    expect(report.remarkCount).toBe(2 + 4)
  }))
})

describe("an import of sales with a period", () => {
  itEffect("tells each that ends or is to begin, and the first day on which prices change", () => Effect.gen(function* () {
    yield* TestClock.setTime(Date.UTC(2026, 3, 1))
    const report = yield* importing([onSale(2, "2026-06-01", ""), onSale(3, "2026-03-01", "2026-05-01"), onSale(4, "", "2026-03-01")])
    expect(report.remarks.filter(({ rule }) => rule.startsWith("sale"))).toEqual([
      { handle: "p2", line: 2, rule: "saleLater", column: "sale_from", value: "2026-06-01" }, { handle: "p3", line: 3, rule: "saleEnds", column: "sale_to", value: "2026-05-01" },
      { handle: "p4", line: 4, rule: "saleOver", column: "sale_to", value: "2026-03-01" },
    ])
    expect(report.nextSaleChange).toBe(Date.UTC(2026, 4, 2))
    expect(yield* importing([onSale(4, "", "2026-03-01")])).not.toHaveProperty("nextSaleChange")
  }))
})
