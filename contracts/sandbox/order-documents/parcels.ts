import type { Kysely } from "kysely"
import type { components } from "../../generated/orders.d.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"
import { newDigits } from "../platform/ports/token.ts"
import type { OrderRow } from "../order-records/orderAccess.ts"
import { pickupPointOf, readDocument } from "../order-records/OrderDocument.ts"
import type { StockOrigin } from "./stockOrigins.ts"

type Parcel = components["schemas"]["Parcel"]

/** Path of the simulated carrier's page, before the tracking number. */
export const TRACKING_PATH = "/sandbox/track/"

/** Name of the simulated carrier. */
export const CARRIER = "Northway"

/** Whether a suborder travels in a parcel to the customer: not a pickup, and not an emailed gift card. */
export const hasParcel = (order: OrderRow, { ffmId }: Pick<StockOrigin, "ffmId">): boolean =>
  ffmId !== "mail" && pickupPointOf(readDocument(order.document)) === undefined

/** Gives these suborders of a locked order their parcels. Does nothing for a suborder that has one. */
export const createParcels = async (
  work: UnitOfWork,
  ports: SandboxPorts,
  order: OrderRow,
  parts: readonly (Pick<StockOrigin, "ffmId" | "suborderId"> & { readonly isCancelled: boolean })[],
): Promise<void> => {
  for (const part of parts.filter((one) => !one.isCancelled && hasParcel(order, one)))
    await work.db
      .insertInto("parcel")
      .values({
        order_id: order.order_id,
        suborder_id: part.suborderId,
        carrier: CARRIER,
        tracking_number: `NW${newDigits(ports, 14)}`,
      })
      .onConflict((conflict) => conflict.columns(["order_id", "suborder_id"]).doNothing())
      .execute()
}

/** Returns the parcels of an order by the id of their suborder. */
export const readParcels = async (db: Kysely<Database>, orderId: number): Promise<ReadonlyMap<string, Parcel>> => {
  const rows = await db.selectFrom("parcel").selectAll().where("order_id", "=", orderId).execute()
  return new Map(
    rows.map(({ suborder_id, carrier, tracking_number }) => [
      suborder_id,
      { carrier, trackingNumber: tracking_number, trackingUrl: `${TRACKING_PATH}${tracking_number}` },
    ]),
  )
}
