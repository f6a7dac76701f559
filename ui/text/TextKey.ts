import type { account } from "./en/account.ts"
import type { afterPayment } from "./en/afterPayment.ts"
import type { around } from "./en/around.ts"
import type { captcha } from "./en/captcha.ts"
import type { cardFrame } from "./en/cardFrame.ts"
import type { cart } from "./en/cart.ts"
import type { cartExtras } from "./en/cartExtras.ts"
import type { cartNews } from "./en/cartNews.ts"
import type { cartParts } from "./en/cartParts.ts"
import type { catalog } from "./en/catalog.ts"
import type { checkout } from "./en/checkout.ts"
import type { delivery } from "./en/delivery.ts"
import type { entry } from "./en/entry.ts"
import type { errors } from "./en/errors.ts"
import type { garment } from "./en/garment.ts"
import type { giftCard } from "./en/giftCard.ts"
import type { look } from "./en/look.ts"
import type { made } from "./en/made.ts"
import type { making } from "./en/making.ts"
import type { nearby } from "./en/nearby.ts"
import type { newsletter } from "./en/newsletter.ts"
import type { notice } from "./en/notice.ts"
import type { order } from "./en/order.ts"
import type { quickAdd } from "./en/quickAdd.ts"
import type { sessionExpired } from "./en/sessionExpired.ts"
import type { shell } from "./en/shell.ts"
import type { waysToPay } from "./en/waysToPay.ts"
import type { wishlist } from "./en/wishlist.ts"

/** Every key that has words. */
export type TextKey =
  | keyof typeof account
  | keyof typeof afterPayment
  | keyof typeof around
  | keyof typeof captcha
  | keyof typeof cardFrame
  | keyof typeof cart
  | keyof typeof cartExtras
  | keyof typeof cartNews
  | keyof typeof cartParts
  | keyof typeof catalog
  | keyof typeof checkout
  | keyof typeof delivery
  | keyof typeof entry
  | keyof typeof errors
  | keyof typeof garment
  | keyof typeof giftCard
  | keyof typeof look
  | keyof typeof made
  | keyof typeof making
  | keyof typeof nearby
  | keyof typeof newsletter
  | keyof typeof notice
  | keyof typeof order
  | keyof typeof quickAdd
  | keyof typeof sessionExpired
  | keyof typeof shell
  | keyof typeof waysToPay
  | keyof typeof wishlist
