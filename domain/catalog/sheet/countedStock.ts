import type { SheetCell } from "./SheetLine.ts"

/**
 * The units of a variant where somebody counts them, as the part of a line that says so: none where the cell is empty,
 * where the merchant does not track the variant, and where selling goes on with none left.
 */
export function countedStock(
  units: SheetCell,
  { isTracked = true, goesOn = false }: { readonly isTracked?: boolean; readonly goesOn?: boolean },
): { readonly inventory?: SheetCell } {
  return units.text === "" || !isTracked || (goesOn && Number(units.text) <= 0) ? {} : { inventory: units }
}
