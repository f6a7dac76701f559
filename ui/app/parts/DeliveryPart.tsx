import { AddressBook } from "../../features/checkout/delivery/AddressBook.tsx"
import { AddressSuggestions } from "../../features/checkout/delivery/AddressSuggestions.tsx"
import type { DeliveryPartProps } from "../../features/checkout/delivery/DeliveryParts.ts"
import { InvoiceDetails } from "../../features/checkout/delivery/InvoiceDetails.tsx"
import { PackingChoice } from "../../features/checkout/delivery/PackingChoice.tsx"
import { ParcelChoice } from "../../features/checkout/delivery/ParcelChoice.tsx"
import { ParcelSummary } from "../../features/checkout/delivery/ParcelSummary.tsx"
import { RangeChoice } from "../../features/checkout/delivery/RangeChoice.tsx"
import { PointFinder } from "../../features/location/PointFinder.tsx"

/** The parts of the delivery step, which are fetched together. */
export function DeliveryPart(props: DeliveryPartProps) {
  switch (props.part) {
    case "addressBook":
      return <AddressBook {...props} />
    case "addressSuggestions":
      return <AddressSuggestions {...props} />
    case "invoiceDetails":
      return <InvoiceDetails {...props} />
    case "packingChoice":
      return <PackingChoice {...props} />
    case "pointFinder":
      return <PointFinder {...props} />
    case "parcelChoice":
      return <ParcelChoice {...props} />
    case "parcelSummary":
      return <ParcelSummary {...props} />
    case "rangeChoice":
      return <RangeChoice {...props} />
  }
}
