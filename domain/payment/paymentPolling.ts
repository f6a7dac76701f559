/** Number and interval of status requests. */
export interface PaymentPolling {
  readonly tries: number
  readonly intervalMillis: number
}

const TRIES = { parameter: "PAYMENT_POLL_TRIES", least: 1, most: 120, default: 30 }
/** In milliseconds. */
const INTERVAL = { parameter: "PAYMENT_POLL_INTERVAL", least: 500, most: 30_000, default: 2_000 }

/**
 * Returns a store's polling of payments (S9.5): `PAYMENT_POLL_TRIES` from 1 to 120, and
 * `PAYMENT_POLL_INTERVAL` in milliseconds from 500 to 30000. Clamps numbers to these bounds; values that are not whole
 * numbers default to 30 tries two seconds apart (F88).
 */
export function paymentPolling(configuration: Readonly<Record<string, string>>): PaymentPolling {
  return { tries: clampedSetting(configuration, TRIES), intervalMillis: clampedSetting(configuration, INTERVAL) }
}

function clampedSetting(
  configuration: Readonly<Record<string, string>>,
  { parameter, least, most, default: own }: typeof TRIES,
): number {
  const text = configuration[parameter]?.trim() ?? ""
  return /^-?[0-9]+$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : own
}
