import { isEmail } from "../shared/isEmail.ts"
import { isPhone } from "../shared/phoneNumber.ts"
import type { ContactMessage } from "./ContactMessage.ts"

/** The rule a message broke; the driving adapters have the text. */
export interface ContactRefusedReason {
  readonly field: keyof ContactMessage
  readonly rule: "required" | "tooLong" | "email" | "phone" | "unknown" | "accepted" | "tooMany" | "maxBytes"
  /** The maximum, where the rule has one. */
  readonly parameter?: string
}

const MAX_TEXT = 128
const MAX_LETTER = 4000
/** Maximum size of all attachments of a message together. */
export const MAX_ATTACHED_BYTES = 700_000
/** Maximum number of attachments of a message. */
export const MAX_ATTACHED_FILES = 3

/** Returns the errors of a message in the order of its form; `topics` are the store's. */
export function validateContactMessage(
  letter: ContactMessage,
  topics: readonly string[],
): readonly ContactRefusedReason[] {
  const bytes = letter.attachments.reduce((sum, file) => sum + file.bytes.length, 0)
  return [
    ...required("firstName", letter.firstName, MAX_TEXT),
    ...tooLong("lastName", letter.lastName, MAX_TEXT),
    ...(isEmail(letter.email) ? [] : [{ field: "email", rule: "email" } as const]),
    ...(letter.phone === undefined || letter.phone.trim() === "" || isPhone(letter.phone)
      ? []
      : [{ field: "phone", rule: "phone" } as const]),
    ...tooLong("subject", letter.subject, MAX_TEXT),
    ...(topics.includes(letter.topic) ? [] : [{ field: "topic", rule: "unknown" } as const]),
    ...tooLong("reference", letter.reference, MAX_TEXT),
    ...required("message", letter.message, MAX_LETTER),
    ...(letter.acceptsPrivacyPolicy ? [] : [{ field: "acceptsPrivacyPolicy", rule: "accepted" } as const]),
    ...(letter.attachments.length > MAX_ATTACHED_FILES
      ? [{ field: "attachments", rule: "tooMany", parameter: String(MAX_ATTACHED_FILES) } as const]
      : []),
    ...(bytes > MAX_ATTACHED_BYTES
      ? [{ field: "attachments", rule: "maxBytes", parameter: String(MAX_ATTACHED_BYTES) } as const]
      : []),
  ]
}

function required(field: keyof ContactMessage, text: string, most: number): readonly ContactRefusedReason[] {
  return text.trim() === "" ? [{ field, rule: "required" }] : tooLong(field, text, most)
}

function tooLong(field: keyof ContactMessage, text: string | undefined, most: number): readonly ContactRefusedReason[] {
  return text !== undefined && [...text].length > most ? [{ field, rule: "tooLong", parameter: String(most) }] : []
}
