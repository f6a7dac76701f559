import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { countryTimeZone } from "../../../domain/catalog/sheet/countryTimeZone.ts"
import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetContext } from "../../../domain/catalog/sheet/SheetContext.ts"
import { StoreScope } from "../../store/StoreScope.ts"
import type { SheetRecord } from "./CatalogueFile.ts"
import type { ImportScope } from "./CatalogueImportGateway.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import type { ImportReport } from "./ImportReport.ts"
import { ImportCounts } from "./ImportCounts.ts"
import type { FailedImage } from "./storeImages.ts"
import { storeImages } from "./storeImages.ts"
import { lineOf, RecordGroups } from "./RecordGroups.ts"
import { RefusedProducts } from "./RefusedProducts.ts"
import { RemarkList } from "./RemarkList.ts"
import { sendProducts } from "./sendProducts.ts"
import type { ReadRows } from "./SheetProducts.ts"
import { SheetProducts } from "./SheetProducts.ts"
import type { SentProduct } from "./SkuConflicts.ts"
import { SkuConflicts } from "./SkuConflicts.ts"
import type { ImportStatus } from "./hideWithdrawnProducts.ts"
import { hideWithdrawnProducts } from "./hideWithdrawnProducts.ts"

const BATCH = 50

/**
 * Imports a catalogue file into the store of this scope as a stream: memory holds one batch and the seen handles, not
 * the file.
 *
 * A store may have several sources. Each file is the complete set of its own source and does not affect the others; a
 * SKU sold by another source is refused.
 *
 * Each product is imported completely or not at all: a product with a refused row is skipped, and the report lists its
 * errors with row, line, column and rule. The import is idempotent; a newer file updates existing products, and
 * products it no longer sells are reported and, on request, hidden.
 *
 * Fails with the file's own error, with `BackendError`, and with `IncompleteImportResponse` when a response omits
 * products. Products imported before the failure stay, and another run completes the import.
 */
export const importCatalogue = Effect.fn("catalog.importCatalogue")(function* <E>(
  records: Stream.Stream<SheetRecord, E>,
  options: ImportOptions,
) {
  const { store } = yield* StoreScope
  const { format, dryRun } = options
  const run = dryRun ? undefined : options.run
  const scope: ImportScope = {
    storeId: store.id,
    ...(options.source === undefined ? {} : { source: options.source }),
    ...(run === undefined ? {} : { run }),
  }
  const decimalMark = options.decimalMark ?? format.decimalMark
  const context: SheetContext = {
    currencyCode: store.currency.currencyCode,
    currencyDecimals: store.currency.currencyDecimals,
    now: yield* Clock.currentTimeMillis,
    pictureAddress: options.pictureAddress,
    storePictures: options.storePictures,
    ...(decimalMark === undefined ? {} : { decimalMark }),
    languages: store.languages.map(({ code }) => code.split("-")[0]?.toLowerCase() ?? ""),
    timeZone: options.timeZone ?? (format.datesAreLocal === true ? countryTimeZone(store.countryCode) : "UTC"),
  }
  const groups = new RecordGroups()
  const refusedProducts = new RefusedProducts()
  const remarks = new RemarkList()
  const sheet = new SheetProducts(format, context, refusedProducts, remarks, options.spelling)
  const counts = new ImportCounts(refusedProducts)
  const conflicts = new SkuConflicts()
  const pictures = { kept: 0, failed: new Array<FailedImage>() }
  let batch: SentProduct[] = []

  const withStoredImages = Effect.fnUntraced(function* (products: readonly ImportedProduct[]) {
    if (!options.storePictures) return products
    const result = yield* storeImages(products, dryRun)
    pictures.kept += result.kept
    pictures.failed.push(...result.failed)
    return result.products
  })

  const flush = Effect.fnUntraced(function* () {
    const read = batch
    batch = []
    if (read.length > 0) {
      const products = yield* withStoredImages(read.map(({ product }) => product))
      for (const { outcome, sent } of yield* sendProducts(
        read.map((one, at) => ({ ...one, product: products[at] ?? one.product })),
        { scope, dryRun },
      ))
        if (!conflicts.take(sent, outcome)) counts.add(outcome, sent.rows)
    }
    return yield* options.onProgress(groups.progress())
  })

  const take = Effect.fnUntraced(function* (group: readonly SheetRecord[]) {
    const read: ReadRows | undefined = group.length === 0 ? undefined : sheet.read(group)
    if (read === undefined) return
    batch.push({ line: lineOf(group[0]), ...read })
    if (batch.length >= BATCH) yield* flush()
  })

  yield* Stream.runForEach(records, (record) => take(groups.add(record)))
  yield* take(groups.end())
  yield* flush()

  // Missing products are known only after the whole file has been read.
  const isWhole = groups.isWhole()
  const { transferable, refused } = conflicts.settle((handle) => isWhole && !sheet.has(handle), isWhole)
  for (const { outcome, rows } of refused) counts.add(outcome, rows)
  for (let at = 0; at < transferable.length; at += BATCH) {
    const some = transferable.slice(at, at + BATCH)
    const replaced = [...new Set(some.flatMap(({ ownedBy }) => ownedBy))]
    for (const { outcome, sent } of yield* sendProducts(
      some.map((one) => one.sent),
      { scope, dryRun, replaced },
    ))
      counts.add(outcome, sent.rows, some.find((one) => one.sent === sent)?.ownedBy)
  }

  // A file that sells nothing hides nothing, unless `allowHideAll`.
  const isEmptyFile = !sheet.sellsAny()
  const isCompared = isWhole && (!isEmptyFile || options.vanished === "hide")
  const importStatusOf = (handle: string): ImportStatus =>
    sheet.isUnpublished(handle)
      ? "unpublished"
      : sheet.has(handle)
        ? "sold"
        : isCompared && !counts.isEmptied(handle)
          ? "vanished"
          : "unknown"
  const hiddenProducts =
    isCompared || sheet.hasUnpublished()
      ? yield* hideWithdrawnProducts({
          scope,
          importStatusOf,
          hideVanished: options.vanished === "hide",
          allowMassHide: options.allowMassHide ?? false,
          allowHideAll: options.allowHideAll ?? false,
          isEmptyFile,
          dryRun,
          newProducts: counts.created(),
        })
      : undefined
  const { refused: refusedRows, reported } = sheet.skippedRowCounts()
  return {
    rows: groups.progress().rows,
    rowsImported: counts.rowCounts().imported,
    rowsRefused: refusedRows + counts.rowCounts().refused,
    rowsReported: reported,
    ...(run === undefined ? {} : { importId: run.id }),
    unreadFields: sheet.unreadFields(),
    ...counts.report(),
    unpublished: sheet.unpublishedCount(),
    ...refusedProducts.report(),
    unpublishedHandles: hiddenProducts?.unpublished ?? [],
    ...(isCompared && hiddenProducts !== undefined ? { vanished: hiddenProducts.vanished } : {}),
    isVanishedHidden: options.vanished === "hide" && isCompared && hiddenProducts?.safetyStop === undefined,
    ...(hiddenProducts?.safetyStop === undefined ? {} : { safetyStop: hiddenProducts.safetyStop }),
    ...remarks.report(),
    ...(options.storePictures ? { pictures } : {}),
  } satisfies ImportReport
})
