import type { SheetRefusedReason, SheetRemark } from "../../../domain/catalog/sheet/SheetRow.ts"
import type { OtherSourceProduct } from "./CatalogueImportGateway.ts"
import type { FailedImage } from "./storeImages.ts"

/** Remarks grouped by cause. */
export interface RemarkGroup {
  readonly rule: SheetRemark["rule"]
  /** The column, when all remarks of the group are in the same one. */
  readonly column?: string
  readonly count: number
  /** The first remarks of the group. */
  readonly examples: readonly (SheetRemark & { readonly handle: string })[]
}

/** Result of an import, or of a dry run. */
export interface ImportReport {
  readonly rows: number
  /** Rows by outcome; they add up to `rows`. Rows of drafts and empty rows are listed in the remarks. */
  readonly rowsImported: number
  readonly rowsRefused: number
  readonly rowsReported: number
  /** ID of the import, for undo; absent in a dry run. */
  readonly importId?: string
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  /** Number of drafts, archived products and product kinds that the store does not support. */
  readonly unpublished: number
  /**
   * The first 10,000 refused products in order of line, with the first 100 errors each; those refused by the backend
   * come last.
   */
  readonly refused: readonly {
    readonly handle: string
    readonly reasons: readonly SheetRefusedReason[]
    readonly moreReasons?: number
    readonly reason?: string
  }[]
  readonly refusedCount: number
  /** Unlisted refused products, counted by their first error or as refused by the backend. */
  readonly refusedCauses: readonly { readonly cause: SheetRefusedReason["rule"] | "shop"; readonly products: number }[]
  /** Names of new and changed products, the first 1,000 each. */
  readonly createdHandles: readonly string[]
  readonly changedHandles: readonly string[]
  /**
   * Products that took over SKUs from products no longer in the file or withdrawn by another source: the first 1,000
   * and the total number.
   */
  readonly skuTransfers: readonly {
    readonly handle: string
    readonly from: readonly string[]
    readonly fromOtherSources?: readonly OtherSourceProduct[]
  }[]
  readonly skuTransferCount: number
  /** Earlier imported products that are drafts or archived in this file: hidden, or to be hidden in a dry run. */
  readonly unpublishedHandles: readonly string[]
  /**
   * Present when the safety stop prevented hiding (more than half, or all with a file that sells nothing): the number
   * to hide and the total.
   */
  readonly safetyStop?: { readonly hidden: number; readonly of: number; readonly isEmptyFile?: true }
  /**
   * Earlier imported products missing from this file; absent when part of the file was unreadable or it sells nothing.
   */
  readonly vanished?: readonly string[]
  /** Whether the vanished products are hidden, or would be in a dry run. */
  readonly isVanishedHidden: boolean
  /** Non-empty fields of the file that the import ignores, the first 500. */
  readonly unreadFields: readonly string[]
  /** Corrections and omissions in imported products by cause, most frequent first. */
  readonly remarkGroups: readonly RemarkGroup[]
  /** The first 100,000 remarks and the total number. */
  readonly remarks: readonly (SheetRemark & { readonly handle: string })[]
  readonly remarkCount: number
  /**
   * When the next sale of this file begins or ends, in milliseconds since 1970; the imported prices are valid until
   * then.
   */
  readonly nextSaleChange?: number
  /** Present when images were downloaded. */
  readonly pictures?: { readonly kept: number; readonly failed: readonly FailedImage[] }
}
