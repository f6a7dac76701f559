/**
 * Origin of the simulated providers and of their shop. Functions, because both may be known only after a server
 * listens.
 */
export interface ProviderPlaces {
  /**
   * The providers' origin, without a trailing slash; empty where they share the sandbox's, and their addresses are
   * paths.
   */
  readonly url: () => string
  /** The shop's origins; customers are redirected to the first. Empty where providers and shop share one origin. */
  readonly shopOrigins: () => readonly string[]
}
