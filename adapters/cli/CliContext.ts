import type * as Effect from "effect/Effect"
import type { CatalogueFile } from "../../application/catalog/import/CatalogueFile.ts"
import type { CatalogueHistoryGateway } from "../../application/catalog/import/CatalogueHistoryGateway.ts"
import type { CatalogueImportGateway } from "../../application/catalog/import/CatalogueImportGateway.ts"
import type { PictureFetcher } from "../../application/catalog/import/PictureFetcher.ts"
import type { AppPorts } from "../../application/appPorts.ts"
import type { AnalyticsReportGateway } from "../../application/telemetry/AnalyticsReportGateway.ts"
import type { Store, StoreLanguage } from "../../domain/store/Store.ts"
import type { Output } from "./output/Output.ts"
import type { CommandError } from "./output/presentError.ts"

export interface CliContext {
  readonly store: Store
  readonly language: StoreLanguage
  readonly output: Output
  readonly run: <A>(
    program: Effect.Effect<
      A,
      CommandError,
      | AppPorts
      | AnalyticsReportGateway
      | CatalogueFile
      | CatalogueHistoryGateway
      | CatalogueImportGateway
      | PictureFetcher
    >,
  ) => Promise<A>
}
