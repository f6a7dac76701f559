import { account } from "./account.ts"
import { captcha } from "./captcha.ts"
import { entry } from "./entry.ts"
import { sessionExpired } from "./sessionExpired.ts"

/** What the ways in say, and what is kept about the shopper. */
export const accountTexts = { ...account, ...captcha, ...entry, ...sessionExpired }
