import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { describe, expect } from "vitest"
import type { SheetRecord } from "../../../application/catalog/import/CatalogueFile.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { importCatalogue } from "../../../application/catalog/import/importCatalogue.ts"
import type { ColumnMapping } from "../../../domain/catalog/sheet/ColumnMapping.ts"
import { PLAIN_MAPPING } from "../../../domain/catalog/sheet/ColumnMapping.ts"
import { plain } from "../../../domain/catalog/sheet/platforms/plain.ts"
import { NO_PICTURES } from "../../support/catalogue/readCatalogueFile.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const onSale = (line: number, from: string, to: string): SheetRecord => ({
  handle: `p${line}`,
  row: {
    line,
    fields: new Map(
      Object.entries({
        product: `p${line}`,
        title: "Vest",
        price: "20",
        sale_price: "15",
        sale_from: from,
        sale_to: to,
      }),
    ),
  },
})
const acceptingStore = (importedProducts: unknown[]) =>
  Layer.succeed(CatalogueImportGateway, {
    upsertProducts: (_scope, products) =>
      Effect.sync(() =>
        importedProducts.push(...products.map(({ productType, categories }) => [productType, categories])),
      ).pipe(Effect.as(products.map(({ handle }) => ({ handle, outcome: "created" as const })))),
    listImported: () => Effect.succeed({ products: [] }),
    hideProducts: () => Effect.void,
    hasPicture: () => Effect.succeed(false),
    storePicture: () => Effect.void,
  })
const importing = (
  records: readonly SheetRecord[],
  mapping: ColumnMapping = PLAIN_MAPPING,
  importedProducts: unknown[] = [],
) =>
  importCatalogue(Stream.fromIterable(records), {
    format: plain(mapping, "EUR"),
    dryRun: false,
    vanished: "keep",
    storePictures: false,
    pictureAddress: (text) => text,
    onProgress: () => Effect.void,
  }).pipe(Effect.provide(Layer.mergeAll(acceptingStore(importedProducts), NO_PICTURES, inStore())))

describe("importing products in several categories", () => {
  itEffect("creates a tree from a path, or keeps its last step when a mapping says so", () =>
    Effect.gen(function* () {
      const inCategory = (line: number, type: string): SheetRecord => ({
        handle: `p${line}`,
        row: { line, fields: new Map(Object.entries({ product: `p${line}`, title: "Vest", price: "20", type })) },
      })
      const records = [inCategory(2, "Women > Vests"), inCategory(3, "Vests")]
      const importedProducts: unknown[] = []
      const remarksFor = (productType: ColumnMapping["productType"]) =>
        importing(
          records,
          { ...PLAIN_MAPPING, ...(productType === undefined ? {} : { productType }) },
          importedProducts,
        )
      yield* remarksFor("type")
      yield* remarksFor({ column: "type", lastAfter: ">" })
      expect(importedProducts).toEqual([
        ["Vests", [["Women", "Vests"]]],
        ["Vests", undefined],
        ["Vests", undefined],
        ["Vests", undefined],
      ])
    }),
  )

  itEffect("groups remarks by cause, with counts and the places of the first", () =>
    Effect.gen(function* () {
      const report = yield* importing(Array.from({ length: 9 }, (_, at) => onSale(at + 2, "", "2026-03-01")))
      expect(report.remarkGroups).toMatchObject([
        {
          rule: "saleEnds",
          column: "sale_to",
          count: 9,
          examples: [{ handle: "p2", line: 2 }, { line: 3 }, { line: 4 }],
        },
        { rule: "noPicture", count: 9, examples: [{ line: 2 }, { line: 3 }, { line: 4 }] },
      ])
      expect([report.remarkCount, report.remarks.length]).toEqual([18, 18])
    }),
  )
})

describe("importing sales with a period", () => {
  itEffect("reports every sale that ends or is scheduled, and the first day of a price change", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 3, 1))
      const report = yield* importing([
        onSale(2, "2026-06-01", ""),
        onSale(3, "2026-03-01", "2026-05-01"),
        onSale(4, "", "2026-03-01"),
      ])
      expect(report.remarks.filter(({ rule }) => rule.startsWith("sale"))).toEqual([
        {
          handle: "p2",
          line: 2,
          rule: "saleLater",
          column: "sale_from",
          value: "2026-06-01",
          at: Date.UTC(2026, 5, 1),
        },
        { handle: "p3", line: 3, rule: "saleEnds", column: "sale_to", value: "2026-05-01", at: Date.UTC(2026, 4, 2) },
        { handle: "p4", line: 4, rule: "saleOver", column: "sale_to", value: "2026-03-01" },
      ])
      expect(report.nextSaleChange).toBe(Date.UTC(2026, 4, 2))
      expect(yield* importing([onSale(4, "", "2026-03-01")])).not.toHaveProperty("nextSaleChange")
    }),
  )
})
