import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import type { BackendError } from "../../shared/BackendError.ts"

/** A past import in the backend's history. */
export interface ImportRun {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Absent for the unnamed source. */
  readonly source?: string
  /** The merchant's file name. */
  readonly file: string
  readonly format: string
  readonly created: number
  readonly changed: number
  readonly hidden: number
  /** When the import was undone, in milliseconds since 1970. */
  readonly undoneAt?: number
  /** Whether the previous state is still stored. */
  readonly canUndo: boolean
}

/** Result of undoing an import, or of a dry run. */
export interface UndoneImport {
  /** Changes were made only with `undone`, and would be made with `wouldUndo`. */
  readonly outcome: "undone" | "wouldUndo" | "conflict" | "notFound" | "undoneBefore" | "forgotten"
  /** Number of products that the import created, now hidden. */
  readonly hidden: number
  /** Number of products restored to their state before the import. */
  readonly restored: number
  /** Later changes of the same products that prevent the undo: a sample and the total number. */
  readonly conflicts: readonly { readonly handle: string; readonly importId?: string }[]
  readonly conflictCount: number
}

/** History of a store's imports, with undo. */
export class CatalogueHistoryGateway extends Context.Service<
  CatalogueHistoryGateway,
  {
    /** Imports of a store from all sources, newest first. */
    readonly listImports: (storeId: StoreId) => Effect.Effect<readonly ImportRun[], BackendError>
    /**
     * Restores the products of an import to their previous state; changes nothing when a later change of one of them
     * conflicts.
     */
    readonly undoImport: (
      storeId: StoreId,
      importId: string,
      isDryRun: boolean,
    ) => Effect.Effect<UndoneImport, BackendError>
  }
>()("CatalogueHistoryGateway") {}
