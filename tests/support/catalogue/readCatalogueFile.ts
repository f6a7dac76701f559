import type { Readable } from "node:stream"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { catalogueFile } from "../../../adapters/catalog-import/catalogueFile.ts"
import type { SheetHints } from "../../../application/catalog/import/CatalogueFile.ts"
import type { ImportedOutcome } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import type { ImportOptions } from "../../../application/catalog/import/ImportOptions.ts"
import type { ImportReport } from "../../../application/catalog/import/ImportReport.ts"
import { importCatalogue } from "../../../application/catalog/import/importCatalogue.ts"
import { PictureError, PictureFetcher } from "../../../application/catalog/import/PictureFetcher.ts"
import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { inStore } from "../fakes/inStore.ts"

/** Fetches no images: a test that fetches passes its own fetcher. */
export const NO_PICTURES = Layer.succeed(PictureFetcher, {
  fetchPicture: (address) => Effect.fail(new PictureError({ address, reason: "unreachable" })),
})

/** The detected format, the result of importing the file into an empty catalogue, and the imported products. */
export interface ReadCatalogue {
  readonly format: string
  readonly encoding: string
  readonly delimiter: string | undefined
  readonly report: ImportReport
  readonly products: readonly ImportedProduct[]
}

/** Imports a file: from its bytes to the products that would be stored. */
export function readCatalogueFile(
  file: string,
  hints: Partial<SheetHints> = {},
  options: Partial<ImportOptions> = {},
  store: Partial<Store> = {},
  input?: () => Readable & { readonly isTTY?: boolean },
): Promise<ReadCatalogue> {
  const products: ImportedProduct[] = []
  const gateway = Layer.succeed(CatalogueImportGateway, {
    upsertProducts: (_scope, some) =>
      Effect.sync(() => {
        products.push(...some)
        return some.map(({ handle }): ImportedOutcome => ({ handle, outcome: "created" }))
      }),
    listImported: () => Effect.succeed({ products: [] }),
    hideProducts: () => Effect.void,
    hasPicture: () => Effect.succeed(true),
    storePicture: () => Effect.void,
  })
  const program = Effect.gen(function* () {
    const sheet = yield* catalogueFile(input).open(file, {
      currencyCode: store.currency?.currencyCode ?? "EUR",
      ...hints,
    })
    const report = yield* importCatalogue(sheet.records, {
      format: sheet.format,
      spelling: sheet.spelling,
      dryRun: false,
      vanished: "keep",
      storePictures: false,
      pictureAddress: absolute,
      onProgress: () => Effect.void,
      ...options,
    })
    return { format: sheet.format.name, encoding: sheet.encoding, delimiter: sheet.delimiter, report, products }
  })
  return Effect.runPromise(
    Effect.scoped(program).pipe(Effect.provide(Layer.mergeAll(gateway, NO_PICTURES, inStore(store)))),
  )
}

function absolute(text: string): string | undefined {
  return URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol) ? text : undefined
}
