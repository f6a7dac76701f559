import type { SheetRecord } from "./CatalogueFile.ts"
import type { ImportProgress } from "./ImportOptions.ts"

/** Groups adjacent records by product and counts them. Holds one product in memory. */
export class RecordGroups {
  private group: SheetRecord[] = []
  private rows = 0
  private products = 0
  private whole = true

  /** Adds a record; returns the previous product's records when complete, otherwise none. */
  add(record: SheetRecord): readonly SheetRecord[] {
    this.rows += 1
    if ("refusedReason" in record && (record.isEnd === true || record.mayHideRows === true)) this.whole = false
    const last = this.group.at(-1)
    const complete = last === undefined || handleOf(last) === handleOf(record) ? [] : this.end()
    this.group.push(record)
    return complete
  }

  /** Returns the records of the last product. */
  end(): readonly SheetRecord[] {
    const complete = this.group
    this.group = []
    if (complete.length > 0) this.products += 1
    return complete
  }

  progress(): ImportProgress {
    return { rows: this.rows, products: this.products }
  }

  /** Whether the whole file was readable, so that a missing product is really absent. */
  isWhole(): boolean {
    return this.whole
  }
}

/** Returns the handle of a record's product; empty when unknown. */
export function handleOf(record: SheetRecord | undefined): string {
  return record?.handle ?? ""
}

/** Returns the line of the file on which a record begins. */
export function lineOf(record: SheetRecord | undefined): number {
  if (record === undefined) return 0
  return "row" in record ? record.row.line : record.refusedReason.line
}
