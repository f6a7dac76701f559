/** A sale or presale of a store. */
export interface SalesEvent {
  readonly id: string
  /** For example `sale` or `presale`. */
  readonly kind: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  /** Milliseconds since 1970, exclusive. */
  readonly endsAt: number
}

/** A store's sales (S4.14). */
export interface SalesEvents {
  /** When it changes, the category tree must be reloaded. */
  readonly status: string
  readonly events: readonly SalesEvent[]
}

/** The status without any sale. */
const NO_SALE = "none"

/**
 * Returns the status at `now` (milliseconds since 1970) from loaded events: the kind of the running event that began
 * last.
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
