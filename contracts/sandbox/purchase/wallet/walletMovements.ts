import type { components } from "../../../generated/wallet.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { networkName } from "../payments/cardNetworks.ts"
import { findMethod, paymentMethodName } from "../payments/paymentMethods.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { requireDevice } from "./findCards.ts"
import { readWalletCards, requireCard, type WalletCardRow } from "./walletCards.ts"
import { presentTicket, type TicketRow } from "./walletTickets.ts"

type Schemas = components["schemas"]
type Movement = Schemas["WalletMovement"]

const MAXIMUM_MOVEMENTS = 200

interface Filter {
  readonly cardGuid?: string | undefined
  readonly orderId?: string | undefined
}

/**
 * Returns the customer's payments and refunds in this store, newest first. Fails with 404 for a card that is not in the
 * wallet.
 */
export const listMovements = async (
  services: SandboxServices,
  scope: CartScope,
  { cardGuid, orderId }: Filter,
): Promise<readonly Movement[]> => {
  const cards = await readWalletCards(services.storage.db, scope)
  if (cardGuid !== undefined) requireCard(cards, { cardGuid })
  const all = [
    ...(await purchases(services, scope, cards)),
    ...(await giftCardPayments(services, scope)),
    ...(await readTickets(services, scope)).map((ticket) => ticketMovement(ticket)),
  ]
  return all
    .filter(
      (movement) =>
        (cardGuid === undefined || movement.cardGuid === cardGuid) &&
        (orderId === undefined || movement.orderId === orderId),
    )
    .sort((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, MAXIMUM_MOVEMENTS)
}

/**
 * Returns one movement with its order or ticket. Fails with the same 404 for another customer's and an unknown one, and
 * 403 for an unknown device.
 */
export const readMovement = async (
  services: SandboxServices,
  scope: CartScope,
  movementCode: string,
  deviceId: string | undefined,
): Promise<Schemas["WalletMovementDetail"]> => {
  await requireDevice(services, scope, deviceId)
  const ticket = (await readTickets(services, scope)).find(({ ticket_id }) => movementCode === `ticket-${ticket_id}`)
  if (ticket !== undefined) return { movement: ticketMovement(ticket), ticket: presentTicket(ticket) }
  const movement = (await listMovements(services, scope, {})).find((one) => one.movementCode === movementCode)
  if (movement === undefined) throw notFound("There is no such movement.", movementCode)
  const order = movement.orderId === undefined ? undefined : await readOrder(services, movement.orderId)
  return { movement, ...(order === undefined ? {} : { order }) }
}

/** A payment is matched with the saved card by network and last four digits, the only stored details. */
const purchases = async (
  { storage }: SandboxServices,
  scope: CartScope,
  cards: readonly WalletCardRow[],
): Promise<readonly Movement[]> => {
  const { principal, store } = scope
  const rows = await storage.db
    .selectFrom("payment_attempt")
    .innerJoin("customer_order", "customer_order.order_id", "payment_attempt.order_id")
    .select([
      "attempt_id",
      "payment_attempt.order_id",
      "payment_mode_id",
      "network",
      "last_digits",
      "amount",
      "payment_attempt.created_at",
    ])
    .where("customer_order.user_id", "=", userIdNumber(principal))
    .where("customer_order.store_id", "=", store.id)
    .where("payment_attempt.state", "in", ["OK", "PENDING-OK"])
    .where("payment_attempt.amount", ">", 0)
    .orderBy("attempt_id", "desc")
    .limit(MAXIMUM_MOVEMENTS)
    .execute()
  return rows.map(({ attempt_id, order_id, payment_mode_id, network, last_digits, amount, created_at }) => {
    const card = cards.find((one) => one.network === network && one.last_digits === last_digits)
    return {
      movementCode: `purchase-${attempt_id}`,
      date: new Date(created_at).toISOString(),
      kind: "PURCHASE",
      amount: -amount,
      currencyCode: store.currencyCode,
      name: network === "" ? methodName(scope, payment_mode_id) : networkName(network),
      ...(last_digits === "" ? {} : { maskedNumber: `**** ${last_digits}` }),
      orderId: String(order_id),
      ...(card === undefined ? {} : { cardGuid: card.card_guid }),
    }
  })
}

const methodName = ({ store, language }: CartScope, id: string): string => {
  const method = findMethod(store, id)
  return method === undefined ? id : paymentMethodName(method, language)
}

const giftCardPayments = async (
  { storage }: SandboxServices,
  { principal, store }: CartScope,
): Promise<readonly Movement[]> => {
  const rows = await storage.db
    .selectFrom("gift_card_movement")
    .innerJoin("gift_card_account", "gift_card_account.account_id", "gift_card_movement.account_id")
    .select(["movement_id", "order_id", "amount", "currency", "last_digits", "gift_card_movement.created_at"])
    .where("gift_card_movement.user_id", "=", userIdNumber(principal))
    .where("gift_card_account.store_id", "=", store.id)
    .orderBy("movement_id", "desc")
    .limit(MAXIMUM_MOVEMENTS)
    .execute()
  return rows.map(({ movement_id, order_id, amount, currency, last_digits, created_at }) => ({
    movementCode: `gift-${movement_id}`,
    date: new Date(created_at).toISOString(),
    kind: amount < 0 ? "GIFT_CARD" : "GIFT_CARD_REFUND",
    amount,
    currencyCode: currency,
    name: "Gift card",
    maskedNumber: `**** ${last_digits}`,
    orderId: String(order_id),
  }))
}

const readTickets = async (
  { storage }: SandboxServices,
  { principal, store }: CartScope,
): Promise<readonly TicketRow[]> =>
  storage.db
    .selectFrom("wallet_ticket")
    .selectAll()
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .orderBy("bought_at", "desc")
    .limit(MAXIMUM_MOVEMENTS)
    .execute()

const ticketMovement = (ticket: TicketRow): Movement => {
  const { movementCode, date, amount, currency } = presentTicket(ticket)
  return {
    movementCode,
    date,
    kind: "TICKET",
    amount: -amount,
    currencyCode: currency,
    name: ticket.is_wallet ? "Wallet" : "Shop",
  }
}

const readOrder = async (
  { storage }: SandboxServices,
  orderId: string,
): Promise<Schemas["MovementOrder"] | undefined> => {
  const order = await storage.db
    .selectFrom("customer_order")
    .select(["status", "total_order", "item_count"])
    .where("order_id", "=", Number(orderId))
    .executeTakeFirst()
  return order === undefined
    ? undefined
    : { orderId, status: order.status, totalOrder: order.total_order, itemCount: order.item_count }
}
