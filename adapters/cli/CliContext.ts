import type * as Effect from "effect/Effect"
import type { CatalogueFile } from "../../application/catalog/CatalogueFile.ts"
import type { CatalogueHistoryGateway } from "../../application/catalog/CatalogueHistoryGateway.ts"
import type { CatalogueImportGateway } from "../../application/catalog/CatalogueImportGateway.ts"
import type { PictureFetcher } from "../../application/catalog/PictureFetcher.ts"
import type { AppPorts } from "../../application/appPorts.ts"
import type { Store, StoreLanguage } from "../../domain/store/Store.ts"
import type { Output } from "./Output.ts"
import type { CommandError } from "./presentError.ts"

export interface CliContext {
  readonly store: Store
  readonly language: StoreLanguage
  readonly output: Output
  readonly run: <A>(
    program: Effect.Effect<
      A,
      CommandError,
      AppPorts | CatalogueFile | CatalogueHistoryGateway | CatalogueImportGateway | PictureFetcher
    >,
  ) => Promise<A>
}
