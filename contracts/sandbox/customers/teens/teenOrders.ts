import type { Kysely, Selectable } from "kysely"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { findOpenCart, lockOwnCart } from "../../cart/lockCart.ts"
import { readLines } from "../../cart/readCart.ts"
import { refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { approvalsOf, openTotal, presentApproval } from "./approvals.ts"
import { type LinkRow, requireSponsor } from "./links.ts"
import { emailOf, nameOf } from "./customerContacts.ts"
import { pageLink, sendTeenMessage } from "./teenMessages.ts"
import { readProfile, type WireTeenOrder } from "./TeenProfile.ts"
import type { TeenTables } from "../../platform/storage/tables/TeenTables.ts"

type OrderRow = Selectable<TeenTables["teen_order"]>

/**
 * Submits the customer's own order or cart to a confirmed sponsor. Fails with the same 404 for another customer's and
 * an unknown one.
 */
export const addTeenOrder = (
  { storage }: SandboxServices,
  scope: CartScope,
  sponsorUserId: string,
  orderId: string,
): Promise<WireTeenOrder> =>
  storage.transaction(async (work) => {
    const link = await requireSponsor(work.db, sponsorUserId, scope.principal.userId)
    const cart = await lockOwnCart(work, scope, orderId)
    return presentOrder(await saveTeenOrder(work, scope, link, cart.cart_id))
  })

/** Asks a confirmed sponsor to pay the open cart; a repeated request for the same cart sends no second message. */
export const requestTeenPayment = (
  { storage, shopUrl }: SandboxServices,
  scope: CartScope,
  sponsorUserId: string,
): Promise<WireTeenOrder> =>
  storage.transaction(async (work) => {
    const link = await requireSponsor(work.db, sponsorUserId, scope.principal.userId)
    const cart = await findOpenCart(work.db, scope)
    if (cart === undefined || (await readLines(work.db, cart.cart_id)).length === 0)
      throw refused("_ERR_CART_EMPTY", "There is nothing in the cart to be paid.")
    const order = await saveTeenOrder(work, scope, link, cart.cart_id)
    const request = await work.db
      .updateTable("teen_order")
      .set({ is_payment_requested: true })
      .where("order_id", "=", cart.cart_id)
      .where("sponsor_user_id", "=", link.sponsor_user_id)
      .where("is_payment_requested", "=", false)
      .executeTakeFirst()
    if (request.numUpdatedRows > 0n)
      await notifySponsor(work, scope, link, pageLink(shopUrl(), scope, "account/family"))
    return presentOrder({ ...order, is_payment_requested: true })
  })

const presentOrder = ({ order_id, sponsor_user_id, is_payment_requested, requested_at }: OrderRow): WireTeenOrder => ({
  orderId: String(order_id),
  sponsorUserId: String(sponsor_user_id),
  isPaymentRequested: is_payment_requested,
  requestDate: new Date(requested_at).toISOString(),
})

/** The same for the sponsor: with the total of the open cart, and the latest approval. */
export const presentOrderAt = async (db: Kysely<Database>, scope: CartScope, row: OrderRow): Promise<WireTeenOrder> => {
  const approvals = await approvalsOf(db, { sponsor: row.sponsor_user_id, teen: row.teen_user_id })
  const approval = approvals.find(({ order_id }) => order_id === row.order_id)
  const total = await openTotal(db, scope, row.order_id)
  return {
    ...presentOrder(row),
    ...(total === undefined ? {} : { total }),
    ...(approval === undefined ? {} : { approval: await presentApproval(db, scope, approval) }),
  }
}

/** Writes the row of a submitted order, once. */
const saveTeenOrder = async (
  work: UnitOfWork,
  { principal, store, now }: CartScope,
  link: LinkRow,
  orderId: number,
): Promise<OrderRow> => {
  await work.db
    .insertInto("teen_order")
    .values({
      order_id: orderId,
      sponsor_user_id: link.sponsor_user_id,
      teen_user_id: userIdNumber(principal),
      store_id: store.id,
      is_payment_requested: false,
      requested_at: now,
    })
    .onConflict((conflict) => conflict.columns(["order_id", "sponsor_user_id"]).doNothing())
    .execute()
  return work.db
    .selectFrom("teen_order")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("sponsor_user_id", "=", link.sponsor_user_id)
    .executeTakeFirstOrThrow()
}

/** Uses the chosen notification channels; mail when none of them is available. */
const notifySponsor = async (
  work: UnitOfWork,
  scope: CartScope,
  { sponsor_user_id, profile, sponsor_phone }: LinkRow,
  link: string,
): Promise<void> => {
  const { notificationType = [] } = readProfile(profile)
  const name = await nameOf(work.db, scope.principal.userId)
  const bySms = notificationType.includes("SMS") && sponsor_phone !== null
  if (bySms)
    await sendTeenMessage(work, scope, { messageKind: "payment", channel: "sms", recipient: sponsor_phone, name, link })
  const email =
    notificationType.includes("EMAIL") || !bySms ? await emailOf(work.db, String(sponsor_user_id)) : undefined
  if (email !== undefined)
    await sendTeenMessage(work, scope, { messageKind: "payment", channel: "mail", recipient: email, name, link })
}
