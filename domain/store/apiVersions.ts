/**
 * The versions of the API that the specification names (section 9); which endpoint has which is the backend's matter.
 */
const KNOWN = ["1", "2", "4", "5"] as const

export type ApiVersion = (typeof KNOWN)[number]

/** Version of a path that leaves it open, where the store's configuration says nothing. */
export const DEFAULT_API_VERSION: ApiVersion = "2"

/** Whether a text is a version of the API. */
export function isApiVersion(text: string): text is ApiVersion {
  return KNOWN.some((known) => known === text)
}

/**
 * The versions in a store's configuration, `API_VERSIONS`: a comma list of operationId and version such as
 * `getProductDetail=5,listCategories=4`. Entries that are not of this form are left out.
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
