import { accountFamily } from "./accountFamily.ts"
import { bookingFamily } from "./bookingFamily.ts"
import { cartDetailFamily } from "./cartDetailFamily.ts"
import { cartFamily } from "./cartFamily.ts"
import { checkoutFamily } from "./checkoutFamily.ts"
import { safeCartFamily } from "./safeCartFamily.ts"
import { ordersFamily } from "./ordersFamily.ts"
import { giftCardFamily } from "./giftCardFamily.ts"
import { otherFamily } from "./otherFamily.ts"
import { newsletterFamily } from "./newsletterFamily.ts"
import { pagesFamily } from "./pagesFamily.ts"
import { paymentFamily } from "./paymentFamily.ts"
import { placesFamily } from "./placesFamily.ts"
import { productFamily } from "./productFamily.ts"
import { restFamily } from "./restFamily.ts"
import { returnFamily } from "./returnFamily.ts"
import { teenFamily } from "./teenFamily.ts"
import { telemetryFamily } from "./telemetryFamily.ts"
import { walletFamily } from "./walletFamily.ts"
import { wishlistFamily } from "./wishlistFamily.ts"

/** Every gateway of one store over HTTP, for roots that need not fetch them one by one. */
export function gatewayFamilies() {
  return [
    cartFamily(),
    cartDetailFamily(),
    safeCartFamily(),
    pagesFamily(),
    checkoutFamily(),
    paymentFamily(),
    ordersFamily(),
    accountFamily(),
    walletFamily(),
    giftCardFamily(),
    newsletterFamily(),
    wishlistFamily(),
    teenFamily(),
    restFamily(),
    returnFamily(),
    bookingFamily(),
    placesFamily(),
    productFamily(),
    otherFamily(),
    telemetryFamily(),
  ] as const
}
