import { notAcceptable } from "../../platform/http/Refused.ts"
import { type PaymentPlan, planOfLastDigits } from "../../purchase/payments/paymentPlan.ts"
import type { PaymentData } from "../../purchase/payments/readCard.ts"

/** The fields of a device wallet's token that this simulation reads. */
interface DeviceToken {
  readonly transactionIdentifier: string
  readonly paymentMethod?: { readonly displayName?: unknown }
}

/** Identifier of an expired token. */
const EXPIRED = "expired"

/**
 * The card confirmed by the simulated wallet: the last four digits of `paymentMethod.displayName` select the card and
 * its behaviour (without digits it is paid at once). Fails with 422 for a malformed and for an expired token.
 */
export const readDeviceToken = (
  { digitalWalletToken }: PaymentData,
  place: string,
): { readonly lastDigits?: string; readonly plan: PaymentPlan } => {
  const field = `${place}.digitalWalletToken`
  if (digitalWalletToken === undefined) throw wrong(field, "required", "The wallet's token is missing.")
  const token = parsed(digitalWalletToken)
  if (token === undefined) throw wrong(field, "token", "This is no token of the simulated wallet.")
  if (token.transactionIdentifier === EXPIRED) throw wrong(field, "expired", "The token's time is over: confirm again.")
  const { displayName } = token.paymentMethod ?? {}
  const lastDigits = typeof displayName === "string" ? /[0-9]{4}$/u.exec(displayName)?.[0] : undefined
  return { plan: planOfLastDigits(lastDigits ?? ""), ...(lastDigits === undefined ? {} : { lastDigits }) }
}

const parsed = (text: string): DeviceToken | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isToken(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isToken = (value: unknown): value is DeviceToken => {
  if (
    typeof value !== "object" ||
    value === null ||
    !("transactionIdentifier" in value) ||
    typeof value.transactionIdentifier !== "string"
  )
    return false
  return !("paymentMethod" in value) || (typeof value.paymentMethod === "object" && value.paymentMethod !== null)
}

const wrong = (field: string, rule: string, message: string) =>
  notAcceptable("_ERR_WALLET_TOKEN", "The wallet's token is not valid.", [{ field, rule, message }])
