import type { LineDetails } from "../../cart/storedJson.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { formatAmount } from "../../stores/formatAmount.ts"
import type { Message } from "../../platform/outbox/sendMessage.ts"
import type { GiftCardAmount } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { giftCardTexts } from "../../catalog/gift-cards/giftCardTexts.ts"
import type { GiftCardCodes } from "./newGiftCardCodes.ts"

export type GiftCardMail = Omit<Message, "purpose" | "storeId" | "channel">

interface Receiver {
  readonly recipient: string
  readonly details: LineDetails
  readonly video: { readonly media_type: string; readonly content: string } | undefined
  /** When it is sent. */
  readonly now: number
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
}

/** The mail with a virtual gift card, in the store's first language. */
export const receiverMail = (
  store: ResolvedStore,
  card: GiftCardAmount,
  codes: GiftCardCodes,
  { recipient, details, video, now }: Receiver,
): GiftCardMail => {
  const texts = giftCardTexts(store.language(undefined).tag)
  const { senderName = "", receiverName = "", message = "" } = details
  const { subject, text } = texts.mail("giftCards.received", { sender: senderName, receiver: receiverName })
  return {
    recipient,
    subject: oneLine(subject),
    text: [
      text,
      ...(message === "" ? [] : [message]),
      ...cardLines(store, card, codes),
      ...(video === undefined ? [] : [texts("giftCards.videoAttached")]),
    ].join("\n\n"),
    ...(video === undefined
      ? {}
      : {
          attachments: [
            {
              name: `video.${EXTENSIONS[video.media_type] ?? "mp4"}`,
              mediaType: video.media_type,
              base64: video.content,
            },
          ],
        }),
    now,
  }
}

/**
 * The mail with the activation code of a card by post. The printed card is attached as a file, in place of a letter.
 */
export const activationMail = (
  store: ResolvedStore,
  card: GiftCardAmount,
  codes: GiftCardCodes,
  { recipient, now }: Pick<Receiver, "recipient" | "now">,
): GiftCardMail => {
  const texts = giftCardTexts(store.language(undefined).tag)
  return {
    recipient,
    ...texts.mail("giftCards.activation", { code: codes.activationCode }),
    attachments: [
      {
        name: "letter.txt",
        mediaType: "text/plain",
        base64: Buffer.from(cardLines(store, card, codes).join("\n")).toString("base64"),
      },
    ],
    now,
  }
}

const cardLines = (
  store: ResolvedStore,
  { price }: GiftCardAmount,
  { number, cvv }: GiftCardCodes,
): readonly string[] => {
  const texts = giftCardTexts(store.language(undefined).tag)
  return [
    texts("giftCards.amount", { amount: formatAmount(store, price) }),
    texts("giftCards.number", { number }),
    texts("giftCards.pin", { pin: cvv }),
  ]
}

/** Removes line breaks from names, which would inject mail headers. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
