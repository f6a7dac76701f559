import type * as Brand from "effect/Brand"

/** A text of an integrator sent with a purchase: 1 to 128 characters, not blank, without control characters. */
export type OriginText = Brand.Branded<string, "OriginText">

/** Whether a text is a valid `OriginText`. */
export function isOriginText(text: string): text is OriginText {
  return /^\P{C}{1,128}$/u.test(text) && text.trim() !== ""
}

/**
 * Purchase metadata of an integrator's system (S3 and S7: async checkout payload). The
 * storefront's pages send none; the backend stores it with the order.
 */
export interface PurchaseOrigin {
  /** The group of a customized order (`customOrderFGID`). */
  readonly customOrderGroup?: OriginText
  /** Serial number of the in-store device used for the purchase. */
  readonly deviceSerial?: OriginText
  /** The assisting employee. */
  readonly employeeName?: OriginText
  /** The stock location it is sold from (`stlocId`). */
  readonly stockLocationId?: OriginText
}
