import { DEFAULT_RECONNECTS, RECONNECT_BASE_MS, RECONNECT_MAX_MS } from "./chatLimits.ts"

/** The part of a delay that is random, so that the clients of a restarted server do not return at once. */
const JITTER = 0.5

/**
 * Returns the milliseconds before a reconnection: 1,000 × 2^attempt, at most a minute, of which the second half is
 * multiplied by `random` (from 0, below 1). The first attempt is 0.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const full = Math.min(RECONNECT_BASE_MS * 2 ** Math.max(0, attempt), RECONNECT_MAX_MS)
  return Math.round(full * (1 - JITTER) + full * JITTER * random)
}

/** Returns the number of reconnections of a store's setting; the default when it is not a whole number from 0. */
export function reconnectLimit(setting: unknown): number {
  const count = typeof setting === "string" && setting.trim() !== "" ? Number(setting) : setting
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : DEFAULT_RECONNECTS
}
