import * as Effect from "effect/Effect"
import { WalletRefused } from "../../domain/wallet/WalletRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { requiresCaptcha } from "../shared/requiresCaptcha.ts"

/** The field that each refusal of the backend belongs to, and its rule. */
const REASONS = new Map([
  ["_ERR_MAX_WALLET_CARDS", { field: "card", rule: "full" }],
  ["_ERR_CARD_SAVED", { field: "card", rule: "alreadySaved" }],
  ["_ERR_WALLET_EMPTY", { field: "updatePayment", rule: "noCard" }],
  ["_ERR_GIFT_CARD_NOT_VALID", { field: "number", rule: "unknown" }],
  ["_ERR_GIFT_CARD_ACTIVATED", { field: "activationCode", rule: "activated" }],
  ["_ERR_TICKET_TAKEN", { field: "tuid", rule: "taken" }],
  ["_ERR_QR_TOKEN_NOT_VALID", { field: "purchaseToken", rule: "used" }],
])

/** Turns the backend's refusals of the wallet into `WalletRefused` with the fields; other errors stay the same. */
export function refusedByField<A, E, R>(
  change: Effect.Effect<A, E | BackendError, R>,
): Effect.Effect<A, E | BackendError | WalletRefused, R> {
  return Effect.mapError(change, (error) => (isBackendError(error) ? (toWalletRefused(error) ?? error) : error))
}

function isBackendError<E>(error: E | BackendError): error is BackendError {
  return typeof error === "object" && error !== null && "_tag" in error && error._tag === "BackendError"
}

function toWalletRefused(error: BackendError): WalletRefused | undefined {
  const { reason } = error
  if (reason._tag !== "Rejected" || requiresCaptcha(error)) return undefined
  const known = REASONS.get(reason.key ?? "")
  if (known !== undefined) return new WalletRefused({ reasons: [known] })
  const reasons = reason.fields.map(({ field, rule }) => ({ field, rule }))
  return reasons.length === 0 ? undefined : new WalletRefused({ reasons })
}
