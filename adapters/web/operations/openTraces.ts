import * as ConfigProvider from "effect/ConfigProvider"
import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Tracer from "effect/Tracer"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as OtlpSerialization from "effect/observability/OtlpSerialization"
import * as OtlpTracer from "effect/observability/OtlpTracer"
import type { BuildInfo } from "./createMetrics.ts"

/** The tracer of a server, whose spans are exported. */
export interface Traces {
  readonly tracer: Tracer.Tracer
  /** Exports the remaining spans, within 3 seconds. */
  readonly close: () => Promise<void>
}

/** Exports traces as JSON or, by default, as protobuf (OTEL_EXPORTER_OTLP_PROTOCOL). */
const JSON_PROTOCOL = "http/json"

/**
 * Opens the export of traces over OTLP/HTTP, with the standard variables of OpenTelemetry. A collector that fails costs
 * spans, never a request. Loaded only when a collector is configured.
 */
export async function openTraces(
  environment: Readonly<Record<string, string | undefined>>,
  { version, release }: BuildInfo,
): Promise<Traces> {
  const defined = Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined)
  // The default of the specification, which Effect does not have.
  const env = { OTEL_TRACES_EXPORTER: "otlp", ...Object.fromEntries(defined) }
  const serialization =
    environment["OTEL_EXPORTER_OTLP_PROTOCOL"]?.trim() === JSON_PROTOCOL
      ? OtlpSerialization.layerJson
      : OtlpSerialization.layerProtobuf
  const runtime = ManagedRuntime.make(
    OtlpTracer.layerFromConfig({
      resource: {
        serviceName: environment["OTEL_SERVICE_NAME"]?.trim() || "selvedge",
        serviceVersion: version,
        attributes: { "service.instance.release": release },
      },
    }).pipe(
      Layer.provide([FetchHttpClient.layer, serialization]),
      Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    ),
  )
  return { tracer: Context.get(await runtime.context(), Tracer.Tracer), close: () => runtime.dispose() }
}
