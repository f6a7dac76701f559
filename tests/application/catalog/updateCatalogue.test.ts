import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { describe, expect } from "vitest"
import type { SheetRecord } from "../../../application/catalog/import/CatalogueFile.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import type { ImportOptions } from "../../../application/catalog/import/ImportOptions.ts"
import { importCatalogue } from "../../../application/catalog/import/importCatalogue.ts"
import { PictureError, PictureFetcher } from "../../../application/catalog/import/PictureFetcher.ts"
import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import { sheetReason } from "../../../domain/catalog/sheet/SheetRow.ts"
import { shopifyCsv } from "../../../domain/catalog/sheet/platforms/shopifyCsv.ts"
import { NO_PICTURES } from "../../support/catalogue/readCatalogueFile.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const row = (line: number, handle: string, fields: Readonly<Record<string, string>> = {}): SheetRecord => ({
  handle,
  row: {
    line,
    number: line - 1,
    fields: new Map(Object.entries({ Handle: handle, Title: handle, "Variant Price": "10", ...fields })),
  },
})

/** A store with these products from earlier imports. */
function storeWith(handles: readonly string[], alreadyHidden: readonly string[] = []) {
  const hidden: string[] = []
  const products: ImportedProduct[] = []
  const pictures: string[] = []
  const layer = Layer.succeed(CatalogueImportGateway, {
    upsertProducts: (_scope, some) =>
      Effect.sync(() => {
        products.push(...some)
        return some.map(({ handle }) => ({ handle, outcome: "changed" as const }))
      }),
    // One per page, because products on later pages count as well.
    listImported: (_scope, after) =>
      Effect.sync(() => {
        const at = after === undefined ? 0 : handles.indexOf(after) + 1
        const handle = handles[at]
        return handle === undefined
          ? { products: [] }
          : { products: [{ handle, isHidden: alreadyHidden.includes(handle) }], after: handle }
      }),
    hideProducts: (_scope, some) =>
      Effect.sync(() => {
        hidden.push(...some)
      }),
    hasPicture: (id, width, format) => Effect.sync(() => pictures.includes(`${id}-${width}.${format}`)),
    storePicture: (id, { width, format }) =>
      Effect.sync(() => {
        pictures.push(`${id}-${width}.${format}`)
      }),
  })
  return { layer, hidden, products, pictures }
}

const importing = (
  records: readonly SheetRecord[],
  { layer }: ReturnType<typeof storeWith>,
  changes: Partial<ImportOptions> = {},
  pictures = NO_PICTURES,
) =>
  importCatalogue(Stream.fromIterable(records), {
    format: shopifyCsv,
    dryRun: false,
    vanished: "keep",
    storePictures: false,
    pictureAddress: (text) => text,
    onProgress: () => Effect.void,
    ...changes,
  }).pipe(Effect.provide(Layer.mergeAll(layer, pictures, inStore())))

describe("a newer export of a catalogue", () => {
  itEffect("reports missing products and keeps them unless hiding is requested", () =>
    Effect.gen(function* () {
      const store = storeWith(["belt", "coat", "hat", "scarf"], ["hat"])
      expect(yield* importing([row(2, "coat")], store)).toMatchObject({
        vanished: ["belt", "scarf"],
        isVanishedHidden: false,
      })
      expect(store.hidden).toEqual([])
      expect(yield* importing([row(2, "coat")], store, { vanished: "hide", dryRun: true })).toMatchObject({
        vanished: ["belt", "scarf"],
        isVanishedHidden: true,
      })
      expect(store.hidden).toEqual([])
      expect(yield* importing([row(2, "coat")], store, { vanished: "hide" })).toMatchObject({
        vanished: ["belt", "scarf"],
        isVanishedHidden: true,
      })
      expect(store.hidden).toEqual(["belt", "scarf"])
    }),
  )

  itEffect("hides products that became drafts or archived, and keeps refused ones", () =>
    Effect.gen(function* () {
      const file = [
        row(2, "coat"),
        row(3, "belt", { Status: "draft" }),
        row(4, "hat", { "Variant Price": "much" }),
        row(5, "scarf", { Status: "archived" }),
      ]
      for (const dryRun of [true, false]) {
        const store = storeWith(["belt", "coat", "hat", "scarf", "tie"])
        const report = yield* importing(file, store, { dryRun })
        expect(report).toMatchObject({
          unpublished: 2,
          unpublishedHandles: ["belt", "scarf"],
          vanished: ["tie"],
          refused: [{ handle: "hat", reasons: [{ row: 3, line: 4, column: "Variant Price", rule: "price" }] }],
        })
        expect(store.hidden).toEqual(dryRun ? [] : ["belt", "scarf"])
      }
    }),
  )

  itEffect("hides nothing but its own drafts when it is incomplete or empty", () =>
    Effect.gen(function* () {
      const store = storeWith(["belt", "coat"])
      for (const records of [
        [row(2, "coat"), { refusedReason: sheetReason(3, "quotes"), handle: "coat", isEnd: true }],
        [row(2, "coat"), { refusedReason: sheetReason(3, "quotes"), handle: "coat", mayHideRows: true }],
      ] satisfies readonly (readonly SheetRecord[])[]) {
        expect(yield* importing(records, store, { vanished: "hide" })).not.toHaveProperty("vanished")
      }
      expect(yield* importing([], store)).not.toHaveProperty("vanished")
      expect(store.hidden).toEqual([])
      expect(yield* importing([row(2, "coat", { Status: "draft" })], store, { vanished: "hide" })).toMatchObject({
        vanished: ["belt"],
        isVanishedHidden: false,
        safetyStop: { hidden: 1, of: 2, isEmptyFile: true },
      })
      expect(store.hidden).toEqual(["coat"])
    }),
  )

  itEffect("F200 reports an empty file, and hides all products only when confirmed", () =>
    Effect.gen(function* () {
      const store = storeWith(["belt", "coat"])
      expect(yield* importing([], store, { vanished: "hide", allowMassHide: true })).toMatchObject({
        rows: 0,
        vanished: ["belt", "coat"],
        isVanishedHidden: false,
        safetyStop: { hidden: 2, of: 2, isEmptyFile: true },
      })
      expect(store.hidden).toEqual([])
      expect(yield* importing([], store, { vanished: "hide", allowHideAll: true })).toMatchObject({
        vanished: ["belt", "coat"],
        isVanishedHidden: true,
      })
      expect(store.hidden).toEqual(["belt", "coat"])
    }),
  )

  itEffect("needs a confirmation to hide more than half of the products when those are ten or more", () =>
    Effect.gen(function* () {
      const handles = (count: number) => Array.from({ length: count }, (_, at) => `p${String(at).padStart(2, "0")}`)
      const present = (from: number, count: number, fields = {}) =>
        handles(count)
          .slice(from)
          .map((handle, at) => row(2 + at, handle, fields))
      for (const dryRun of [true, false]) {
        const hide = (
          records: readonly SheetRecord[],
          store: ReturnType<typeof storeWith>,
          changes: Partial<ImportOptions> = {},
        ) => importing(records, store, { vanished: "hide", dryRun, ...changes })
        const store = storeWith(handles(21))
        expect(yield* hide(present(11, 21), store)).toMatchObject({
          vanished: handles(11),
          isVanishedHidden: false,
          safetyStop: { hidden: 11, of: 21 },
        })
        expect(
          yield* hide([...present(0, 11, { Status: "draft" }), row(30, "p20")], store, { vanished: "keep" }),
        ).toMatchObject({ unpublishedHandles: handles(11), safetyStop: { hidden: 11, of: 21 } })
        expect(store.hidden).toEqual([])
        for (const [vanished, total, changes] of [
          [10, 20, {}],
          [9, 10, {}],
          [11, 21, { allowMassHide: true }],
        ] as const) {
          const other = storeWith(handles(total))
          expect(yield* hide(present(vanished, total), other, changes)).toMatchObject({
            isVanishedHidden: true,
            vanished: handles(vanished),
          })
          expect(other.hidden).toEqual(dryRun ? [] : handles(vanished))
        }
      }
    }),
  )
})

describe("pictures downloaded by an import", () => {
  const fetcher = Layer.succeed(PictureFetcher, {
    fetchPicture: (address) =>
      address.includes("broken")
        ? Effect.fail(new PictureError({ address, reason: "timedOut" }))
        : Effect.succeed({
            id: `id-of-${address.slice(-1)}`,
            width: 300,
            height: 400,
            widths: [160],
            formats: ["avif", "webp"],
            render: Effect.succeed([
              { width: 160, format: "avif", bytes: new Uint8Array([1]) },
              { width: 160, format: "webp", bytes: new Uint8Array([2]) },
            ]),
          }),
  })
  const file = [
    row(2, "coat", {
      "Image Src": "https://p.example/1",
      "Image Alt Text": "Front",
      "Variant Image": "https://p.example/2",
    }),
    row(3, "hat", { "Image Src": "https://p.example/broken" }),
    row(4, "belt", { "Image Src": "http://p.example/broken" }),
  ]

  itEffect("are served by the store; an unavailable one keeps its URL, an unsafe one is omitted", () =>
    Effect.gen(function* () {
      const store = storeWith([])
      const report = yield* importing(file, store, { storePictures: true }, fetcher)
      const storedPicture = { width: 300, height: 400, widths: [160], formats: ["avif", "webp"] }
      expect(store.products.map(({ images, variants }) => [images, variants[0]?.image])).toEqual([
        [
          [
            { url: "/media/imported/id-of-1", alt: "Front", kept: expect.objectContaining(storedPicture) },
            { url: "/media/imported/id-of-2", kept: expect.objectContaining(storedPicture) },
          ],
          "/media/imported/id-of-2",
        ],
        [[{ url: "https://p.example/broken" }], undefined],
        [[], undefined],
      ])
      expect(report.pictures).toEqual({
        kept: 2,
        failed: [
          { handle: "hat", address: "https://p.example/broken", reason: "timedOut" },
          { handle: "belt", address: "http://p.example/broken", reason: "timedOut" },
        ],
      })
      expect(store.pictures.toSorted()).toEqual([
        "id-of-1-160.avif",
        "id-of-1-160.webp",
        "id-of-2-160.avif",
        "id-of-2-160.webp",
      ])
      yield* importing(file, store, { storePictures: true }, fetcher)
      expect([store.pictures.length, store.products[3]]).toEqual([4, store.products[0]])
    }),
  )

  itEffect("are checked but not stored in a dry run", () =>
    Effect.gen(function* () {
      const store = storeWith([])
      yield* importing(file, store, { storePictures: true, dryRun: true }, fetcher)
      expect([store.pictures, store.products[0]?.images[0]?.url]).toEqual([[], "/media/imported/id-of-1"])
    }),
  )
})
