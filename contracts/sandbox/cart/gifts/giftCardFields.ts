import type { WireCartItem } from "../CartScope.ts"
import type { LineDetails } from "../storedJson.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { storeZone } from "../../stores/storeCalendar.ts"
import { formatAmount } from "../../stores/formatAmount.ts"
import type { GiftCardKind } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { giftCardImage } from "../../catalog/gift-cards/giftCardLooks.ts"
import { sendMomentOf } from "./giftCardProblems.ts"
import { giftCardTexts } from "../../catalog/gift-cards/giftCardTexts.ts"

/** Longest text of a customization. */
const MAX_TEXT = 128
const DATATYPE = "giftCard"

/**
 * The gift card fields of a cart or order line: its amount as the size, its picture, and its texts, the recipient
 * first.
 */
export const giftCardFields = (
  kind: GiftCardKind,
  { catentryId, price }: { readonly catentryId: string; readonly price: number },
  details: LineDetails,
  store: ResolvedStore,
  { tag }: Pick<StoreLanguage, "tag">,
): Partial<WireCartItem> => {
  const texts = giftCardTexts(tag)
  const entry = (areaId: "receiverName" | "senderName" | "sendDate" | "message", text: string | undefined) =>
    text === undefined
      ? []
      : [
          {
            areaId,
            areaName: texts(`giftCards.${areaId}`),
            datatype: DATATYPE,
            text: [...text].slice(0, MAX_TEXT).join(""),
          },
        ]
  const written = [
    ...entry("receiverName", details.receiverName),
    ...entry("senderName", details.senderName),
    ...entry("sendDate", sendDateOf(details, store, tag)),
    // A card by post has no recipient; its message distinguishes its line from others.
    ...(kind === "physical" ? entry("message", details.message) : []),
    ...(details.customization ?? []),
  ]
  return {
    itemType: kind === "virtual" ? "virtualGiftCard" : "physicalGiftCard",
    productType: DATATYPE,
    catentryId,
    parentId: catentryId,
    size: formatAmount(store, price),
    image: giftCardImage(kind, details.virtualStyle, tag),
    isReturnable: false,
    ...(details.virtualStyle === undefined ? {} : { style: details.virtualStyle }),
    ...(written.length === 0 ? {} : { customization: written, isCustomized: true }),
  }
}

/**
 * The sending time in words, in the time zone of the store, which is named. It is the actual time: a local time skipped
 * by a clock change is shown as its replacement (R23).
 */
const sendDateOf = (details: LineDetails, store: ResolvedStore, languageTag: string): string | undefined => {
  const moment = sendMomentOf({ store }, details)
  if (moment === undefined) return undefined
  const timeZone = storeZone(store.countryCode)
  const formatted = new Intl.DateTimeFormat(`${languageTag}-u-ca-gregory-nu-latn`, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  })
  return `${formatted.format(moment)} (${timeZone})`
}
