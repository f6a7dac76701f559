import * as Context from "effect/Context"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import { httpTelemetryCollector } from "../backend/telemetry/HttpTelemetryCollector.ts"
import { analyticsIdCookie } from "../browser/analyticsIdCookie.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import { factory } from "./PortBinding.ts"

/** The collector of a page, and the analytics id in the page's cookie. */
export function pageTelemetryModule() {
  return adapterModule(
    gateway(TelemetryCollector, httpTelemetryCollector),
    factory(AnalyticsId, [StoreScope, IdGenerator], (services) =>
      analyticsIdCookie(Context.get(services, StoreScope), Context.get(services, IdGenerator)),
    ),
  )
}
