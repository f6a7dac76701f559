import * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { ShippingGateway } from "./ShippingGateway.ts"

/** A delivery to an address whose days and hours are asked for. */
export interface DeliveryTimesQuery {
  readonly shippingMethodId: string
  /** Postal code it goes to; the hours of that place are left out without one. */
  readonly zipCode?: string | undefined
}

/**
 * Days and hours of a delivery: the ranges that can be chosen, the days it comes in as they are now, and the hours in
 * which parcels are brought to the place.
 *
 * Fails with `BackendError` where the ranges cannot be told. The rest only informs: a place without known hours has
 * none.
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
