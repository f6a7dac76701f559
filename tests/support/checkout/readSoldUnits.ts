import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"

/** A cart that reached the delivery step, and its outcome. */
export interface SoldCart {
  readonly orderId: string
  /** Units of all its lines. */
  readonly units: number
  /** State of its order; none while it is still a cart. */
  readonly order: string | null
  /** Total of its order in minor units, and the amount charged for it. */
  readonly total: number
  readonly taken: readonly number[]
}

/** All items added to carts and all items sold, read from the tables rather than from responses. */
export async function readSoldUnits({ db }: Storage): Promise<ReadonlyMap<string, SoldCart>> {
  const carts = await db
    .selectFrom("cart")
    .leftJoin("customer_order", "customer_order.order_id", "cart.cart_id")
    .select(["cart_id", "status", "total_order"])
    .execute()
  const lines = await db.selectFrom("cart_line").select(["cart_id", "quantity"]).execute()
  const taken = await db
    .selectFrom("payment_attempt")
    .select(["order_id", "amount"])
    .where("state", "=", "OK")
    .execute()
  return new Map(
    carts.map(({ cart_id, status, total_order }) => [
      String(cart_id),
      {
        orderId: String(cart_id),
        units: lines.reduce((units, line) => (line.cart_id === cart_id ? units + line.quantity : units), 0),
        order: status,
        total: total_order ?? 0,
        taken: taken.filter(({ order_id }) => order_id === cart_id).map(({ amount }) => amount),
      },
    ]),
  )
}

/** Unsold units of a sku. */
export async function unitsInStock({ db }: Storage, storeId: string, sku: string): Promise<number> {
  return (
    await db
      .selectFrom("sku")
      .select("units")
      .where("store_id", "=", storeId)
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).units
}
