/** The purpose of a six-digit code; a code is valid for one purpose only. */
export type CodePurpose = "REGISTER" | "PHONE_LOGON" | "EMAIL_LOGON" | "UPDATE_EMAIL" | "VALIDATION"

/** Recipient of a code (S5.25: type SMS or EMAIL). */
export type CodeRecipient =
  | { readonly type: "SMS"; /** International form with plus. */ readonly phone: string }
  | { readonly type: "EMAIL"; readonly email: string }

/** Whether a text has the form of a code: six digits. */
export function isCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}

/** Minimum delay between two codes, in milliseconds; gives the message time to arrive. */
export const CODE_RESEND_DELAY_MILLIS = 30_000

/** Returns the purpose of a phone code: a login method, or a contact number. */
export function phonePurpose(isLoginMethod: boolean): "PHONE_LOGON" | "VALIDATION" {
  return isLoginMethod ? "PHONE_LOGON" : "VALIDATION"
}
