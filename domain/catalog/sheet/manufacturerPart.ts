import type { ManufacturerPart, PartyCells, SheetCell } from "./SheetLine.ts"

/** The names that every format has for them. */
export const MANUFACTURER_FIELDS = [
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_email",
  "responsible_person_name",
  "responsible_person_address",
  "responsible_person_email",
  "safety_warnings",
] as const

/**
 * What a record says of them where each fact is a column or attribute of its own, by the names that every format has
 * for them.
 */
export function manufacturerPart(cellNamed: (name: string) => SheetCell): ManufacturerPart {
  const party = (who: string): PartyCells => ({
    name: cellNamed(`${who}_name`),
    address: cellNamed(`${who}_address`),
    email: cellNamed(`${who}_email`),
  })
  return {
    manufacturer: party("manufacturer"),
    responsiblePerson: party("responsible_person"),
    warnings: cellNamed("safety_warnings"),
  }
}
