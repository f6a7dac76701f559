import type { FileContent } from "../../../application/shared/FileContent.ts"
import type { VirtualGiftCard } from "../../../domain/gift-card/VirtualGiftCardForm.ts"
import { sku } from "./scopes.ts"

/** A valid virtual gift card of 50 €. */
export function aVirtualGiftCard(changes: Partial<VirtualGiftCard> = {}): VirtualGiftCard {
  return {
    sku: sku("giftcard.virtual-5000"),
    quantity: 1,
    style: "confetti",
    senderName: "Ana",
    receiverName: "Luis",
    receiverEmail: "luis@example.org",
    receiverPhone: "+34600000000",
    message: "Happy birthday",
    year: "2026",
    month: "12",
    day: "24",
    hour: "10",
    minute: "00",
    ...changes,
  }
}

/** The first bytes of an MP4 file. */
export const aVideo: FileContent = {
  mediaType: "video/mp4",
  bytes: new Uint8Array([
    0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, 0, 0, 2, 0, 0x69, 0x73, 0x6f, 0x6d, 0x69, 0x73, 0x6f,
    0x32,
  ]),
}
