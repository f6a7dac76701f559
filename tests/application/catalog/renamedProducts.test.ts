import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { describe, expect } from "vitest"
import type { SheetRecord } from "../../../application/catalog/import/CatalogueFile.ts"
import type { ImportedOutcome } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { importCatalogue } from "../../../application/catalog/import/importCatalogue.ts"
import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import { sheetReason } from "../../../domain/catalog/sheet/SheetRow.ts"
import { shopifyCsv } from "../../../domain/catalog/sheet/platforms/shopifyCsv.ts"
import { NO_PICTURES } from "../../support/catalogue/readCatalogueFile.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const row = (line: number, handle: string, sku: string): SheetRecord => ({
  handle,
  row: {
    line,
    number: line - 1,
    fields: new Map(Object.entries({ Handle: handle, Title: handle, "Variant Price": "10", "Variant SKU": sku })),
  },
})

/** A store whose earlier imports used these skus; a product whose only sku moved is hidden. */
function storeWith(owners: Readonly<Record<string, string>>) {
  const ownerOf = new Map(Object.entries(owners))
  const handles = [...new Set(ownerOf.values())].toSorted()
  const importProduct = (
    { handle, variants }: ImportedProduct,
    isDryRun: boolean,
    replaced: readonly string[],
  ): ImportedOutcome => {
    const skus = variants.flatMap(({ sku }) => sku ?? [])
    const ownedBy = [...new Set(skus.flatMap((sku) => ownerOf.get(sku) ?? []).filter((owner) => owner !== handle))]
    if (ownedBy.some((owner) => !replaced.includes(owner)))
      return { handle, outcome: "refused", reason: "It belongs to another.", ownedBy }
    if (!isDryRun) for (const sku of skus) ownerOf.set(sku, handle)
    return { handle, outcome: "created", ...(ownedBy.length === 0 ? {} : { emptied: ownedBy }) }
  }
  const layer = Layer.succeed(CatalogueImportGateway, {
    upsertProducts: (_scope, products, isDryRun = false, replaced = []) =>
      Effect.sync(() => products.map((product) => importProduct(product, isDryRun, replaced))),
    listImported: () => Effect.succeed({ products: handles.map((handle) => ({ handle, isHidden: false })) }),
    hideProducts: () => Effect.void,
    hasPicture: () => Effect.succeed(false),
    storePicture: () => Effect.void,
  })
  return { layer, ownerOf }
}

const importing = (records: readonly SheetRecord[], { layer }: ReturnType<typeof storeWith>, dryRun = false) =>
  importCatalogue(Stream.fromIterable(records), {
    format: shopifyCsv,
    dryRun,
    vanished: "keep",
    storePictures: false,
    pictureAddress: (text) => text,
    onProgress: () => Effect.void,
  }).pipe(Effect.provide(Layer.mergeAll(layer, NO_PICTURES, inStore())))

describe("a product renamed by the merchant", () => {
  itEffect("takes its skus over from the old name, which left the file, and a dry run reports the same", () =>
    Effect.gen(function* () {
      const file = [
        row(2, "parka", "P-1"),
        ...Array.from({ length: 60 }, (_, at) => row(3 + at, `other-${at}`, `O-${at}`)),
      ]
      const store = storeWith({ "P-1": "anorak", "H-1": "hat" })
      const expectedReport = {
        created: 61,
        refused: [],
        skuTransfers: [{ handle: "parka", from: ["anorak"] }],
        skuTransferCount: 1,
        vanished: ["hat"],
      }
      expect(yield* importing(file, store, true)).toMatchObject(expectedReport)
      expect(store.ownerOf.get("P-1")).toBe("anorak")
      expect(yield* importing(file, store)).toMatchObject(expectedReport)
      expect(store.ownerOf.get("P-1")).toBe("parka")
    }),
  )

  itEffect("is refused when the file still has the old name or part of it is unreadable", () =>
    Effect.gen(function* () {
      const [parka, anorak, incomplete] = [
        row(2, "parka", "P-1"),
        row(3, "anorak", "A-1"),
        { refusedReason: sheetReason(4, "quotes"), mayHideRows: true },
      ] as const
      for (const [file, words] of [
        [[parka, anorak], "this file has both"],
        [[anorak, parka], "this file has both"],
        [[parka, incomplete], "Not all of this file could be read"],
      ] satisfies readonly (readonly [readonly SheetRecord[], string])[]) {
        for (const dryRun of [true, false]) {
          const store = storeWith({ "P-1": "anorak" })
          const report = yield* importing(file, store, dryRun)
          expect([report.skuTransferCount, report.refused.filter(({ handle }) => handle === "parka")]).toEqual([
            0,
            [{ handle: "parka", reasons: [], reason: expect.stringContaining(words) }],
          ])
          expect(store.ownerOf.get("P-1")).toBe("anorak")
        }
      }
    }),
  )
})

describe("two products of a file", () => {
  itEffect("are not both imported when their skus differ only in dashes", () =>
    Effect.gen(function* () {
      const report = yield* importing([row(2, "parka", "P 1"), row(3, "anorak", "P/1")], storeWith({}))
      expect(report).toMatchObject({
        created: 1,
        refused: [{ handle: "anorak", reasons: [{ line: 3, rule: "duplicateSku", value: "P/1" }] }],
      })
    }),
  )
})
