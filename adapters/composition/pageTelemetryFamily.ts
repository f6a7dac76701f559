import * as Context from "effect/Context"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import { httpTelemetryCollector } from "../backend/telemetry/HttpTelemetryCollector.ts"
import { analyticsIdCookie } from "../browser/analyticsIdCookie.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"
import { made } from "./PortBinding.ts"

/** The collector of a page, and the id in the page's cookie. */
export function pageTelemetryFamily() {
  return family(
    gateway(TelemetryCollector, httpTelemetryCollector),
    made(AnalyticsId, [StoreScope, IdGenerator], (services) =>
      analyticsIdCookie(Context.get(services, StoreScope), Context.get(services, IdGenerator)),
    ),
  )
}
