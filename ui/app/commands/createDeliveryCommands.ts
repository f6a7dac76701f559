import * as Effect from "effect/Effect"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { listAddresses } from "../../../application/account/listAddresses.ts"
import { saveBillingAddress } from "../../../application/address/saveBillingAddress.ts"
import { listDeliveryOptions } from "../../../application/checkout/chooseDelivery.ts"
import { deliveryTimes } from "../../../application/checkout/deliveryTimes.ts"
import { changeFavouritePoint } from "../../../application/location/favouriteLocations.ts"
import { findPickupPoints } from "../../../application/location/findPickupPoints.ts"
import { GeographyGateway } from "../../../application/location/GeographyGateway.ts"
import { browserDelivery } from "../../../adapters/composition/browserDelivery.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { DeliveryCommands } from "../../runtime/DeliveryCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** Commands for delivery addresses and options. */
export function createDeliveryCommands(root: BrowserRoot): DeliveryCommands {
  const run = programRunner(browserDelivery(root).context)
  return {
    listAddresses: () => run(listAddresses()),
    listDeliveryOptions: (orderId, address) => run(listDeliveryOptions(orderId, address)),
    isBusiness: () =>
      run(
        Effect.map(
          AccountGateway.use((gateway) => gateway.getCurrentUser),
          ({ kind }) => kind === "business",
        ),
      ),
    saveBilling: (address, egui, captcha) => run(saveBillingAddress(address, egui, captcha)),
    findPoints: (search) => run(findPickupPoints(search)),
    changeFavourite: (place, isFavourite) => run(changeFavouritePoint(place, isFavourite)),
    deliveryTimes: (orderId, delivery) => run(deliveryTimes(orderId, delivery)),
    listCountries: () => run(GeographyGateway.use((gateway) => gateway.listCountries)),
    listDistricts: (stateCode) =>
      run(GeographyGateway.use((gateway) => gateway.listDistricts(stateCode === undefined ? {} : { stateCode }))),
  }
}
