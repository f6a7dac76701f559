import { account } from "./account.ts"
import { afterPayment } from "./afterPayment.ts"
import { captcha } from "./captcha.ts"
import { entry } from "./entry.ts"
import { sessionExpired } from "./sessionExpired.ts"

/** What the ways in say, what is kept about the shopper, and what a payment asks. */
export const accountTexts = { ...account, ...afterPayment, ...captcha, ...entry, ...sessionExpired }
