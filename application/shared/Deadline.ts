/** A deadline shared by several calls. */
export interface Deadline {
  /** Milliseconds left; zero or negative once it has passed. */
  readonly remainingMillis: () => number
  /** Maximum milliseconds for one operation, if it has its own share. */
  readonly shareOf?: (operation: string) => number | undefined
}
