import type { ManufacturerPart, PartyCells, SheetCell } from "./SheetLine.ts"

/** Field names shared by all formats. */
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
 * Returns the manufacturer data of a record that has each fact in a separate column or attribute, with the names shared
 * by all formats.
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
