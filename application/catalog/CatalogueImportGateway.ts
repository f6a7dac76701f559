import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { SourceName } from "../../domain/catalog/sheet/SourceName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { PictureRendering } from "./PictureFetcher.ts"

/**
 * What an import is the whole of: the products of a store, or of one of several sources that fill it. Handles are those
 * of one source.
 */
export interface ImportScope {
  readonly storeId: StoreId
  /** Absent for the one source without a name. */
  readonly source?: SourceName
  /** The import that changes are a part of, by which they can be undone; absent of a dry run. */
  readonly run?: RunningImport
}

/** An import that is being made. */
export interface RunningImport {
  /** Of 8 to 64 letters, digits and dashes; another for each import. */
  readonly id: string
  /** What the merchant calls the file. */
  readonly file: string
  readonly format: string
}

/** A product of another source; `source` is absent where it has no name. */
export interface OtherSourceProduct {
  readonly handle: string
  readonly source?: string
}

/** What became of one product; each is put in whole or not at all. */
export interface ImportedOutcome {
  readonly handle: string
  readonly outcome: "created" | "changed" | "unchanged" | "refused"
  readonly reason?: string
  /** Of a refused product: the products of earlier imports that have skus of it. */
  readonly ownedBy?: readonly string[]
  /** Products of earlier imports all of whose skus it took over; nobody sees them any longer. */
  readonly emptied?: readonly string[]
  /** Products that another source has withdrawn and whose skus it took over. */
  readonly movedFrom?: readonly OtherSourceProduct[]
}

/** Some of the products that imports of a source have brought into a store, by handle. */
export interface ImportedPage {
  readonly products: readonly { readonly handle: string; readonly isHidden: boolean }[]
  /** Where the next page begins; absent on the last. */
  readonly after?: string
}

/** Puts products into a store's catalogue: a right of whoever runs the backend, not of a shopper. */
export class CatalogueImportGateway extends Context.Service<
  CatalogueImportGateway,
  {
    /**
     * At most 100 products at a time; the same product twice changes nothing. With `isDryRun` it only tells what would
     * become of them. Skus move to them from products of the same source that are `replaced`, from what another source
     * has withdrawn, and from no others.
     */
    readonly upsertProducts: (
      scope: ImportScope,
      products: readonly ImportedProduct[],
      isDryRun?: boolean,
      replaced?: readonly string[],
    ) => Effect.Effect<readonly ImportedOutcome[], BackendError>
    /** What earlier imports have brought, in the order of handles. */
    readonly listImported: (scope: ImportScope, after?: string) => Effect.Effect<ImportedPage, BackendError>
    /** Shows these products to nobody until an import brings them again; at most 500 at a time. */
    readonly hideProducts: (scope: ImportScope, handles: readonly string[]) => Effect.Effect<void, BackendError>
    readonly hasPicture: (id: string, width: number, format: string) => Effect.Effect<boolean, BackendError>
    readonly storePicture: (id: string, rendering: PictureRendering) => Effect.Effect<void, BackendError>
  }
>()("CatalogueImportGateway") {}
