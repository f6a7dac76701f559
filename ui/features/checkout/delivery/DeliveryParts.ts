import type { RefObject } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import type { Address } from "../../../../domain/address/Address.ts"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import type { ParcelOffer } from "../../../../domain/checkout/ParcelOffer.ts"
import type { PurchaseOptions } from "../../../../domain/checkout/PurchaseOptions.ts"
import type { ShippingRange } from "../../../../domain/checkout/ShippingTime.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { LazyComponent } from "../../../runtime/lazyComponent.tsx"
import type { CheckoutAlert, PurchaseOptionsUpdate } from "../checkoutState.ts"
import type { ChosenParcel, ChosenPickupPoint } from "./ChosenDelivery.ts"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"

export interface AddressBookProps {
  /** The address chosen so far. */
  readonly chosenId: string | undefined
  readonly busy: boolean
  readonly onSelect: (address: SavedAddress) => void
  /**
   * Opens the form to edit an address of the book or to add one; `hasAddressBook` is true if there is a book to return
   * to.
   */
  readonly onEdit: (address: SavedAddress | undefined, hasAddressBook: boolean) => void
}

export interface AddressSuggestionsProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** Prefix of the ids of the fields' datalists. */
  readonly listId: string
  readonly countryCode: string
}

export interface InvoiceDetailsProps {
  /** The shipping address, as the form's initial value. */
  readonly address: Address
  readonly billing: SavedAddress | undefined
  readonly wishes: PurchaseOptions
  /** The message above the steps. Errors of the invoice are shown at its fields instead. */
  readonly alert: CheckoutAlert | undefined
  readonly captcha: CaptchaSlot
  readonly onOptionsChange: (wish: PurchaseOptionsUpdate) => void
}

export interface PackingChoiceProps {
  readonly wishes: PurchaseOptions
  readonly onChange: (wishes: PurchaseOptions) => void
}

export interface PointFinderProps {
  readonly kind: ChosenPickupPoint["place"]["kind"]
  /** The town of the customer's address, as the first search term. */
  readonly city: string
  readonly busy: boolean
  readonly onChoose: (place: ChosenPickupPoint) => void
}

export interface ParcelChoiceProps {
  readonly parcels: readonly ParcelOffer[]
  /** The lines of the cart, for the item names of a parcel. */
  readonly items: readonly CartItem[]
  readonly chosen: readonly ChosenParcel[]
  readonly onChoose: (parcel: ChosenParcel) => void
}

export interface RangeChoiceProps {
  readonly orderId: OrderId
  readonly shippingMethodId: string
  /** Postal code of the shipping address. */
  readonly zipCode: string | undefined
  readonly chosen: ShippingRange | undefined
  readonly onChoose: (range: ShippingRange | undefined) => void
}

/** A part of the delivery step that is loaded on demand, with its properties. */
export type DeliveryPartProps =
  | ({ readonly part: "addressBook" } & AddressBookProps)
  | ({ readonly part: "addressSuggestions" } & AddressSuggestionsProps)
  | ({ readonly part: "invoiceDetails" } & InvoiceDetailsProps)
  | ({ readonly part: "packingChoice" } & PackingChoiceProps)
  | ({ readonly part: "pointFinder" } & PointFinderProps)
  | ({ readonly part: "parcelChoice" } & ParcelChoiceProps)
  | { readonly part: "parcelSummary"; readonly parcels: readonly ChosenParcel[] }
  | ({ readonly part: "rangeChoice" } & RangeChoiceProps)

/** The parts of the delivery step. Delivery by form and method works without them. */
export interface DeliveryParts {
  readonly Part: LazyComponent<DeliveryPartProps>
  /** `undefined` until they are loaded; false when they cannot be fetched. */
  readonly isLoaded: boolean | undefined
}
