/** Settings of a store's waiting room while it is open. */
export interface WaitingRoom {
  readonly storeId: string
  /** Shoppers who are admitted per minute. */
  readonly perMinute: number
  /** How long an admitted shopper may shop without another change. */
  readonly staySeconds: number
  readonly openedAt: number
}

/** Seconds of admissions that collect while no call arrives: calls do not come at even intervals. */
export const BURST_SECONDS = 5

/** The most shoppers who are admitted at once. */
export const burstOf = (perMinute: number): number => Math.max(1, (perMinute * BURST_SECONDS) / 60)
