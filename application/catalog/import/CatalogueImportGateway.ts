import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import type { SourceName } from "../../../domain/catalog/sheet/SourceName.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import type { BackendError } from "../../shared/BackendError.ts"
import type { PictureRendering } from "./PictureFetcher.ts"

/** Scope of a full import: the products of a store, or of one of several sources. Handles are unique per source. */
export interface ImportScope {
  readonly storeId: StoreId
  /** Absent for the unnamed source. */
  readonly source?: SourceName
  /** The import that the changes belong to, for undo; absent in a dry run. */
  readonly run?: RunningImport
}

/** An import in progress. */
export interface RunningImport {
  /** Unique per import: 8 to 64 letters, digits and dashes. */
  readonly id: string
  /** The merchant's file name. */
  readonly file: string
  readonly format: string
}

/** A product of another source; `source` is absent for the unnamed one. */
export interface OtherSourceProduct {
  readonly handle: string
  readonly source?: string
}

/** Result for one product; each product is imported completely or not at all. */
export interface ImportedOutcome {
  readonly handle: string
  readonly outcome: "created" | "changed" | "unchanged" | "refused"
  readonly reason?: string
  /** For a refused product: products of earlier imports that own some of its SKUs. */
  readonly ownedBy?: readonly string[]
  /** Products of earlier imports that lost all their SKUs to this one and are no longer visible. */
  readonly emptied?: readonly string[]
  /** Products withdrawn by another source whose SKUs moved to this one. */
  readonly movedFrom?: readonly OtherSourceProduct[]
}

/** A page of products that a source has imported into a store, by handle. */
export interface ImportedPage {
  readonly products: readonly { readonly handle: string; readonly isHidden: boolean }[]
  /** Cursor of the next page; absent on the last. */
  readonly after?: string
}

/** Imports products into a store's catalogue. Requires operator rights, not a customer session. */
export class CatalogueImportGateway extends Context.Service<
  CatalogueImportGateway,
  {
    /**
     * At most 100 products per call; idempotent. With `isDryRun` it only reports the outcomes. SKUs move from products
     * of the same source listed in `replaced`, and from products withdrawn by another source.
     */
    readonly upsertProducts: (
      scope: ImportScope,
      products: readonly ImportedProduct[],
      isDryRun?: boolean,
      replaced?: readonly string[],
    ) => Effect.Effect<readonly ImportedOutcome[], BackendError>
    /** Imported products in order of handles. */
    readonly listImported: (scope: ImportScope, after?: string) => Effect.Effect<ImportedPage, BackendError>
    /** Hides products until an import contains them again; at most 500 per call. */
    readonly hideProducts: (scope: ImportScope, handles: readonly string[]) => Effect.Effect<void, BackendError>
    readonly hasPicture: (id: string, width: number, format: string) => Effect.Effect<boolean, BackendError>
    readonly storePicture: (id: string, rendering: PictureRendering) => Effect.Effect<void, BackendError>
  }
>()("CatalogueImportGateway") {}
