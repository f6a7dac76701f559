import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"

/** A list sent by email: sender, recipient and message. */
export interface WishlistMail {
  readonly mailRecipient: string
  readonly mailSender: string
  readonly nameSender: string
  readonly nameRecipient: string
  readonly subject: string
  readonly message: string
}

export type WishlistMailRule = "required" | "tooLong" | "email" | "link" | "htmlEntity" | "leadingDot" | "forbiddenWord"

/** An invalid field of an email. */
export interface WishlistMailRefusedReason {
  readonly field: keyof WishlistMail
  readonly rule: WishlistMailRule
}

const MAX_LENGTH = 256
const LINK = /:\/\/|\bwww\.|\bmailto:/i
const ENTITY = /&(?:#[0-9]{1,8}|#x[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/i
const FIRST_WORD = /^\s*([\p{L}\p{M}\p{N}_]+)/u

/**
 * Validates an email (S5): email addresses have the pattern; names have 1–256 characters, no
 * links, HTML entities, leading dot or SQL keywords; subject and message have no SQL keyword at their start, the
 * message 1–256 characters. Keywords are whole words in any case (R10).
 */
export function validateWishlistMail(mail: WishlistMail): readonly WishlistMailRefusedReason[] {
  return [
    ...validateMailAddress("mailRecipient"),
    ...validateMailAddress("mailSender"),
    ...validateMailName("nameSender"),
    ...validateMailName("nameRecipient"),
    ...validateText("subject"),
    ...validateText("message"),
  ]

  function validateMailAddress(field: "mailRecipient" | "mailSender"): readonly WishlistMailRefusedReason[] {
    return isEmail(mail[field].trim()) ? [] : [{ field, rule: mail[field].trim() === "" ? "required" : "email" }]
  }

  function validateMailName(field: "nameSender" | "nameRecipient"): readonly WishlistMailRefusedReason[] {
    const name = mail[field]
    const length = validateLength(field)
    if (length.length > 0) return length
    const broken: readonly (readonly [WishlistMailRule, boolean])[] = [
      ["link", LINK.test(name)],
      ["htmlEntity", ENTITY.test(name)],
      ["leadingDot", /^\s*\./.test(name)],
      ["forbiddenWord", forbiddenWord(name) !== undefined],
    ]
    return broken.flatMap(([rule, isBroken]) => (isBroken ? [{ field, rule }] : []))
  }

  function validateText(field: "subject" | "message"): readonly WishlistMailRefusedReason[] {
    const length = validateLength(field)
    if (length.length > 0) return length
    return forbiddenWord(FIRST_WORD.exec(mail[field])?.[1] ?? "") === undefined
      ? []
      : [{ field, rule: "forbiddenWord" }]
  }

  function validateLength(field: keyof WishlistMail): readonly WishlistMailRefusedReason[] {
    if (mail[field].trim() === "") return [{ field, rule: "required" }]
    return [...mail[field]].length > MAX_LENGTH ? [{ field, rule: "tooLong" }] : []
  }
}
