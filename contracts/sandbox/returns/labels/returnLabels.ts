import { sql } from "kysely"
import { qrPng } from "../../platform/files/codeImages.ts"
import { notFound } from "../../platform/http/Refused.ts"
import { requireAnyClaim } from "../../order-records/orderAccess.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { orderOfToken, returnsOf, returnsOfOrder } from "../listReturns.ts"
import { type ReturnClaim, type ReturnRow, requireReturn } from "../returnAccess.ts"

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

/** A label with its return; the content of its QR code is `RMA` with its number, box and number of boxes. */
export interface FoundLabel {
  readonly row: ReturnRow
  readonly box: number
  readonly code: string
}

/** Returns the label of a token. Fails with the same 404 for a wrong token and an unknown return. */
export const requireLabel = async (
  { storage: { db } }: SandboxServices,
  storeId: string,
  rmareqId: string,
  token: string,
): Promise<FoundLabel> => {
  const label = await db
    .selectFrom("return_label")
    .select(["rmareq_id", "box_number"])
    .where("token", "=", token)
    .where("rmareq_id", "=", Number(rmareqId))
    .executeTakeFirst()
  const row =
    label === undefined
      ? undefined
      : await db
          .selectFrom("return_request")
          .selectAll()
          .where("rmareq_id", "=", label.rmareq_id)
          .where("store_id", "=", storeId)
          .executeTakeFirst()
  if (label === undefined || row === undefined) throw notFound("There is no such label.", rmareqId)
  return { row, box: label.box_number, code: `RMA/${row.rma_id}/${label.box_number}/${row.num_boxes}` }
}

/** Returns the picture of a label. */
export const labelImage = async (
  services: SandboxServices,
  storeId: string,
  rmareqId: string,
  token: string,
): Promise<Uint8Array<ArrayBuffer>> => qrPng((await requireLabel(services, storeId, rmareqId, token)).code)
