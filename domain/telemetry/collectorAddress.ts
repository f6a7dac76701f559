/** The two collectors that a client may send to, as whole https addresses. */
export interface Collectors {
  /** Taken when nothing else may be. */
  readonly standard: string
  readonly other: string
}

/** Where events are sent to, and whether what was asked for is refused, which is an error to log. */
export interface CollectorChoice {
  readonly address: string
  readonly isRefused: boolean
}

/**
 * The collector to send to (specification, section 5): the one that is asked for when it is one of the two, else the
 * standard one. Addresses are compared as they are written, so that none that merely begins or ends like one of them
 * passes.
 */
export function collectorAddress(asked: string | undefined, { standard, other }: Collectors): CollectorChoice {
  if (asked === undefined) return { address: standard, isRefused: false }
  return asked === standard || asked === other
    ? { address: asked, isRefused: false }
    : { address: standard, isRefused: true }
}
