import { AppReportGateway } from "../../application/telemetry/AppReportGateway.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import { httpAppReportGateway } from "../backend/telemetry/HttpAppReportGateway.ts"
import { httpTelemetryCollector } from "../backend/telemetry/HttpTelemetryCollector.ts"
import { noAnalyticsId } from "../memory/NoAnalyticsId.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import { constant } from "./PortBinding.ts"

/** Reports of clients, over HTTP. */
export function telemetryModule() {
  return adapterModule(
    gateway(AppReportGateway, httpAppReportGateway),
    gateway(TelemetryCollector, httpTelemetryCollector),
    constant(AnalyticsId, noAnalyticsId()),
  )
}
