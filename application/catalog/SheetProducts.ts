import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetCircumstances } from "../../domain/catalog/sheet/SheetCircumstances.ts"
import { readProduct } from "../../domain/catalog/sheet/readProduct.ts"
import type { SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import { usesField } from "../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetLine } from "../../domain/catalog/sheet/SheetLine.ts"
import type { SheetProblem, SheetRemark, SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"
import { placeOf, sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import type { SheetRecord } from "./CatalogueFile.ts"
import { handleOf } from "./RecordGroups.ts"
import type { RefusalList } from "./RefusalList.ts"
import type { RemarkList } from "./RemarkList.ts"
import { SkuOwners } from "./SkuOwners.ts"

/** Fields that are named as not read. */
const MOST_FIELDS = 500

/** A product with the rows it is made of. */
export interface ReadRows {
  readonly product: ImportedProduct
  /** Rows of which something went into it. */
  readonly rows: number
}

/** The products of a file, read one after the other. Memory holds their names and skus. */
export class SheetProducts {
  private readonly format: SheetFormat
  private readonly circumstances: SheetCircumstances
  private readonly refusals: RefusalList
  private readonly remarks: RemarkList
  private readonly seen = new Set<string>()
  /** What of them the merchant does not sell now; all others are there, whether they can be put in or not. */
  private readonly unsold = new Set<string>()
  private readonly owners = new SkuOwners()
  private unpublished = 0
  private readonly rowCounts = { refused: 0, reported: 0 }
  private readonly isRead: (field: string) => boolean
  private readonly spelling: ReadonlyMap<string, string>
  private readonly notRead = new Set<string>()

  constructor(
    format: SheetFormat,
    circumstances: SheetCircumstances,
    refusals: RefusalList,
    remarks: RemarkList,
    spelling: ReadonlyMap<string, string> = new Map(),
  ) {
    this.isRead = usesField(format)
    this.spelling = spelling
    this.format = format
    this.circumstances = circumstances
    this.refusals = refusals
    this.remarks = remarks
  }

  /** Whether the file has a product of this name. */
  has(handle: string): boolean {
    return this.seen.has(handle)
  }

  /** Whether the file has it as a draft or archived. */
  isUnsold(handle: string): boolean {
    return this.unsold.has(handle)
  }

  sellsAny(): boolean {
    return this.seen.size > this.unsold.size
  }

  hasUnsold(): boolean {
    return this.unsold.size > 0
  }

  /** Drafts, archived products and kinds that the shop does not sell. */
  unpublishedCount(): number {
    return this.unpublished
  }

  /** Rows of products that were refused here, and rows of which nothing went in and that are told in remarks. */
  rowsNotIn(): { readonly refused: number; readonly reported: number } {
    return this.rowCounts
  }

  /** Fields of the file that say something and are not read, as the file spells them. */
  fieldsNotRead(): readonly string[] {
    return [...this.notRead].map((field) => this.spelling.get(field) ?? field)
  }

  /** The product of these records, where it can be put in and is sold. */
  read(group: readonly SheetRecord[]): ReadRows | undefined {
    const problems = group.flatMap((record) => ("problem" in record ? [record.problem] : []))
    const rows = group.flatMap((record) => ("row" in record ? [record.row] : []))
    const numbered = numbering(
      new Map(rows.flatMap((row) => (row.number === undefined ? [] : [[row.line, row.number] as const]))),
      this.spelling,
    )
    const [head, ...others] = rows
    const lines = head === undefined ? undefined : this.format.linesOf([head, ...others])
    const handleCell = lines?.[0].handle
    if (head !== undefined && (handleCell === undefined || handleCell.text === ""))
      problems.push(...rows.map((row) => sheetProblem(placeOf(row), "missing" as const, handleCell?.column)))
    else if (head !== undefined && handleCell !== undefined && this.seen.has(handleCell.text))
      problems.push(sheetProblem(placeOf(head), "duplicateHandle", handleCell.column, handleCell.text))
    const handle = handleCell?.text ?? handleOf(group[0])
    this.seen.add(handle)
    // Without a name nobody can tell which rows belong together.
    const read = lines === undefined || handle === "" ? undefined : readProduct(lines, this.circumstances)
    if (read?.read === "unpublished") this.unsold.add(handle)
    if (read?.read === "refused") problems.push(...read.problems)
    if (read?.read === "product" && lines !== undefined) problems.push(...this.owners.add(read.product, lines))
    for (const row of rows) this.noteFields(row)
    if (problems.length > 0) {
      this.rowCounts.refused += group.length
      this.refusals.add(handle, problems.toSorted((a, b) => a.line - b.line).map(numbered))
      return undefined
    }
    if (read === undefined || read.read === "refused") return undefined
    const silent = lines === undefined ? [] : rowsWithout(rows, lines)
    const said = [...read.remarks, ...rows.flatMap(notesOf)]
    const unsaid = silent.filter(
      (row) => !said.some(({ line, row: number }) => line === row.line && number === row.number),
    )
    this.remarks.add(
      handle,
      [...said, ...unsaid.map((row) => sheetProblem(placeOf(row), "nothingRead" as const))].map(numbered),
    )
    if (read.read === "product") {
      this.rowCounts.reported += silent.length
      return { product: read.product, rows: rows.length - silent.length }
    }
    this.rowCounts.reported += rows.length
    this.unpublished += 1
    return undefined
  }

  private noteFields(row: SheetRow): void {
    for (const [field, text] of row.fields)
      if (text !== "" && this.notRead.size < MOST_FIELDS && !this.isRead(field))
        this.notRead.add(field.replace(/\[\d+\]/gu, "[#]"))
  }
}

/** Rows of which no line has anything that goes into the shop. */
function rowsWithout(rows: readonly SheetRow[], lines: readonly SheetLine[]): readonly SheetRow[] {
  const read = lines.filter(
    ({ product, variant, images, isSold, isReadElsewhere }) =>
      isSold && (product !== undefined || variant !== undefined || images.length > 0 || isReadElsewhere === true),
  )
  return rows.filter((row) => !read.some(({ line, row: number }) => line === row.line && number === row.number))
}

/** What the reader of a row left out or added. */
function notesOf(row: SheetRow): readonly SheetRemark[] {
  return (row.notes ?? []).map(({ rule, column, value }) => sheetProblem(placeOf(row), rule, column, value))
}

/** Says of a place which record of the file it is, where a reader counts them, and the column as the file spells it. */
function numbering(numberOf: ReadonlyMap<number, number>, spelling: ReadonlyMap<string, string>) {
  return <Place extends SheetProblem | SheetRemark>(place: Place): Place => {
    const row = place.row ?? numberOf.get(place.line)
    const column = place.column === undefined ? undefined : (spelling.get(place.column) ?? place.column)
    return { ...place, ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) }
  }
}
