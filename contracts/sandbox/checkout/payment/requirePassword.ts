import type { components } from "../../../generated/checkout.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { Refused, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { passwordMatches } from "../../customers/session/passwords.ts"
import { countTry, refundTry } from "../../purchase/wallet/secretTries.ts"
import { sealedPlan } from "../../purchase/vault/sealedCards.ts"
import { paymentPlan } from "../../purchase/payments/paymentPlan.ts"
import type { PaymentData } from "../../purchase/payments/readCard.ts"
import { readSavedCard } from "./readSavedCard.ts"

/** Wrong passwords per 15 minutes; payments that require one are then refused until the window ends (F98). */
const MAX_TRIES = 3
const WINDOW_MS = 900_000

/**
 * Asks a registered customer for the password again if the payment requires it. Call it before the transaction, because
 * wrong passwords count even if the call fails. Fails with 409 `_ERR_AUTH_AGAIN` and authAgain, or `_ERR_AUTH_LOCKED`.
 */
export const requirePassword = async (
  services: SandboxServices,
  scope: CartScope,
  payments: readonly PaymentData[],
  password: string | undefined,
): Promise<void> => {
  if (scope.principal.kind === "guest" || !(await requiresPassword(services, scope, payments))) return
  if (password === undefined) throw again([])
  const key = `password of ${scope.principal.userId}`
  const { tries } = await countTry(services, { key, windowMs: WINDOW_MS })
  if (tries > MAX_TRIES) throw refused("_ERR_AUTH_LOCKED", "Too many wrong passwords: try again later.")
  const customer = await services.storage.db
    .selectFrom("customer")
    .select("password_hash")
    .where("user_id", "=", userIdNumber(scope.principal))
    .executeTakeFirst()
  if (!(await passwordMatches(services.ports, password, customer?.password_hash ?? null)))
    throw again(["_ERR_PASSWORD_WRONG"])
  await refundTry(services, key)
}

const requiresPassword = async (
  { storage }: SandboxServices,
  { principal, store, now }: CartScope,
  payments: readonly PaymentData[],
): Promise<boolean> => {
  for (const { number, cardHash, encrypted } of payments) {
    if (number !== undefined && paymentPlan(number).requiresPassword === true) return true
    if (encrypted !== undefined && (await sealedPlan(storage.db, encrypted))?.requiresPassword === true) return true
    if (cardHash === undefined) continue
    const saved = await readSavedCard(storage.db, { storeId: store.id, userId: userIdNumber(principal), cardHash, now })
    if (saved?.plan.requiresPassword === true) return true
  }
  return false
}

const again = (causes: readonly string[]): Refused => {
  const body: components["schemas"]["CheckoutError"] = {
    code: 409,
    key: "_ERR_AUTH_AGAIN",
    message: "Enter the password again.",
    errorKey: "_ERR_AUTH_AGAIN",
    authAgain: true,
    ...(causes.length === 0 ? {} : { causes: [...causes] }),
  }
  return new Refused(409, body)
}
