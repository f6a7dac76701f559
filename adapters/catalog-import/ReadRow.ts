import type { SheetRefusedReason, SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"

/** A record, or the reason why it was refused. `isEnd` means that the rest of the file is unreadable. */
export type ReadRow =
  | { readonly row: SheetRow }
  /** `mayHideRows` means that its lines may contain other, undetected records. */
  | {
      readonly refusedReason: SheetRefusedReason
      readonly row?: SheetRow
      readonly isEnd?: boolean
      readonly mayHideRows?: boolean
    }

/** Maximum number of characters in one record. */
export const MAX_RECORD_CHARACTERS = 4_000_000
