import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetCircumstances } from "../../domain/catalog/sheet/readProduct.ts"
import { readProduct } from "../../domain/catalog/sheet/readProduct.ts"
import type { SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetProblem, SheetRemark } from "../../domain/catalog/sheet/SheetRow.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import type { SheetRecord } from "./CatalogueFile.ts"
import { handleOf } from "./RecordGroups.ts"
import type { RefusalList } from "./RefusalList.ts"
import type { RemarkList } from "./RemarkList.ts"
import { SkuOwners } from "./SkuOwners.ts"

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

  constructor(format: SheetFormat, circumstances: SheetCircumstances, refusals: RefusalList, remarks: RemarkList) {
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

  /** The product of these records, where it can be put in and is sold. */
  read(group: readonly SheetRecord[]): ImportedProduct | undefined {
    const problems = group.flatMap((record) => ("problem" in record ? [record.problem] : []))
    const rows = group.flatMap((record) => ("row" in record ? [record.row] : []))
    const numbered = numbering(new Map(rows.flatMap((row) => (row.number === undefined ? [] : [[row.line, row.number] as const]))))
    const [head, ...others] = rows
    const lines = head === undefined ? undefined : this.format.linesOf([head, ...others])
    const handleCell = lines?.[0].handle
    if (head !== undefined && (handleCell === undefined || handleCell.text === "")) problems.push(sheetProblem(head.line, "missing", handleCell?.column))
    else if (head !== undefined && handleCell !== undefined && this.seen.has(handleCell.text)) problems.push(sheetProblem(head.line, "duplicateHandle", handleCell.column, handleCell.text))
    const handle = handleCell?.text ?? handleOf(group[0])
    this.seen.add(handle)
    const read = lines === undefined ? undefined : readProduct(lines, this.circumstances)
    if (read?.read === "unpublished") this.unsold.add(handle)
    if (read?.read === "refused") problems.push(...read.problems)
    if (read?.read === "product" && lines !== undefined) problems.push(...this.owners.add(read.product, lines))
    if (problems.length > 0) {
      this.refusals.add(handle, problems.toSorted((a, b) => a.line - b.line).map(numbered))
      return undefined
    }
    if (read === undefined || read.read === "refused") return undefined
    this.remarks.add(handle, read.remarks.map(numbered))
    if (read.read === "product") return read.product
    this.unpublished += 1
    return undefined
  }
}

/** Says of a place which record of the file it is, where a reader counts them. */
function numbering(numberOf: ReadonlyMap<number, number>) {
  return <Place extends SheetProblem | SheetRemark>(place: Place): Place => {
    const row = numberOf.get(place.line)
    return row === undefined ? place : { ...place, row }
  }
}
