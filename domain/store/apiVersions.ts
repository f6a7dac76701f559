/** API versions in the rules (S9); the backend decides which endpoint supports which. */
const KNOWN = ["1", "2", "4", "5"] as const

export type ApiVersion = (typeof KNOWN)[number]

/** Default version of a path without a fixed one. */
export const DEFAULT_API_VERSION: ApiVersion = "2"

/** Whether a text is a version of the API. */
export function isApiVersion(text: string): text is ApiVersion {
  return KNOWN.some((known) => known === text)
}

/**
 * Returns the versions in a store's configuration, `API_VERSIONS`: a comma list of operationId and version such as
 * `getProductDetail=5,listCategories=4`. Ignores malformed entries.
 */
export function apiVersions(configuration: Readonly<Record<string, string>>): ReadonlyMap<string, ApiVersion> {
  return new Map(
    (configuration["API_VERSIONS"] ?? "").split(",").flatMap((entry) => {
      const [operation = "", version = "", ...more] = entry.split("=").map((part) => part.trim())
      return /^[A-Za-z]\w{0,63}$/.test(operation) && isApiVersion(version) && more.length === 0
        ? [[operation, version] as const]
        : []
    }),
  )
}
