import { validateGiftText, type GiftTextRefusedReason } from "../gift-card/validateGiftText.ts"
import type { GiftInfo } from "./GiftInfo.ts"
import type { GiftPacking } from "./GiftPacking.ts"

/** What a gift is packed with as it was typed: spaces around the words are not meant, and blank words are none. */
export function normalizeGiftPacking({ isWrapped, message = "" }: GiftPacking): GiftPacking {
  const words = message.trim()
  return { isWrapped, ...(words === "" ? {} : { message: words }) }
}

/**
 * What is wrong with the words of a packed line (specification, section 5: at most 256 characters, no forbidden words).
 */
export function validateGiftPacking({ message }: GiftPacking): readonly GiftTextRefusedReason[] {
  const reason = message === undefined ? undefined : validateGiftText("message", message)
  return reason === undefined ? [] : [reason]
}

const FIELDS = ["senderName", "receiverName", "receiverEmail", "receiverPhone", "message"] as const

/** The card of a whole cart as it was typed: what is blank is left out. */
export function normalizeGiftInfo(typed: GiftInfo): GiftInfo {
  const filled = FIELDS.flatMap((field) => {
    const text = (typed[field] ?? "").trim()
    return text === "" ? [] : [[field, text] as const]
  })
  return { senderName: "", receiverName: "", ...Object.fromEntries(filled) }
}

/**
 * What is wrong with the card of a whole cart (specification, sections 3 and 5): from whom and to whom are 1 to 255
 * characters, the rest may be left out.
 */
export function validateGiftInfo(info: GiftInfo): readonly GiftTextRefusedReason[] {
  return FIELDS.flatMap((field): readonly GiftTextRefusedReason[] => {
    const text = info[field] ?? ""
    if (text === "") return field === "senderName" || field === "receiverName" ? [{ field, rule: "required" }] : []
    const reason = validateGiftText(field, text)
    return reason === undefined ? [] : [reason]
  })
}
