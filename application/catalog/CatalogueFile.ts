import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type * as Stream from "effect/Stream"
import type { CatalogueFormat, SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetRefusedReason, SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"
import type { SheetUnreadableError } from "./SheetUnreadableError.ts"

/** A record of the file with the product it belongs to, or what makes it unreadable. */
export type SheetRecord =
  | { readonly row: SheetRow; readonly handle: string }
  /** With `isEnd`, nothing behind it could be read; with `mayHideRows`, records of other products may stand in it. */
  | {
      readonly refusedReason: SheetRefusedReason
      readonly handle?: string
      readonly isEnd?: boolean
      readonly mayHideRows?: boolean
    }

/** The encodings a file may be read in. */
export const SHEET_ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1250",
  "windows-1251",
  "windows-1252",
  "windows-1253",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "shift_jis",
  "euc-jp",
  "gb18030",
  "big5",
  "euc-kr",
] as const
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number]

/**
 * What is known of a file before it is looked at; everything left out is guessed from its content, never from its name.
 */
export interface SheetHints {
  readonly format?: CatalogueFormat
  readonly encoding?: SheetEncoding
  readonly delimiter?: string
  /** A file with a `ColumnMapping`, for tables of any shape. */
  readonly mappingFile?: string
  /** The store's, in which prices are. */
  readonly currencyCode: string
}

/** A catalogue file, opened. */
export interface CatalogueReader {
  /** What it is called in messages. */
  readonly name: string
  readonly format: SheetFormat
  /** How it spells fields of the format, where it is not as in the format's documentation. */
  readonly spelling: ReadonlyMap<string, string>
  readonly encoding: SheetEncoding
  /** Of a table. */
  readonly delimiter?: string
  /** Records of one product come one after the other; can be run once. */
  readonly records: Stream.Stream<SheetRecord, SheetUnreadableError>
  /** How much of it has been handed over, from 0 to 1. */
  readonly share: () => number
}

/** Reads catalogue files of this machine as streams, in bounded memory. */
export class CatalogueFile extends Context.Service<
  CatalogueFile,
  {
    /** Opens a file until the scope ends; what it had to write aside is gone then. */
    readonly open: (
      file: string,
      hints: SheetHints,
    ) => Effect.Effect<CatalogueReader, SheetUnreadableError, Scope.Scope>
  }
>()("CatalogueFile") {}
