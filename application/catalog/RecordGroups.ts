import type { SheetRecord } from "./CatalogueFile.ts"
import type { ImportProgress } from "./ImportOptions.ts"

/**
 * Puts together the records of one product, which come one after the other, and counts them. Memory holds one product.
 */
export class RecordGroups {
  private group: SheetRecord[] = []
  private rows = 0
  private products = 0
  private whole = true

  /** Takes the next record; gives those of the product before it where that is complete by now, else none. */
  add(record: SheetRecord): readonly SheetRecord[] {
    this.rows += 1
    if ("refusedReason" in record && (record.isEnd === true || record.mayHideRows === true)) this.whole = false
    const last = this.group.at(-1)
    const complete = last === undefined || handleOf(last) === handleOf(record) ? [] : this.end()
    this.group.push(record)
    return complete
  }

  /** The records of the last product; none where there is none. */
  end(): readonly SheetRecord[] {
    const complete = this.group
    this.group = []
    if (complete.length > 0) this.products += 1
    return complete
  }

  progress(): ImportProgress {
    return { rows: this.rows, products: this.products }
  }

  /** Whether everything could be read, so that what was not seen is not in the file. */
  isWhole(): boolean {
    return this.whole
  }
}

/** The product a record belongs to; empty where nobody can tell. */
export function handleOf(record: SheetRecord | undefined): string {
  return record?.handle ?? ""
}

/** The line of the file on which a record begins. */
export function lineOf(record: SheetRecord | undefined): number {
  if (record === undefined) return 0
  return "row" in record ? record.row.line : record.refusedReason.line
}
