import { statSync } from "node:fs"
import type { Command } from "commander"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ImportReport } from "../../../application/catalog/importCatalogue.ts"
import { importCatalogue } from "../../../application/catalog/importCatalogue.ts"
import { ExitCode } from "../ExitCode.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { presentSheetProblem } from "../presentSheetProblem.ts"
import { readSheet, SheetUnreadable } from "../readSheet.ts"

interface ImportCommandOptions extends GlobalOptions {
  readonly dryRun?: boolean
}

/** `catalogue import`. */
export function addCatalogueCommands(program: Command): void {
  const catalogue = program.command("catalogue").description("the catalogue of a store, for whoever runs it")
  catalogue.command("import <file>").description("put the products of a Shopify product CSV into a store")
    .option("--dry-run", "read and check everything, and put in nothing")
    .addHelpText("after", "\nPrices are taken in the store's own currency. A product with a wrong row is refused whole and reported with line, column and reason;\nall others go in. Running it twice changes nothing. Exit codes: 0 all in, 3 some refused, 1 shop unavailable, 2 usage.")
    .action(async (file: string, _options: unknown, command: Command) => {
      const options: ImportCommandOptions = command.optsWithGlobals()
      await withShop(options, async ({ run, output }) => {
        const startedAt = performance.now()
        const size = sizeOf(file)
        const records = Stream.fromAsyncIterable(readSheet(file), (error) =>
          error instanceof SheetUnreadable ? error : new SheetUnreadable({ message: `${file} cannot be read: ${String(error)}` }))
        const report = await run(importCatalogue(records, {
          dryRun: options.dryRun === true,
          isImageAddress,
          onProgress: ({ rows, products }) => Effect.sync(() => {
            const seconds = (performance.now() - startedAt) / 1000
            output.progress(`${products} products, ${rows} rows, ${Math.round(rows / Math.max(seconds, 0.001))} rows/s of ${Math.ceil(size / 1024)} KiB`)
          }),
        }))
        output.progress("")
        output.result({ file, dryRun: options.dryRun === true, ...report }, reportLines(report, options.dryRun === true))
        process.exitCode = report.refused.length > 0 ? ExitCode.refused : ExitCode.done
      })
    })
}

function reportLines(report: ImportReport, isDryRun: boolean): readonly string[] {
  const ended = isDryRun
    ? "Nothing was put in: this was a dry run."
    : `${report.created} created, ${report.changed} changed, ${report.unchanged} unchanged.`
  return [
    `${report.rows} rows read. ${ended}`,
    ...(report.unpublished === 0 ? [] : [`${report.unpublished} left out: drafts or archived.`]),
    ...report.refused.flatMap(({ handle, problems, reason }) => [
      `Refused: ${handle === "" ? "(no handle)" : handle}${reason === undefined ? "" : ` — ${reason}`}`,
      ...problems.map((problem) => `  ${presentSheetProblem(problem)}`),
    ]),
  ]
}

function isImageAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:"
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
