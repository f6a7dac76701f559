import type { components } from "../../../generated/checkout.d.ts"
import type { CartScope } from "../../cart/CartScope.ts"
import { type FieldProblem, notAcceptable } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { findIdealBank } from "./idealBanks.ts"
import { findMethod, IDEAL_MODE, paymentMethodName } from "../../purchase/payments/paymentMethods.ts"

type SelectedPayment = components["schemas"]["SelectedPayment"]

/**
 * Stores the payment method of an own cart. Fails with 422 without the privacy policy, and for an unknown method or
 * bank.
 */
export const selectPayment = async (
  { storage }: SandboxServices,
  { store, now }: CartScope,
  cartId: number,
  { paymentModeId, bankId, paymentCode }: components["schemas"]["PaymentModeRequest"],
  privacyPolicy: boolean,
): Promise<void> => {
  const problems: readonly FieldProblem[] = [
    ...(privacyPolicy
      ? []
      : [{ field: "privacyPolicy", rule: "accepted", message: "The privacy policy must be accepted." }]),
    ...(findMethod(store, paymentModeId) === undefined
      ? [{ field: "paymentModeId", rule: "unknown", message: "There is no such payment method." }]
      : []),
    ...(bankId !== undefined && (paymentModeId !== IDEAL_MODE || findIdealBank(bankId) === undefined)
      ? [{ field: "bankId", rule: "unknown", message: "There is no such bank." }]
      : []),
  ]
  if (problems.length > 0)
    throw notAcceptable("_ERR_PAYMENT_MODE_NOT_VALID", "This way to pay cannot be chosen.", problems)
  const chosen = {
    payment_mode_id: paymentModeId,
    bank_id: bankId ?? null,
    payment_code: paymentCode ?? null,
    changed_at: now,
  }
  await storage.db
    .insertInto("selected_payment")
    .values({ order_id: cartId, ...chosen })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(chosen))
    .execute()
}

/** The chosen payment method; only the order's id without a choice, or when the store no longer offers it. */
export const readSelected = async (
  { storage }: SandboxServices,
  { store, language }: CartScope,
  cartId: number,
): Promise<SelectedPayment> => {
  const row = await storage.db
    .selectFrom("selected_payment")
    .selectAll()
    .where("order_id", "=", cartId)
    .executeTakeFirst()
  const method = row === undefined ? undefined : findMethod(store, row.payment_mode_id)
  const orderId = String(cartId)
  if (row === undefined || method === undefined) return { orderId }
  return {
    orderId,
    paymentModeId: method.id,
    kind: method.kind,
    name: paymentMethodName(method, language),
    ...(row.bank_id === null ? {} : { bankId: row.bank_id }),
    ...(row.payment_code === null ? {} : { paymentCode: row.payment_code }),
    privacyPolicy: true,
  }
}
