import type { Kysely } from "kysely"
import { newDigits, newToken } from "../platform/ports/token.ts"
import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"
import type { Database } from "../platform/storage/Database.ts"

export interface OrderCode {
  /** Opens the ticket without a session. */
  readonly ticketToken: string
  /** Twenty unguessable digits, shown at the counter. */
  readonly pickupCode: string
}

const PICKUP_DIGITS = 20

/** Returns the codes of an order, created at the first request; concurrent requests get the same codes. */
export const orderCode = async (db: Kysely<Database>, ports: SandboxPorts, orderId: number): Promise<OrderCode> => {
  const stored = await read(db, orderId)
  if (stored !== undefined) return stored
  await db
    .insertInto("order_code")
    .values({ order_id: orderId, ticket_token: newToken(ports, "t_"), pickup_code: newDigits(ports, PICKUP_DIGITS) })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute()
  const made = await read(db, orderId)
  if (made === undefined) throw new Error("An order has no codes.")
  return made
}

const read = async (db: Kysely<Database>, orderId: number): Promise<OrderCode | undefined> => {
  const row = await db
    .selectFrom("order_code")
    .select(["ticket_token", "pickup_code"])
    .where("order_id", "=", orderId)
    .executeTakeFirst()
  return row === undefined ? undefined : { ticketToken: row.ticket_token, pickupCode: row.pickup_code }
}

/** Returns the content of bar code, QR code and pass of an order. */
export const codeText = (orderId: number, { pickupCode }: Pick<OrderCode, "pickupCode">): string =>
  `${orderId}${pickupCode}`
