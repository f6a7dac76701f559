import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parse } from "csv-parse/sync"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { SheetUnreadableError } from "../../../application/catalog/import/SheetUnreadableError.ts"
import { aStore } from "../../support/builders/aStore.ts"
import { readCatalogueFile } from "../../support/catalogue/readCatalogueFile.ts"

/** External catalogues lie next to the shop where they are available; our own examples are always there. */
const SHARED = process.env["SHARED_DATA"] ?? resolve(import.meta.dirname, "../../../../shared/data")
const OWN = resolve(import.meta.dirname, "../../fixtures/catalogue")
/** Folders of the shared data with catalogues of shops; the others are addresses, phrases and the like. */
const SHOPS = new RegExp(
  "(?:-csv|-csv-ja|-csv-template|-store-json|saleor-json|sylius-fixtures-json|import-cases" +
    "|feed-xml-samples|magento-luma-men-csv)$",
  "u",
)

const files = [
  OWN,
  ...(existsSync(SHARED)
    ? readdirSync(SHARED)
        .filter((name) => SHOPS.test(name))
        .map((name) => join(SHARED, name))
    : []),
]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => /\.(?:csv|tsv|json|xml)$/u.test(file))
  .toSorted()
const store = aStore({})

describe("F200 every row of a catalogue file", () => {
  it.each(files)("of %s is imported, refused or reported", async (file) => {
    const currencyCode = /-ja[./]/u.test(file) ? "JPY" : /feed-xml|g-type/u.test(file) ? "USD" : "EUR"
    const currency = { ...store.currency, currencyCode, currencyDecimals: currencyCode === "JPY" ? 0 : 2 }
    const { report, format } = await readCatalogueFile(file, {}, {}, { currency }).catch((error: unknown) => {
      // A file that is no catalogue is refused as a whole, with a reason.
      if (!(error instanceof SheetUnreadableError)) throw error
      process.stdout.write(`${file}: refused whole: ${error.message.slice(0, 100)}\n`)
      expect(error.message).toMatch(/is no catalogue of a known format by its columns|has no list "products"/u)
      return { report: undefined, format: "" }
    })
    if (report === undefined) return
    const { rows, rowsImported, rowsRefused, rowsReported, created, refusedCount, remarkCount } = report
    process.stdout.write(
      `${file} (${format}): ${rows} rows read = ${rowsImported} imported + ${rowsRefused} refused + ` +
        `${rowsReported} reported; ${created} products, ${refusedCount} refused, ${remarkCount} ` +
        `remarks\n`,
    )
    expect(rows).toBe(rowsImported + rowsRefused + rowsReported)
    expect(rowsRefused === 0).toBe(refusedCount === 0)
    for (const { reasons, reason } of report.refused) expect(reason ?? reasons[0]?.line).toBeDefined()
    expect(report.remarkGroups.reduce((sum, { count }) => sum + count, 0)).toBe(remarkCount)
  })
})

describe("F200 every row of a damaged file of another shop system", () => {
  let folder = ""
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "row-accounting-"))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const shops = join(OWN, "shops")
  it.each(readdirSync(shops).toSorted())("is accounted for with any text in its cells: %s", async (name) => {
    const delimiter = name.startsWith("prestashop-") ? ";" : ","
    const table: string[][] = parse(readFileSync(join(shops, name), "utf8"), { delimiter })
    const [header = [], ...rows] = table
    const { format } = await readCatalogueFile(join(shops, name))
    const cell = fc.constantFrom(
      "",
      "0",
      "-1",
      "x",
      "Product",
      "Variant",
      "SKU",
      "Rule",
      "Image",
      "no",
      "true",
      "S,M",
      "#000:Black",
      "[S]Size=S",
      "9.999",
      "=",
      ":",
      ";",
    )
    const damage = fc.array(
      fc.record({ row: fc.nat(rows.length - 1), column: fc.nat(header.length - 1), text: cell }),
      { minLength: 1, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(
        damage,
        fc.array(fc.nat(rows.length - 1), { minLength: 1, maxLength: 8 }),
        async (changes, order) => {
          const damaged = order.map((at) =>
            (rows[at] ?? []).map(
              (text, column) => changes.findLast((one) => one.row === at && one.column === column)?.text ?? text,
            ),
          )
          const lines = [header, ...damaged].map((cells) =>
            cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter),
          )
          const file = join(folder, name)
          await writeFile(file, lines.join("\n"))
          const { report, format: found } = await readCatalogueFile(file, { delimiter })
          const { rows: all, rowsImported, rowsRefused, rowsReported } = report
          expect([found, all, rowsImported + rowsRefused + rowsReported]).toEqual([format, order.length, order.length])
          // A row that was not imported is reported: its product is refused, or a remark names its position.
          const reportedRows = new Set(report.remarks.map(({ row }) => row))
          expect(rowsReported === 0 || reportedRows.size > 0).toBe(true)
          expect(rowsRefused === 0).toBe(report.refusedCount === 0)
        },
      ),
      { numRuns: 60 },
    )
  })
})
