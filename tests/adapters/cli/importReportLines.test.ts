import { describe, expect, it } from "vitest"
import { importProgress } from "../../../adapters/cli/output/importProgress.ts"
import { importReportLines } from "../../../adapters/cli/output/importReportLines.ts"
import type { ImportReport } from "../../../application/catalog/import/ImportReport.ts"

const REPORT: ImportReport = {
  rows: 3,
  rowsImported: 2,
  rowsRefused: 0,
  rowsReported: 1,
  unreadFields: [],
  remarkGroups: [],
  created: 1,
  changed: 0,
  unchanged: 1,
  unpublished: 0,
  refused: [],
  refusedCount: 0,
  refusedCauses: [],
  createdHandles: ["vest"],
  changedHandles: [],
  skuTransfers: [],
  skuTransferCount: 0,
  unpublishedHandles: [],
  vanished: ["hat"],
  isVanishedHidden: false,
  remarks: [],
  remarkCount: 0,
}

describe("the report of an import at a terminal", () => {
  it("names new and missing products, with the next steps", () => {
    expect(importReportLines(REPORT, false)).toEqual([
      "3 rows read. 1 created, 0 changed, 1 unchanged.",
      "Rows: 2 imported, 0 refused, 1 skipped (see below).",
      "New: vest",
      "Missing from the file, not hidden (use --on-missing hide): hat",
    ])
    expect(importReportLines({ ...REPORT, isVanishedHidden: true }, true).at(-1)).toBe(
      "Missing from the file, would be hidden: hat",
    )
  })

  it("names hidden drafts, and the flag to hide more than half", () => {
    expect(importReportLines({ ...REPORT, unpublishedHandles: ["coat"] }, false)).toContain(
      "Now draft or archived, hidden: coat",
    )
    const braked = importReportLines(
      { ...REPORT, unpublishedHandles: ["coat"], safetyStop: { hidden: 12, of: 20 } },
      true,
    )
    expect(braked.slice(-3)).toEqual([
      "Now draft or archived, not hidden: coat",
      "Missing from the file, not hidden: hat",
      expect.stringMatching(/^Nothing would be hidden: 12 of 20 .* --allow-mass-hide\.$/u),
    ])
  })

  it("explains why nothing was compared when a part of the file could not be read", () => {
    const { vanished: _, ...broken } = REPORT
    expect(importReportLines(broken, false).at(-1)).toContain("part of the file could not be read")
  })

  it("prints each refusal with row, line, column, value and reason, and escapes control characters", () => {
    expect(
      importReportLines(
        {
          ...REPORT,
          refusedCount: 2,
          refused: [
            {
              handle: "coat",
              reasons: [{ row: 2, line: 4, column: "price", rule: "price", value: "a\u001b[31m\u202e" }],
            },
            { handle: "belt", reasons: [], reason: "taken" },
          ],
        },
        false,
      ).slice(-3),
    ).toEqual([
      "Refused: coat",
      '  row 2, line 4, column "price": "a\\u001b[31m\\u202e" is not a price in this store\'s currency ' +
        "(digits, with at most the decimals of the currency)",
      "Refused: belt — taken",
    ])
  })

  it("warns when prices change during a sale, with the next steps", () => {
    expect(importReportLines({ ...REPORT, nextSaleChange: Date.UTC(2026, 4, 2) }, false)).toContain(
      "A sale starts or ends on 2026-05-02 at 00:00 UTC. Import the file again after that to update the prices.",
    )
  })

  it("counts unlisted refusals by cause, and the problems of one", () => {
    const lines = importReportLines(
      {
        ...REPORT,
        refusedCount: 41,
        refused: [{ handle: "coat", reasons: [{ line: 4, rule: "noVariants" }], moreReasons: 7 }],
        refusedCauses: [
          { cause: "price", products: 30 },
          { cause: "shop", products: 10 },
        ],
      },
      false,
    )
    expect(lines.slice(-4)).toEqual([
      "  … and 7 more errors",
      "40 more products were refused, by first error (see --json for all):",
      expect.stringMatching(/^ {2}30: it is not a price/u),
      "  10: it was refused by the shop",
    ])
  })

  it("groups remarks by cause with their number, and names the columns that are not read", () => {
    const remark = (line: number) => ({
      handle: "vest",
      rule: "sharedSku" as const,
      line,
      column: "SKU",
      value: "V-1",
      replacement: `V-1-${line}`,
    })
    const lines = importReportLines(
      {
        ...REPORT,
        unreadFields: ["Weight (kg)"],
        remarkCount: 31,
        remarks: [],
        importId: "abcd1234",
        remarkGroups: [
          { rule: "sharedSku", column: "SKU", count: 30, examples: [remark(2), remark(3), remark(4)] },
          { rule: "noPicture", count: 1, examples: [{ handle: "hat", rule: "noPicture", line: 9 }] },
        ],
      },
      false,
    )
    expect(lines.slice(-8)).toEqual([
      "31 warnings (the first 0 are in --json):",
      expect.stringMatching(/^ {2}30 times in "SKU": it is the SKU of several variants/u),
      '    vest: line 2, column "SKU": "V-1" (now V-1-2)',
      expect.anything(),
      expect.anything(),
      "    … and 27 more",
      "  hat: line 9: it has no image",
      "Undo with: selvedge catalog undo abcd1234",
    ])
    expect(lines).toContain("Ignored columns: Weight (kg).")
  })

  it("F200 states that an empty file hides nothing, and how to hide products", () => {
    expect(
      importReportLines(
        { ...REPORT, rows: 0, vanished: ["hat"], safetyStop: { hidden: 1, of: 1, isEmptyFile: true } },
        false,
      ).slice(-2),
    ).toEqual([
      "Missing from the file, not hidden: hat",
      "They were not hidden: the file has nothing for sale, and 1 of 1 products of earlier imports are missing from " +
        "it. To hide them, import it again with --allow-hide-all.",
    ])
    expect(importReportLines({ ...REPORT, rows: 0 }, false)).toContain("The file has no rows to import.")
  })

  it("names the product and source from which a sku moved", () => {
    const skuTransfers = [
      {
        handle: "boot",
        from: ["ankle-boot"],
        fromOtherSources: [{ handle: "old-boot", source: "shoes" }, { handle: "clog" }],
      },
    ]
    expect(importReportLines({ ...REPORT, skuTransfers, skuTransferCount: 1 }, false)).toContain(
      "Took over SKUs of products that are no longer sold: boot (from ankle-boot and old-boot of source shoes and " +
        "clog of imports without a source)",
    )
  })

  it("shows twenty of many, and the number of the others", () => {
    const handles = Array.from({ length: 25 }, (_, at) => `p${at}`)
    expect(importReportLines({ ...REPORT, created: 25, createdHandles: handles }, false)[2]).toMatch(
      /p19, and 5 more$/u,
    )
  })

  it("prints progress, speed and remaining time", () => {
    expect(importProgress({ rows: 500, products: 100 }, 10, 0.25)).toBe(
      "25 %  100 products, 500 rows, 50 rows/s, about 30 s left",
    )
    expect(importProgress({ rows: 500, products: 100 }, 60, 0.25)).toContain("about 3 min 0 s left")
    expect(importProgress({ rows: 0, products: 0 }, 0, 0)).toBe("0 %  0 products, 0 rows, 0 rows/s")
  })
})
