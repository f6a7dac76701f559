import type { SheetCell } from "./SheetLine.ts"

/** Where a record tells who answers for a product, and how to reach them; lines of an address stand between line breaks or `|`. */
export interface PartyCells {
  readonly name: SheetCell
  readonly address: SheetCell
  readonly email: SheetCell
}

/** What a record says of a product's maker and its safety (Regulation (EU) 2023/988, article 19). */
export interface MakerPart {
  readonly manufacturer: PartyCells
  /** In the Union, where the maker is outside of it. */
  readonly responsiblePerson: PartyCells
  /** Warnings between line breaks or `|`. */
  readonly warnings: SheetCell
}

/** What a record says of them where each fact is a column or attribute of its own, by the names that every format has for them. */
export function makerPart(cellNamed: (name: string) => SheetCell): MakerPart {
  const party = (who: string): PartyCells => ({ name: cellNamed(`${who}_name`), address: cellNamed(`${who}_address`), email: cellNamed(`${who}_email`) })
  return { manufacturer: party("manufacturer"), responsiblePerson: party("responsible_person"), warnings: cellNamed("safety_warnings") }
}
