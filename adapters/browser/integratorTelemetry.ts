/** The page's own additions to telemetry: `window.selvedgeTelemetry`, set by an integrator's script. */
export interface IntegratorTelemetry {
  /** Tags of every batch; reserved and invalid names are refused. */
  readonly properties: Readonly<Record<string, string>>
  /** Called with each commerce event. */
  readonly onEvent?: (event: unknown) => void
  /** Warnings for the console. */
  readonly warnings: readonly string[]
}

/** Callbacks of earlier versions, and what replaced them. */
const DEPRECATED = { onLog: "onEvent", onMetric: "onEvent", onTrack: "onEvent" } as const

/** Reads the additions. A deprecated callback still works, with a warning (S8). */
export function integratorTelemetry(page: object = globalThis): IntegratorTelemetry {
  const config: unknown = Reflect.get(page, "selvedgeTelemetry")
  if (typeof config !== "object" || config === null) return { properties: {}, warnings: [] }
  const member = (name: string): unknown => Reflect.get(config, name)
  const properties = member("properties")
  const old = Object.entries(DEPRECATED).filter(([name]) => typeof member(name) === "function")
  const callback = ["onEvent", ...old.map(([name]) => name)].map(member).find((one) => typeof one === "function")
  return {
    properties:
      typeof properties === "object" && properties !== null
        ? Object.fromEntries(
            Object.entries(properties).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
          )
        : {},
    ...(typeof callback === "function" ? { onEvent: (event) => void Reflect.apply(callback, undefined, [event]) } : {}),
    warnings: old.map(([name, instead]) => `selvedgeTelemetry.${name} is deprecated; use ${instead}.`),
  }
}
