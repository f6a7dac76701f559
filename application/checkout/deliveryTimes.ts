import * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { ShippingGateway } from "./ShippingGateway.ts"

/** Input of a delivery time query. */
export interface DeliveryTimesQuery {
  readonly shippingMethodId: string
  /** Destination postal code; without it, its local delivery hours are omitted. */
  readonly zipCode?: string | undefined
}

/**
 * Returns the time slots that can be chosen, the current delivery days, and the local delivery hours of the
 * destination.
 *
 * Fails with `BackendError` when the time slots cannot be read. Local hours are optional information.
 */
export const deliveryTimes = Effect.fn("checkout.deliveryTimes")(function* (
  orderId: OrderId,
  { shippingMethodId, zipCode }: DeliveryTimesQuery,
) {
  const gateway = yield* ShippingGateway
  const hours =
    zipCode === undefined || zipCode === ""
      ? Effect.succeed([])
      : gateway.listDefinedShippingRanges(zipCode).pipe(Effect.orElseSucceed(() => []))
  const days = gateway.getShippingDate(orderId, { shippingMethodId }).pipe(Effect.orElseSucceed(() => undefined))
  return yield* Effect.all(
    { ranges: gateway.getShippingRange(orderId, shippingMethodId), days, hours },
    { concurrency: 3 },
  )
})
