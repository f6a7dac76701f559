/** Whether and until when an unpaid order can be paid again (specification, section 3). */
export interface RepayInfo {
  readonly isRepayable: boolean
  readonly maxAttempts?: number
  /** Moment in ISO 8601. */
  readonly start?: string
  readonly durationSeconds?: number
}

/**
 * Seconds that are left to pay again at a moment, in milliseconds since 1970; nothing where the shop does not say. A
 * hint only: the shop decides, whatever this device's clock says (F99).
 */
export function secondsToRepay({ isRepayable, start, durationSeconds }: RepayInfo, now: number): number | undefined {
  if (!isRepayable) return 0
  const startedAt = start === undefined ? Number.NaN : Date.parse(start)
  if (Number.isNaN(startedAt) || durationSeconds === undefined) return undefined
  return Math.max(0, Math.min(durationSeconds, Math.floor((startedAt - now) / 1_000) + durationSeconds))
}

/**
 * The moment until which an order can be paid again, in milliseconds since 1970, as the shop says it; nothing where it
 * does not.
 */
export function repayEnd({ isRepayable, start, durationSeconds }: RepayInfo): number | undefined {
  const startedAt = start === undefined ? Number.NaN : Date.parse(start)
  return !isRepayable || durationSeconds === undefined || Number.isNaN(startedAt)
    ? undefined
    : startedAt + durationSeconds * 1_000
}
