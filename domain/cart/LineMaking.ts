import type { Tailoring, WrittenText } from "../shared/Making.ts"

/** What makes a line another than the plain one of its sku. */
export interface LineMaking {
  readonly customization?: readonly WrittenText[]
  readonly tailoring?: Tailoring
}

/** Whether a line is made for one shopper: it is not put together with others of its sku. */
export function isMade({ customization = [], tailoring }: LineMaking): boolean {
  return customization.length > 0 || tailoring !== undefined
}

/** What is to be made, to be said again of another line; nothing of a plain one. */
export function makingOf({ customization = [], tailoring }: LineMaking): LineMaking {
  return { ...(customization.length === 0 ? {} : { customization }), ...(tailoring === undefined ? {} : { tailoring }) }
}

/**
 * The id that names a line where its sku does not: a line that is made for the shopper, or one of several of a sku.
 * Others are named by their sku, which stays the same when the shop writes the line anew.
 */
export function lineIdOf(
  items: readonly (LineMaking & { readonly id: string; readonly sku: string })[],
  item: LineMaking & { readonly id: string; readonly sku: string },
): string | undefined {
  return item.id !== "" && (isMade(item) || items.some((other) => other.sku === item.sku && other.id !== item.id))
    ? item.id
    : undefined
}
