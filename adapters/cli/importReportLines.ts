import type { OtherSourceProduct } from "../../application/catalog/CatalogueImportGateway.ts"
import type { ImportReport } from "../../application/catalog/ImportReport.ts"
import { presentRemarkLocation, presentSheetReason, remarkReason, sheetReason } from "./presentSheetReason.ts"

/** Maximum number of names printed; `--json` has all. */
const SHOWN = 20
/** Maximum number of refused products printed with all reasons. */
const SHOWN_REFUSED = 100

/** Returns the import report as lines of text. */
export function importReportLines(report: ImportReport, isDryRun: boolean): readonly string[] {
  const { vanished, pictures, safetyStop } = report
  return [
    `${report.rows} rows read. ` +
      `${isDryRun ? "Nothing was put in: this was a dry run. It would be " : ""}` +
      `${report.created} created, ${report.changed} changed, ${report.unchanged} unchanged.`,
    `Rows: ${report.rowsImported} ${isDryRun ? "would be put in" : "put in"}, ` +
      `${report.rowsRefused} refused, ${report.rowsReported} left out and named below.`,
    ...(report.rows === 0 ? ["The file has no rows: there is nothing in it to import."] : []),
    ...named("New", report.created, report.createdHandles),
    ...named("Changed", report.changed, report.changedHandles),
    ...named(
      "Took over the skus of products that are no longer sold",
      report.skuTransferCount,
      report.skuTransfers.map(
        ({ handle, from, fromOtherSources = [] }) =>
          `${handle} (from ${[...from, ...fromOtherSources.map(elsewhere)].join(" and ")})`,
      ),
    ),
    ...(report.unpublished === 0 ? [] : [`${report.unpublished} left out: drafts, archived or not sold by this shop.`]),
    ...named(
      safetyStop !== undefined && safetyStop.isEmptyFile !== true
        ? "Drafts or archived now, not hidden"
        : isDryRun
          ? "Drafts or archived now, would be hidden"
          : "Drafts or archived now, hidden",
      report.unpublishedHandles.length,
      report.unpublishedHandles,
    ),
    ...(vanished === undefined
      ? ["Products of earlier imports were left as they are: not all of this file could be read, or it sells nothing."]
      : named(
          report.isVanishedHidden
            ? isDryRun
              ? "No longer in the file, would be hidden"
              : "No longer in the file, now hidden"
            : `No longer in the file, kept${safetyStop === undefined ? " (hide them with --vanished hide)" : ""}`,
          vanished.length,
          vanished,
        )),
    ...(safetyStop?.isEmptyFile === true
      ? [
          `They ${isDryRun ? "would not be" : "were not"} hidden: this file sells nothing, and ` +
            `${safetyStop.hidden} of ${safetyStop.of} products of earlier imports are not in it. If ` +
            "that is meant, import it again with --hide-all.",
        ]
      : []),
    ...(safetyStop === undefined || safetyStop.isEmptyFile === true
      ? []
      : [
          `Nothing ${isDryRun ? "would be" : "was"} hidden: ${safetyStop.hidden} of ` +
            `${safetyStop.of} products of earlier imports would be, more than half. If this is the ` +
            "whole catalogue, import it again with --hide-most.",
        ]),
    ...(pictures === undefined ? [] : [`${pictures.kept} pictures fetched, ${pictures.failed.length} failed.`]),
    ...(pictures?.failed ?? [])
      .slice(0, SHOWN)
      .map(({ handle, address, reason }) => `  ${handle}: ${address} ${PICTURE_ERROR_TEXTS[reason]}`),
    ...more((pictures?.failed ?? []).length),
    ...(report.nextSaleChange === undefined
      ? []
      : [
          "A sale begins or ends on " +
            `${new Date(report.nextSaleChange).toISOString().slice(0, 16).replace("T", " at ")} UTC: ` +
            "import again after it, as the shop keeps today's prices until then.",
        ]),
    ...(report.fieldsNotRead.length === 0
      ? []
      : [
          `Columns that are not read: ${report.fieldsNotRead.slice(0, SHOWN).join(", ")}` +
            (report.fieldsNotRead.length > SHOWN ? `, and ${report.fieldsNotRead.length - SHOWN} more` : "") +
            ".",
        ]),
    ...(report.remarkCount === 0
      ? []
      : [
          `${report.remarkCount} remarks` +
            (report.remarkCount > report.remarks.length
              ? ` (the first ${report.remarks.length} are in --json)`
              : report.remarkCount > report.remarkGroups.length
                ? " (all in --json)"
                : "") +
            ":",
        ]),
    ...report.remarkGroups.flatMap(remarkLines),
    ...report.refused
      .slice(0, SHOWN_REFUSED)
      .flatMap(({ handle, reasons, moreReasons, reason }) => [
        `Refused: ${handle === "" ? "(no handle)" : handle}${reason === undefined ? "" : ` — ${reason}`}`,
        ...reasons.map((problem) => `  ${presentSheetReason(problem)}`),
        ...(moreReasons === undefined ? [] : [`  … and ${moreReasons} more problems`]),
      ]),
    ...otherRefusedRows(report),
    ...(report.importId === undefined ||
    report.created + report.changed + report.unpublishedHandles.length + (report.vanished?.length ?? 0) === 0
      ? []
      : [`Undo it with: selvedge catalogue undo ${report.importId}`]),
  ]
}

function remarkLines({ rule, column, count, examples }: ImportReport["remarkGroups"][number]): readonly string[] {
  const [first] = examples
  const told = examples.map((remark) => `${remark.handle}: ${presentRemarkLocation(remark)}`)
  if (count === 1 && first !== undefined) return [`  ${told[0] ?? ""} ${remarkReason(rule)}`]
  return [
    `  ${count} times${column === undefined ? "" : ` in "${column}"`}: it ${remarkReason(rule)}`,
    ...told.map((line) => `    ${line}`),
    ...(count > examples.length ? [`    … and ${count - examples.length} more`] : []),
  ]
}

/** Counts the refused products that are not printed, by their first reason. */
function otherRefusedRows({ refused, refusedCount, refusedCauses }: ImportReport): readonly string[] {
  const further = refusedCount - Math.min(SHOWN_REFUSED, refused.length)
  if (further === 0) return []
  const counts = new Map(refusedCauses.map(({ cause, products }) => [cause, products]))
  for (const {
    reasons: [first],
  } of refused.slice(SHOWN_REFUSED))
    counts.set(first?.rule ?? "shop", (counts.get(first?.rule ?? "shop") ?? 0) + 1)
  return [
    `${further} more products were refused, by their first problem (each in --json):`,
    ...[...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(
        ([cause, products]) =>
          `  ${products}: it ${cause === "shop" ? "was refused by the shop itself" : sheetReason(cause)}`,
      ),
  ]
}

type PictureReason = NonNullable<ImportReport["pictures"]>["failed"][number]["reason"]

const PICTURE_ERROR_TEXTS: Readonly<Record<PictureReason, string>> = {
  address: "is no http or https address",
  privateAddress: "lies in a private network, which is not asked (--allow-private-images allows it)",
  unreachable: "could not be reached",
  timedOut: "did not answer in time",
  status: "is not there",
  redirects: "leads on too often",
  tooManyBytes: "is larger than 20 MB",
  tooManyPixels: "has more than 50 megapixels",
  tooManyPictures: "is beyond the number or size of pictures of one import",
  noPicture: "is no picture that can be read (JPEG, PNG, WebP, AVIF, GIF, TIFF)",
}

function elsewhere({ handle, source }: OtherSourceProduct): string {
  return `${handle} of ${source === undefined ? "the imports without a source" : `the source ${source}`}`
}

function named(words: string, count: number, handles: readonly string[]): readonly string[] {
  if (count === 0) return []
  return [`${words}: ${handles.slice(0, SHOWN).join(", ")}${count > SHOWN ? `, and ${count - SHOWN} more` : ""}`]
}

function more(count: number): readonly string[] {
  return count > SHOWN ? [`  … and ${count - SHOWN} more: see --json`] : []
}
