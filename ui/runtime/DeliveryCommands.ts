import type { SavedAddress } from "../../application/account/listAddresses.ts"
import type { DeliveryTimesQuery } from "../../application/checkout/deliveryTimes.ts"
import type { PickupPoint, PickupSearch } from "../../application/location/findPickupPoints.ts"
import type { FavouritesLimitReached } from "../../application/location/favouriteLocations.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { EguiData } from "../../domain/checkout/EguiData.ts"
import type { ParcelOffer } from "../../domain/checkout/ParcelOffer.ts"
import type { ShippingMethod } from "../../domain/checkout/Shipping.ts"
import type { ShippingDays, DeliveryHours, ShippingRange } from "../../domain/checkout/ShippingTime.ts"
import type { DeliveryPoint } from "../../domain/location/DropPoint.ts"
import type { Country, DistrictList } from "../../domain/location/Geography.ts"
import type { PlaceSearchRefused } from "../../domain/location/PlaceSearch.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"

/** All errors of the delivery commands. */
export type DeliveryError = AddressRefused | PlaceSearchRefused | BackendError | CommandDefect

type Answer<A> = Promise<CommandResult<A, DeliveryError>>

/** Commands for delivery details beyond the method. */
export interface DeliveryCommands {
  /** The address book, the preferred address first; empty for a guest. */
  readonly listAddresses: () => Answer<readonly SavedAddress[]>
  /** The delivery and pickup methods for an address of the book. */
  readonly listDeliveryOptions: (
    orderId: OrderId,
    address: SavedAddress,
  ) => Answer<{
    readonly address: SavedAddress
    readonly shippingMethods: readonly ShippingMethod[]
    readonly pickupMethods: readonly ShippingMethod[]
    readonly parcels?: readonly ParcelOffer[]
  }>
  /** Whether the customer is a business customer, whose purchases need an invoice. */
  readonly isBusiness: () => Answer<boolean>
  /** Saves the billing address with its recipient, and validates the Taiwanese e-invoice with it. */
  readonly saveBilling: (address: Address, egui?: EguiData, captcha?: SolvedCaptcha) => Answer<SavedAddress>
  /** Pickup points, the customer's favourites first. */
  readonly findPoints: (search: PickupSearch) => Answer<readonly PickupPoint[]>
  /** Adds or removes a favourite, in the account or, for a guest, on this device. */
  readonly changeFavourite: (
    place: Pick<DeliveryPoint, "kind" | "id">,
    isFavourite: boolean,
  ) => Promise<CommandResult<void, FavouritesLimitReached | BackendError | CommandDefect>>
  /**
   * The time slots per day of a method (empty without a choice), its days, and when parcels arrive at the pickup point.
   */
  readonly deliveryTimes: (
    orderId: OrderId,
    delivery: DeliveryTimesQuery,
  ) => Answer<{
    readonly ranges: readonly ShippingRange[]
    readonly days: ShippingDays | undefined
    readonly hours: readonly DeliveryHours[]
  }>
  /** All countries in the language's alphabetical order; a billing address may be in any of them. */
  readonly listCountries: () => Answer<readonly Country[]>
  /**
   * The districts of the towns the store knows, and the states of its country; with a state, all districts that its
   * addresses may use.
   */
  readonly listDistricts: (stateCode?: string) => Answer<DistrictList>
}
