import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pageTelemetryModule } from "./pageTelemetryModule.ts"

/** Ports of telemetry. */
export const telemetryPorts = [AccountGateway, TelemetryCollector, AnalyticsId] as const

/** Adds the telemetry services to `browserRoot`. */
export function browserTelemetry(
  root: BrowserRoot,
): LinkedPorts<CartPorts | (typeof telemetryPorts)[number]["Identifier"]> {
  return linkPorts(
    telemetryPorts,
    [adapterModule(gateway(AccountGateway, httpAccountGateway)), pageTelemetryModule()],
    root,
  )
}
