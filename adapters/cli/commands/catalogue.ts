import { randomUUID } from "node:crypto"
import { basename } from "node:path"
import type { Command } from "commander"
import { Option } from "commander"
import * as Effect from "effect/Effect"
import { CatalogueFile, SHEET_ENCODINGS, type SheetEncoding } from "../../../application/catalog/CatalogueFile.ts"
import { importCatalogue } from "../../../application/catalog/importCatalogue.ts"
import type { CatalogueFormat } from "../../../domain/catalog/sheet/SheetFormat.ts"
import { CATALOGUE_FORMATS } from "../../../domain/catalog/sheet/SheetFormat.ts"
import type { SourceName } from "../../../domain/catalog/sheet/SourceName.ts"
import { isTimeZone } from "../../../domain/catalog/sheet/countryTimeZone.ts"
import { isSourceName } from "../../../domain/catalog/sheet/SourceName.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { ExitCode } from "../ExitCode.ts"
import { importProgress } from "../importProgress.ts"
import { importReportLines } from "../importReportLines.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { addCatalogueHistoryCommands } from "./catalogueHistory.ts"

interface ImportCommandOptions extends GlobalOptions {
  readonly dryRun?: boolean
  readonly format?: CatalogueFormat
  readonly mapping?: string
  readonly encoding?: SheetEncoding
  readonly delimiter?: keyof typeof DELIMITERS
  readonly decimalMark?: "." | ","
  readonly source?: string
  readonly vanished: "keep" | "hide"
  readonly hideMost?: boolean
  readonly hideAll?: boolean
  readonly timeZone?: string
  readonly images?: boolean
  readonly imageBase?: string
}

/** Long enough to distinguish the imports of a store, short enough to type. */
const IMPORT_ID_LENGTH = 13
const DELIMITERS = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" } as const

const HELP = `
Format, encoding and what stands between fields are guessed from the content; a file packed with gzip is unpacked. \
Prices are taken in the store's own currency. A product
with a wrong row is refused whole and reported with row, line, column and reason; all others go in. \
A newer file updates what is there,
and running the same one twice changes nothing. Drafts and archived products are hidden. \
The guide is docs/bring-your-own-catalogue.md.
Exit codes: 0 all in, 3 some refused or not hidden, 1 shop unavailable, 2 usage or a file that is no catalogue.`

/** `catalogue import`, `catalogue imports` and `catalogue undo`. */
export function addCatalogueCommands(program: Command): void {
  const catalogue = program.command("catalogue").description("the catalogue of a store, for whoever runs it")
  addCatalogueHistoryCommands(catalogue)
  catalogue
    .command("import <file>")
    .description("put the products of a catalogue file into a store; - reads standard input")
    .option("--dry-run", "read, check and compare everything, and put in nothing")
    .addOption(new Option("--format <format>", "what the file is, where it is not guessed").choices(CATALOGUE_FORMATS))
    .option("--mapping <file>", "JSON that says what stands in which column, for any other table")
    .addOption(new Option("--encoding <encoding>", "where it is not guessed").choices(SHEET_ENCODINGS))
    .addOption(
      new Option("--delimiter <name>", "what stands between fields, where it is not guessed").choices(
        Object.keys(DELIMITERS),
      ),
    )
    .addOption(
      new Option("--decimal-mark <mark>", "what stands before decimals, where prices are ambiguous").choices([
        ".",
        ",",
      ]),
    )
    .option(
      "--source <name>",
      "which of several files that fill the store this is, such as its supplier: it leaves the " +
        "products of all others alone",
    )
    .addOption(
      new Option(
        "--vanished <what>",
        "what becomes of products that an earlier import brought and this file does not have",
      )
        .choices(["keep", "hide"])
        .default("keep"),
    )
    .option("--hide-most", "hide products though they are more than half of what earlier imports brought")
    .option(
      "--hide-all",
      "with --vanished hide: hide everything that earlier imports brought, where the file sells nothing",
    )
    .option("--time-zone <zone>", "IANA zone of dates without one, such as Europe/Madrid, where it is not the store's")
    .option("--images", "fetch pictures, convert them to the shop's sizes and let the shop serve them")
    .option("--image-base <address>", "what stands before pictures' addresses that are not whole")
    .option("--allow-private-images", "fetch pictures from private networks too")
    .addHelpText("after", HELP)
    .action(async (file: string, _options: unknown, command: Command) => {
      const options: ImportCommandOptions = command.optsWithGlobals()
      const pictureAddress = pictureAddresses(options.imageBase)
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
                vanished: options.vanished,
                allowMassHide: options.hideMost === true,
                allowHideAll: options.hideAll === true,
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
    message:
      `--time-zone is "${name}", which is no time zone that is known here: give an IANA name ` +
      "such as Europe/Madrid.",
  })
}

function sourceName(text: string | undefined): SourceName | undefined {
  if (text === undefined || isSourceName(text)) return text
  throw new CliUsageError({
    message:
      `--source is "${text}", which is no name of a source: give 1 to 64 small letters a to z, ` +
      "digits, dots, dashes or underscores that begin with a letter or digit, such as " +
      "shoes-supplier.",
  })
}

function pictureAddresses(base: string | undefined): (text: string) => string | undefined {
  if (base !== undefined && !(URL.canParse(base) && /^https?:$/u.test(new URL(base).protocol)))
    throw new CliUsageError({
      message:
        `--image-base is "${base}", which is no address: give something like ` +
        "https://shop.example/media/catalog/product.",
    })
  const before = base?.replace(/(?<!\/)\/*$/u, "/")
  return (text) => {
    const whole = URL.canParse(text) ? text : before === undefined ? undefined : `${before}${text.replace(/^\/+/u, "")}`
    if (whole === undefined || !URL.canParse(whole)) return undefined
    return /^https?:$/u.test(new URL(whole).protocol) ? whole : undefined
  }
}
