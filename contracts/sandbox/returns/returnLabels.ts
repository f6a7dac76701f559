import { sql } from "kysely"
import { qrPng } from "../platform/files/codeImages.ts"
import { notFound } from "../platform/http/Refused.ts"
import { requireAnyClaim } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { orderOfToken, returnsOf, returnsOfOrder } from "./listReturns.ts"
import { type ReturnClaim, requireReturn } from "./returnAccess.ts"

/**
 * Counts labels of returns that are not handed over yet: of one return, of a token's order, or of all the customer's
 * returns.
 */
export const countLabels = async (
  { storage: { db } }: SandboxServices,
  claim: ReturnClaim,
  rmareqId: string | undefined,
): Promise<number> => {
  requireAnyClaim(claim)
  const rows =
    rmareqId !== undefined
      ? [(await requireReturn(db, claim, { rmareqId })).row]
      : claim.principal !== undefined
        ? (await returnsOf(db, claim.principal)).map(({ row }) => row)
        : await returnsOfOrder(db, await orderOfToken(db, claim.storeId, claim.guestToken ?? ""))
  const open = rows.filter(({ status }) => status === "REQUESTED").map(({ rmareq_id }) => rmareq_id)
  if (open.length === 0) return 0
  const { count } = await db
    .selectFrom("return_label")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("rmareq_id", "in", open)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns the picture of a label: `RMA` with its number, box and number of boxes. Fails with the same 404 for a wrong
 * token and an unknown return.
 */
export const labelImage = async (
  { storage: { db } }: SandboxServices,
  storeId: string,
  rmareqId: string,
  token: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const label = await db
    .selectFrom("return_label")
    .innerJoin("return_request", "return_request.rmareq_id", "return_label.rmareq_id")
    .select(["rma_id", "box_number", "num_boxes"])
    .where("return_label.token", "=", token)
    .where("return_label.rmareq_id", "=", Number(rmareqId))
    .where("return_request.store_id", "=", storeId)
    .executeTakeFirst()
  if (label === undefined) throw notFound("There is no such label.", rmareqId)
  return qrPng(`RMA/${label.rma_id}/${label.box_number}/${label.num_boxes}`)
}
