import type { WireCartItem } from "../cart/CartScope.ts"
import type { LineDetails } from "../cart/storedJson.ts"
import type { GiftCardKind } from "./giftCardCatalogue.ts"

/** Longest text of a customization. */
const MAX_TEXT = 128
const DATATYPE = "giftCard"

/** What a line of a cart or an order says of a gift card: its amount as the size, and what is written on it. */
export const giftCardFields = (kind: GiftCardKind, { catentryId, size }: { readonly catentryId: string; readonly size: string }, details: LineDetails): Partial<WireCartItem> => {
  const { senderName, receiverName, year, month, day, hour, minute } = details
  const written = [
    ...entry("senderName", senderName),
    ...entry("receiverName", receiverName),
    ...(year === undefined ? [] : entry("sendDate", [[year, month, day].join("-"), [hour, minute].join(":")].join(" "))),
    ...(details.customization ?? []),
  ]
  return {
    itemType: kind === "virtual" ? "virtualGiftCard" : "physicalGiftCard",
    productType: DATATYPE,
    catentryId,
    parentId: catentryId,
    size,
    isReturnable: false,
    ...(details.virtualStyle === undefined ? {} : { style: details.virtualStyle }),
    ...(written.length === 0 ? {} : { customization: written, isCustomized: true }),
  }
}

const entry = (areaId: string, text: string | undefined) => (text === undefined ? [] : [{ areaId, datatype: DATATYPE, text: [...text].slice(0, MAX_TEXT).join("") }])
