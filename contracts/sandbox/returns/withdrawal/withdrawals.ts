import { type Kysely, type Selectable, sql } from "kysely"
import type { components } from "../../../generated/returns.d.ts"
import { storeZone } from "../../stores/storeCalendar.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import { lockCartOf } from "../../order-records/lockOrder.ts"
import {
  isClaimed,
  type OrderClaim,
  type OrderRow,
  requireAnyClaim,
  requireOrder,
} from "../../order-records/orderAccess.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import { CUSTOMER_SERVICE } from "../../platform/outbox/CUSTOMER_SERVICE.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { orderLines } from "../orderLines.ts"
import type { ReturnScope } from "../ReturnScope.ts"
import { returnTexts } from "../returnTexts.ts"
import type { WithdrawalTables } from "../../platform/storage/tables/WithdrawalTables.ts"
import { requireWithdrawalDays, withdrawalWindow } from "./withdrawalWindow.ts"

type Input = components["schemas"]["WithdrawalInput"]
type Receipt = components["schemas"]["Withdrawal"]
type Options = components["schemas"]["WithdrawalOptions"]
type Line = components["schemas"]["WithdrawalLine"]
type Row = Selectable<WithdrawalTables["withdrawal"]>

const ORDER_NUMBER = /^[0-9]{1,15}$/u

/** Returns what of the caller's order can be withdrawn from. */
export const withdrawalOptions = async (
  services: SandboxServices,
  scope: ReturnScope,
  claim: OrderClaim,
): Promise<Options> => {
  requireAnyClaim(claim)
  const days = await requireWithdrawalDays(services, scope.store.id)
  const { db } = services.storage
  const order = await requireOrder(db, claim)
  const { lastDay, isOpen } = await withdrawalWindow(db, scope, order, days)
  const rows = await db
    .selectFrom("withdrawal")
    .selectAll()
    .where("order_id", "=", order.order_id)
    .where("is_verified", "=", true)
    .orderBy("withdrawal_id", "desc")
    .execute()
  return {
    orderId: String(order.order_id),
    isOpen,
    ...(lastDay === undefined ? {} : { lastDay }),
    lines: [...(await unitsLeft(db, order))].map(([orderItemId, { quantity, isWithdrawable }]) => ({
      orderItemId,
      quantity,
      isWithdrawable,
    })),
    withdrawals: await Promise.all(rows.map((row) => presentWithdrawal(db, row))),
  }
}

/**
 * Stores a statement of withdrawal and mails its receipt, in one transaction. The same Idempotency-Key gives the same
 * receipt again.
 */
export const createWithdrawal = async (
  services: SandboxServices,
  scope: ReturnScope,
  claim: Omit<OrderClaim, "orderId">,
  key: string | undefined,
  input: Input,
): Promise<Receipt> => {
  const days = await requireWithdrawalDays(services, scope.store.id)
  if (input.name.trim() === "" || input.orderReference.trim() === "")
    throw notAcceptable("_ERR_WITHDRAWAL_NOT_VALID", "The statement is not complete.", [
      {
        field: input.name.trim() === "" ? "name" : "orderReference",
        rule: "required",
        message: "It must not be blank.",
      },
    ])
  const fingerprint = tokenHash(JSON.stringify([scope.store.id, input]))
  return services.storage.transaction(async (work) => {
    const order = await findOrder(work, scope, input.orderReference)
    const isOwner = order !== undefined && isClaimed(order, claim)
    const stored = await work.db
      .insertInto("withdrawal")
      .values({
        store_id: scope.store.id,
        order_id: isOwner ? order.order_id : null,
        order_reference: input.orderReference.trim(),
        name: input.name.trim(),
        email: input.email,
        statement: input.statement ?? null,
        is_verified: isOwner,
        attempt_key: key?.toLowerCase() ?? null,
        fingerprint,
        received_at: scope.now,
      })
      .onConflict((conflict) => conflict.column("attempt_key").doNothing())
      .returningAll()
      .executeTakeFirst()
    if (stored === undefined) return repeated(work, key, fingerprint)
    if (isOwner) await claimWithdrawnUnits(work, scope, order, stored, input.items, days)
    const receipt = await presentWithdrawal(work.db, stored)
    await sendReceipts(work, scope, stored, isOwner ? undefined : order)
    return receipt
  })
}

const repeated = async (work: UnitOfWork, key: string | undefined, fingerprint: string): Promise<Receipt> => {
  const first = await work.db
    .selectFrom("withdrawal")
    .selectAll()
    .where("attempt_key", "=", key?.toLowerCase() ?? "")
    .executeTakeFirst()
  if (first?.fingerprint !== fingerprint)
    throw refused("_ERR_IDEMPOTENCY_KEY_REUSED", "This Idempotency-Key was used for another request.")
  return presentWithdrawal(work.db, first)
}

/** Returns the order of this store with the stated number, locked. */
const findOrder = async (
  work: UnitOfWork,
  { store }: ReturnScope,
  reference: string,
): Promise<OrderRow | undefined> => {
  const number = reference.trim().replace(/^#/u, "")
  if (!ORDER_NUMBER.test(number)) return undefined
  const read = () =>
    work.db
      .selectFrom("customer_order")
      .selectAll()
      .where("order_id", "=", Number(number))
      .where("store_id", "=", store.id)
      .executeTakeFirst()
  if ((await read()) === undefined) return undefined
  await lockCartOf(work, Number(number))
  return read()
}

const claimWithdrawnUnits = async (
  work: UnitOfWork,
  scope: ReturnScope,
  order: OrderRow,
  { withdrawal_id }: Row,
  items: readonly Line[] | undefined,
  days: number,
): Promise<void> => {
  const { isOpen, lastDay } = await withdrawalWindow(work.db, scope, order, days)
  if (!isOpen)
    throw refused("_ERR_WITHDRAWAL_CLOSED", "The time to withdraw from this order is over.", [lastDay ?? order.status])
  const left = await unitsLeft(work.db, order)
  const wanted =
    items ??
    [...left].flatMap(([orderItemId, { quantity, isWithdrawable }]) =>
      isWithdrawable && quantity > 0 ? [{ orderItemId, quantity }] : [],
    )
  if (wanted.length === 0) throw refused("_ERR_WITHDRAWAL_QUANTITY", "Everything was withdrawn before.", ["", "0"])
  const fields = wanted.flatMap(({ orderItemId }, index) => {
    const field = `items.${index}.orderItemId`
    if (wanted.findIndex((other) => other.orderItemId === orderItemId) !== index)
      return [{ field, rule: "duplicate", message: "This line is named twice." }]
    const line = left.get(orderItemId)
    if (line === undefined) return [{ field, rule: "unknown", message: "The order has no such line." }]
    return line.isWithdrawable ? [] : [{ field, rule: "exempt", message: "This line is exempt from withdrawal." }]
  })
  if (fields.length > 0) throw notAcceptable("_ERR_WITHDRAWAL_NOT_VALID", "This withdrawal is not possible.", fields)
  for (const { orderItemId, quantity } of wanted) {
    const units = left.get(orderItemId)?.quantity ?? 0
    if (quantity > units)
      throw refused("_ERR_WITHDRAWAL_QUANTITY", "More units than can still be withdrawn.", [orderItemId, String(units)])
    await work.db
      .insertInto("withdrawal_line")
      .values({ withdrawal_id, line_id: Number(orderItemId), quantity })
      .execute()
  }
}

/** Units of each line that are neither cancelled nor withdrawn, by order item. */
const unitsLeft = async (
  db: Kysely<Database>,
  order: OrderRow,
): Promise<ReadonlyMap<string, { readonly quantity: number; readonly isWithdrawable: boolean }>> => {
  const rows = await db
    .selectFrom("withdrawal_line")
    .innerJoin("withdrawal", "withdrawal.withdrawal_id", "withdrawal_line.withdrawal_id")
    .select(["line_id", sql<number>`sum(quantity)::integer`.as("units")])
    .where("withdrawal.order_id", "=", order.order_id)
    .groupBy("line_id")
    .execute()
  const withdrawn = new Map(rows.map(({ line_id, units }) => [line_id, units]))
  return new Map(
    (await orderLines(db, order)).map(({ lineId, remaining, isReturnable }) => [
      String(lineId),
      { quantity: Math.max(0, remaining - (withdrawn.get(lineId) ?? 0)), isWithdrawable: isReturnable },
    ]),
  )
}

const presentWithdrawal = async (db: Kysely<Database>, row: Row): Promise<Receipt> => {
  const lines = await db
    .selectFrom("withdrawal_line")
    .selectAll()
    .where("withdrawal_id", "=", row.withdrawal_id)
    .orderBy("line_id")
    .execute()
  return {
    withdrawalId: String(row.withdrawal_id),
    receivedAt: new Date(row.received_at).toISOString(),
    isVerified: row.is_verified,
    orderReference: row.order_reference,
    email: row.email,
    ...(row.is_verified
      ? { items: lines.map(({ line_id, quantity }) => ({ orderItemId: String(line_id), quantity })) }
      : {}),
  }
}

/** The receipt to the stated address, the notice to the owner of an unverified statement's order, and the service's. */
const sendReceipts = async (
  work: UnitOfWork,
  { store, language, now }: ReturnScope,
  row: Row,
  unverifiedOrder: OrderRow | undefined,
): Promise<void> => {
  const texts = returnTexts(language.tag)
  const parameters = {
    withdrawalId: String(row.withdrawal_id),
    orderId: row.order_reference,
    name: row.name,
    time: new Intl.DateTimeFormat(language.tag, {
      timeZone: storeZone(store.countryCode),
      dateStyle: "long",
      timeStyle: "long",
    }).format(now),
  }
  const message = { storeId: store.id, channel: "mail", now } as const
  await sendMessage(work.db, {
    ...message,
    purpose: "withdrawal",
    recipient: row.email,
    ...texts.mail("returns.withdrawal", parameters),
  })
  const owner = unverifiedOrder === undefined ? undefined : readDocument(unverifiedOrder.document).email
  if (owner !== undefined)
    await sendMessage(work.db, {
      ...message,
      purpose: "withdrawal",
      recipient: owner,
      ...texts.mail("returns.withdrawalNotice", parameters),
    })
  await sendMessage(work.db, {
    ...message,
    purpose: "service",
    recipient: CUSTOMER_SERVICE,
    subject: `[${row.withdrawal_id}] WITHDRAWAL ${row.is_verified ? "" : "UNVERIFIED "}${row.order_reference}`,
    text: [row.name, row.email, row.statement ?? ""].join("\n").trim(),
  })
}
