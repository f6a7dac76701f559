/** Where the simulated providers stand, and whom they serve. Both may be known only once somebody listens. */
export interface ProviderPlaces {
  /**
   * Their origin, without a slash at the end; empty where they stand on the sandbox's own, and addresses to them are
   * paths.
   */
  readonly url: () => string
  /**
   * The shop's origins: the first is the one that shoppers are led back to. None where providers and shop are one
   * origin.
   */
  readonly shopOrigins: () => readonly string[]
}
