import { validateGiftText, type GiftTextRefusedReason } from "../gift-card/validateGiftText.ts"
import type { GiftInfo } from "./GiftInfo.ts"
import type { GiftPacking } from "./GiftPacking.ts"

/** Returns normalized gift options: trims the message and drops a blank one. */
export function normalizeGiftPacking({ isWrapped, message = "" }: GiftPacking): GiftPacking {
  const trimmed = message.trim()
  return { isWrapped, ...(trimmed === "" ? {} : { message: trimmed }) }
}

/**
 * Validates the message of a gift-wrapped line (S5: at most 256 characters, no forbidden words).
 */
export function validateGiftPacking({ message }: GiftPacking): readonly GiftTextRefusedReason[] {
  const reason = message === undefined ? undefined : validateGiftText("message", message)
  return reason === undefined ? [] : [reason]
}

const FIELDS = ["senderName", "receiverName", "receiverEmail", "receiverPhone", "message"] as const

/** Returns the gift note of a cart without blank fields. */
export function normalizeGiftInfo(typed: GiftInfo): GiftInfo {
  const filled = FIELDS.flatMap((field) => {
    const text = (typed[field] ?? "").trim()
    return text === "" ? [] : [[field, text] as const]
  })
  return { senderName: "", receiverName: "", ...Object.fromEntries(filled) }
}

/**
 * Validates the gift note of a cart (S3 and S5): sender and recipient have 1 to 255 characters,
 * the rest is optional.
 */
export function validateGiftInfo(info: GiftInfo): readonly GiftTextRefusedReason[] {
  return FIELDS.flatMap((field): readonly GiftTextRefusedReason[] => {
    const text = info[field] ?? ""
    if (text === "") return field === "senderName" || field === "receiverName" ? [{ field, rule: "required" }] : []
    const reason = validateGiftText(field, text)
    return reason === undefined ? [] : [reason]
  })
}
