import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import type { User } from "./User.ts"

/** What a shopper types to delete the account: its e-mail address, else its telephone number, else its number. */
export function deletionConfirmation({ email, phone, id }: Pick<User, "email" | "phone" | "id">): string {
  return email ?? phone ?? id
}

/** Whether this was typed; spaces and the case of letters do not count. */
export function confirmsDeletion(typed: string, user: Pick<User, "email" | "phone" | "id">): boolean {
  return plain(typed) === plain(deletionConfirmation(user))
}

function plain(text: string): string {
  return toAsciiDigits(text.normalize("NFC")).replace(/\s/g, "").toLowerCase()
}
