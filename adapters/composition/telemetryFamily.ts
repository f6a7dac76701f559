import { AppReportGateway } from "../../application/telemetry/AppReportGateway.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import { httpAppReportGateway } from "../backend/telemetry/HttpAppReportGateway.ts"
import { httpTelemetryCollector } from "../backend/telemetry/HttpTelemetryCollector.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"

/** What clients report of themselves, over HTTP. */
export function telemetryFamily() {
  return family(gateway(AppReportGateway, httpAppReportGateway), gateway(TelemetryCollector, httpTelemetryCollector))
}
