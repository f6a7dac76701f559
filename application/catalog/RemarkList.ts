import { readSaleTime } from "../../domain/catalog/sheet/readSaleTime.ts"
import type { SheetRemark } from "../../domain/catalog/sheet/SheetRow.ts"
import type { ImportReport } from "./ImportReport.ts"

const LISTED = 1000

/** What was cleaned or left out of products that went in, in bounded memory. */
export class RemarkList {
  private readonly listed: ImportReport["remarks"][number][] = []
  private readonly toldCategories = new Set<string>()
  private count = 0
  private nextSaleChange = Number.POSITIVE_INFINITY

  add(handle: string, remarks: readonly SheetRemark[]): void {
    const told = remarks.filter((remark) => this.isNews(remark))
    this.count += told.length
    for (const remark of told) this.nextSaleChange = Math.min(this.nextSaleChange, saleChange(remark))
    for (const remark of told.slice(0, LISTED - this.listed.length)) this.listed.push({ handle, ...remark })
  }

  report(): Pick<ImportReport, "remarks" | "remarkCount" | "nextSaleChange"> {
    return { remarks: this.listed, remarkCount: this.count, ...(Number.isFinite(this.nextSaleChange) ? { nextSaleChange: this.nextSaleChange } : {}) }
  }

  /** What stands in many products alike is told of the first. */
  private isNews({ rule, value = "" }: SheetRemark): boolean {
    if (rule !== "categoriesLeftOut") return true
    if (this.toldCategories.has(value)) return false
    if (this.toldCategories.size < LISTED) this.toldCategories.add(value)
    return true
  }
}

function saleChange({ rule, value = "" }: SheetRemark): number {
  return (rule === "saleLater" || rule === "saleEnds" ? readSaleTime(value, rule === "saleEnds") : undefined) ?? Number.POSITIVE_INFINITY
}
