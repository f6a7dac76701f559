/** A sale or presale of a store. */
export interface SalesEvent {
  readonly id: string
  /** For example `sale` or `presale`. */
  readonly kind: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  /** The first moment after it. */
  readonly endsAt: number
}

/** What the shop says of its sales (specification, section 4). */
export interface SalesEvents {
  /** Another status than the last one means that the category tree is read again. */
  readonly status: string
  readonly events: readonly SalesEvent[]
}

/** The status without any sale. */
const NO_SALE = "none"

/**
 * The status at a moment in milliseconds, by events that were read before: the kind of the running one that began last.
 */
export function salesStatusAt(events: readonly SalesEvent[], now: number): string {
  const running = events.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  return (
    running.reduce<SalesEvent | undefined>(
      (last, event) => (last === undefined || event.startsAt >= last.startsAt ? event : last),
      undefined,
    )?.kind ?? NO_SALE
  )
}
