import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import type { User } from "./User.ts"

/** Returns the text a customer types to confirm the deletion: email address, else phone number, else account number. */
export function deletionConfirmation({ email, phone, id }: Pick<User, "email" | "phone" | "id">): string {
  return email ?? phone ?? id
}

/** Whether the confirmation was typed; ignores spaces and case. */
export function confirmsDeletion(typed: string, user: Pick<User, "email" | "phone" | "id">): boolean {
  return plain(typed) === plain(deletionConfirmation(user))
}

function plain(text: string): string {
  return toAsciiDigits(text.normalize("NFC")).replace(/\s/g, "").toLowerCase()
}
