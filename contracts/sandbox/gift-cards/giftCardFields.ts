import type { WireCartItem } from "../cart/CartScope.ts"
import type { LineDetails } from "../cart/storedJson.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { ResolvedStore } from "../catalog/Stores.ts"
import { storeZone } from "../checkout/storeCalendar.ts"
import { formatAmount } from "../orders/formatAmount.ts"
import type { GiftCardKind } from "./giftCardCatalogue.ts"
import { giftCardImage } from "./giftCardLooks.ts"
import { sendMomentOf } from "./giftCardProblems.ts"
import { giftCardTexts } from "./giftCardTexts.ts"

/** Longest text of a customization. */
const MAX_TEXT = 128
const DATATYPE = "giftCard"

/**
 * What a line of a cart or an order says of a gift card: its amount as the size, its picture, and what is written on
 * it, to whom before all.
 */
export const giftCardFields = (
  kind: GiftCardKind,
  { catentryId, price }: { readonly catentryId: string; readonly price: number },
  details: LineDetails,
  store: ResolvedStore,
  { code }: Pick<StoreLanguage, "code">,
): Partial<WireCartItem> => {
  const { areas } = giftCardTexts(code)
  const entry = (areaId: keyof typeof areas, text: string | undefined) =>
    text === undefined
      ? []
      : [{ areaId, areaName: areas[areaId], datatype: DATATYPE, text: [...text].slice(0, MAX_TEXT).join("") }]
  const written = [
    ...entry("receiverName", details.receiverName),
    ...entry("senderName", details.senderName),
    ...entry("sendDate", sendDateOf(details, store, code)),
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

/**
 * The moment of sending in words, by the clocks of the store, whose zone is named. It is the moment at which the card
 * is sent: a time that a change of the clocks skips is shown as the one that takes its place (R23).
 */
const sendDateOf = (details: LineDetails, store: ResolvedStore, code: string): string | undefined => {
  const moment = sendMomentOf({ store }, details)
  if (moment === undefined) return undefined
  const timeZone = storeZone(store.countryCode)
  const words = new Intl.DateTimeFormat(`${code}-u-nu-latn-ca-gregory`, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  })
  return `${words.format(moment)} (${timeZone})`
}
