import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { describe, expect } from "vitest"
import type { ImportedOutcome } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import type { SheetRecord } from "../../../application/catalog/import/CatalogueFile.ts"
import type { ImportOptions } from "../../../application/catalog/import/ImportOptions.ts"
import { importCatalogue } from "../../../application/catalog/import/importCatalogue.ts"
import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import { sheetReason } from "../../../domain/catalog/sheet/SheetRow.ts"
import { shopifyCsv } from "../../../domain/catalog/sheet/platforms/shopifyCsv.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { NO_PICTURES } from "../../support/catalogue/readCatalogueFile.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

/** An in-memory catalogue with the products of earlier imports. */
function fakeCatalogue(failAtCall = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, string>()
  const hidden = new Set<string>()
  const calls: {
    readonly storeId: string
    readonly products: readonly ImportedProduct[]
    readonly isDryRun: boolean
  }[] = []
  const put = (product: ImportedProduct, isDryRun: boolean): ImportedOutcome => {
    const before = stored.get(product.handle)
    const now = JSON.stringify(product)
    const isSame = before === now && !hidden.has(product.handle)
    if (!isDryRun) {
      stored.set(product.handle, now)
      hidden.delete(product.handle)
    }
    return { handle: product.handle, outcome: before === undefined ? "created" : isSame ? "unchanged" : "changed" }
  }
  const layer = Layer.succeed(CatalogueImportGateway, {
    ...NOTHING_THERE,
    upsertProducts: ({ storeId }, products, isDryRun = false) =>
      Effect.suspend(() => {
        calls.push({ storeId, products, isDryRun })
        return calls.length >= failAtCall
          ? Effect.fail(backendError("unreachable", "upsertProducts"))
          : Effect.succeed(products.map((product) => put(product, isDryRun)))
      }),
    listImported: (_scope, after = "") =>
      Effect.sync(() => {
        const handles = [...stored.keys()].toSorted().filter((handle) => handle > after)
        const [first, second] = handles
        const products = handles.slice(0, 2).map((handle) => ({ handle, isHidden: hidden.has(handle) }))
        return handles.length > 2 ? { products, after: second ?? first ?? "" } : { products }
      }),
    hideProducts: (_scope, handles) =>
      Effect.sync(() => {
        for (const handle of handles) hidden.add(handle)
      }),
  })
  return { stored, hidden, calls, layer }
}

/** The other methods of a gateway whose catalogue is empty. */
const NOTHING_THERE = {
  listImported: () => Effect.succeed({ products: [] }),
  hideProducts: () => Effect.void,
  hasPicture: () => Effect.succeed(false),
  storePicture: () => Effect.void,
}
/** The report of an import without problems. */
const QUIET = {
  changedHandles: [],
  skuTransfers: [],
  skuTransferCount: 0,
  unpublishedHandles: [],
  refusedCount: 0,
  refusedCauses: [],
  vanished: [],
  isVanishedHidden: false,
}
/** The products of these tests have no picture, which the report mentions. */
const withoutPictures = (...handles: readonly string[]) => ({
  remarkCount: handles.length,
  remarks: handles.map((handle) => expect.objectContaining({ handle, rule: "noPicture" })),
})

const row = (line: number, handle: string, fields: Readonly<Record<string, string>> = {}): SheetRecord => ({
  handle: handle.trim(),
  row: {
    line,
    fields: new Map(Object.entries({ Handle: handle, Title: `Title of ${handle}`, "Variant Price": "10", ...fields })),
  },
})
const options = (changes: Partial<ImportOptions> = {}): ImportOptions => ({
  format: shopifyCsv,
  dryRun: false,
  vanished: "keep",
  storePictures: false,
  pictureAddress: (text) => text,
  onProgress: () => Effect.void,
  ...changes,
})
const importing = (
  records: readonly SheetRecord[],
  catalogue: ReturnType<typeof fakeCatalogue>,
  changes: Partial<ImportOptions> = {},
  store = {},
) =>
  importCatalogue(Stream.fromIterable(records), options(changes)).pipe(
    Effect.provide(Layer.mergeAll(catalogue.layer, NO_PICTURES, inStore(store))),
  )
const handlesOf = (catalogue: ReturnType<typeof fakeCatalogue>) =>
  catalogue.calls.flatMap(({ products }) => products.map(({ handle }) => handle))

describe("importing a catalogue", () => {
  itEffect("adds the products of the file to the store of this scope", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const report = yield* importing(
        [
          row(2, "shirt", { "Option1 Name": "Size", "Option1 Value": "S" }),
          row(3, "shirt", { "Option1 Value": "M" }),
          row(4, "scarf"),
        ],
        catalogue,
      )
      expect(report).toMatchObject({
        rows: 3,
        rowsImported: 3,
        rowsRefused: 0,
        rowsReported: 0,
        created: 2,
        changed: 0,
        unchanged: 0,
        unpublished: 0,
        refused: [],
        createdHandles: ["shirt", "scarf"],
        ...QUIET,
        ...withoutPictures("shirt", "scarf"),
      })
      expect(catalogue.calls.map(({ storeId }) => storeId)).toEqual([aStore().id])
      expect(catalogue.calls[0]?.products.map(({ handle, variants }) => [handle, variants.length])).toEqual([
        ["shirt", 2],
        ["scarf", 1],
      ])
    }),
  )

  itEffect("reports rows without an outcome when the backend omits products", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const forgetful = Layer.succeed(CatalogueImportGateway, {
        ...NOTHING_THERE,
        upsertProducts: (_scope, products) =>
          Effect.succeed(
            products
              .filter(({ handle }) => handle === "scarf")
              .map(({ handle }) => ({ handle, outcome: "created" as const })),
          ),
      })
      const records = [
        row(2, "shirt", { "Option1 Name": "Size", "Option1 Value": "S" }),
        row(3, "shirt", { "Option1 Value": "M" }),
        row(4, "scarf"),
        row(5, "belt"),
      ]
      const error = yield* Effect.flip(importing(records, { ...catalogue, layer: forgetful }))
      expect(error).toMatchObject({
        _tag: "IncompleteImportResponse",
        products: [
          { line: 2, handle: "shirt" },
          { line: 5, handle: "belt" },
        ],
      })
    }),
  )

  itEffect("changes nothing the second time, and reports later changes", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const file = [row(2, "shirt"), row(3, "scarf")]
      yield* importing(file, catalogue)
      expect(yield* importing(file, catalogue)).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
      expect(yield* importing([row(2, "shirt", { "Variant Price": "12" }), row(3, "scarf")], catalogue)).toMatchObject({
        created: 0,
        changed: 1,
        unchanged: 1,
      })
    }),
  )

  itEffect("imports all of a product or nothing, and continues with the next", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const report = yield* importing(
        [
          row(2, "shirt", { "Option1 Name": "Size", "Option1 Value": "S" }),
          row(3, "shirt", { "Option1 Value": "M", "Variant Price": "ten" }),
          row(4, "scarf"),
        ],
        catalogue,
      )
      expect(report).toMatchObject({
        rows: 3,
        created: 1,
        refused: [{ handle: "shirt", reasons: [{ line: 3, column: "Variant Price", rule: "price", value: "ten" }] }],
      })
      expect(handlesOf(catalogue)).toEqual(["scarf"])
    }),
  )

  itEffect("refuses a product with an unreadable record, its problems in the order of their lines", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const report = yield* importing(
        [
          row(2, "shirt", { Title: "" }),
          { refusedReason: sheetReason(3, "columnCount"), handle: "shirt" },
          row(4, "shirt", { "Variant Price": "x" }),
          row(5, "scarf"),
        ],
        catalogue,
      )
      expect(report.refused.map(({ handle, reasons }) => [handle, reasons.map(({ line }) => line)])).toEqual([
        ["shirt", [2, 3, 4, 4]],
      ])
      expect(handlesOf(catalogue)).toEqual(["scarf"])
    }),
  )

  itEffect("reports an unreadable record that belongs to no known product", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      expect(yield* importing([{ refusedReason: sheetReason(2, "quotes") }], catalogue)).toMatchObject({
        rows: 1,
        refused: [{ handle: "", reasons: [{ line: 2, rule: "quotes" }] }],
      })
      expect(catalogue.calls).toEqual([])
    }),
  )

  itEffect("refuses a product with rows in two places at its second occurrence", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const report = yield* importing([row(2, "shirt"), row(3, "scarf"), row(4, "shirt")], catalogue)
      expect(report.refused).toEqual([
        { handle: "shirt", reasons: [{ line: 4, column: "Handle", rule: "duplicateHandle", value: "shirt" }] },
      ])
      expect(handlesOf(catalogue)).toEqual(["shirt", "scarf"])
    }),
  )

  itEffect("refuses each row without a handle instead of guessing a product", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const report = yield* importing([row(2, ""), row(3, "scarf"), row(4, " ")], catalogue)
      expect(report.refused).toEqual(
        [2, 4].map((line) => ({ handle: "", reasons: [{ line, column: "Handle", rule: "missing" }] })),
      )
    }),
  )

  itEffect("refuses a product that uses another product's sku, also across batches", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const between = Array.from({ length: 60 }, (_, index) =>
        row(3 + index, `scarf-${index}`, { "Variant SKU": `S-${index}` }),
      )
      const report = yield* importing(
        [row(2, "shirt", { "Variant SKU": "A-1" }), ...between, row(99, "coat", { "Variant SKU": "A-1" })],
        catalogue,
      )
      expect(report).toMatchObject({
        created: 61,
        refused: [
          { handle: "coat", reasons: [{ line: 99, column: "Variant SKU", rule: "duplicateSku", value: "A-1" }] },
        ],
      })
    }),
  )

  itEffect("counts drafts and archived products without importing them", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const report = yield* importing(
        [
          row(2, "shirt", { Status: "draft" }),
          row(3, "scarf", { Status: "archived" }),
          row(4, "coat", { Status: "active" }),
        ],
        catalogue,
      )
      expect(report).toMatchObject({
        rows: 3,
        rowsImported: 1,
        rowsReported: 2,
        created: 1,
        changed: 0,
        unchanged: 0,
        unpublished: 2,
        refused: [],
        createdHandles: ["coat"],
        ...QUIET,
        remarks: [
          { handle: "shirt", line: 2, rule: "unpublished" },
          { handle: "scarf", line: 3, rule: "unpublished" },
          { handle: "coat", rule: "noPicture" },
        ],
      })
      expect(handlesOf(catalogue)).toEqual(["coat"])
    }),
  )

  itEffect("checks the same in a dry run, reports the outcome of each product and imports none", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      yield* importing([row(2, "shirt"), row(3, "scarf"), row(4, "belt")], catalogue)
      const before = new Map(catalogue.stored)
      const report = yield* importing(
        [
          row(2, "shirt"),
          row(3, "scarf", { "Variant Price": "12" }),
          row(4, "hat"),
          row(5, "coat", { "Variant Price": "x" }),
        ],
        catalogue,
        { dryRun: true, vanished: "hide" },
      )
      expect(report).toMatchObject({
        created: 1,
        changed: 1,
        unchanged: 1,
        createdHandles: ["hat"],
        changedHandles: ["scarf"],
        vanished: ["belt"],
        isVanishedHidden: true,
        refused: [{ handle: "coat" }],
      })
      expect(catalogue.stored).toEqual(before)
      expect(catalogue.hidden.size).toBe(0)
    }),
  )

  itEffect("imports in batches of fifty products and reports progress", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const progress: unknown[] = []
      const report = yield* importing(
        Array.from({ length: 120 }, (_, index) => row(2 + index, `scarf-${index}`)),
        catalogue,
        {
          onProgress: (step) =>
            Effect.sync(() => {
              progress.push(step)
            }),
        },
      )
      expect(catalogue.calls.map(({ products }) => products.length)).toEqual([50, 50, 20])
      expect(progress.at(-1)).toEqual({ rows: 120, products: 120 })
      expect([progress.length, report.created]).toEqual([3, 120])
    }),
  )

  itEffect("reads the next batch after the previous one is imported, so that memory holds one batch", () =>
    Effect.gen(function* () {
      let read = 0
      let put = 0
      let mostHeld = 0
      const records = function* () {
        for (let index = 0; index < 1_000; index += 1) {
          read += 1
          mostHeld = Math.max(mostHeld, read - put)
          yield row(2 + index, `scarf-${index}`)
        }
      }
      const gateway = Layer.succeed(CatalogueImportGateway, {
        ...NOTHING_THERE,
        upsertProducts: (_, products) =>
          Effect.sync(() => {
            put += products.length
            return products.map(({ handle }) => ({ handle, outcome: "created" as const }))
          }),
      })
      const stream = Stream.fromIterable({ [Symbol.iterator]: records }, { chunkSize: 1 })
      const report = yield* importCatalogue(stream, options()).pipe(
        Effect.provide(Layer.mergeAll(gateway, NO_PICTURES, inStore())),
      )
      expect(report.created).toBe(1_000)
      expect(mostHeld).toBeLessThanOrEqual(55)
    }),
  )

  itEffect("reports the products that the backend refused, with reasons", () =>
    Effect.gen(function* () {
      const gateway = Layer.succeed(CatalogueImportGateway, {
        ...NOTHING_THERE,
        upsertProducts: () =>
          Effect.succeed([
            { handle: "shirt", outcome: "refused" as const, reason: "pictures" },
            { handle: "scarf", outcome: "refused" as const },
          ]),
      })
      const report = yield* importCatalogue(Stream.fromIterable([row(2, "shirt"), row(3, "scarf")]), options()).pipe(
        Effect.provide(Layer.mergeAll(gateway, NO_PICTURES, inStore())),
      )
      expect(report).toMatchObject({
        created: 0,
        refused: [
          { handle: "shirt", reasons: [], reason: "pictures" },
          { handle: "scarf", reasons: [] },
        ],
      })
    }),
  )

  itEffect("fails with the backend, and a second run continues after the imported products", () =>
    Effect.gen(function* () {
      const file = Array.from({ length: 120 }, (_, index) => row(2 + index, `scarf-${index}`))
      const failing = fakeCatalogue(2)
      expect(yield* Effect.flip(importing(file, failing))).toMatchObject({
        _tag: "BackendError",
        reason: { _tag: "Unreachable" },
      })
      expect([failing.calls.length, failing.stored.size]).toEqual([2, 50])
      const corrected = fakeCatalogue()
      failing.stored.forEach((product, handle) => corrected.stored.set(handle, product))
      expect(yield* importing(file, corrected)).toMatchObject({ created: 70, unchanged: 50 })
    }),
  )

  itEffect("fails with the error of the file and keeps the products imported before", () =>
    Effect.gen(function* () {
      const catalogue = fakeCatalogue()
      const file = Stream.concat(
        Stream.fromIterable(Array.from({ length: 60 }, (_, index) => row(2 + index, `scarf-${index}`))),
        Stream.fail("unreadable" as const),
      )
      expect(
        yield* Effect.flip(
          importCatalogue(file, options()).pipe(
            Effect.provide(Layer.mergeAll(catalogue.layer, NO_PICTURES, inStore())),
          ),
        ),
      ).toBe("unreadable")
      expect(catalogue.stored.size).toBe(50)
    }),
  )

  for (const [currencyCode, currencyDecimals, price, minorUnits, tooFine] of [
    ["JPY", 0, "4900", 4900, "4900.5"],
    ["EUR", 2, "49.9", 4990, "49.905"],
    ["KWD", 3, "4.905", 4905, "4.9055"],
  ] as const)
    itEffect(`reads prices in ${currencyCode} with ${currencyDecimals} decimals without rounding`, () =>
      Effect.gen(function* () {
        const catalogue = fakeCatalogue()
        const currency = { ...aStore().currency, currencyCode, currencyDecimals }
        const report = yield* importing(
          [row(2, "shirt", { "Variant Price": price }), row(3, "scarf", { "Variant Price": tooFine })],
          catalogue,
          {},
          { currency },
        )
        expect(
          catalogue.calls.flatMap(({ products }) =>
            products.flatMap(({ variants }) => variants.map((variant) => variant.price)),
          ),
        ).toEqual([minorUnits])
        expect(report.refused).toEqual([
          { handle: "scarf", reasons: [{ line: 3, column: "Variant Price", rule: "price", value: tooFine }] },
        ])
      }),
    )
})
