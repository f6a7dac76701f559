import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pageTelemetryFamily } from "./pageTelemetryFamily.ts"

/** What it takes to tell the collector something. */
export const telemetryPorts = [AccountGateway, TelemetryCollector, AnalyticsId] as const

/** The services of a page that has something to tell the collector, on top of those of `browserRoot`. */
export function browserTelemetry(root: BrowserRoot): Linked<CartPorts | (typeof telemetryPorts)[number]["Identifier"]> {
  return linkPorts(telemetryPorts, [family(gateway(AccountGateway, httpAccountGateway)), pageTelemetryFamily()], root)
}
