import type { SheetRefusedReason } from "../../../domain/catalog/sheet/SheetRow.ts"
import type { ImportReport } from "./ImportReport.ts"

/** Refused products, and errors per product, that are listed in full; the others are counted by cause. */
const MAX_LISTED = 10_000
const MAX_LISTED_REASONS = 100
/** Maximum number of errors of all products together; bounds memory. */
const MAX_REASONS = 30_000

/** Collects refused products in bounded memory. */
export class RefusedProducts {
  private readonly byFile: ImportReport["refused"][number][] = []
  private readonly byShop: ImportReport["refused"][number][] = []
  private readonly causes = new Map<ImportReport["refusedCauses"][number]["cause"], number>()
  private count = 0
  private reasonCount = 0

  add(handle: string, reasons: readonly SheetRefusedReason[], reason?: string): void {
    this.count += 1
    if (this.byFile.length + this.byShop.length >= MAX_LISTED || this.reasonCount >= MAX_REASONS) {
      const cause = reasons[0]?.rule ?? "shop"
      this.causes.set(cause, (this.causes.get(cause) ?? 0) + 1)
      return
    }
    this.reasonCount += Math.min(reasons.length, MAX_LISTED_REASONS)
    const more = reasons.length - MAX_LISTED_REASONS
    const refusedProduct = {
      handle,
      reasons: reasons.slice(0, MAX_LISTED_REASONS),
      ...(more > 0 ? { moreReasons: more } : {}),
      ...(reason === undefined ? {} : { reason }),
    }
    if (reasons.length > 0) this.byFile.push(refusedProduct)
    else this.byShop.push(refusedProduct)
  }

  report(): Pick<ImportReport, "refused" | "refusedCount" | "refusedCauses"> {
    return {
      refused: [
        ...this.byFile.toSorted((one, other) => (one.reasons[0]?.line ?? 0) - (other.reasons[0]?.line ?? 0)),
        ...this.byShop,
      ],
      refusedCount: this.count,
      refusedCauses: [...this.causes]
        .map(([cause, products]) => ({ cause, products }))
        .toSorted((one, other) => other.products - one.products),
    }
  }
}
