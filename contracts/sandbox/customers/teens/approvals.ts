import type { Kysely, Selectable } from "kysely"
import type { components } from "../../../generated/teens.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { readCart } from "../../cart/readCart.ts"
import { notAcceptable, notFound, refused } from "../../platform/http/Refused.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { TeenTables } from "../../platform/storage/tables/TeenTables.ts"
import { emailOf, nameOf } from "./customerContacts.ts"
import { customerNumber, type LinkRow, teenNotFound } from "./links.ts"
import { pageLink, sendTeenMessage } from "./teenMessages.ts"
import { readProfile, type WireTeenApproval } from "./TeenProfile.ts"

type ApprovalRow = Selectable<TeenTables["teen_approval"]>

const DAY_MS = 86_400_000
/** Validity of an approval. */
const VALIDITY_MS = 2 * DAY_MS
/** The period of the monthly limit. */
const MONTH_MS = 30 * DAY_MS

/**
 * Approves a payment that a teen has requested: for this teen, this cart and at most this amount, with the card of the
 * teen's profile. A new approval of the same cart replaces the open one. The caller holds the sponsor's lock.
 *
 * *Details.* Fails with 404 unless the teen is confirmed and has requested the payment, 409 `_ERR_SPENDING_LIMIT` above
 * a limit, and 422 without a card of the sponsor's wallet.
 */
export const approvePayment = async (
  work: UnitOfWork,
  { ports, shopUrl }: Pick<SandboxServices, "ports" | "shopUrl">,
  scope: CartScope,
  link: LinkRow,
  { orderId, amount }: components["schemas"]["TeenApprovalInput"],
): Promise<void> => {
  const teen = customerNumber(link.teen_user_id)
  if (link.state !== "CONFIRMED" || teen === undefined) throw teenNotFound(link.teen_user_id)
  const request = await work.db
    .selectFrom("teen_order")
    .innerJoin("cart", "cart.cart_id", "teen_order.order_id")
    .select("teen_order.order_id")
    .where("teen_order.order_id", "=", Number(orderId))
    .where("teen_order.sponsor_user_id", "=", link.sponsor_user_id)
    .where("teen_order.teen_user_id", "=", teen)
    .where("teen_order.store_id", "=", scope.store.id)
    .where("teen_order.is_payment_requested", "=", true)
    .where("cart.state", "=", "open")
    .executeTakeFirst()
  if (request === undefined) throw notFound("There is no such payment request.", orderId)
  await endApprovals(work, { sponsor: link.sponsor_user_id, teen, orderId: request.order_id, now: scope.now })
  const { cardHash, orderLimit, monthlyLimit } = readProfile(link.profile)
  await requireWithinLimits(work, scope, { sponsor: link.sponsor_user_id, teen, amount, orderLimit, monthlyLimit })
  await work.db
    .insertInto("teen_approval")
    .values({
      order_id: request.order_id,
      sponsor_user_id: link.sponsor_user_id,
      teen_user_id: teen,
      store_id: scope.store.id,
      pay_hash: newToken(ports, "approval_"),
      card_hash: await requireCardOfSponsor(work, scope, cardHash),
      amount,
      state: "OPEN",
      granted_at: scope.now,
      expires_at: scope.now + VALIDITY_MS,
      ended_at: null,
    })
    .execute()
  await notifyTeen(work, scope, link, "approved", pageLink(shopUrl(), scope, "checkout"))
}

/**
 * Revokes the approval of a cart; idempotent. Fails with 409 `_ERR_APPROVAL_USED` when the teen has paid with it: of a
 * payment and a revocation at the same time only one succeeds.
 */
export const revokePayment = async (
  work: UnitOfWork,
  { shopUrl }: Pick<SandboxServices, "shopUrl">,
  scope: CartScope,
  link: LinkRow,
  orderId: string,
): Promise<void> => {
  const teen = customerNumber(link.teen_user_id) ?? 0
  const ended = await endApprovals(work, {
    sponsor: link.sponsor_user_id,
    teen,
    orderId: Number(orderId),
    now: scope.now,
  })
  if (ended > 0) return notifyTeen(work, scope, link, "revoked", pageLink(shopUrl(), scope, "account/family"))
  const latest = (await approvalsOf(work.db, { sponsor: link.sponsor_user_id, teen })).find(
    ({ order_id }) => order_id === Number(orderId),
  )
  if (latest === undefined) throw notFound("There is no such approval.", orderId)
  if (latest.state === "USED") throw refused("_ERR_APPROVAL_USED", "The teen has paid with this approval.", [orderId])
}

interface ApprovalsToEnd {
  readonly sponsor: number
  readonly teen: number
  readonly orderId?: number
  readonly now: number
}

/** Revokes open approvals between a sponsor and a teen, of one cart or of all, and returns their number. */
export const endApprovals = async (
  work: UnitOfWork,
  { sponsor, teen, orderId, now }: ApprovalsToEnd,
): Promise<number> => {
  const ended = await work.db
    .updateTable("teen_approval")
    .set({ state: "REVOKED", ended_at: now })
    .where("sponsor_user_id", "=", sponsor)
    .where("teen_user_id", "=", teen)
    .where("state", "=", "OPEN")
    .$if(orderId !== undefined, (query) => query.where("order_id", "=", orderId ?? 0))
    .returning("approval_id")
    .execute()
  return ended.length
}

/** A payment that names an approval instead of a card. */
export interface ApprovedPayment {
  readonly orderId: number
  readonly payHash: string
  /** The amount to be paid, in minor units. */
  readonly amount: number
}

/**
 * Returns the sponsor's card of an approval, locked until the transaction ends; undefined when the hash names none of
 * the customer. Fails with 409 when the approval has ended, is for another cart, or is for less.
 */
export const lockApproval = async (
  work: UnitOfWork,
  { principal, store, now }: CartScope,
  { orderId, payHash, amount }: ApprovedPayment,
): Promise<{ readonly userId: number; readonly cardHash: string } | undefined> => {
  const approval = await work.db
    .selectFrom("teen_approval")
    .selectAll()
    .where("pay_hash", "=", payHash)
    .where("teen_user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .forUpdate()
    .executeTakeFirst()
  if (approval === undefined) return undefined
  if (approval.state !== "OPEN" || approval.expires_at <= now)
    throw refused("_ERR_APPROVAL_ENDED", "The sponsor's approval has ended.")
  if (approval.order_id !== orderId) throw refused("_ERR_APPROVAL_ENDED", "The approval is for another order.")
  if (approval.amount < amount)
    throw refused("_ERR_APPROVAL_AMOUNT", "The approved amount is lower than the total.", [String(approval.amount)])
  return { userId: approval.sponsor_user_id, cardHash: approval.card_hash }
}

/** Marks the approvals that have paid an order as used: each pays once. */
export const markApprovalsUsed = async (
  work: UnitOfWork,
  { principal, now }: CartScope,
  orderId: number,
  payHashes: readonly string[],
): Promise<void> => {
  if (payHashes.length === 0) return
  await work.db
    .updateTable("teen_approval")
    .set({ state: "USED", ended_at: now })
    .where("pay_hash", "in", payHashes)
    .where("order_id", "=", orderId)
    .where("teen_user_id", "=", userIdNumber(principal))
    .where("state", "=", "OPEN")
    .execute()
}

/** A sponsor's card as the teen sees it among the cards of the wallet. */
export interface ApprovedCard {
  readonly payHash: string
  readonly cardHash: string
  readonly sponsorUserId: number
  readonly sponsorName: string
}

/** Returns the sponsors' cards that can pay the customer's open cart in this store. */
export const approvedCards = async (
  db: Kysely<Database>,
  { principal, store, now }: CartScope,
): Promise<readonly ApprovedCard[]> => {
  const rows = await db
    .selectFrom("teen_approval")
    .innerJoin("cart", "cart.cart_id", "teen_approval.order_id")
    .innerJoin("customer", "customer.user_id", "teen_approval.sponsor_user_id")
    .select(["pay_hash", "card_hash", "sponsor_user_id", "customer.first_name"])
    .where("teen_user_id", "=", userIdNumber(principal))
    .where("teen_approval.store_id", "=", store.id)
    .where("teen_approval.state", "=", "OPEN")
    .where("teen_approval.expires_at", ">", now)
    .where("cart.state", "=", "open")
    .orderBy("approval_id")
    .execute()
  return rows.map(({ pay_hash, card_hash, sponsor_user_id, first_name }) => ({
    payHash: pay_hash,
    cardHash: card_hash,
    sponsorUserId: sponsor_user_id,
    sponsorName: first_name ?? "",
  }))
}

/** Returns approvals of a sponsor or a teen, the newest first. */
export const approvalsOf = (
  db: Kysely<Database>,
  { sponsor, teen }: { readonly sponsor?: number; readonly teen: number },
): Promise<readonly ApprovalRow[]> =>
  db
    .selectFrom("teen_approval")
    .selectAll()
    .where("teen_user_id", "=", teen)
    .$if(sponsor !== undefined, (query) => query.where("sponsor_user_id", "=", sponsor ?? 0))
    .orderBy("approval_id", "desc")
    .execute()

/** Presents an approval, with the total of its cart while that is open. */
export const presentApproval = async (
  db: Kysely<Database>,
  scope: CartScope,
  row: ApprovalRow,
): Promise<WireTeenApproval> => {
  const total = await openTotal(db, scope, row.order_id)
  return {
    approvalId: String(row.approval_id),
    orderId: String(row.order_id),
    sponsorUserId: String(row.sponsor_user_id),
    teenUserId: String(row.teen_user_id),
    amount: row.amount,
    ...(total === undefined ? {} : { total }),
    state: row.state,
    expiryDate: new Date(row.expires_at).toISOString(),
    log: [
      { event: "GRANTED", date: new Date(row.granted_at).toISOString() },
      ...(row.state === "OPEN" || row.ended_at === null
        ? []
        : [{ event: row.state, date: new Date(row.ended_at).toISOString() }]),
    ],
  }
}

/** Returns the total of a cart that is still open in this store. */
export const openTotal = async (
  db: Kysely<Database>,
  scope: CartScope,
  cartId: number,
): Promise<number | undefined> => {
  const cart = await db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", cartId)
    .where("store_id", "=", scope.store.id)
    .where("state", "=", "open")
    .executeTakeFirst()
  return cart === undefined ? undefined : (await readCart(db, scope, cart)).price.totalOrder
}

interface Spending {
  readonly sponsor: number
  readonly teen: number
  readonly amount: number
  readonly orderLimit: number | undefined
  readonly monthlyLimit: number | undefined
}

const requireWithinLimits = async (
  work: UnitOfWork,
  { now }: CartScope,
  { sponsor, teen, amount, orderLimit, monthlyLimit }: Spending,
): Promise<void> => {
  if (orderLimit !== undefined && amount > orderLimit) throw aboveLimit(orderLimit)
  if (monthlyLimit === undefined) return
  const approvals = await approvalsOf(work.db, { sponsor, teen })
  const approved = approvals
    .filter(({ state, granted_at, expires_at }) =>
      state === "OPEN" ? expires_at > now : state === "USED" && granted_at > now - MONTH_MS,
    )
    .reduce((sum, approval) => sum + approval.amount, 0)
  if (approved + amount > monthlyLimit) throw aboveLimit(Math.max(0, monthlyLimit - approved))
}

const aboveLimit = (left: number) =>
  refused("_ERR_SPENDING_LIMIT", "This is above the spending limit of the teen.", [String(left)])

const requireCardOfSponsor = async (
  work: UnitOfWork,
  scope: CartScope,
  cardHash: string | undefined,
): Promise<string> => {
  const card =
    cardHash === undefined
      ? undefined
      : await work.db
          .selectFrom("wallet_card")
          .select("card_hash")
          .where("card_hash", "=", cardHash)
          .where("user_id", "=", userIdNumber(scope.principal))
          .where("store_id", "=", scope.store.id)
          .executeTakeFirst()
  if (card !== undefined) return card.card_hash
  const message = "Choose a card of the wallet for this teen."
  throw notAcceptable("_ERR_CARD_NOT_VALID", message, [
    { field: "cardHash", rule: cardHash === undefined ? "required" : "unknown", message },
  ])
}

const notifyTeen = async (
  work: UnitOfWork,
  scope: CartScope,
  { teen_user_id }: LinkRow,
  messageKind: "approved" | "revoked",
  link: string,
): Promise<void> => {
  const recipient = await emailOf(work.db, teen_user_id)
  if (recipient === undefined) return
  const name = await nameOf(work.db, scope.principal.userId)
  await sendTeenMessage(work, scope, { messageKind, channel: "mail", recipient, name, link })
}
