import type { SheetFormat } from "./SheetFormat.ts"
import { mapRows } from "./SheetFormat.ts"
import { cellOf } from "./SheetLine.ts"
import { placeOf } from "./SheetRow.ts"

const SHOWN_FIELDS = 6

/** A JSON list of an unknown shape: it needs a mapping, so each record is refused with the names of its fields. */
export const jsonList: SheetFormat = {
  name: "json",
  reads: "json",
  used: [],
  notUsed: [],
  required: [],
  hasScatteredRows: false,
  productOf: (row) =>
    cellOf(row, ["handle", "slug", "id", "sku", "name", "title"]).text || `#${row.number ?? row.line}`,
  linesOf: (rows) =>
    mapRows(rows, (row) => ({
      ...placeOf(row),
      handle: cellOf(row, ["handle", "slug", "id", "sku", "name", "title"]),
      isForSale: true,
      images: [],
      reasons: [
        { rule: "needsMapping", cell: { text: [...row.fields.keys()].slice(0, SHOWN_FIELDS).join(", "), column: "" } },
      ],
    })),
}
