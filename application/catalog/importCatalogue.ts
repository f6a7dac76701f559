import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { countryTimeZone } from "../../domain/catalog/sheet/countryTimeZone.ts"
import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetCircumstances } from "../../domain/catalog/sheet/SheetCircumstances.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { SheetRecord } from "./CatalogueFile.ts"
import type { ImportScope } from "./CatalogueImportGateway.ts"
import type { ImportOptions } from "./ImportOptions.ts"
import type { ImportReport } from "./ImportReport.ts"
import { ImportTally } from "./ImportTally.ts"
import type { FailedPicture } from "./keepPictures.ts"
import { keepPictures } from "./keepPictures.ts"
import { lineOf, RecordGroups } from "./RecordGroups.ts"
import { RefusalList } from "./RefusalList.ts"
import { RemarkList } from "./RemarkList.ts"
import { sendProducts } from "./sendProducts.ts"
import type { ReadRows } from "./SheetProducts.ts"
import { SheetProducts } from "./SheetProducts.ts"
import type { SentProduct } from "./WaitingProducts.ts"
import { WaitingProducts } from "./WaitingProducts.ts"
import type { Standing } from "./withdrawProducts.ts"
import { withdrawProducts } from "./withdrawProducts.ts"

const BATCH = 50

/**
 * Puts the products of a catalogue file into the store of this scope, as it reads: memory holds one batch and the names
 * of what was seen, not the file.
 *
 * A store may be filled from several files: each, by the name of its source, is the whole of its own products and
 * leaves those of all others alone; a sku that another source sells is refused.
 *
 * All or nothing per product: a product with a refused row is not put in, and each of its problems is in the report
 * with row, line, column and rule. Running it twice changes nothing; a newer file updates what is there, and what it no
 * longer sells is told and, where wanted, hidden. Fails with the file's own error, with `BackendError` when the backend
 * cannot be used, and with `OutcomesMissing` when its answer leaves products out; what was put in before stays, and a
 * second run goes on from there.
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
  const circumstances: SheetCircumstances = {
    currencyCode: store.currency.currencyCode,
    currencyDecimals: store.currency.currencyDecimals,
    now: yield* Clock.currentTimeMillis,
    pictureAddress: options.pictureAddress,
    keepsPictures: options.keepsPictures,
    ...(decimalMark === undefined ? {} : { decimalMark }),
    languages: store.languages.map(({ code }) => code.split("-")[0]?.toLowerCase() ?? ""),
    timeZone: options.timeZone ?? (format.datesAreLocal === true ? countryTimeZone(store.countryCode) : "UTC"),
  }
  const groups = new RecordGroups()
  const refusals = new RefusalList()
  const remarks = new RemarkList()
  const sheet = new SheetProducts(format, circumstances, refusals, remarks, options.spelling)
  const tally = new ImportTally(refusals)
  const waiting = new WaitingProducts()
  const pictures = { kept: 0, failed: new Array<FailedPicture>() }
  let batch: SentProduct[] = []

  const pictured = Effect.fnUntraced(function* (products: readonly ImportedProduct[]) {
    if (!options.keepsPictures) return products
    const result = yield* keepPictures(products, dryRun)
    pictures.kept += result.kept
    pictures.failed.push(...result.failed)
    return result.products
  })

  const flush = Effect.fnUntraced(function* () {
    const read = batch
    batch = []
    if (read.length > 0) {
      const products = yield* pictured(read.map(({ product }) => product))
      for (const { outcome, sent } of yield* sendProducts(
        read.map((one, at) => ({ ...one, product: products[at] ?? one.product })),
        { scope, dryRun },
      ))
        if (!waiting.take(sent, outcome)) tally.add(outcome, sent.rows)
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

  // Only now is it known what the file no longer has.
  const isWhole = groups.isWhole()
  const { movable, refused } = waiting.settle((handle) => isWhole && !sheet.has(handle), isWhole)
  for (const { outcome, rows } of refused) tally.add(outcome, rows)
  for (let at = 0; at < movable.length; at += BATCH) {
    const some = movable.slice(at, at + BATCH)
    const replaced = [...new Set(some.flatMap(({ heldBy }) => heldBy))]
    for (const { outcome, sent } of yield* sendProducts(
      some.map((one) => one.sent),
      { scope, dryRun, replaced },
    ))
      tally.add(outcome, sent.rows, some.find((one) => one.sent === sent)?.heldBy)
  }

  // A file that sells nothing hides nothing, unless everything is meant to go.
  const sellsNothing = !sheet.sellsAny()
  const isCompared = isWhole && (!sellsNothing || options.vanished === "hide")
  const standingOf = (handle: string): Standing =>
    sheet.isUnsold(handle)
      ? "unpublished"
      : sheet.has(handle)
        ? "sold"
        : isCompared && !tally.isEmptied(handle)
          ? "vanished"
          : "unknown"
  const withdrawn =
    isCompared || sheet.hasUnsold()
      ? yield* withdrawProducts({
          scope,
          standingOf,
          hidesVanished: options.vanished === "hide",
          hidesMost: options.hidesMost ?? false,
          hidesAll: options.hidesAll ?? false,
          sellsNothing,
          dryRun,
          newProducts: tally.created(),
        })
      : undefined
  const { refused: refusedRows, reported } = sheet.rowsNotIn()
  return {
    rows: groups.progress().rows,
    rowsImported: tally.rowCounts().imported,
    rowsRefused: refusedRows + tally.rowCounts().refused,
    rowsReported: reported,
    ...(run === undefined ? {} : { importId: run.id }),
    fieldsNotRead: sheet.fieldsNotRead(),
    ...tally.report(),
    unpublished: sheet.unpublishedCount(),
    ...refusals.report(),
    unpublishedHandles: withdrawn?.unpublished ?? [],
    ...(isCompared && withdrawn !== undefined ? { vanished: withdrawn.vanished } : {}),
    isVanishedHidden: options.vanished === "hide" && isCompared && withdrawn?.brake === undefined,
    ...(withdrawn?.brake === undefined ? {} : { brake: withdrawn.brake }),
    ...remarks.report(),
    ...(options.keepsPictures ? { pictures } : {}),
  } satisfies ImportReport
})
