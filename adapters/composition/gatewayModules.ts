import { accountModule } from "./accountModule.ts"
import { bookingModule } from "./bookingModule.ts"
import { cartDetailModule } from "./cartDetailModule.ts"
import { cartModule } from "./cartModule.ts"
import { checkoutModule } from "./checkoutModule.ts"
import { safeCartModule } from "./safeCartModule.ts"
import { ordersModule } from "./ordersModule.ts"
import { giftCardModule } from "./giftCardModule.ts"
import { supportModule } from "./supportModule.ts"
import { newsletterModule } from "./newsletterModule.ts"
import { pagesModule } from "./pagesModule.ts"
import { paymentModule } from "./paymentModule.ts"
import { locationModule } from "./locationModule.ts"
import { productModule } from "./productModule.ts"
import { restModule } from "./restModule.ts"
import { returnModule } from "./returnModule.ts"
import { teenModule } from "./teenModule.ts"
import { telemetryModule } from "./telemetryModule.ts"
import { walletModule } from "./walletModule.ts"
import { wishlistModule } from "./wishlistModule.ts"

/** All gateways of one store over HTTP, for roots that do not load them on demand. */
export function gatewayModules() {
  return [
    cartModule(),
    cartDetailModule(),
    safeCartModule(),
    pagesModule(),
    checkoutModule(),
    paymentModule(),
    ordersModule(),
    accountModule(),
    walletModule(),
    giftCardModule(),
    newsletterModule(),
    wishlistModule(),
    teenModule(),
    restModule(),
    returnModule(),
    bookingModule(),
    locationModule(),
    productModule(),
    supportModule(),
    telemetryModule(),
  ] as const
}
