import type { Mail } from "../../../texts/Mail.ts"
import { accountTexts } from "../accountTexts.ts"

/** The message with a code. The purpose of the code selects the text. */
export const codeMessage = (languageTag: string, functionality: string, code: string): Mail =>
  accountTexts(languageTag).mail(nameOf(functionality), { code })

const nameOf = (functionality: string) => {
  if (functionality === "RESET_PASSWORD") return "account.resetCode"
  return functionality === "GUEST_ORDERS" ? "account.ordersCode" : "account.code"
}
