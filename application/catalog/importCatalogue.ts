import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetCircumstances } from "../../domain/catalog/sheet/readProduct.ts"
import { keptSku } from "../../domain/catalog/sheet/keptSku.ts"
import { readProduct } from "../../domain/catalog/sheet/readProduct.ts"
import { readSaleTime } from "../../domain/catalog/sheet/readSaleTime.ts"
import type { SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetProblem, SheetRemark } from "../../domain/catalog/sheet/SheetRow.ts"
import type { SourceName } from "../../domain/catalog/sheet/SourceName.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { SheetRecord } from "./CatalogueFile.ts"
import type { ImportedOutcome, ImportScope } from "./CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"
import type { ImportReport } from "./ImportReport.ts"
import type { FailedPicture } from "./keepPictures.ts"
import { keepPictures } from "./keepPictures.ts"
import { OutcomesMissing } from "./OutcomesMissing.ts"
import { RefusalList } from "./RefusalList.ts"
import type { SentProduct } from "./WaitingProducts.ts"
import { WaitingProducts } from "./WaitingProducts.ts"
import type { Standing } from "./withdrawProducts.ts"
import { withdrawProducts } from "./withdrawProducts.ts"

/** How far an import has come. */
export interface ImportProgress {
  readonly rows: number
  readonly products: number
}

export interface ImportOptions {
  readonly format: SheetFormat
  /** Which of several files that fill the store this is; absent where it is the one without a name. */
  readonly source?: SourceName
  /** Reads, checks and compares everything, and puts in nothing. */
  readonly dryRun: boolean
  /** What to do with products that an earlier import brought and this file does not sell. */
  readonly vanished: "keep" | "hide"
  /** Whether more than half of what earlier imports brought may be hidden. */
  readonly hidesMost?: boolean
  readonly keepsPictures: boolean
  /** Which mark stands before decimals, where it is not the format's. */
  readonly decimalMark?: "." | ","
  readonly pictureAddress: SheetCircumstances["pictureAddress"]
  readonly onProgress: (progress: ImportProgress) => Effect.Effect<void>
}

const BATCH = 50
const LISTED = 1000

/**
 * Puts the products of a catalogue file into the store of this scope, as it reads: memory holds one batch and the names of
 * what was seen, not the file.
 *
 * A store may be filled from several files: each, by the name of its source, is the whole of its own products and leaves those
 * of all others alone; a sku that another source sells is refused.
 *
 * All or nothing per product: a product with a refused row is not put in, and each of its problems is in the report with
 * row, line, column and rule. Running it twice changes nothing; a newer file updates what is there, and what it no longer
 * sells is told and, where wanted, hidden. Fails with the file's own error, with `BackendError` when the backend cannot be
 * used, and with `OutcomesMissing` when its answer leaves products out; what was put in before stays, and a second run goes
 * on from there.
 */
export const importCatalogue = Effect.fn("catalog.importCatalogue")(function* <E>(records: Stream.Stream<SheetRecord, E>, options: ImportOptions) {
  const { store } = yield* StoreScope
  const gateway = yield* CatalogueImportGateway
  const { format, dryRun } = options
  const scope: ImportScope = { storeId: store.id, ...(options.source === undefined ? {} : { source: options.source }) }
  const decimalMark = options.decimalMark ?? format.decimalMark
  const circumstances: SheetCircumstances = {
    currencyCode: store.currency.currencyCode, currencyDecimals: store.currency.currencyDecimals, now: yield* Clock.currentTimeMillis,
    pictureAddress: options.pictureAddress, keepsPictures: options.keepsPictures, ...(decimalMark === undefined ? {} : { decimalMark }),
  }
  const seenHandles = new Set<string>()
  /** What of them the merchant does not sell now; all others are there, whether they can be put in or not. */
  const unsold = new Set<string>()
  const ownerOfSku = new Map<string, string>()
  const refusals = new RefusalList()
  const remarks: ImportReport["remarks"][number][] = []
  const pictures = { kept: 0, failed: new Array<FailedPicture>() }
  const handles = { created: new Array<string>(), changed: new Array<string>() }
  const counts = { rows: 0, products: 0, created: 0, changed: 0, unchanged: 0, unpublished: 0, remarkCount: 0 }
  let isWhole = true
  let group: SheetRecord[] = []
  let batch: SentProduct[] = []
  const waiting = new WaitingProducts()
  const takenOver: ImportReport["takenOver"][number][] = []
  const emptied = new Set<string>()
  const toldCategories = new Set<string>()
  let takenOverCount = 0
  let nextSaleChange = Number.POSITIVE_INFINITY

  const send = Effect.fnUntraced(function* (sent: readonly SentProduct[], replaced: readonly string[]) {
    const outcomes = yield* gateway.upsertProducts(scope, sent.map(({ product }) => product), dryRun, replaced)
    const told = new Map(outcomes.map((outcome) => [outcome.handle, outcome]))
    const untold = sent.filter(({ product }) => !told.has(product.handle))
    if (untold.length > 0) return yield* new OutcomesMissing({ products: untold.map(({ line, product }) => ({ line, handle: product.handle })) })
    return sent.flatMap((one) => {
      const outcome = told.get(one.product.handle)
      return outcome === undefined ? [] : [{ outcome, sent: one }]
    })
  })

  const flush = Effect.fnUntraced(function* () {
    const sent = batch
    batch = []
    if (sent.length > 0) {
      const products = yield* pictured(sent.map(({ product }) => product))
      for (const { outcome, sent: one } of yield* send(sent.map(({ line, product }, at) => ({ line, product: products[at] ?? product })), []))
        if (!waiting.take(one, outcome)) settle(outcome, [])
    }
    return yield* options.onProgress({ rows: counts.rows, products: counts.products })
  })

  const pictured = Effect.fnUntraced(function* (products: readonly ImportedProduct[]) {
    if (!options.keepsPictures) return products
    const result = yield* keepPictures(products, dryRun)
    pictures.kept += result.kept
    pictures.failed.push(...result.failed)
    return result.products
  })

  const finishGroup = Effect.fnUntraced(function* () {
    const finished = group
    group = []
    if (finished.length === 0) return
    counts.products += 1
    const product = assemble(finished)
    if (product === undefined) return
    batch.push({ line: lineOf(finished[0]), product })
    if (batch.length >= BATCH) yield* flush()
  })

  yield* Stream.runForEach(records, Effect.fnUntraced(function* (record) {
    counts.rows += 1
    if ("problem" in record && (record.isEnd === true || record.hidesRows === true)) isWhole = false
    const last = group.at(-1)
    if (last !== undefined && handleOf(last) !== handleOf(record)) yield* finishGroup()
    group.push(record)
  }))
  yield* finishGroup()
  yield* flush()
  // Only now is it known what the file no longer has.
  const { movable, refused: kept } = waiting.settle((handle) => isWhole && !seenHandles.has(handle), isWhole)
  kept.forEach(count)
  for (let at = 0; at < movable.length; at += BATCH) {
    const some = movable.slice(at, at + BATCH)
    for (const { outcome } of yield* send(some.map(({ sent }) => sent), [...new Set(some.flatMap(({ heldBy }) => heldBy))])) {
      settle(outcome, some.find(({ sent }) => sent.product.handle === outcome.handle)?.heldBy ?? [])
    }
  }
  const isCompared = isWhole && seenHandles.size > unsold.size
  const standingOf = (handle: string): Standing => (unsold.has(handle) ? "unpublished" : seenHandles.has(handle) ? "sold" : isCompared && !emptied.has(handle) ? "vanished" : "unknown")
  const withdrawn = !isCompared && unsold.size === 0
    ? undefined
    : yield* withdrawProducts({ scope, standingOf, hidesVanished: options.vanished === "hide", hidesMost: options.hidesMost ?? false, dryRun, newProducts: counts.created })
  const { products: _, ...totals } = counts
  return {
    ...totals,
    ...refusals.report(),
    createdHandles: handles.created,
    changedHandles: handles.changed,
    takenOver,
    takenOverCount,
    unpublishedHandles: withdrawn?.unpublished ?? [],
    ...(isCompared && withdrawn !== undefined ? { vanished: withdrawn.vanished } : {}),
    isVanishedHidden: options.vanished === "hide" && isCompared && withdrawn?.brake === undefined,
    ...(withdrawn?.brake === undefined ? {} : { brake: withdrawn.brake }),
    remarks,
    ...(Number.isFinite(nextSaleChange) ? { nextSaleChange } : {}),
    ...(options.keepsPictures ? { pictures } : {}),
  } satisfies ImportReport

  function assemble(group: readonly SheetRecord[]): ImportedProduct | undefined {
    const problems = group.flatMap((record) => ("problem" in record ? [record.problem] : []))
    const [head, ...others] = group.flatMap((record) => ("row" in record ? [record.row] : []))
    const numberOf = new Map([head, ...others].flatMap((row) => (row?.number === undefined ? [] : [[row.line, row.number] as const])))
    const numbered = <Place extends SheetProblem | SheetRemark>(place: Place): Place => {
      const row = numberOf.get(place.line)
      return row === undefined ? place : { ...place, row }
    }
    const key = handleOf(group[0])
    const lines = head === undefined ? undefined : format.linesOf([head, ...others])
    const handleCell = lines?.[0].handle
    if (head !== undefined && (handleCell === undefined || handleCell.text === "")) problems.push(sheetProblem(head.line, "missing", handleCell?.column))
    else if (head !== undefined && handleCell !== undefined && seenHandles.has(handleCell.text)) problems.push(sheetProblem(head.line, "duplicateHandle", handleCell.column, handleCell.text))
    const handle = handleCell?.text ?? key
    seenHandles.add(handle)
    const read = lines === undefined ? undefined : readProduct(lines, circumstances)
    if (read?.read === "unpublished") unsold.add(handle)
    if (read?.read === "refused") problems.push(...read.problems)
    if (read?.read === "product" && lines !== undefined) problems.push(...foreignSkus(read.product, lines))
    if (problems.length > 0) {
      refusals.add(handle, problems.toSorted((a, b) => a.line - b.line).map(numbered))
      return undefined
    }
    if (read !== undefined && read.read !== "refused") {
      const told = read.remarks.filter(isNews)
      counts.remarkCount += told.length
      for (const remark of told) nextSaleChange = Math.min(nextSaleChange, saleChange(remark))
      for (const remark of told.slice(0, LISTED - remarks.length)) remarks.push({ handle, ...numbered(remark) })
    }
    if (read?.read === "unpublished") counts.unpublished += 1
    return read?.read === "product" ? read.product : undefined
  }

  /** What stands in many products alike is told of the first. */
  function isNews({ rule, value = "" }: SheetRemark): boolean {
    if (rule !== "categoriesLeftOut") return true
    if (toldCategories.has(value)) return false
    if (toldCategories.size < LISTED) toldCategories.add(value)
    return true
  }

  function foreignSkus(product: ImportedProduct, lines: ReturnType<SheetFormat["linesOf"]>): readonly SheetProblem[] {
    const skus = product.variants.flatMap(({ sku }) => (sku === undefined ? [] : [sku]))
    const taken = new Set(skus.filter((sku) => (ownerOfSku.get(sku) ?? product.handle) !== product.handle))
    for (const sku of skus) if (!ownerOfSku.has(sku)) ownerOfSku.set(sku, product.handle)
    return lines.flatMap(({ line, variant }) => (variant !== undefined && taken.has(keptSku(variant.sku.text) ?? "") ? [sheetProblem(line, "duplicateSku" as const, variant.sku.column, variant.sku.text)] : []))
  }

  /** Counts a product that needs nothing more, and notes whose skus it has taken. */
  function settle(outcome: ImportedOutcome, from: readonly string[]): void {
    count(outcome)
    const { handle, takenFrom } = outcome
    if (outcome.outcome === "refused" || (from.length === 0 && takenFrom === undefined)) return
    takenOverCount += 1
    outcome.emptied?.forEach((one) => emptied.add(one))
    if (takenOver.length < LISTED) takenOver.push({ handle, from, ...(takenFrom === undefined ? {} : { fromElsewhere: takenFrom }) })
  }

  function count({ handle, outcome, reason }: ImportedOutcome): void {
    if (outcome === "refused") {
      refusals.add(handle, [], reason)
      return
    }
    counts[outcome] += 1
    if (outcome !== "unchanged" && handles[outcome].length < LISTED) handles[outcome].push(handle)
  }
})

function saleChange({ rule, value = "" }: SheetRemark): number {
  return (rule === "saleLater" || rule === "saleEnds" ? readSaleTime(value, rule === "saleEnds") : undefined) ?? Number.POSITIVE_INFINITY
}

function handleOf(record: SheetRecord | undefined): string {
  return record?.handle ?? ""
}

function lineOf(record: SheetRecord | undefined): number {
  if (record === undefined) return 0
  return "row" in record ? record.row.line : record.problem.line
}
