import { type Kysely, sql } from "kysely"
import { readSellables, type Sellable } from "../../catalog/stock/Sellable.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import {
  type CartItemInput,
  type CartScope,
  type LeftoverItem,
  type LeftoverLineRow,
  userIdNumber,
} from "../CartScope.ts"
import { lineRefusedKey } from "./lineRefusedReasons.ts"
import type { LeftoverUnits } from "../merge/mergeCart.ts"
import { readTexts } from "../storedJson.ts"

/** Prefix of the ids of leftover lines, which distinguishes them from other lines. */
const PREFIX = "kept-"

/**
 * Saves the lines that did not fit at a sign-in, with all their details. Equal lines are merged and have the newer
 * reason.
 */
export const saveLeftoverLines = async (
  work: UnitOfWork,
  { storeId, userId, now }: { readonly storeId: string; readonly userId: number; readonly now: number },
  leftoverUnits: readonly LeftoverUnits[],
): Promise<void> => {
  for (const { row, quantity, problem } of leftoverUnits) {
    const { key, params } = lineRefusedKey(problem)
    const reason = { reason_key: key, reason_params: JSON.stringify(params) }
    await work.db
      .insertInto("kept_line")
      .values({
        user_id: userId,
        store_id: storeId,
        sku: row.sku,
        variant: row.variant,
        quantity,
        is_wrapped: row.is_wrapped,
        gift_message: row.gift_message,
        details: row.details,
        last_name: row.last_name,
        kept_at: now,
        ...reason,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "store_id", "sku", "variant"])
          .doUpdateSet({ quantity: sql`kept_line.quantity + excluded.quantity`, ...reason }),
      )
      .execute()
  }
}

/** The leftover lines of a customer, oldest first. Guests have none. */
export const readLeftovers = async (
  db: Kysely<Database>,
  { principal, store, language }: CartScope,
): Promise<readonly LeftoverItem[]> => {
  if (principal.kind === "guest") return []
  const rows = await db
    .selectFrom("kept_line")
    .selectAll()
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .orderBy("kept_id")
    .execute()
  const sellables = await readSellables(
    db,
    store.id,
    language.id,
    rows.map(({ sku }) => sku),
  )
  return rows.map((row) => ({
    id: `${PREFIX}${row.kept_id}`,
    sku: row.sku,
    quantity: row.quantity,
    key: row.reason_key,
    params: [...(readTexts(row.reason_params) ?? [])],
    name: nameOf(sellables.get(row.sku)) ?? row.last_name,
  }))
}

/** Whether a customer has leftover lines in this store. */
export const hasLeftovers = async (
  db: Kysely<Database>,
  { principal, store }: Pick<CartScope, "principal" | "store">,
): Promise<boolean> => {
  const row = await db
    .selectFrom("kept_line")
    .select("kept_id")
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const nameOf = (sellable: Sellable | undefined): string | undefined =>
  sellable === undefined
    ? undefined
    : [sellable.name, sellable.color, sellable.size].filter((fact) => fact !== "").join(" · ")

/** Whether a new line comes from a leftover line. */
export const isLeftover = ({ originLineId }: CartItemInput): boolean => originLineId?.startsWith(PREFIX) === true

/** The leftover line that an addition names, locked. Fails with 404 when it no longer exists or has fewer units. */
export const lockLeftoverLine = async (
  work: UnitOfWork,
  { principal, store }: CartScope,
  { originLineId = "", sku, quantity }: CartItemInput,
): Promise<LeftoverLineRow> => {
  const id = /^[0-9]{1,15}$/u.exec(originLineId.slice(PREFIX.length))?.[0]
  const row =
    id === undefined
      ? undefined
      : await work.db
          .selectFrom("kept_line")
          .selectAll()
          .where("kept_id", "=", Number(id))
          .where("user_id", "=", userIdNumber(principal))
          .where("store_id", "=", store.id)
          .where("sku", "=", sku)
          .where("quantity", ">=", quantity)
          .forUpdate()
          .executeTakeFirst()
  if (row === undefined) throw notFound("So much is not kept under this id.", originLineId)
  return row
}

/** Takes units out of a locked leftover line. */
export const removeLeftoverUnits = async (work: UnitOfWork, row: LeftoverLineRow, units: number): Promise<void> => {
  if (units === row.quantity) await work.db.deleteFrom("kept_line").where("kept_id", "=", row.kept_id).execute()
  else
    await work.db
      .updateTable("kept_line")
      .set({ quantity: row.quantity - units })
      .where("kept_id", "=", row.kept_id)
      .execute()
}
