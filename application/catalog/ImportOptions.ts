import type * as Effect from "effect/Effect"
import type { SheetContext } from "../../domain/catalog/sheet/SheetContext.ts"
import type { SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import type { SourceName } from "../../domain/catalog/sheet/SourceName.ts"
import type { RunningImport } from "./CatalogueImportGateway.ts"

/** How far an import has come. */
export interface ImportProgress {
  readonly rows: number
  readonly products: number
}

/** How a catalogue file is put into a store. */
export interface ImportOptions {
  readonly format: SheetFormat
  /** By what the import can be undone later. */
  readonly run?: RunningImport
  /** How the file spells the fields of its format, where it is not as in that format's own documentation. */
  readonly spelling?: ReadonlyMap<string, string>
  /** The IANA zone of dates without one, where it is not that of the store's country. */
  readonly timeZone?: string
  /** Which of several files that fill the store this is; absent where it is the one without a name. */
  readonly source?: SourceName
  /** Reads, checks and compares everything, and puts in nothing. */
  readonly dryRun: boolean
  /** What to do with products that an earlier import brought and this file does not sell. */
  readonly vanished: "keep" | "hide"
  /** Whether more than half of what earlier imports brought may be hidden. */
  readonly allowMassHide?: boolean
  /** Whether everything that earlier imports brought may be hidden by a file that sells nothing. */
  readonly allowHideAll?: boolean
  readonly storePictures: boolean
  /** Which mark stands before decimals, where it is not the format's. */
  readonly decimalMark?: "." | ","
  readonly pictureAddress: SheetContext["pictureAddress"]
  readonly onProgress: (progress: ImportProgress) => Effect.Effect<void>
}
