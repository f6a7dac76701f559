import { randomUUID } from "node:crypto"
import { basename } from "node:path"
import type { Command } from "commander"
import { Option } from "commander"
import * as Effect from "effect/Effect"
import {
  CatalogueFile,
  SHEET_ENCODINGS,
  type SheetEncoding,
} from "../../../../application/catalog/import/CatalogueFile.ts"
import { importCatalogue } from "../../../../application/catalog/import/importCatalogue.ts"
import type { CatalogueFormat } from "../../../../domain/catalog/sheet/SheetFormat.ts"
import { CATALOGUE_FORMATS } from "../../../../domain/catalog/sheet/SheetFormat.ts"
import type { SourceName } from "../../../../domain/catalog/sheet/SourceName.ts"
import { isTimeZone } from "../../../../domain/catalog/sheet/countryTimeZone.ts"
import { isSourceName } from "../../../../domain/catalog/sheet/SourceName.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { ExitCode } from "../../ExitCode.ts"
import { importProgress } from "../../output/importProgress.ts"
import { importReportLines } from "../../output/importReportLines.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { addCatalogImportHistoryCommands } from "./catalogImportHistory.ts"

interface ImportCommandOptions extends GlobalOptions {
  readonly dryRun?: boolean
  readonly format?: CatalogueFormat
  readonly mapping?: string
  readonly encoding?: SheetEncoding
  readonly delimiter?: keyof typeof DELIMITERS
  readonly decimalMark?: "." | ","
  readonly source?: string
  readonly onMissing: "keep" | "hide"
  readonly allowMassHide?: boolean
  readonly allowHideAll?: boolean
  readonly timeZone?: string
  readonly images?: boolean
  readonly imageBaseUrl?: string
}

/** Long enough to distinguish the imports of a store, short enough to type. */
const IMPORT_ID_LENGTH = 13
const DELIMITERS = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" } as const

const HELP = `
The format, encoding and delimiter are detected, and gzip files are unpacked. Prices are in the currency of the store.
A product with an invalid row is not imported; it is reported with row, line, column and reason. Importing a file again
updates existing products and changes nothing else. Drafts and archived products are hidden.
See docs/bring-your-own-catalogue.md.

Examples:
  $ selvedge --store ES catalog import products.csv --dry-run
  $ selvedge --store ES catalog import products.csv --images
  $ zcat products.csv.gz | selvedge --store ES catalog import -

Exit codes: 0 all imported, 1 shop unavailable, 2 invalid command or file, 3 some products refused or not hidden.`

/** `catalog import|imports|undo`. */
export function addCatalogImportCommands(program: Command): void {
  const catalog = program.command("catalog").description("Import products into a store")
  addCatalogImportHistoryCommands(catalog)
  catalog
    .command("import <file>")
    .description('Import products from a file ("-" for standard input)')
    .option("--dry-run", "Validate and compare the file without importing it")
    .addOption(new Option("--format <format>", "File format (default: detected)").choices(CATALOGUE_FORMATS))
    .option("--mapping <file>", "JSON file that maps columns to fields")
    .addOption(new Option("--encoding <encoding>", "File encoding (default: detected)").choices(SHEET_ENCODINGS))
    .addOption(new Option("--delimiter <name>", "Field delimiter (default: detected)").choices(Object.keys(DELIMITERS)))
    .addOption(new Option("--decimal-mark <mark>", "Decimal mark of ambiguous prices").choices([".", ","]))
    .option("--source <name>", "Name of the source, such as a supplier; products of other sources stay unchanged")
    .addOption(
      new Option("--on-missing <action>", "Action for earlier imported products that are missing from the file")
        .choices(["keep", "hide"])
        .default("keep"),
    )
    .option("--allow-mass-hide", "Allow hiding more than half of the imported products")
    .option("--allow-hide-all", "With --on-missing hide, allow a file without products to hide all of them")
    .option("--time-zone <zone>", "Time zone of dates without one, such as Europe/Madrid (default: the store's)")
    .option("--images", "Download images and serve them from the shop")
    .option("--image-base-url <url>", "Base URL of relative image URLs")
    .option("--allow-private-images", "Download images from private networks too")
    .addHelpText("after", HELP)
    .action(async (file: string, _options: unknown, command: Command) => {
      const options: ImportCommandOptions = command.optsWithGlobals()
      const pictureAddress = pictureAddresses(options.imageBaseUrl)
      const source = sourceName(options.source)
      const timeZone = knownTimeZone(options.timeZone)
      const dryRun = options.dryRun === true
      await withCliContext(options, async ({ run, output, store }) => {
        const startedAt = performance.now()
        const { sheet, report } = await run(
          Effect.scoped(
            Effect.gen(function* () {
              const files = yield* CatalogueFile
              const sheet = yield* files.open(file, {
                currencyCode: store.currency.currencyCode,
                ...(options.format === undefined ? {} : { format: options.format }),
                ...(options.mapping === undefined ? {} : { mappingFile: options.mapping }),
                ...(options.encoding === undefined ? {} : { encoding: options.encoding }),
                ...(options.delimiter === undefined ? {} : { delimiter: DELIMITERS[options.delimiter] }),
              })
              output.progress(`${sheet.name}: ${sheet.format.name}, ${sheet.encoding}`)
              const report = yield* importCatalogue(sheet.records, {
                format: sheet.format,
                spelling: sheet.spelling,
                run: {
                  id: randomUUID().slice(0, IMPORT_ID_LENGTH),
                  file: basename(sheet.name),
                  format: sheet.format.name,
                },
                ...(timeZone === undefined ? {} : { timeZone }),
                dryRun,
                ...(source === undefined ? {} : { source }),
                vanished: options.onMissing,
                allowMassHide: options.allowMassHide === true,
                allowHideAll: options.allowHideAll === true,
                storePictures: options.images === true,
                pictureAddress,
                ...(options.decimalMark === undefined ? {} : { decimalMark: options.decimalMark }),
                onProgress: (progress) =>
                  Effect.sync(() =>
                    output.progress(importProgress(progress, (performance.now() - startedAt) / 1000, sheet.share())),
                  ),
              })
              return { sheet, report }
            }),
          ),
        )
        output.progress("")
        output.result(
          {
            file,
            dryRun,
            ...(source === undefined ? {} : { source }),
            format: sheet.format.name,
            encoding: sheet.encoding,
            ...(sheet.delimiter === undefined ? {} : { delimiter: sheet.delimiter }),
            ...report,
          },
          importReportLines(report, dryRun),
        )
        process.exitCode = report.refusedCount > 0 || report.safetyStop !== undefined ? ExitCode.refused : ExitCode.done
      })
    })
}

function knownTimeZone(name: string | undefined): string | undefined {
  if (name === undefined || isTimeZone(name)) return name
  throw new CliUsageError({
    message: `Unknown --time-zone "${name}". Use an IANA name such as Europe/Madrid.`,
  })
}

function sourceName(text: string | undefined): SourceName | undefined {
  if (text === undefined || isSourceName(text)) return text
  throw new CliUsageError({
    message:
      `Invalid --source "${text}". Use 1 to 64 lowercase letters, digits, dots, dashes or underscores, starting ` +
      "with a letter or digit, such as shoes-supplier.",
  })
}

function pictureAddresses(base: string | undefined): (text: string) => string | undefined {
  if (base !== undefined && !(URL.canParse(base) && /^https?:$/u.test(new URL(base).protocol)))
    throw new CliUsageError({
      message: `Invalid --image-base-url "${base}". Use a URL such as https://shop.example/media/catalog/product.`,
    })
  const before = base?.replace(/(?<!\/)\/*$/u, "/")
  return (text) => {
    const whole = URL.canParse(text) ? text : before === undefined ? undefined : `${before}${text.replace(/^\/+/u, "")}`
    if (whole === undefined || !URL.canParse(whole)) return undefined
    return /^https?:$/u.test(new URL(whole).protocol) ? whole : undefined
  }
}
