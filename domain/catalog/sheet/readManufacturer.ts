import { isEmail } from "../../shared/isEmail.ts"
import type { ProductSafety, ResponsibleParty } from "../ProductSafety.ts"
import { toPlainText } from "./text/toPlainText.ts"
import type { ManufacturerPart, PartyCells, SheetCell } from "./SheetLine.ts"

/** Callbacks for invalid values: refuse the product, or report and omit the value. */
export interface ManufacturerReports {
  readonly tooLong: (cell: SheetCell) => void
  readonly partyLeftOut: (cell: SheetCell) => void
  readonly warningsLeftOut: (cell: SheetCell) => void
}

const MAX_LINE = 256
const MAX_LINES = 8
const MAX_EMAIL = 254
const MAX_WARNING = 512
const MAX_WARNINGS = 20

/**
 * Returns manufacturer and safety data of a product; `undefined` when the file names no manufacturer.
 *
 * A party needs name, postal address and email, otherwise it is omitted: partial contact data would not meet the
 * regulation. Warnings without a manufacturer are omitted too.
 */
export function readManufacturer(part: ManufacturerPart, reports: ManufacturerReports): ProductSafety | undefined {
  const manufacturer = readParty(part.manufacturer, reports)
  const responsiblePerson = readParty(part.responsiblePerson, reports)
  const warnings = readWarnings(part.warnings.text)
  if (warnings.length > MAX_WARNINGS || warnings.some((warning) => warning.length > MAX_WARNING))
    reports.tooLong(part.warnings)
  if (manufacturer !== undefined)
    return { manufacturer, ...(responsiblePerson === undefined ? {} : { responsiblePerson }), warnings }
  if (responsiblePerson !== undefined) reports.partyLeftOut(part.responsiblePerson.name)
  if (warnings.length > 0) reports.warningsLeftOut(part.warnings)
  return undefined
}

export function readWarnings(text: string): readonly string[] {
  return linesOf(text)
}

function readParty({ name, address, email }: PartyCells, reports: ManufacturerReports): ResponsibleParty | undefined {
  const present = [name, address, email].find(({ text }) => text !== "")
  if (present === undefined) return undefined
  const party: ResponsibleParty = {
    name: toPlainText(name.text),
    postalAddress: linesOf(address.text),
    email: email.text,
  }
  const tooLong = [
    ...(party.name.length > MAX_LINE ? [name] : []),
    ...(party.postalAddress.length > MAX_LINES || party.postalAddress.some((line) => line.length > MAX_LINE)
      ? [address]
      : []),
    ...(email.text.length > MAX_EMAIL ? [email] : []),
  ]
  tooLong.forEach(reports.tooLong)
  if (tooLong.length > 0) return undefined
  if (party.name !== "" && party.postalAddress.length > 0 && isEmail(email.text)) return party
  reports.partyLeftOut(email.text !== "" && !isEmail(email.text) ? email : present)
  return undefined
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/[\r\n|]+/u)
    .map((line) => toPlainText(line))
    .filter((line) => line !== "")
}
