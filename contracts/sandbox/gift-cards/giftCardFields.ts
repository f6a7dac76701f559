import type { WireCartItem } from "../cart/CartScope.ts"
import type { LineDetails } from "../cart/storedJson.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { KnownStore } from "../catalog/Stores.ts"
import { formatAmount } from "../orders/formatAmount.ts"
import type { GiftCardKind } from "./giftCardCatalogue.ts"
import { giftCardImage } from "./giftCardLooks.ts"
import { giftCardTexts } from "./giftCardTexts.ts"
import { sendMoment } from "./sendMoment.ts"

/** Longest text of a customization. */
const MAX_TEXT = 128
const DATATYPE = "giftCard"

/** What a line of a cart or an order says of a gift card: its amount as the size, its picture, and what is written on it, to whom before all. */
export const giftCardFields = (
  kind: GiftCardKind,
  { catentryId, price }: { readonly catentryId: string; readonly price: number },
  details: LineDetails,
  store: KnownStore,
  { code }: Pick<StoreLanguage, "code">,
): Partial<WireCartItem> => {
  const { areas } = giftCardTexts(code)
  const entry = (areaId: keyof typeof areas, text: string | undefined) =>
    text === undefined ? [] : [{ areaId, areaName: areas[areaId], datatype: DATATYPE, text: [...text].slice(0, MAX_TEXT).join("") }]
  const written = [
    ...entry("receiverName", details.receiverName),
    ...entry("senderName", details.senderName),
    ...entry("sendDate", momentOf(details, code)),
    // One by post is for nobody by name: its line is told from others by its words.
    ...(kind === "physical" ? entry("message", details.message) : []),
    ...(details.customization ?? []),
  ]
  return {
    itemType: kind === "virtual" ? "virtualGiftCard" : "physicalGiftCard",
    productType: DATATYPE,
    catentryId,
    parentId: catentryId,
    size: formatAmount(store, price),
    image: giftCardImage(kind, details.virtualStyle, code),
    isReturnable: false,
    ...(details.virtualStyle === undefined ? {} : { style: details.virtualStyle }),
    ...(written.length === 0 ? {} : { customization: written, isCustomized: true }),
  }
}

/** The moment of sending in words, as the clocks of the store show it: the day and the hour. */
const momentOf = ({ year, month, day, hour, minute }: LineDetails, code: string): string | undefined => {
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) return undefined
  const wall = sendMoment({ year, month, day, hour, minute }, "UTC")
  return wall === undefined ? undefined : new Intl.DateTimeFormat(`${code}-u-nu-latn-ca-gregory`, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(wall)
}
