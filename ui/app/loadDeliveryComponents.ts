import { AddressBook } from "../features/checkout/delivery/AddressBook.tsx"
import { AddressSuggestions } from "../features/checkout/delivery/AddressSuggestions.tsx"
import type { DeliveryComponents, LoadDeliveryComponents } from "../features/checkout/delivery/DeliveryComponents.ts"
import { InvoiceDetails } from "../features/checkout/delivery/InvoiceDetails.tsx"
import { PackingChoice } from "../features/checkout/delivery/PackingChoice.tsx"
import { ParcelChoice } from "../features/checkout/delivery/ParcelChoice.tsx"
import { ParcelSummary } from "../features/checkout/delivery/ParcelSummary.tsx"
import { RangeChoice } from "../features/checkout/delivery/RangeChoice.tsx"
import { PointFinder } from "../features/location/PointFinder.tsx"
import { createTranslate } from "../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../text/loadTexts.ts"

/** The components of the delivery step, with texts that the page did not load. */
export const loadDeliveryComponents: LoadDeliveryComponents = async (
  { language },
  replaced,
): Promise<DeliveryComponents> => {
  const own = await loadTexts(textLanguage(language), ["browse", "purchase", "services"])
  return {
    AddressBook,
    AddressSuggestions,
    InvoiceDetails,
    PackingChoice,
    ParcelChoice,
    ParcelSummary,
    PointFinder,
    RangeChoice,
    translate: createTranslate(language, own, replaced),
  }
}
