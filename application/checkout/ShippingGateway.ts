import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { ShippingSuggestion, ShippingType } from "../../domain/checkout/ShippingOffer.ts"
import type { ShippingSearch } from "../../domain/checkout/ShippingSearch.ts"
import type { ShippingChanges, ShippingDays, DeliveryHours, ShippingRange } from "../../domain/checkout/ShippingTime.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Requested days and an additional date format; tokens dd, d, MM, M, yyyy and yy. */
export interface ShippingDaysQuery {
  readonly shippingMethodId?: string
  readonly dateFormat?: string
}

/** Details of a delivery: kinds, days and time slots. */
export class ShippingGateway extends Context.Service<
  ShippingGateway,
  {
    readonly editShipping: (orderId: OrderId, changes: ShippingChanges) => Effect.Effect<Cart, BackendError>
    readonly listShippingTypes: (
      orderId: OrderId,
      search?: ShippingSearch,
    ) => Effect.Effect<readonly ShippingType[], BackendError>
    /** Preselected delivery; none when no delivery is possible. */
    readonly getDefaultShipping: (
      orderId: OrderId,
      search?: ShippingSearch,
    ) => Effect.Effect<ShippingSuggestion | undefined, BackendError>
    /** The only possible delivery; none when there are several or no deliveries. */
    readonly getUniqueShipping: (
      orderId: OrderId,
      search?: ShippingSearch,
    ) => Effect.Effect<ShippingSuggestion | undefined, BackendError>
    readonly getShippingDate: (
      orderId: OrderId,
      question?: ShippingDaysQuery,
    ) => Effect.Effect<ShippingDays, BackendError>
    readonly getShippingRange: (
      orderId: OrderId,
      shippingMethodId?: string,
    ) => Effect.Effect<readonly ShippingRange[], BackendError>
    readonly listDefinedShippingRanges: (zipCode: string) => Effect.Effect<readonly DeliveryHours[], BackendError>
  }
>()("ShippingGateway") {}
