import type { LogLevel } from "../operations/createLog.ts"
import { LOG_LEVELS } from "../operations/createLog.ts"
import { parseAddress } from "../parseAddress.ts"
import type { SettingError } from "./SettingError.ts"

/** Settings of logs, metrics and traces. */
export interface OperationSettings {
  readonly logLevel: LogLevel
  /** Port and address of the metrics; no metrics when absent. */
  readonly metrics?: { readonly port: number; readonly host: string }
  /** Share of traces, when a collector is configured; no traces when absent. */
  readonly traceShare?: number
  /** Name of the running release, such as a commit or an image tag. */
  readonly release: string
}

const MAX_PORT = 65_535
const ENDPOINTS = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"]
const RELEASE = /^[\w.+/:@-]{1,128}$/

/** Returns the operational settings of an environment, or the first error. */
export function readOperationSettings(
  environment: Readonly<Record<string, string | undefined>>,
): OperationSettings | SettingError {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined
  const level = read("LOG_LEVEL") ?? "info"
  const logLevel = LOG_LEVELS.find((known) => known === level)
  if (logLevel === undefined)
    return { problem: `LOG_LEVEL is "${level}", which is no level: set it to ${LOG_LEVELS.join(", ")}.` }
  const port = read("METRICS_PORT")
  if (port !== undefined && !(/^[0-9]{1,5}$/.test(port) && Number(port) <= MAX_PORT))
    return { problem: `METRICS_PORT is "${port}", which is no port: set it to a number from 0 to 65535.` }
  for (const name of ENDPOINTS) {
    const endpoint = read(name)
    if (endpoint !== undefined && !["http:", "https:"].includes(parseAddress(endpoint)?.protocol ?? ""))
      return {
        problem: `${name} is "${endpoint}", which is no address: set it to something like http://localhost:4318.`,
      }
  }
  const share = read("OTEL_TRACES_SAMPLER_ARG") ?? "1"
  if (!/^(?:0|1|0?\.[0-9]{1,9}|[01]\.0{1,9})$/.test(share))
    return { problem: `OTEL_TRACES_SAMPLER_ARG is "${share}", which is no share: set it to a number from 0 to 1.` }
  const release = read("RELEASE") ?? "unknown"
  if (!RELEASE.test(release))
    return { problem: `RELEASE is "${release}", which is no name of a release: set it to something like v1.4.0.` }
  const hasCollector = ENDPOINTS.some((name) => read(name) !== undefined) && read("OTEL_SDK_DISABLED") !== "true"
  return {
    logLevel,
    release,
    ...(port === undefined ? {} : { metrics: { port: Number(port), host: read("METRICS_HOST") ?? "127.0.0.1" } }),
    ...(hasCollector ? { traceShare: Number(share) } : {}),
  }
}
