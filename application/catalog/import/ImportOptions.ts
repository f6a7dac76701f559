import type * as Effect from "effect/Effect"
import type { SheetContext } from "../../../domain/catalog/sheet/SheetContext.ts"
import type { SheetFormat } from "../../../domain/catalog/sheet/SheetFormat.ts"
import type { SourceName } from "../../../domain/catalog/sheet/SourceName.ts"
import type { RunningImport } from "./CatalogueImportGateway.ts"

/** Progress of an import. */
export interface ImportProgress {
  readonly rows: number
  readonly products: number
}

/** Options of a catalogue import. */
export interface ImportOptions {
  readonly format: SheetFormat
  /** Identifies the import for undo. */
  readonly run?: RunningImport
  /** Format field → spelling in this file, where it differs from the format's documentation. */
  readonly spelling?: ReadonlyMap<string, string>
  /** IANA time zone of dates without one. Default: the zone of the store's country. */
  readonly timeZone?: string
  /** The source this file belongs to, for stores with several; absent for the unnamed source. */
  readonly source?: SourceName
  /** Reads, validates and compares, but imports nothing. */
  readonly dryRun: boolean
  /** Action for products of earlier imports that this file does not sell. */
  readonly vanished: "keep" | "hide"
  /** Whether more than half of the earlier imported products may be hidden. */
  readonly allowMassHide?: boolean
  /** Whether a file that sells nothing may hide all earlier imported products. */
  readonly allowHideAll?: boolean
  readonly storePictures: boolean
  /** Decimal separator, where it differs from the format's default. */
  readonly decimalMark?: "." | ","
  readonly pictureAddress: SheetContext["pictureAddress"]
  readonly onProgress: (progress: ImportProgress) => Effect.Effect<void>
}
