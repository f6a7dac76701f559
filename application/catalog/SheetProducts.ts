import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetContext } from "../../domain/catalog/sheet/SheetContext.ts"
import { readProduct } from "../../domain/catalog/sheet/readProduct.ts"
import type { SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import { usesField } from "../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetLine } from "../../domain/catalog/sheet/SheetLine.ts"
import type { SheetRefusedReason, SheetRemark, SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"
import { placeOf, sheetReason } from "../../domain/catalog/sheet/SheetRow.ts"
import type { SheetRecord } from "./CatalogueFile.ts"
import { handleOf } from "./RecordGroups.ts"
import type { RefusedProducts } from "./RefusedProducts.ts"
import type { RemarkList } from "./RemarkList.ts"
import { SkuOwners } from "./SkuOwners.ts"

/** Fields that are named as not read. */
const MAX_FIELDS = 500

/** A product with the rows it is made of. */
export interface ReadRows {
  readonly product: ImportedProduct
  /** Rows of which something went into it. */
  readonly rows: number
}

/** The products of a file, read one after the other. Memory holds their names and skus. */
export class SheetProducts {
  private readonly format: SheetFormat
  private readonly context: SheetContext
  private readonly refusedProducts: RefusedProducts
  private readonly remarks: RemarkList
  private readonly seen = new Set<string>()
  /** What of them the merchant does not sell now; all others are there, whether they can be put in or not. */
  private readonly unpublishedHandles = new Set<string>()
  private readonly owners = new SkuOwners()
  private unpublished = 0
  private readonly rowCounts = { refused: 0, reported: 0 }
  private readonly isRead: (field: string) => boolean
  private readonly spelling: ReadonlyMap<string, string>
  private readonly notRead = new Set<string>()

  constructor(
    format: SheetFormat,
    context: SheetContext,
    refusedProducts: RefusedProducts,
    remarks: RemarkList,
    spelling: ReadonlyMap<string, string> = new Map(),
  ) {
    this.isRead = usesField(format)
    this.spelling = spelling
    this.format = format
    this.context = context
    this.refusedProducts = refusedProducts
    this.remarks = remarks
  }

  /** Whether the file has a product of this name. */
  has(handle: string): boolean {
    return this.seen.has(handle)
  }

  /** Whether the file has it as a draft or archived. */
  isUnpublished(handle: string): boolean {
    return this.unpublishedHandles.has(handle)
  }

  sellsAny(): boolean {
    return this.seen.size > this.unpublishedHandles.size
  }

  hasUnpublished(): boolean {
    return this.unpublishedHandles.size > 0
  }

  /** Drafts, archived products and kinds that the shop does not sell. */
  unpublishedCount(): number {
    return this.unpublished
  }

  /** Rows of products that were refused here, and rows of which nothing went in and that are told in remarks. */
  skippedRowCounts(): { readonly refused: number; readonly reported: number } {
    return this.rowCounts
  }

  /** Fields of the file that say something and are not read, as the file spells them. */
  fieldsNotRead(): readonly string[] {
    return [...this.notRead].map((field) => this.spelling.get(field) ?? field)
  }

  /** The product of these records, where it can be put in and is sold. */
  read(group: readonly SheetRecord[]): ReadRows | undefined {
    const reasons = group.flatMap((record) => ("refusedReason" in record ? [record.refusedReason] : []))
    const rows = group.flatMap((record) => ("row" in record ? [record.row] : []))
    const numbered = withRowNumbers(
      new Map(rows.flatMap((row) => (row.number === undefined ? [] : [[row.line, row.number] as const]))),
      this.spelling,
    )
    const [head, ...others] = rows
    const lines = head === undefined ? undefined : this.format.linesOf([head, ...others])
    const handleCell = lines?.[0].handle
    if (head !== undefined && (handleCell === undefined || handleCell.text === ""))
      reasons.push(...rows.map((row) => sheetReason(placeOf(row), "missing" as const, handleCell?.column)))
    else if (head !== undefined && handleCell !== undefined && this.seen.has(handleCell.text))
      reasons.push(sheetReason(placeOf(head), "duplicateHandle", handleCell.column, handleCell.text))
    const handle = handleCell?.text ?? handleOf(group[0])
    this.seen.add(handle)
    // Without a name nobody can tell which rows belong together.
    const read = lines === undefined || handle === "" ? undefined : readProduct(lines, this.context)
    if (read?.read === "unpublished") this.unpublishedHandles.add(handle)
    if (read?.read === "refused") reasons.push(...read.reasons)
    if (read?.read === "product" && lines !== undefined) reasons.push(...this.owners.add(read.product, lines))
    for (const row of rows) this.noteFields(row)
    if (reasons.length > 0) {
      this.rowCounts.refused += group.length
      this.refusedProducts.add(handle, reasons.toSorted((a, b) => a.line - b.line).map(numbered))
      return undefined
    }
    if (read === undefined || read.read === "refused") return undefined
    const emptyRows = lines === undefined ? [] : rowsWithoutContent(rows, lines)
    const listed = [...read.remarks, ...rows.flatMap(notesOf)]
    const unreported = emptyRows.filter(
      (row) => !listed.some(({ line, row: number }) => line === row.line && number === row.number),
    )
    this.remarks.add(
      handle,
      [...listed, ...unreported.map((row) => sheetReason(placeOf(row), "nothingRead" as const))].map(numbered),
    )
    if (read.read === "product") {
      this.rowCounts.reported += emptyRows.length
      return { product: read.product, rows: rows.length - emptyRows.length }
    }
    this.rowCounts.reported += rows.length
    this.unpublished += 1
    return undefined
  }

  private noteFields(row: SheetRow): void {
    for (const [field, text] of row.fields)
      if (text !== "" && this.notRead.size < MAX_FIELDS && !this.isRead(field))
        this.notRead.add(field.replace(/\[\d+\]/gu, "[#]"))
  }
}

/** Rows of which no line has anything that goes into the shop. */
function rowsWithoutContent(rows: readonly SheetRow[], lines: readonly SheetLine[]): readonly SheetRow[] {
  const read = lines.filter(
    ({ product, variant, images, isForSale, isReadByOtherLine }) =>
      isForSale && (product !== undefined || variant !== undefined || images.length > 0 || isReadByOtherLine === true),
  )
  return rows.filter((row) => !read.some(({ line, row: number }) => line === row.line && number === row.number))
}

/** What the reader of a row left out or added. */
function notesOf(row: SheetRow): readonly SheetRemark[] {
  return (row.notes ?? []).map(({ rule, column, value }) => sheetReason(placeOf(row), rule, column, value))
}

/** Says of a place which record of the file it is, where a reader counts them, and the column as the file spells it. */
function withRowNumbers(numberOf: ReadonlyMap<number, number>, spelling: ReadonlyMap<string, string>) {
  return <Place extends SheetRefusedReason | SheetRemark>(place: Place): Place => {
    const row = place.row ?? numberOf.get(place.line)
    const column = place.column === undefined ? undefined : (spelling.get(place.column) ?? place.column)
    return { ...place, ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) }
  }
}
