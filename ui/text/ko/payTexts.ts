import { captcha } from "./captcha.ts"
import { cardFrame } from "./cardFrame.ts"
import { waysToPay } from "./waysToPay.ts"

/** What the open pay step says. */
export const payTexts = { ...waysToPay, ...captcha, ...cardFrame }
