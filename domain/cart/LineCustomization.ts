import type { Tailoring, MonogramText } from "../shared/Customization.ts"

/** What makes a line another than the plain one of its sku. */
export interface LineCustomization {
  readonly customization?: readonly MonogramText[]
  readonly tailoring?: Tailoring
}

/** Whether a line is made for one shopper: it is not put together with others of its sku. */
export function isCustomizedLine({ customization = [], tailoring }: LineCustomization): boolean {
  return customization.length > 0 || tailoring !== undefined
}

/** What is to be made, to be said again of another line; nothing of a plain one. */
export function customizationOf({ customization = [], tailoring }: LineCustomization): LineCustomization {
  return { ...(customization.length === 0 ? {} : { customization }), ...(tailoring === undefined ? {} : { tailoring }) }
}

/**
 * The id that names a line where its sku does not: a line that is made for the shopper, or one of several of a sku.
 * Others are named by their sku, which stays the same when the shop writes the line anew.
 */
export function lineIdOf(
  items: readonly (LineCustomization & { readonly id: string; readonly sku: string })[],
  item: LineCustomization & { readonly id: string; readonly sku: string },
): string | undefined {
  return item.id !== "" &&
    (isCustomizedLine(item) || items.some((other) => other.sku === item.sku && other.id !== item.id))
    ? item.id
    : undefined
}
