import type { SheetRefusedReason, SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"

/** A record as a reader gives it, or why it cannot; with `isEnd` nothing behind it could be read. */
export type ReadRow =
  | { readonly row: SheetRow }
  /** With `mayHideRows` other records may stand in its lines, which nobody could tell. */
  | {
      readonly refusedReason: SheetRefusedReason
      readonly row?: SheetRow
      readonly isEnd?: boolean
      readonly mayHideRows?: boolean
    }

/** Characters one record may have. */
export const MAX_RECORD_CHARACTERS = 4_000_000
