import type * as Brand from "effect/Brand"

/**
 * A text of an integrator that goes with a purchase: 1 to 128 characters, not blank, none of them a control character.
 */
export type OriginText = Brand.Branded<string, "OriginText">

/** Whether a text can go with a purchase. */
export function isOriginText(text: string): text is OriginText {
  return /^\P{C}{1,128}$/u.test(text) && text.trim() !== ""
}

/**
 * Where a purchase is made and what it belongs to, as an integrator's own system says it (specification, sections 3 and
 * 7: async checkout payload). No page of the shop asks for it; the shop keeps it with the order.
 */
export interface PurchaseOrigin {
  /** The group of a customised order (`customOrderFGID`). */
  readonly customOrderGroup?: OriginText
  /** Serial number of a device in a physical store that the purchase is made at. */
  readonly deviceSerial?: OriginText
  /** The employee who helps with it. */
  readonly employeeName?: OriginText
  /** The stock location it is sold from (`stlocId`). */
  readonly stockLocationId?: OriginText
}
