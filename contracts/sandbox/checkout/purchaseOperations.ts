import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { findAssistedSession, recordStaffEvent } from "../customers/session/assistedSessions.ts"
import { cartScope } from "../cart/CartScope.ts"
import { operation, type Operation, customerOperation } from "../platform/http/Operation.ts"
import { requireOrder } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { readPaymentStatus } from "./payment/readPaymentStatus.ts"
import { processNotification } from "./bank/notify.ts"
import { guestScope } from "./guestScope.ts"
import { ownCart } from "./ownCart.ts"
import { requireFlowProfile } from "./payment/requireFlowProfile.ts"
import { submitCheckout } from "./submitCheckout.ts"
import { submitRepay } from "./repayment/submitRepay.ts"
import { forbidden } from "../platform/http/Refused.ts"
import type { Principal } from "../platform/http/Principal.ts"

/** Fails with 403 for the order of an agent who may only prepare it: the client must place it. */
const refuseUnforcedPurchase = async ({ storage }: SandboxServices, { sessionId }: Principal) => {
  const assisted = await findAssistedSession(storage.db, sessionId)
  if (assisted?.may_purchase === false) throw forbidden("This agent prepares the cart; the client places the order.")
  return assisted
}

/** Logs the purchase of an agent. */
const logAgentsPurchase = async (
  { storage, ports }: SandboxServices,
  { sessionId, userId, storeId }: Principal,
  agentId: string,
  orderId: string,
): Promise<void> =>
  recordStaffEvent(
    storage.db,
    { storeId, agentId, client: userId, event: "used", detail: orderId, sessionId },
    ports.now(),
  )

/** The employee and the till of staff who assist this customer: an order names them. */
const tillOf = async (
  { storage }: SandboxServices,
  { userId }: Principal,
  assisted: Awaited<ReturnType<typeof findAssistedSession>>,
) => {
  const till =
    assisted ??
    (await storage.db
      .selectFrom("temporary_user")
      .select(["agent_name", "device_serial"])
      .where("user_id", "=", Number(userId))
      .executeTakeFirst())
  if (till === undefined) return {}
  const { agent_name: employeeName, device_serial: deviceSerial } = till
  return { ...(employeeName === null ? {} : { employeeName }), ...(deviceSerial === null ? {} : { deviceSerial }) }
}

const QR_EXPIRED = "_ERR_QR_EXPIRED"

/** Operations that buy, pay, and return the payment status. */
export const purchaseOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("submitAsyncCheckout", async ({ path, query, header, body, principal }) => {
    const assisted = await refuseUnforcedPurchase(services, principal)
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    requireFlowProfile(scope, header["flow-profile"], body)
    const submitted = { ...(await tillOf(services, principal, assisted)), ...body }
    const status = await submitCheckout(services, scope, path.orderId, header["idempotency-key"], submitted)
    if (assisted !== undefined && status.paymentStatus !== "NOOK")
      await logAgentsPurchase(services, principal, assisted.agent_id, path.orderId)
    return { status: 202, body: status }
  }),
  customerOperation("submitAsyncRepay", async ({ path, query, header, body, principal }) => {
    await refuseUnforcedPurchase(services, principal)
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    requireFlowProfile(scope, header["flow-profile"], repayFlow(header, body))
    return { status: 202, body: await submitRepay(services, scope, path.orderId, header["idempotency-key"], body) }
  }),
  operation("submitGuestAsyncRepay", async ({ path, query, header, body }) => {
    const scope = await guestScope(services, path, query)
    requireFlowProfile(scope, header["flow-profile"], repayFlow(header, body))
    return { status: 202, body: await submitRepay(services, scope, path.orderId, header["idempotency-key"], body) }
  }),
  operation("getPaymentStatus", async ({ path, query, principal }) => {
    await services.stores.require(path.storeId)
    const isRepay = query.repay === "1" || query.repay === "true"
    return {
      status: 200,
      body: await readPaymentStatus(services, { ...path, principal, guestToken: query.guestToken, isRepay }),
    }
  }),
  customerOperation("getAlipayStatus", async ({ path, query, principal }) => {
    await services.stores.require(path.storeId)
    const paymentStatus = await readPaymentStatus(services, { ...path, principal, shownQr: query.alipayQr })
    if (query.isLastRequest !== true || paymentStatus.qr === undefined || paymentStatus.qr.provider === "cash")
      return { status: 200, body: paymentStatus }
    return { status: 200, body: await readPaymentStatus(services, { ...path, principal, endsWith: QR_EXPIRED }) }
  }),
  operation("receivePaymentNotification", async ({ path, header, body }) => {
    await services.stores.require(path.storeId)
    return {
      status: 200,
      body: await processNotification(services, { ...path, signature: header["payment-signature"], body }),
    }
  }),
  customerOperation("recordPurchaseAttempt", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const cartId =
      query.guestToken === undefined
        ? (await ownCart(services, scope, path.orderId)).cart_id
        : (await requireOrder(services.storage.db, { ...path, principal, guestToken: query.guestToken })).order_id
    await checkCaptcha(services, path.storeId, body ?? {})
    await services.storage.db
      .updateTable("cart")
      .set(({ eb }) => ({ purchase_attempts: eb("purchase_attempts", "+", 1) }))
      .where("cart_id", "=", cartId)
      .execute()
    return { status: 204 }
  }),
]

/** A repayment marks its flow only by the header: it has no `isFederated`. */
const repayFlow = <Body extends object>(header: { readonly "flow-profile"?: string }, body: Body) => ({
  ...body,
  isFederated: header["flow-profile"] !== undefined,
})
