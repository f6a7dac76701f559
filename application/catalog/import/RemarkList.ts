import type { SheetRemark } from "../../../domain/catalog/sheet/SheetRow.ts"
import type { ImportReport, RemarkGroup } from "./ImportReport.ts"

/** Remarks that are listed in full; bounds memory. Groups count all remarks. */
const MAX_LISTED = 100_000
const EXAMPLES = 3

/** Collects corrections and omissions of imported products in bounded memory. */
export class RemarkList {
  private readonly listed: ImportReport["remarks"][number][] = []
  private readonly groups = new Map<string, { count: number; readonly examples: ImportReport["remarks"][number][] }>()
  private count = 0
  private nextSaleChange = Number.POSITIVE_INFINITY

  add(handle: string, remarks: readonly SheetRemark[]): void {
    for (const remark of remarks) {
      const entry = { handle, ...remark }
      this.count += 1
      if (this.listed.length < MAX_LISTED) this.listed.push(entry)
      if (remark.at !== undefined) this.nextSaleChange = Math.min(this.nextSaleChange, remark.at)
      // Numbered list fields share one cause.
      const key = `${remark.rule} ${(remark.column ?? "").replace(/\d+/gu, "#")}`
      const group = this.groups.get(key) ?? { count: 0, examples: [] }
      group.count += 1
      if (group.examples.length < EXAMPLES) group.examples.push(entry)
      this.groups.set(key, group)
    }
  }

  report(): Pick<ImportReport, "remarks" | "remarkCount" | "remarkGroups" | "nextSaleChange"> {
    return {
      remarks: this.listed,
      remarkCount: this.count,
      remarkGroups: [...this.groups.values()]
        .flatMap(({ count, examples }) =>
          examples.slice(0, 1).map((first): RemarkGroup => ({
            rule: first.rule,
            ...(first.column === undefined ? {} : { column: first.column }),
            count,
            examples,
          })),
        )
        .toSorted((one, other) => other.count - one.count),
      ...(Number.isFinite(this.nextSaleChange) ? { nextSaleChange: this.nextSaleChange } : {}),
    }
  }
}
