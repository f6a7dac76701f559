/** How often a payment is asked after, and how far apart. */
export interface PaymentPolling {
  readonly tries: number
  readonly intervalMillis: number
}

const TRIES = { parameter: "PAYMENT_POLL_TRIES", least: 1, most: 120, default: 30 }
/** In milliseconds. */
const INTERVAL = { parameter: "PAYMENT_POLL_INTERVAL", least: 500, most: 30_000, default: 2_000 }

/**
 * How a payment is asked after while its shopper waits, as a store configures it (specification, section 9):
 * `PAYMENT_POLL_TRIES` from 1 to 120, and `PAYMENT_POLL_INTERVAL` in milliseconds from 500 to 30000. Beyond its bounds
 * a number counts as the nearer one; what is no whole number is not believed, and leaves 30 tries two seconds apart
 * (F88).
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
