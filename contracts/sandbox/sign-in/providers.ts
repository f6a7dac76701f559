import { PROVIDERS, SOCIAL_PATH } from "../account/socialProvider.ts"

export interface OfferedProvider {
  readonly socialType: string
  readonly name: string
  readonly address: string
}

/**
 * The providers that a store offers by its configuration `SOCIAL_LOGIN`, a comma list of `type=address`; here only
 * those that are simulated.
 */
export const offeredProviders = (configuration: ReadonlyMap<string, string>): readonly OfferedProvider[] => {
  const offered = (configuration.get("SOCIAL_LOGIN") ?? "").split(",").map((pair) => pair.trim())
  return Object.entries(PROVIDERS).flatMap(([socialType, name]) => {
    const address = `${SOCIAL_PATH}${socialType}`
    return offered.includes(`${socialType}=${address}`) ? [{ socialType, name, address }] : []
  })
}

/** A provider's own name; its type where it is none of ours. */
export const providerName = (socialType: string): string =>
  (Object.hasOwn(PROVIDERS, socialType) ? PROVIDERS[socialType] : undefined) ?? socialType
