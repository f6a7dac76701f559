import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type * as Stream from "effect/Stream"
import type { CatalogueFormat, SheetFormat } from "../../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetRefusedReason, SheetRow } from "../../../domain/catalog/sheet/SheetRow.ts"
import type { SheetUnreadableError } from "./SheetUnreadableError.ts"

/** A record of the file with its product, or the reason it is unreadable. */
export type SheetRecord =
  | { readonly row: SheetRow; readonly handle: string }
  /** With `isEnd` the rest of the file is unreadable; with `mayHideRows` it may contain records of other products. */
  | {
      readonly refusedReason: SheetRefusedReason
      readonly handle?: string
      readonly isEnd?: boolean
      readonly mayHideRows?: boolean
    }

/** Supported file encodings. */
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

/** Known properties of a file; absent ones are detected from its content, never from its name. */
export interface SheetHints {
  readonly format?: CatalogueFormat
  readonly encoding?: SheetEncoding
  readonly delimiter?: string
  /** Path of a file with a `ColumnMapping`, for tables with custom columns. */
  readonly mappingFile?: string
  /** The store's currency, in which prices are read. */
  readonly currencyCode: string
}

/** An open catalogue file. */
export interface CatalogueReader {
  /** File name for messages. */
  readonly name: string
  readonly format: SheetFormat
  /** Format field → spelling in this file, where it differs from the format's documentation. */
  readonly spelling: ReadonlyMap<string, string>
  readonly encoding: SheetEncoding
  /** Only for delimited tables. */
  readonly delimiter?: string
  /** Records of one product are adjacent. The stream can run once. */
  readonly records: Stream.Stream<SheetRecord, SheetUnreadableError>
  /** Progress from 0 to 1. */
  readonly share: () => number
}

/** Streams local catalogue files in bounded memory. */
export class CatalogueFile extends Context.Service<
  CatalogueFile,
  {
    /** Opens a file until the scope ends, which also deletes temporary files. */
    readonly open: (
      file: string,
      hints: SheetHints,
    ) => Effect.Effect<CatalogueReader, SheetUnreadableError, Scope.Scope>
  }
>()("CatalogueFile") {}
