import type { OtherSourceProduct } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import type { ImportReport } from "../../../application/catalog/import/ImportReport.ts"
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
      `${isDryRun ? "Dry run, nothing was imported: " : ""}` +
      `${report.created} created, ${report.changed} changed, ${report.unchanged} unchanged.`,
    `Rows: ${report.rowsImported} ${isDryRun ? "would be imported" : "imported"}, ` +
      `${report.rowsRefused} refused, ${report.rowsReported} skipped (see below).`,
    ...(report.rows === 0 ? ["The file has no rows to import."] : []),
    ...named("New", report.created, report.createdHandles),
    ...named("Changed", report.changed, report.changedHandles),
    ...named(
      "Took over SKUs of products that are no longer sold",
      report.skuTransferCount,
      report.skuTransfers.map(
        ({ handle, from, fromOtherSources = [] }) =>
          `${handle} (from ${[...from, ...fromOtherSources.map(describeOther)].join(" and ")})`,
      ),
    ),
    ...(report.unpublished === 0 ? [] : [`${report.unpublished} skipped: drafts, archived or not sold by this shop.`]),
    ...named(
      safetyStop !== undefined && safetyStop.isEmptyFile !== true
        ? "Now draft or archived, not hidden"
        : isDryRun
          ? "Now draft or archived, would be hidden"
          : "Now draft or archived, hidden",
      report.unpublishedHandles.length,
      report.unpublishedHandles,
    ),
    ...(vanished === undefined
      ? ["Products of earlier imports are unchanged: part of the file could not be read, or it has nothing for sale."]
      : named(
          report.isVanishedHidden
            ? isDryRun
              ? "Missing from the file, would be hidden"
              : "Missing from the file, hidden"
            : `Missing from the file, not hidden${safetyStop === undefined ? " (use --on-missing hide)" : ""}`,
          vanished.length,
          vanished,
        )),
    ...(safetyStop?.isEmptyFile === true
      ? [
          `They ${isDryRun ? "would not be" : "were not"} hidden: the file has nothing for sale, and ` +
            `${safetyStop.hidden} of ${safetyStop.of} products of earlier imports are missing from it. To hide ` +
            "them, import it again with --allow-hide-all.",
        ]
      : []),
    ...(safetyStop === undefined || safetyStop.isEmptyFile === true
      ? []
      : [
          `Nothing ${isDryRun ? "would be" : "was"} hidden: ${safetyStop.hidden} of ` +
            `${safetyStop.of} products of earlier imports are affected, more than half. If this is the ` +
            "complete catalog, import it again with --allow-mass-hide.",
        ]),
    ...(pictures === undefined ? [] : [`${pictures.kept} images downloaded, ${pictures.failed.length} failed.`]),
    ...(pictures?.failed ?? [])
      .slice(0, SHOWN)
      .map(({ handle, address, reason }) => `  ${handle}: ${address} ${PICTURE_ERROR_TEXTS[reason]}`),
    ...more((pictures?.failed ?? []).length),
    ...(report.nextSaleChange === undefined
      ? []
      : [
          "A sale starts or ends on " +
            `${new Date(report.nextSaleChange).toISOString().slice(0, 16).replace("T", " at ")} UTC. ` +
            "Import the file again after that to update the prices.",
        ]),
    ...(report.unreadFields.length === 0
      ? []
      : [
          `Ignored columns: ${report.unreadFields.slice(0, SHOWN).join(", ")}` +
            (report.unreadFields.length > SHOWN ? `, and ${report.unreadFields.length - SHOWN} more` : "") +
            ".",
        ]),
    ...(report.remarkCount === 0
      ? []
      : [
          `${report.remarkCount} warnings` +
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
        ...reasons.map((sheetError) => `  ${presentSheetReason(sheetError)}`),
        ...(moreReasons === undefined ? [] : [`  … and ${moreReasons} more errors`]),
      ]),
    ...otherRefusedRows(report),
    ...(report.importId === undefined ||
    report.created + report.changed + report.unpublishedHandles.length + (report.vanished?.length ?? 0) === 0
      ? []
      : [`Undo with: selvedge catalog undo ${report.importId}`]),
  ]
}

function remarkLines({ rule, column, count, examples }: ImportReport["remarkGroups"][number]): readonly string[] {
  const [first] = examples
  const shown = examples.map((remark) => `${remark.handle}: ${presentRemarkLocation(remark)}`)
  if (count === 1 && first !== undefined) return [`  ${shown[0] ?? ""} ${remarkReason(rule)}`]
  return [
    `  ${count} times${column === undefined ? "" : ` in "${column}"`}: it ${remarkReason(rule)}`,
    ...shown.map((line) => `    ${line}`),
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
    `${further} more products were refused, by first error (see --json for all):`,
    ...[...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(
        ([cause, products]) => `  ${products}: it ${cause === "shop" ? "was refused by the shop" : sheetReason(cause)}`,
      ),
  ]
}

type PictureReason = NonNullable<ImportReport["pictures"]>["failed"][number]["reason"]

const PICTURE_ERROR_TEXTS: Readonly<Record<PictureReason, string>> = {
  address: "is not an http or https URL",
  privateAddress: "is in a private network (use --allow-private-images)",
  unreachable: "could not be reached",
  timedOut: "timed out",
  status: "was not found",
  redirects: "redirects too often",
  tooManyBytes: "is larger than 20 MB",
  tooManyPixels: "has more than 50 megapixels",
  tooManyPictures: "exceeds the number or total size of images per import",
  noPicture: "is not a readable image (JPEG, PNG, WebP, AVIF, GIF, TIFF)",
}

function describeOther({ handle, source }: OtherSourceProduct): string {
  return `${handle} of ${source === undefined ? "imports without a source" : `source ${source}`}`
}

function named(label: string, count: number, handles: readonly string[]): readonly string[] {
  if (count === 0) return []
  return [`${label}: ${handles.slice(0, SHOWN).join(", ")}${count > SHOWN ? `, and ${count - SHOWN} more` : ""}`]
}

function more(count: number): readonly string[] {
  return count > SHOWN ? [`  … and ${count - SHOWN} more: see --json`] : []
}
