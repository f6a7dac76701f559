import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import type { ImportedOutcome } from "./CatalogueImportGateway.ts"

/** A sent product, with the line of the file it begins on. */
export interface SentProduct {
  readonly line: number
  readonly product: ImportedProduct
  /** Number of rows of the file that contributed to it. */
  readonly rows: number
}

interface SkuConflict {
  readonly sent: SentProduct
  readonly outcome: ImportedOutcome
  readonly ownedBy: readonly string[]
}

/** Maximum number of products held until the whole file has been read. */
const MAX_CONFLICTS = 5000

/**
 * Products whose SKUs belong to products of earlier imports: either renamed products or contradictions. The distinction
 * is possible after the whole file has been read.
 */
export class SkuConflicts {
  private readonly conflicts: SkuConflict[] = []

  /** Defers a product refused for an owned SKU. Returns false for other outcomes, and when the limit is reached. */
  take(sent: SentProduct, outcome: ImportedOutcome): boolean {
    if (outcome.outcome !== "refused" || outcome.ownedBy === undefined || this.conflicts.length >= MAX_CONFLICTS)
      return false
    this.conflicts.push({ sent, outcome, ownedBy: outcome.ownedBy })
    return true
  }

  /** Returns the products whose SKUs may move, since all previous owners are gone, and the errors of the others. */
  settle(
    isGone: (handle: string) => boolean,
    isWhole: boolean,
  ): {
    readonly transferable: readonly Omit<SkuConflict, "outcome">[]
    readonly refused: readonly { readonly outcome: ImportedOutcome; readonly rows: number }[]
  } {
    const isTransferable = ({ ownedBy }: SkuConflict) => ownedBy.every(isGone)
    const explanation = isWhole
      ? "A sku moves to another product when the file no longer has the first one, and this file has both."
      : "Not all of this file could be read, so that nobody can tell whether that product is still in it."
    return {
      transferable: this.conflicts.filter(isTransferable),
      refused: this.conflicts
        .filter((one) => !isTransferable(one))
        .map(({ outcome, sent }) => ({
          rows: sent.rows,
          outcome: { ...outcome, reason: [outcome.reason, explanation].filter((part) => part !== undefined).join(" ") },
        })),
    }
  }
}
