import type { DeliveryCommands } from "../../../ui/runtime/DeliveryCommands.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"
import { onlyProductActions } from "./onlyProductActions.ts"

/** Delivery commands of which only the given ones may be called; any other ends the test. */
export function deliveryOf(asked: Partial<DeliveryCommands>): DeliveryCommands {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  return {
    listAddresses: refuse("listAddresses"),
    listDeliveryOptions: refuse("deliverTo"),
    saveBilling: refuse("saveBilling"),
    findPoints: refuse("findPoints"),
    changeFavourite: refuse("changeFavourite"),
    deliveryTimes: refuse("deliveryTimes"),
    listDistricts: refuse("listDistricts"),
    listCountries: refuse("listCountries"),
    isBusiness: () => Promise.resolve({ ok: true, value: false }),
    ...asked,
  }
}

/** The same, inside the product actions, from which pages fetch them. */
export function deliveryCommandsFixture(asked: Partial<DeliveryCommands>): Pick<ShopCommands, "productActions"> {
  return onlyProductActions({ delivery: () => Promise.resolve(deliveryOf(asked)) })
}
