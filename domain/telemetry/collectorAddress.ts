/** The two allowed collectors, as origins without a trailing slash; the empty one is the shop's own. */
export interface Collectors {
  /** The default. */
  readonly standard: string
  /** Absent where the deployment allows only the default. */
  readonly other?: string
}

/** The selected collector, and whether the requested one was refused, which is logged as an error. */
export interface CollectorChoice {
  readonly address: string
  readonly isRefused: boolean
}

/**
 * Returns the collector (S5.85): the requested one if it is one of the two, otherwise the default.
 * Compares whole addresses, so that a common prefix or suffix does not match (F160).
 */
export function collectorAddress(asked: string | undefined, { standard, other }: Collectors): CollectorChoice {
  if (asked === undefined) return { address: standard, isRefused: false }
  return asked === standard || asked === other
    ? { address: asked, isRefused: false }
    : { address: standard, isRefused: true }
}

/** Name of the document's `meta` element with the second allowed collector. */
export const COLLECTOR_META = "telemetry-collector"

/** The collector that a store asks for: `TELEMETRY_COLLECTOR` of its configuration, without a trailing slash. */
export function askedCollector(configuration: Readonly<Record<string, string>>): string | undefined {
  const asked = configuration["TELEMETRY_COLLECTOR"]?.trim() ?? ""
  return asked === "" ? undefined : asked.replace(/\/$/, "")
}
