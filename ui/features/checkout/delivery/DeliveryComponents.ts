import type { ComponentType, RefObject } from "react"
import type { SavedAddress } from "../../../../application/account/listAddresses.ts"
import type { Address } from "../../../../domain/address/Address.ts"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import type { ParcelOffer } from "../../../../domain/checkout/ParcelOffer.ts"
import type { PurchaseOptions } from "../../../../domain/checkout/PurchaseOptions.ts"
import type { ShippingRange } from "../../../../domain/checkout/ShippingTime.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import type { CheckoutAlert, PurchaseOptionsUpdate } from "../checkoutState.ts"
import type { ChosenParcel, ChosenPickupPoint } from "./ChosenDelivery.ts"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"

export interface AddressBookProps {
  /** The address that is chosen so far. */
  readonly chosenId: string | undefined
  readonly busy: boolean
  readonly onSelect: (address: SavedAddress) => void
  /**
   * Shows the form, with an address of the book to change, or for another; `hasAddressBook` says whether there is one to come
   * back to.
   */
  readonly onEdit: (address: SavedAddress | undefined, hasAddressBook: boolean) => void
}

export interface AddressSuggestionsProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** Id that the lists of the form's fields begin with. */
  readonly listId: string
  readonly countryCode: string
}

export interface InvoiceDetailsProps {
  /** Where the order goes: what the form begins with. */
  readonly address: Address
  readonly billing: SavedAddress | undefined
  readonly wishes: PurchaseOptions
  /** What is said above the steps: of an invoice it is said at its field. */
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
  /** Town of the shopper's address: what is looked for first. */
  readonly city: string
  readonly busy: boolean
  readonly onChoose: (place: ChosenPickupPoint) => void
}

export interface ParcelChoiceProps {
  readonly parcels: readonly ParcelOffer[]
  /** Lines of the cart, for the names of what is in a parcel. */
  readonly items: readonly CartItem[]
  readonly chosen: readonly ChosenParcel[]
  readonly onChoose: (parcel: ChosenParcel) => void
}

export interface RangeChoiceProps {
  readonly orderId: OrderId
  readonly shippingMethodId: string
  /** Postal code it goes to. */
  readonly zipCode: string | undefined
  readonly chosen: ShippingRange | undefined
  readonly onChoose: (range: ShippingRange | undefined) => void
}

/** What a checkout shows of a delivery when it comes to it: fetched together, with its words. */
export interface DeliveryComponents {
  readonly AddressBook: ComponentType<AddressBookProps>
  readonly AddressSuggestions: ComponentType<AddressSuggestionsProps>
  readonly InvoiceDetails: ComponentType<InvoiceDetailsProps>
  readonly PackingChoice: ComponentType<PackingChoiceProps>
  readonly PointFinder: ComponentType<PointFinderProps>
  readonly ParcelChoice: ComponentType<ParcelChoiceProps>
  readonly ParcelSummary: ComponentType<{ readonly parcels: readonly ChosenParcel[] }>
  readonly RangeChoice: ComponentType<RangeChoiceProps>
  /** The page's words with those of these parts. */
  readonly translate: Translate
}

/** Fetches the parts with their words; the shop's editors may have replaced some. */
export type LoadDeliveryComponents = (
  t: Translate,
  replaced: Readonly<Record<string, string>>,
) => Promise<DeliveryComponents>
