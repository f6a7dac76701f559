import type { LineRemark } from "./SheetLine.ts"
import { cellOf } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

/** Where a further row of a product says something else of the whole product than its first row, which counts. */
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
