/** Credentials of a store's clients for the collector. */
export interface CollectorAccess {
  /** The collector's write token; public, since it grants no other access. */
  readonly token: string
  readonly projectKey: string
}

/**
 * Returns the credentials from `TELEMETRY_TOKEN` and `TELEMETRY_PROJECT`; none when either is missing: then nothing is
 * sent.
 */
export function collectorAccess(configuration: Readonly<Record<string, string>>): CollectorAccess | undefined {
  const token = configuration["TELEMETRY_TOKEN"]?.trim() ?? ""
  const projectKey = configuration["TELEMETRY_PROJECT"]?.trim() ?? ""
  return token === "" || projectKey === "" ? undefined : { token, projectKey }
}
