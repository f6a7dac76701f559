import type { Tailoring, MonogramText } from "../shared/Customization.ts"

/** Customization that distinguishes a line from a plain one of the same SKU. */
export interface LineCustomization {
  readonly customization?: readonly MonogramText[]
  readonly tailoring?: Tailoring
}

/** Whether a line is customized; such lines are not merged with others of the same SKU. */
export function isCustomizedLine({ customization = [], tailoring }: LineCustomization): boolean {
  return customization.length > 0 || tailoring !== undefined
}

/** Returns the customization for another line; empty for a plain one. */
export function customizationOf({ customization = [], tailoring }: LineCustomization): LineCustomization {
  return { ...(customization.length === 0 ? {} : { customization }), ...(tailoring === undefined ? {} : { tailoring }) }
}

/**
 * Returns the line id when the SKU is ambiguous: for a customized line, or one of several of a SKU. Other lines are
 * identified by their SKU, which is stable when the backend rewrites the line.
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
