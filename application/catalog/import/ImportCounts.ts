import type { ImportedOutcome } from "./CatalogueImportGateway.ts"
import type { ImportReport } from "./ImportReport.ts"
import type { RefusedProducts } from "./RefusedProducts.ts"

const MAX_LISTED = 1000

/** Counts of the outcomes of sent products, with the first names of each kind. */
export class ImportCounts {
  private readonly refusedProducts: RefusedProducts
  private readonly counts = { created: 0, changed: 0, unchanged: 0 }
  private readonly handles = { created: new Array<string>(), changed: new Array<string>() }
  private readonly skuTransfers: ImportReport["skuTransfers"][number][] = []
  private skuTransferCount = 0
  private readonly emptied = new Set<string>()
  private readonly rows = { imported: 0, refused: 0 }

  constructor(refusedProducts: RefusedProducts) {
    this.refusedProducts = refusedProducts
  }

  /** Counts a product of `rows` rows; `from` are products of the same source whose SKUs it replaces. */
  add(outcome: ImportedOutcome, rows: number, from: readonly string[] = []): void {
    const { handle, movedFrom } = outcome
    this.rows[outcome.outcome === "refused" ? "refused" : "imported"] += rows
    if (outcome.outcome === "refused") return this.refusedProducts.add(handle, [], outcome.reason)
    this.counts[outcome.outcome] += 1
    if (outcome.outcome !== "unchanged" && this.handles[outcome.outcome].length < MAX_LISTED)
      this.handles[outcome.outcome].push(handle)
    if (from.length === 0 && movedFrom === undefined) return
    this.skuTransferCount += 1
    outcome.emptied?.forEach((one) => this.emptied.add(one))
    if (this.skuTransfers.length < MAX_LISTED)
      this.skuTransfers.push({ handle, from, ...(movedFrom === undefined ? {} : { fromOtherSources: movedFrom }) })
  }

  /** Number of new products. */
  created(): number {
    return this.counts.created
  }

  /** Whether all SKUs of an earlier product have moved to others. */
  isEmptied(handle: string): boolean {
    return this.emptied.has(handle)
  }

  /** Rows of imported products, and of products that the backend refused. */
  rowCounts(): { readonly imported: number; readonly refused: number } {
    return this.rows
  }

  report(): Pick<
    ImportReport,
    "created" | "changed" | "unchanged" | "createdHandles" | "changedHandles" | "skuTransfers" | "skuTransferCount"
  > {
    return {
      ...this.counts,
      createdHandles: this.handles.created,
      changedHandles: this.handles.changed,
      skuTransfers: this.skuTransfers,
      skuTransferCount: this.skuTransferCount,
    }
  }
}
