import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** An import as the shop remembers it. */
export interface ImportRun {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Absent for the one source without a name. */
  readonly source?: string
  /** What the merchant calls the file. */
  readonly file: string
  readonly format: string
  readonly created: number
  readonly changed: number
  readonly hidden: number
  /** When it was undone. */
  readonly undoneAt?: number
  /** Whether what was there before it is still remembered. */
  readonly canUndo: boolean
}

/** What undoing an import did, or would do. */
export interface UndoneImport {
  /** Nothing was undone unless it is `undone`, or would be where it is `wouldUndo`. */
  readonly outcome: "undone" | "wouldUndo" | "conflict" | "notFound" | "undoneBefore" | "forgotten"
  /** Products that were new with it, and are hidden. */
  readonly hidden: number
  /** Products that are again as they were before it. */
  readonly restored: number
  /** Later changes of its products, for which nothing was undone: some of them, and how many there are. */
  readonly conflicts: readonly { readonly handle: string; readonly importId?: string }[]
  readonly conflictCount: number
}

/** What imports have made of a store's catalogue, and the way back. */
export class CatalogueHistoryGateway extends Context.Service<
  CatalogueHistoryGateway,
  {
    /** The imports of a store, of every source, the latest first. */
    readonly listImports: (storeId: StoreId) => Effect.Effect<readonly ImportRun[], BackendError>
    /**
     * Makes the products of an import what they were before it; nothing where a later change of one of them stands
     * against it.
     */
    readonly undoImport: (
      storeId: StoreId,
      importId: string,
      isDryRun: boolean,
    ) => Effect.Effect<UndoneImport, BackendError>
  }
>()("CatalogueHistoryGateway") {}
