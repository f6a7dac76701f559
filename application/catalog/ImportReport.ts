import type { SheetRefusedReason, SheetRemark } from "../../domain/catalog/sheet/SheetRow.ts"
import type { OtherSourceProduct } from "./CatalogueImportGateway.ts"
import type { FailedImage } from "./storeImages.ts"

/** Remarks with one cause. */
export interface RemarkGroup {
  readonly rule: SheetRemark["rule"]
  /** Where all of them stand in one column. */
  readonly column?: string
  readonly count: number
  /** The first of them. */
  readonly examples: readonly (SheetRemark & { readonly handle: string })[]
}

/** What an import did, or as a dry run would do. */
export interface ImportReport {
  readonly rows: number
  /** What became of the rows: their sum is `rows`. Those of drafts and of what says nothing are told in remarks. */
  readonly rowsImported: number
  readonly rowsRefused: number
  readonly rowsReported: number
  /** The import, by which it can be undone; absent of a dry run. */
  readonly importId?: string
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  /** Drafts, archived products and kinds that this shop does not sell. */
  readonly unpublished: number
  /**
   * The first ten thousand by line of the file, with the first hundred problems of each; what the backend itself
   * refused stands last.
   */
  readonly refused: readonly {
    readonly handle: string
    readonly reasons: readonly SheetRefusedReason[]
    readonly moreReasons?: number
    readonly reason?: string
  }[]
  readonly refusedCount: number
  /** Of those that are not listed, how many were refused for which first problem, or by the shop itself. */
  readonly refusedCauses: readonly { readonly cause: SheetRefusedReason["rule"] | "shop"; readonly products: number }[]
  /** Names of what is new and of what has changed, the first thousand each. */
  readonly createdHandles: readonly string[]
  readonly changedHandles: readonly string[]
  /**
   * Products that took over the skus of others, which are no longer in the file or withdrawn by another source, the
   * first thousand, and how many there are.
   */
  readonly skuTransfers: readonly {
    readonly handle: string
    readonly from: readonly string[]
    readonly fromOtherSources?: readonly OtherSourceProduct[]
  }[]
  readonly skuTransferCount: number
  /** What an earlier import brought and this file has as a draft or archived: hidden now, or as a dry run would be. */
  readonly unpublishedHandles: readonly string[]
  /**
   * Where nothing was hidden, as more than half would have been, or all by a file that sells nothing: how many, and of
   * how many.
   */
  readonly safetyStop?: { readonly hidden: number; readonly of: number; readonly isEmptyFile?: true }
  /**
   * What an earlier import brought and this file does not have; absent when some of it could not be read, or it sells
   * nothing.
   */
  readonly vanished?: readonly string[]
  /** Whether those are hidden now, or as a dry run would be. */
  readonly isVanishedHidden: boolean
  /** Fields of the file that say something and are not read, the first five hundred. */
  readonly fieldsNotRead: readonly string[]
  /** What was cleaned or left out of products that went in, by cause, the most frequent first. */
  readonly remarkGroups: readonly RemarkGroup[]
  /** Each of them, the first hundred thousand, and how many there are. */
  readonly remarks: readonly (SheetRemark & { readonly handle: string })[]
  readonly remarkCount: number
  /**
   * When the first sale of this file begins or ends, in milliseconds since 1970: the shop's prices are true until then.
   */
  readonly nextSaleChange?: number
  /** Where pictures were fetched. */
  readonly pictures?: { readonly kept: number; readonly failed: readonly FailedImage[] }
}
