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

/** Everything that can keep the shop from doing what a shopper asks about a delivery. */
export type DeliveryError = AddressRefused | PlaceSearchRefused | BackendError | CommandDefect

type Answer<A> = Promise<CommandResult<A, DeliveryError>>

/** What a shopper asks about where an order goes, beyond the way itself. */
export interface DeliveryCommands {
  /** The address book, the preferred one first; a guest's is empty. */
  readonly listAddresses: () => Answer<readonly SavedAddress[]>
  /** The ways to have an order brought to an address of the book, and to collect it. */
  readonly listDeliveryOptions: (
    orderId: OrderId,
    address: SavedAddress,
  ) => Answer<{
    readonly address: SavedAddress
    readonly shippingMethods: readonly ShippingMethod[]
    readonly pickupMethods: readonly ShippingMethod[]
    readonly parcels?: readonly ParcelOffer[]
  }>
  /** Whether the shopper is a business client, whose purchases need an invoice. */
  readonly isBusiness: () => Answer<boolean>
  /** Saves where the bill goes and who it is for; how a Taiwanese invoice is kept is looked at with it. */
  readonly saveBilling: (address: Address, egui?: EguiData, captcha?: SolvedCaptcha) => Answer<SavedAddress>
  /** Places an order can wait at, the shopper's own first. */
  readonly findPoints: (search: PickupSearch) => Answer<readonly PickupPoint[]>
  /** Remembers a place in the account, or a guest's on this device; or forgets it. */
  readonly changeFavourite: (
    place: Pick<DeliveryPoint, "kind" | "id">,
    isFavourite: boolean,
  ) => Promise<CommandResult<void, FavouritesLimitReached | BackendError | CommandDefect>>
  /**
   * Hours of single days that can be chosen for a method, none where there is no choice; its days, and when parcels are
   * brought to the place.
   */
  readonly deliveryTimes: (
    orderId: OrderId,
    delivery: DeliveryTimesQuery,
  ) => Answer<{
    readonly ranges: readonly ShippingRange[]
    readonly days: ShippingDays | undefined
    readonly hours: readonly DeliveryHours[]
  }>
  /** Every country, in the order of the language's alphabet: a bill may go to any. */
  readonly listCountries: () => Answer<readonly Country[]>
  /**
   * Parts of the towns that the store knows, and the states of its country; of one state all that addresses may name.
   */
  readonly listDistricts: (stateCode?: string) => Answer<DistrictList>
}
