/** Time that several calls share. */
export interface Deadline {
  /** Milliseconds until it is over; none or less once it is. */
  readonly remainingMillis: () => number
  /** Milliseconds that one operation may take of it at most, where it has a share of its own. */
  readonly shareOf?: (operation: string) => number | undefined
}
