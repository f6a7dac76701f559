import type { Sites } from "../../../domain/navigation/Site.ts"
import type { OperationSettings } from "../settings/readOperationSettings.ts"
import { createLog, processDestination } from "./createLog.ts"
import type { ShopOperations } from "./createOperations.ts"
import { createOperations } from "./createOperations.ts"
import type { ServerFigures, ShopMetrics } from "./ShopMetrics.ts"

/** Inputs of a process's observation. */
export interface OpenOperationsOptions {
  readonly settings: OperationSettings
  /** The variables of OpenTelemetry. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly sites: Sites
  /** Whether standard error is a terminal. */
  readonly isTerminal: boolean
  readonly figures: () => ServerFigures
}

/** The observation of a process; `metrics` is absent without METRICS_PORT. */
export interface OpenOperations {
  readonly operations: ShopOperations
  readonly metrics?: ShopMetrics
  /** Exports the remaining spans. */
  readonly close: () => Promise<void>
}

/** Opens log, metrics and traces. The libraries of metrics and traces are loaded only when they are configured. */
export async function openOperations({
  settings: { logLevel, release, metrics: place, traceShare },
  environment,
  version,
  sites,
  isTerminal,
  figures,
}: OpenOperationsOptions): Promise<OpenOperations> {
  const build = { version, release }
  const log = createLog(logLevel, await processDestination(isTerminal))
  const metrics = place === undefined ? undefined : (await import("./createMetrics.ts")).createMetrics(build, figures)
  const traces =
    traceShare === undefined ? undefined : await (await import("./openTraces.ts")).openTraces(environment, build)
  return {
    operations: createOperations({
      log,
      metrics,
      sites,
      ...(traces === undefined || traceShare === undefined ? {} : { tracer: traces.tracer, traceShare }),
    }),
    ...(metrics === undefined ? {} : { metrics }),
    close: async () => traces?.close(),
  }
}
