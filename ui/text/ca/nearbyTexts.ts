import { captcha } from "./captcha.ts"
import { delivery } from "./delivery.ts"
import { nearby } from "./nearby.ts"
import { newsletter } from "./newsletter.ts"
import { notice } from "./notice.ts"
import { quickAdd } from "./quickAdd.ts"

/** What is said around a product, where something besides buying it is done. */
export const nearbyTexts = { ...nearby, ...delivery, ...notice, ...newsletter, ...captcha, ...quickAdd }
