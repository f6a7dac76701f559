import type { ErasureHook } from "./account/ErasureHook.ts"
import { eraseNewsletter } from "./newsletter/eraseNewsletter.ts"
import { eraseShopper } from "./other/eraseShopper.ts"
import { eraseWallet } from "./wallet/eraseWallet.ts"

/** What the areas do with what they keep of a user whose account is deleted, in this order. */
export const erasureHooks: readonly ErasureHook[] = [eraseShopper, eraseWallet, eraseNewsletter]
