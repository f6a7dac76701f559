import { positiveSetting } from "../shared/positiveSetting.ts"
import type { Store } from "./Store.ts"

/** General delivery and return terms of a store; unknown ones are absent. */
export interface DeliveryPolicy {
  /** Minor units of the standard delivery to an address. */
  readonly price: number | undefined
  /** Minor units of an order from which it is free. */
  readonly freeFrom: number | undefined
  /** Return period in days. */
  readonly returnDays: number | undefined
}

/**
 * Returns the terms from `SHIPPING_PRICE`, `FREE_SHIPPING_FROM` and `RETURN_WINDOW_DAYS` of the configuration
 * (S3); ignores values that are not positive whole numbers.
 */
export function deliveryPolicy({ configuration }: Pick<Store, "configuration">): DeliveryPolicy {
  return {
    price: positiveSetting(configuration, "SHIPPING_PRICE"),
    freeFrom: positiveSetting(configuration, "FREE_SHIPPING_FROM"),
    returnDays: positiveSetting(configuration, "RETURN_WINDOW_DAYS"),
  }
}
