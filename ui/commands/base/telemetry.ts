import * as Effect from "effect/Effect"
import { httpAccountGateway } from "../../../adapters/backend/account/HttpAccountGateway.ts"
import { httpStoreOfficeGateway } from "../../../adapters/backend/store/HttpStoreOfficeGateway.ts"
import { httpAppReportGateway } from "../../../adapters/backend/telemetry/HttpAppReportGateway.ts"
import { startPageTelemetry } from "../../../adapters/composition/browserStartPageTelemetry.ts"
import { withGateways } from "../../../adapters/composition/browserRoot.ts"
import { scriptLoader } from "../../../adapters/composition/browserScripts.ts"
import { analyticsId, consentStatus } from "../../../adapters/composition/browserTelemetry.ts"
import { AD_SERVICES_PAGE } from "../../../domain/analytics/adServices.ts"
import type { BuiltAddress } from "../../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { COLLECTOR_META } from "../../../domain/telemetry/collectorAddress.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandBase } from "../CommandBase.ts"

/** Telemetry and analytics of the page, loaded after the visitor's consent. */
export function telemetryCommands({ scope, services }: CommandBase) {
  const collector = document.querySelector<HTMLMetaElement>(`meta[name=${COLLECTOR_META}]`)?.content
  const { context } = withGateways(
    services,
    httpAccountGateway,
    httpStoreOfficeGateway,
    httpAppReportGateway,
    analyticsId,
    consentStatus,
    scriptLoader,
  )
  const run = programRunner(context)
  const fork = Effect.runForkWith(context)
  return {
    /** Starts once per document; returns where the page's occurrences go. */
    start: async (addressOf: (page: PageAddress) => BuiltAddress) => {
      const started = await run(
        startPageTelemetry(context, {
          fork: (program) => void fork(program),
          ...(collector === undefined ? {} : { collector }),
          adServicesAddress: (parameters) => {
            const built = addressOf({
              page: AD_SERVICES_PAGE,
              storeId: scope.store.id,
              languageId: scope.language.id,
              catalogId: scope.catalogId,
              parameters,
            })
            return built.ok ? built.address : undefined
          },
        }),
      )
      // For tests and tools: events of this document are sent.
      if (started.ok) document.documentElement.dataset["telemetry"] = ""
      return started
    },
  }
}
