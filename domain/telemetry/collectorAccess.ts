/** What a store's clients send their events with. */
export interface CollectorAccess {
  /** The collector's write token; public, it opens nothing else. */
  readonly token: string
  readonly projectKey: string
}

/**
 * The access that a store configures by `TELEMETRY_TOKEN` and `TELEMETRY_PROJECT`; none where either is missing: then
 * nothing is sent.
 */
export function collectorAccess(configuration: Readonly<Record<string, string>>): CollectorAccess | undefined {
  const token = configuration["TELEMETRY_TOKEN"]?.trim() ?? ""
  const projectKey = configuration["TELEMETRY_PROJECT"]?.trim() ?? ""
  return token === "" || projectKey === "" ? undefined : { token, projectKey }
}
