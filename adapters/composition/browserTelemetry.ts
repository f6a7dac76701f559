import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { telemetryFamily } from "./telemetryFamily.ts"

/** What it takes to tell the collector something. */
export const telemetryPorts = [TelemetryCollector] as const

/** The services of a page that has something to tell the collector, on top of those of `browserRoot`. */
export function browserTelemetry(root: BrowserRoot): Linked<CartPorts | TelemetryCollector> {
  return linkPorts(telemetryPorts, [telemetryFamily()], root)
}
