import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetCircumstances } from "../../domain/catalog/sheet/readShopifyProduct.ts"
import { readShopifyProduct } from "../../domain/catalog/sheet/readShopifyProduct.ts"
import type { SheetProblem, SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import { cell, columnName } from "../../domain/catalog/sheet/shopifyColumns.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { ImportedOutcome } from "./CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"

/** A record of the file, or what makes it unreadable. */
export type SheetRecord = { readonly row: SheetRow } | { readonly problem: SheetProblem; readonly handle?: string }

/** How far an import has come. */
export interface ImportProgress {
  readonly rows: number
  readonly products: number
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly rows: number
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  /** Drafts and archived products, which the merchant does not sell. */
  readonly unpublished: number
  readonly refused: readonly { readonly handle: string; readonly problems: readonly SheetProblem[]; readonly reason?: string }[]
}

export interface ImportOptions {
  /** Reads and checks everything, and puts in nothing. */
  readonly dryRun: boolean
  readonly isImageAddress: SheetCircumstances["isImageAddress"]
  readonly onProgress: (progress: ImportProgress) => Effect.Effect<void>
}

const BATCH = 50

/**
 * Puts the products of a catalogue file into the store of this scope, as it reads: memory holds one batch, not the file.
 *
 * All or nothing per product: a product with a refused row is not put in, and each of its problems is in the report with
 * line, column and rule. Running it twice changes nothing. Fails with the file's own error, or with `BackendError` when the
 * backend cannot be used; what was put in before stays, and a second run goes on from there.
 */
export const importCatalogue = Effect.fn("catalog.importCatalogue")(function* <E>(records: Stream.Stream<SheetRecord, E>, options: ImportOptions) {
  const { store } = yield* StoreScope
  const gateway = yield* CatalogueImportGateway
  const circumstances: SheetCircumstances = { currencyDecimals: store.currency.currencyDecimals, isImageAddress: options.isImageAddress }
  const seenHandles = new Set<string>()
  const ownerOfSku = new Map<string, string>()
  const refused: ImportReport["refused"][number][] = []
  const counts = { rows: 0, products: 0, created: 0, changed: 0, unchanged: 0, unpublished: 0 }
  let group: SheetRecord[] = []
  let batch: ImportedProduct[] = []

  const flush = Effect.fnUntraced(function* () {
    const products = batch
    batch = []
    const outcomes = options.dryRun || products.length === 0 ? [] : yield* gateway.upsertProducts(store.id, products)
    outcomes.forEach(count)
    yield* options.onProgress({ rows: counts.rows, products: counts.products })
  })

  const finishGroup = Effect.fnUntraced(function* () {
    const records = group
    group = []
    if (records.length === 0) return
    counts.products += 1
    const product = assemble(records)
    if (product === undefined) return
    batch.push(product)
    if (batch.length >= BATCH) yield* flush()
  })

  yield* Stream.runForEach(records, Effect.fnUntraced(function* (record) {
    counts.rows += 1
    const last = group.at(-1)
    if (last !== undefined && handleOf(last) !== handleOf(record)) yield* finishGroup()
    group.push(record)
  }))
  yield* finishGroup()
  yield* flush()
  const { products: _, ...totals } = counts
  return { ...totals, refused } satisfies ImportReport

  function assemble(records: readonly SheetRecord[]): ImportedProduct | undefined {
    const handle = handleOf(records[0])
    const problems = records.flatMap((record) => ("problem" in record ? [record.problem] : []))
    const [head, ...others] = records.flatMap((record) => ("row" in record ? [record.row] : []))
    if (head !== undefined && handle === "") problems.push(sheetProblem(head.line, "missing", columnName(head, "handle")))
    else if (head !== undefined && seenHandles.has(handle)) problems.push(sheetProblem(head.line, "duplicateHandle", columnName(head, "handle"), handle))
    seenHandles.add(handle)
    const read = head === undefined ? undefined : readShopifyProduct([head, ...others], circumstances)
    if (read?.read === "refused") problems.push(...read.problems)
    if (read?.read === "product" && head !== undefined) problems.push(...foreignSkus(read.product, head))
    if (problems.length > 0) {
      refused.push({ handle, problems: problems.toSorted((a, b) => a.line - b.line) })
      return undefined
    }
    if (read?.read === "unpublished") counts.unpublished += 1
    return read?.read === "product" ? read.product : undefined
  }

  function foreignSkus(product: ImportedProduct, head: SheetRow): readonly SheetProblem[] {
    const skus = product.variants.flatMap(({ sku }) => (sku === undefined ? [] : [sku]))
    const taken = skus.filter((sku) => (ownerOfSku.get(sku) ?? product.handle) !== product.handle)
    for (const sku of skus) if (!ownerOfSku.has(sku)) ownerOfSku.set(sku, product.handle)
    return taken.map((sku) => sheetProblem(head.line, "duplicateSku", columnName(head, "sku"), sku))
  }

  function count(outcome: ImportedOutcome): void {
    if (outcome.outcome === "refused")
      refused.push({ handle: outcome.handle, problems: [], ...(outcome.reason === undefined ? {} : { reason: outcome.reason }) })
    else counts[outcome.outcome] += 1
  }
})

function handleOf(record: SheetRecord | undefined): string {
  if (record === undefined) return ""
  return "row" in record ? cell(record.row, "handle") : (record.handle ?? "")
}
