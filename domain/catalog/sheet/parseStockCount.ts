import type { SheetCell } from "./SheetLine.ts"

/**
 * The units of a variant where somebody counts them, as the part of a line that says so: none where the cell is empty,
 * where the merchant does not track the variant, and where selling goes on with none left.
 */
export function parseStockCount(
  units: SheetCell,
  { isTracked = true, allowsBackorder = false }: { readonly isTracked?: boolean; readonly allowsBackorder?: boolean },
): { readonly inventory?: SheetCell } {
  return units.text === "" || !isTracked || (allowsBackorder && Number(units.text) <= 0) ? {} : { inventory: units }
}
