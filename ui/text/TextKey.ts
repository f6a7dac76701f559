import type { account } from "./en/account.ts"
import type { captcha } from "./en/captcha.ts"
import type { cart } from "./en/cart.ts"
import type { cartNews } from "./en/cartNews.ts"
import type { catalog } from "./en/catalog.ts"
import type { checkout } from "./en/checkout.ts"
import type { entry } from "./en/entry.ts"
import type { errors } from "./en/errors.ts"
import type { order } from "./en/order.ts"
import type { sessionExpired } from "./en/sessionExpired.ts"
import type { shell } from "./en/shell.ts"
import type { wishlist } from "./en/wishlist.ts"

/** Every key that has words. */
export type TextKey = keyof typeof account | keyof typeof captcha | keyof typeof shell | keyof typeof catalog | keyof typeof cart | keyof typeof checkout | keyof typeof order | keyof typeof entry | keyof typeof sessionExpired | keyof typeof errors | keyof typeof cartNews | keyof typeof wishlist
