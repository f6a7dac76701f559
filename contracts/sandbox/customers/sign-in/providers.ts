import { PROVIDERS, SOCIAL_PATH } from "../account/credentials/socialProvider.ts"

export interface OfferedProvider {
  readonly socialType: string
  readonly name: string
  readonly address: string
}

/**
 * Returns the simulated providers that a store offers by its configuration `SOCIAL_LOGIN`, a comma-separated list of
 * `type=address`.
 */
export const offeredProviders = (configuration: ReadonlyMap<string, string>): readonly OfferedProvider[] => {
  const offered = (configuration.get("SOCIAL_LOGIN") ?? "").split(",").map((pair) => pair.trim())
  return Object.entries(PROVIDERS).flatMap(([socialType, name]) => {
    const address = `${SOCIAL_PATH}${socialType}`
    return offered.includes(`${socialType}=${address}`) ? [{ socialType, name, address }] : []
  })
}
