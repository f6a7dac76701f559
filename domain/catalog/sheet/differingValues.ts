import type { LineRemark } from "./SheetLine.ts"
import { cellOf } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

/** Returns remarks for further rows whose product-level values differ from the first row, which wins. */
export function differingValues(
  row: SheetRow,
  head: SheetRow,
  places: readonly (readonly [string, ...string[]])[],
): readonly LineRemark[] {
  return places.flatMap((columns) => {
    const cell = cellOf(row, columns)
    return cell.text === "" || cell.text === cellOf(head, columns).text
      ? []
      : [{ rule: "differsFromFirst" as const, cell }]
  })
}
