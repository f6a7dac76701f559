/** What a code of six digits proves a place for; it is good for this one thing. */
export type CodePurpose = "REGISTER" | "PHONE_LOGON" | "EMAIL_LOGON" | "UPDATE_EMAIL" | "VALIDATION"

/** Where a code goes (specification, section 5: type SMS or EMAIL). */
export type CodeRecipient =
  | { readonly type: "SMS"; /** International form with plus. */ readonly phone: string }
  | { readonly type: "EMAIL"; readonly email: string }

/** Whether a text can be a code: six digits. */
export function isCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}

/** How long a shopper waits before the next code can be asked for: a message takes its time. In milliseconds. */
export const CODE_RESEND_DELAY_MILLIS = 30_000

/** What a code for a telephone number is sent for: to log in with it, or to be reached there. */
export function phonePurpose(isLoginMethod: boolean): "PHONE_LOGON" | "VALIDATION" {
  return isLoginMethod ? "PHONE_LOGON" : "VALIDATION"
}
