/** The two allowed collectors, as absolute https addresses. */
export interface Collectors {
  /** The default. */
  readonly standard: string
  readonly other: string
}

/** The selected collector, and whether the requested one was refused, which is logged as an error. */
export interface CollectorChoice {
  readonly address: string
  readonly isRefused: boolean
}

/**
 * Returns the collector (S5.85): the requested one if it is one of the two, otherwise the default.
 * Compares whole addresses, so that a common prefix or suffix does not match.
 */
export function collectorAddress(asked: string | undefined, { standard, other }: Collectors): CollectorChoice {
  if (asked === undefined) return { address: standard, isRefused: false }
  return asked === standard || asked === other
    ? { address: asked, isRefused: false }
    : { address: standard, isRefused: true }
}
