import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetContext } from "../../../domain/catalog/sheet/SheetContext.ts"
import { readProduct } from "../../../domain/catalog/sheet/readProduct.ts"
import type { SheetFormat } from "../../../domain/catalog/sheet/SheetFormat.ts"
import { usesField } from "../../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetLine } from "../../../domain/catalog/sheet/SheetLine.ts"
import type { SheetRefusedReason, SheetRemark, SheetRow } from "../../../domain/catalog/sheet/SheetRow.ts"
import { placeOf, sheetReason } from "../../../domain/catalog/sheet/SheetRow.ts"
import type { SheetRecord } from "./CatalogueFile.ts"
import { handleOf } from "./RecordGroups.ts"
import type { RefusedProducts } from "./RefusedProducts.ts"
import type { RemarkList } from "./RemarkList.ts"
import { SkuOwners } from "./SkuOwners.ts"

/** Maximum number of ignored fields in the report. */
const MAX_FIELDS = 500

/** A product with its rows. */
export interface ReadRows {
  readonly product: ImportedProduct
  /** Number of rows that contributed to the product. */
  readonly rows: number
}

/** Reads the products of a file sequentially. Holds their handles and SKUs in memory. */
export class SheetProducts {
  private readonly format: SheetFormat
  private readonly context: SheetContext
  private readonly refusedProducts: RefusedProducts
  private readonly remarks: RemarkList
  private readonly seen = new Set<string>()
  /** Handles that are drafts or archived; all others count as present, even when refused. */
  private readonly unpublishedHandles = new Set<string>()
  private readonly owners = new SkuOwners()
  private unpublished = 0
  private readonly rowCounts = { refused: 0, reported: 0 }
  private readonly isRead: (field: string) => boolean
  private readonly spelling: ReadonlyMap<string, string>
  private readonly unreadNames = new Set<string>()

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

  /** Whether the file contains a product with this handle. */
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

  /** Number of drafts, archived products and unsupported product kinds. */
  unpublishedCount(): number {
    return this.unpublished
  }

  /** Rows of products refused here, and ignored rows that are reported in remarks. */
  skippedRowCounts(): { readonly refused: number; readonly reported: number } {
    return this.rowCounts
  }

  /** Non-empty fields that the import ignores, in the file's spelling. */
  unreadFields(): readonly string[] {
    return [...this.unreadNames].map((field) => this.spelling.get(field) ?? field)
  }

  /** Returns the product of these records, or `undefined` when it is refused or not published. */
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
    // Without a handle the rows cannot be grouped.
    const read = lines === undefined || handle === "" ? undefined : readProduct(lines, this.context)
    if (read?.read === "unpublished") this.unpublishedHandles.add(handle)
    if (read?.read === "refused") reasons.push(...read.reasons)
    if (read?.read === "product" && lines !== undefined) reasons.push(...this.owners.add(read.product, lines))
    for (const row of rows) this.recordFields(row)
    if (reasons.length > 0) {
      this.rowCounts.refused += group.length
      this.refusedProducts.add(handle, reasons.toSorted((a, b) => a.line - b.line).map(numbered))
      return undefined
    }
    if (read === undefined || read.read === "refused") return undefined
    const emptyRows = lines === undefined ? [] : rowsWithoutContent(rows, lines)
    const listed = [...read.remarks, ...rows.flatMap(remarksOf)]
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

  private recordFields(row: SheetRow): void {
    for (const [field, text] of row.fields)
      if (text !== "" && this.unreadNames.size < MAX_FIELDS && !this.isRead(field))
        this.unreadNames.add(field.replace(/\[\d+\]/gu, "[#]"))
  }
}

/** Returns the rows of which no line has importable content. */
function rowsWithoutContent(rows: readonly SheetRow[], lines: readonly SheetLine[]): readonly SheetRow[] {
  const read = lines.filter(
    ({ product, variant, images, isForSale, isReadByOtherLine }) =>
      isForSale && (product !== undefined || variant !== undefined || images.length > 0 || isReadByOtherLine === true),
  )
  return rows.filter((row) => !read.some(({ line, row: number }) => line === row.line && number === row.number))
}

/** Returns the remarks of the row's reader. */
function remarksOf(row: SheetRow): readonly SheetRemark[] {
  return (row.notes ?? []).map(({ rule, column, value }) => sheetReason(placeOf(row), rule, column, value))
}

/** Adds the record number, where the reader counts records, and the column in the file's spelling. */
function withRowNumbers(numberOf: ReadonlyMap<number, number>, spelling: ReadonlyMap<string, string>) {
  return <Place extends SheetRefusedReason | SheetRemark>(place: Place): Place => {
    const row = place.row ?? numberOf.get(place.line)
    const column = place.column === undefined ? undefined : (spelling.get(place.column) ?? place.column)
    return { ...place, ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) }
  }
}
