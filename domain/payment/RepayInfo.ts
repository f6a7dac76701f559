/** Whether and until when an unpaid order can be paid again (S3.21). */
export interface RepayInfo {
  readonly isRepayable: boolean
  readonly maxAttempts?: number
  /** ISO 8601. */
  readonly start?: string
  readonly durationSeconds?: number
}

/**
 * Returns the seconds left to pay again at a time in milliseconds since 1970; nothing when unknown. A hint only: the
 * backend decides, regardless of this device's clock (F99).
 */
export function secondsToRepay({ isRepayable, start, durationSeconds }: RepayInfo, now: number): number | undefined {
  if (!isRepayable) return 0
  const startedAt = start === undefined ? Number.NaN : Date.parse(start)
  if (Number.isNaN(startedAt) || durationSeconds === undefined) return undefined
  return Math.max(0, Math.min(durationSeconds, Math.floor((startedAt - now) / 1_000) + durationSeconds))
}

/** Returns the repayment deadline in milliseconds since 1970; nothing when unknown. */
export function repayEnd({ isRepayable, start, durationSeconds }: RepayInfo): number | undefined {
  const startedAt = start === undefined ? Number.NaN : Date.parse(start)
  return !isRepayable || durationSeconds === undefined || Number.isNaN(startedAt)
    ? undefined
    : startedAt + durationSeconds * 1_000
}
