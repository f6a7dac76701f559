import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { ImportedOutcome } from "./CatalogueImportGateway.ts"

/** A product on its way to the store, with the line of the file it begins on. */
export interface SentProduct {
  readonly line: number
  readonly product: ImportedProduct
  /** Rows of the file that went into it. */
  readonly rows: number
}

interface SkuConflict {
  readonly sent: SentProduct
  readonly outcome: ImportedOutcome
  readonly ownedBy: readonly string[]
}

/** How many products memory holds until the file has been read. */
const MAX_CONFLICTS = 5000

/**
 * Products whose skus other products of earlier imports have: what was renamed by the merchant, and what contradicts
 * itself. Which of both is known once the whole file was read.
 */
export class SkuConflicts {
  private readonly conflicts: SkuConflict[] = []

  /** Keeps a product that was refused for such a sku, as long as there is room. */
  take(sent: SentProduct, outcome: ImportedOutcome): boolean {
    if (outcome.outcome !== "refused" || outcome.ownedBy === undefined || this.conflicts.length >= MAX_CONFLICTS)
      return false
    this.conflicts.push({ sent, outcome, ownedBy: outcome.ownedBy })
    return true
  }

  /** Those whose skus may move, as everybody who has them is gone, and why the others are refused. */
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
