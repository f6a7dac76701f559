import type { OrderId } from "../../domain/shared/OrderId.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { deviceCodec, isRecord } from "../platform/DeviceCodec.ts"

/** An order of this device that may wait for its payment. */
export interface StoredOrder {
  readonly storeId: string
  readonly orderId: OrderId
}

/** The orders of all stores, the newest first. */
export const unpaidOrdersCodec = deviceCodec(
  "selvedge.waitingOrders.v1",
  (value): value is readonly StoredOrder[] =>
    Array.isArray(value) &&
    value.every(
      (order: unknown) =>
        isRecord(order) &&
        typeof order["storeId"] === "string" &&
        typeof order["orderId"] === "string" &&
        isOrderId(order["orderId"]),
    ),
)
