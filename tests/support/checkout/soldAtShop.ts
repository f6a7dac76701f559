import type { Storage } from "../../../contracts/sandbox/storage/Storage.ts"

/** A cart that came as far as an address and a way of delivery, and what became of it. */
export interface SoldCart {
  readonly orderId: string
  /** Units of all its lines. */
  readonly units: number
  /** State of its order; none where it is a cart still. */
  readonly order: string | null
  /** Total of its order in minor units, and what was taken for it. */
  readonly total: number
  readonly taken: readonly number[]
}

/** Everything that was put into carts and bought, as the tables have it and no answer tells it. */
export async function soldAtShop({ db }: Storage): Promise<ReadonlyMap<string, SoldCart>> {
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

/** Units of a sku that nobody has bought. */
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
