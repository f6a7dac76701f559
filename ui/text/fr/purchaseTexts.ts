import { cart } from "./cart.ts"
import { checkout } from "./checkout.ts"
import { errors } from "./errors.ts"
import { order } from "./order.ts"

/** What is said from the cart on, and what went wrong. */
export const purchaseTexts = { ...cart, ...checkout, ...order, ...errors }
