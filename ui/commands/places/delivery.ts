import { httpAccountGateway } from "../../../adapters/backend/account/HttpAccountGateway.ts"
import { httpAddressGateway } from "../../../adapters/backend/address/HttpAddressGateway.ts"
import { httpCheckoutGateway } from "../../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { httpShippingGateway } from "../../../adapters/backend/checkout/HttpShippingGateway.ts"
import { httpDropPointGateway } from "../../../adapters/backend/location/HttpDropPointGateway.ts"
import { httpGeographyGateway } from "../../../adapters/backend/location/HttpGeographyGateway.ts"
import { httpPhysicalStoreGateway } from "../../../adapters/backend/location/HttpPhysicalStoreGateway.ts"
import { isBusinessCustomer } from "../../../application/account/isBusinessCustomer.ts"
import type { SavedAddress } from "../../../application/account/listAddresses.ts"
import { listAddresses } from "../../../application/account/listAddresses.ts"
import { saveBillingAddress } from "../../../application/address/saveBillingAddress.ts"
import { listDeliveryOptions } from "../../../application/checkout/chooseDelivery.ts"
import type { DeliveryTimesQuery } from "../../../application/checkout/deliveryTimes.ts"
import { deliveryTimes } from "../../../application/checkout/deliveryTimes.ts"
import { changeFavouritePoint } from "../../../application/location/favouriteLocations.ts"
import type { PickupSearch } from "../../../application/location/findPickupPoints.ts"
import { findPickupPoints } from "../../../application/location/findPickupPoints.ts"
import { GeographyGateway } from "../../../application/location/GeographyGateway.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { EguiData } from "../../../domain/checkout/EguiData.ts"
import type { DeliveryPoint } from "../../../domain/location/DropPoint.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

export type DeliveryCommands = ReturnType<typeof deliveryCommands>

/** All errors of the delivery commands, except those of favourites. */
export type DeliveryError = CommandError<Omit<DeliveryCommands, "changeFavourite">>

/** Commands for delivery details beyond the method. */
export function deliveryCommands(base: CommandBase) {
  const run = runWith(
    base,
    httpAccountGateway,
    httpAddressGateway,
    httpCheckoutGateway,
    httpShippingGateway,
    httpPhysicalStoreGateway,
    httpDropPointGateway,
    httpGeographyGateway,
  )
  return {
    /** The address book, the preferred address first; empty for a guest. */
    listAddresses: () => run(listAddresses()),
    /** The delivery and pickup methods for an address of the book. */
    listDeliveryOptions: (orderId: OrderId, address: SavedAddress) => run(listDeliveryOptions(orderId, address)),
    /** Whether the customer is a business customer, whose purchases need an invoice. */
    isBusiness: () => run(isBusinessCustomer),
    /** Saves the billing address with its recipient, and validates the Taiwanese e-invoice with it. */
    saveBilling: (address: Address, egui?: EguiData, captcha?: SolvedCaptcha) =>
      run(saveBillingAddress(address, egui, captcha)),
    /** Pickup points, the customer's favourites first. */
    findPoints: (search: PickupSearch) => run(findPickupPoints(search)),
    /** Adds or removes a favourite, in the account or, for a guest, on this device. */
    changeFavourite: (place: Pick<DeliveryPoint, "kind" | "id">, isFavourite: boolean) =>
      run(changeFavouritePoint(place, isFavourite)),
    /**
     * The time slots per day of a method (empty without a choice), its days, and when parcels arrive at the pickup
     * point.
     */
    deliveryTimes: (orderId: OrderId, delivery: DeliveryTimesQuery) => run(deliveryTimes(orderId, delivery)),
    /** All countries in the language's alphabetical order; a billing address may be in any of them. */
    listCountries: () => run(GeographyGateway.use((gateway) => gateway.listCountries)),
    /**
     * The districts of the towns the store knows, and the states of its country; with a state, all districts that its
     * addresses may use.
     */
    listDistricts: (stateCode?: string) =>
      run(GeographyGateway.use((gateway) => gateway.listDistricts(stateCode === undefined ? {} : { stateCode }))),
  }
}
