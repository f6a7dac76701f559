import type { cart } from "./en/cart.ts"
import type { catalog } from "./en/catalog.ts"
import type { checkout } from "./en/checkout.ts"
import type { errors } from "./en/errors.ts"
import type { order } from "./en/order.ts"
import type { shell } from "./en/shell.ts"

/** Every key that has words. */
export type TextKey = keyof typeof shell | keyof typeof catalog | keyof typeof cart | keyof typeof checkout | keyof typeof order | keyof typeof errors
