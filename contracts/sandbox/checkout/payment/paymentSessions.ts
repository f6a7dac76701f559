import type { CartRow, CartScope } from "../../cart/CartScope.ts"
import { lockOwnCart } from "../../cart/lockCart.ts"
import { readCart } from "../../cart/readCart.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { SessionKind } from "../../platform/storage/tables/CheckoutTables.ts"
import type { PaymentMethod } from "../../purchase/payments/paymentMethods.ts"
import { repayInfo } from "../repayment/repayWindow.ts"

const LIFETIME_MS = 1_800_000
const PREFIX: Readonly<Record<SessionKind, string>> = { klarna: "kt.", card: "ct." }

/** A session at a provider, as returned to the caller. */
export interface PaymentSession {
  readonly sessionId: string
  readonly token: string
  readonly amount: number
  /** ISO 8601 timestamp. */
  readonly expiresAt: string
}

/**
 * Opens a session for the current cart or an unpaid order; earlier ones of its kind end. Fails with 409 for an empty
 * cart and for an order that cannot be paid again.
 */
export const openSession = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
  kind: SessionKind,
  method: PaymentMethod,
): Promise<PaymentSession> =>
  services.storage.transaction(async (work) => {
    const cart = await lockOwnCart(work, scope, orderId)
    const amount = cart.state === "open" ? await cartTotal(work, scope, cart) : await totalUnpaid(work, cart)
    const token = newToken(services.ports, PREFIX[kind])
    const expires_at = scope.now + LIFETIME_MS
    await work.db.deleteFrom("payment_session").where("order_id", "=", cart.cart_id).where("kind", "=", kind).execute()
    await work.db
      .insertInto("payment_session")
      .values({
        token_hash: tokenHash(token),
        kind,
        order_id: cart.cart_id,
        payment_mode_id: method.id,
        amount,
        expires_at,
      })
      .execute()
    return {
      sessionId: newToken(services.ports, `${kind.charAt(0)}.`),
      token,
      amount,
      expiresAt: new Date(expires_at).toISOString(),
    }
  })

const cartTotal = async (work: UnitOfWork, scope: CartScope, cart: CartRow): Promise<number> => {
  const { lines, price } = await readCart(work.db, scope, cart)
  if (lines.length === 0) throw refused("_ERR_EMPTY_CART", "There is nothing to pay.")
  return price.totalOrder
}

const totalUnpaid = async ({ db }: UnitOfWork, { cart_id }: CartRow): Promise<number> => {
  const order = await db
    .selectFrom("customer_order")
    .select(["order_id", "status", "total_order"])
    .where("order_id", "=", cart_id)
    .executeTakeFirst()
  const repay = order === undefined ? undefined : await repayInfo(db, order)
  if (order === undefined || repay?.isRepayable !== true)
    throw refused("_ERR_NOT_REPAYABLE", "This order cannot be paid again.")
  return order.total_order
}

interface ConsumedSession {
  readonly orderId: number
  readonly total: number
  readonly methodId: string
  /** Path of the payment in the body. */
  readonly place: string
}

/**
 * Consumes a session in one statement: of two concurrent calls one succeeds. Fails with 422 for a session of another
 * cart, method or total, and for an expired one.
 */
export const consumeSession = async (
  work: UnitOfWork,
  { orderId, total, methodId, place }: ConsumedSession,
  token: string | undefined,
  now: number,
): Promise<void> => {
  const spent = await work.db
    .deleteFrom("payment_session")
    .where("token_hash", "=", tokenHash(token ?? ""))
    .where("order_id", "=", orderId)
    .where("payment_mode_id", "=", methodId)
    .where("amount", "=", total)
    .where("expires_at", ">", now)
    .returning("order_id")
    .executeTakeFirst()
  if (spent === undefined) {
    throw notAcceptable("_ERR_PAYMENT_SESSION_NOT_VALID", "The session at the provider is over: begin another.", [
      {
        field: `${place}.jwt`,
        rule: token === undefined ? "required" : "unknown",
        message: "There is no such session for this total.",
      },
    ])
  }
}
