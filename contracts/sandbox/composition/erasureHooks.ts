import type { ErasureHook } from "../platform/services/ErasureHook.ts"
import { eraseBookings } from "../booking/eraseBookings.ts"
import { eraseNotifications } from "../catalog/notifications/eraseNotifications.ts"
import { eraseChats } from "../chat/eraseChats.ts"
import { eraseNewsletter } from "../customers/newsletter/eraseNewsletter.ts"
import { eraseCustomer } from "../other/eraseCustomer.ts"
import { eraseFavourites } from "../places/eraseFavourites.ts"
import { eraseReturns } from "../returns/eraseReturns.ts"
import { eraseTeens } from "../customers/teens/eraseTeens.ts"
import { eraseWallet } from "../purchase/wallet/eraseWallet.ts"
import { eraseWishlists } from "../wishlists/eraseWishlists.ts"

/** Erases or anonymizes the data of a user whose account is deleted, in this order. */
export const erasureHooks: readonly ErasureHook[] = [
  eraseCustomer,
  eraseTeens,
  eraseWallet,
  eraseNewsletter,
  eraseWishlists,
  eraseFavourites,
  eraseBookings,
  eraseReturns,
  eraseNotifications,
  eraseChats,
]
