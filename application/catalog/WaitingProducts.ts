import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { ImportedOutcome } from "./CatalogueImportGateway.ts"

/** A product on its way to the store, with the line of the file it begins on. */
export interface SentProduct {
  readonly line: number
  readonly product: ImportedProduct
  /** Rows of the file that went into it. */
  readonly rows: number
}

interface WaitingProduct {
  readonly sent: SentProduct
  readonly outcome: ImportedOutcome
  readonly heldBy: readonly string[]
}

/** How many products memory holds until the file has been read. */
const MOST = 5000

/**
 * Products whose skus other products of earlier imports have: what was renamed by the merchant, and what contradicts
 * itself. Which of both is known once the whole file was read.
 */
export class WaitingProducts {
  private readonly waiting: WaitingProduct[] = []

  /** Keeps a product that was refused for such a sku, as long as there is room. */
  take(sent: SentProduct, outcome: ImportedOutcome): boolean {
    if (outcome.outcome !== "refused" || outcome.heldBy === undefined || this.waiting.length >= MOST) return false
    this.waiting.push({ sent, outcome, heldBy: outcome.heldBy })
    return true
  }

  /** Those whose skus may move, as everybody who has them is gone, and why the others are refused. */
  settle(
    isGone: (handle: string) => boolean,
    isWhole: boolean,
  ): {
    readonly movable: readonly Omit<WaitingProduct, "outcome">[]
    readonly refused: readonly { readonly outcome: ImportedOutcome; readonly rows: number }[]
  } {
    const isMovable = ({ heldBy }: WaitingProduct) => heldBy.every(isGone)
    const why = isWhole
      ? "A sku moves to another product when the file no longer has the first one, and this file has both."
      : "Not all of this file could be read, so that nobody can tell whether that product is still in it."
    return {
      movable: this.waiting.filter(isMovable),
      refused: this.waiting
        .filter((one) => !isMovable(one))
        .map(({ outcome, sent }) => ({
          rows: sent.rows,
          outcome: { ...outcome, reason: [outcome.reason, why].filter((part) => part !== undefined).join(" ") },
        })),
    }
  }
}
