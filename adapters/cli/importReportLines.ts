import type { ProductElsewhere } from "../../application/catalog/CatalogueImportGateway.ts"
import type { ImportReport } from "../../application/catalog/ImportReport.ts"
import { presentSheetProblem, presentSheetRemark, sheetReason } from "./presentSheetProblem.ts"

/** Names and remarks shown to a person; all of them are in `--json`. */
const SHOWN = 20

/** What an import did, for a person at a terminal. */
export function importReportLines(report: ImportReport, isDryRun: boolean): readonly string[] {
  const { vanished, pictures, brake } = report
  return [
    `${report.rows} rows read. ${isDryRun ? "Nothing was put in: this was a dry run. It would be " : ""}${report.created} created, ${report.changed} changed, ${report.unchanged} unchanged.`,
    ...named("New", report.created, report.createdHandles),
    ...named("Changed", report.changed, report.changedHandles),
    ...named("Took over the skus of products that are no longer sold", report.takenOverCount, report.takenOver.map(({ handle, from, fromElsewhere = [] }) => `${handle} (from ${[...from, ...fromElsewhere.map(elsewhere)].join(" and ")})`)),
    ...(report.unpublished === 0 ? [] : [`${report.unpublished} left out: drafts, archived or not sold by this shop.`]),
    ...named(brake !== undefined ? "Drafts or archived now, not hidden" : isDryRun ? "Drafts or archived now, would be hidden" : "Drafts or archived now, hidden", report.unpublishedHandles.length, report.unpublishedHandles),
    ...(vanished === undefined
      ? ["Products of earlier imports were left as they are: not all of this file could be read, or it sells nothing."]
      : named(report.isVanishedHidden ? (isDryRun ? "No longer in the file, would be hidden" : "No longer in the file, now hidden") : `No longer in the file, kept${brake === undefined ? " (hide them with --vanished hide)" : ""}`, vanished.length, vanished)),
    ...(brake === undefined ? [] : [`Nothing ${isDryRun ? "would be" : "was"} hidden: ${brake.hidden} of ${brake.of} products of earlier imports would be, more than half. If this is the whole catalogue, import it again with --hide-most.`]),
    ...(pictures === undefined ? [] : [`${pictures.kept} pictures fetched, ${pictures.failed.length} failed.`]),
    ...(pictures?.failed ?? []).slice(0, SHOWN).map(({ handle, address, reason }) => `  ${handle}: ${address} ${PICTURE_WORDS[reason]}`),
    ...more((pictures?.failed ?? []).length),
    ...(report.nextSaleChange === undefined ? [] : [`A sale begins or ends on ${new Date(report.nextSaleChange).toISOString().slice(0, 16).replace("T", " at ")} UTC: import again after it, as the shop keeps today's prices until then.`]),
    ...(report.remarkCount === 0 ? [] : [`${report.remarkCount} remarks:`]),
    ...report.remarks.slice(0, SHOWN).map((remark) => `  ${remark.handle}: ${presentSheetRemark(remark)}`),
    ...more(report.remarkCount),
    ...report.refused.flatMap(({ handle, problems, moreProblems, reason }) => [
      `Refused: ${handle === "" ? "(no handle)" : handle}${reason === undefined ? "" : ` — ${reason}`}`,
      ...problems.map((problem) => `  ${presentSheetProblem(problem)}`),
      ...(moreProblems === undefined ? [] : [`  … and ${moreProblems} more problems`]),
    ]),
    ...(report.refusedCount > report.refused.length ? [`${report.refusedCount - report.refused.length} more products were refused, by their first problem:`] : []),
    ...report.refusedCauses.map(({ cause, products }) => `  ${products}: it ${cause === "shop" ? "was refused by the shop itself" : sheetReason(cause)}`),
  ]
}

type PictureReason = NonNullable<ImportReport["pictures"]>["failed"][number]["reason"]

const PICTURE_WORDS: Readonly<Record<PictureReason, string>> = {
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

function elsewhere({ handle, source }: ProductElsewhere): string {
  return `${handle} of ${source === undefined ? "the imports without a source" : `the source ${source}`}`
}

function named(words: string, count: number, handles: readonly string[]): readonly string[] {
  if (count === 0) return []
  return [`${words}: ${handles.slice(0, SHOWN).join(", ")}${count > SHOWN ? `, and ${count - SHOWN} more` : ""}`]
}

function more(count: number): readonly string[] {
  return count > SHOWN ? [`  … and ${count - SHOWN} more: see --json`] : []
}
