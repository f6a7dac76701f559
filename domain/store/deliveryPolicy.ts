import type { Store } from "./Store.ts"

/** What a store promises of every delivery; what it does not say is absent. */
export interface DeliveryPolicy {
  /** Minor units of the ordinary delivery to an address. */
  readonly price: number | undefined
  /** Minor units of an order from which that is free. */
  readonly freeFrom: number | undefined
  /** Days in which a piece can be returned. */
  readonly returnDays: number | undefined
}

/**
 * By `SHIPPING_PRICE`, `FREE_SHIPPING_FROM` and `RETURN_WINDOW_DAYS` of its configuration (specification, section 3);
 * what is no positive whole number promises nothing.
 */
export function deliveryPolicy({ configuration }: Pick<Store, "configuration">): DeliveryPolicy {
  const readNumber = (parameter: string) => {
    const value = Number(configuration[parameter])
    return Number.isSafeInteger(value) && value > 0 ? value : undefined
  }
  return {
    price: readNumber("SHIPPING_PRICE"),
    freeFrom: readNumber("FREE_SHIPPING_FROM"),
    returnDays: readNumber("RETURN_WINDOW_DAYS"),
  }
}
