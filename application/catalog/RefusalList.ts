import type { SheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import type { ImportReport } from "./ImportReport.ts"

/** Refused products, and problems of one, that are told with all they are; the others are counted by cause. */
const LISTED = 10_000
const LISTED_PROBLEMS = 100
/** Of all products together, so that memory stays bounded. */
const MOST_PROBLEMS = 30_000

/** What was refused, in bounded memory. */
export class RefusalList {
  private readonly byFile: ImportReport["refused"][number][] = []
  private readonly byShop: ImportReport["refused"][number][] = []
  private readonly causes = new Map<ImportReport["refusedCauses"][number]["cause"], number>()
  private count = 0
  private problemCount = 0

  add(handle: string, problems: readonly SheetProblem[], reason?: string): void {
    this.count += 1
    if (this.byFile.length + this.byShop.length >= LISTED || this.problemCount >= MOST_PROBLEMS) {
      const cause = problems[0]?.rule ?? "shop"
      this.causes.set(cause, (this.causes.get(cause) ?? 0) + 1)
      return
    }
    this.problemCount += Math.min(problems.length, LISTED_PROBLEMS)
    const more = problems.length - LISTED_PROBLEMS
    const refusal = {
      handle,
      problems: problems.slice(0, LISTED_PROBLEMS),
      ...(more > 0 ? { moreProblems: more } : {}),
      ...(reason === undefined ? {} : { reason }),
    }
    if (problems.length > 0) this.byFile.push(refusal)
    else this.byShop.push(refusal)
  }

  report(): Pick<ImportReport, "refused" | "refusedCount" | "refusedCauses"> {
    return {
      refused: [
        ...this.byFile.toSorted((one, other) => (one.problems[0]?.line ?? 0) - (other.problems[0]?.line ?? 0)),
        ...this.byShop,
      ],
      refusedCount: this.count,
      refusedCauses: [...this.causes]
        .map(([cause, products]) => ({ cause, products }))
        .toSorted((one, other) => other.products - one.products),
    }
  }
}
