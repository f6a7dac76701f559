import { cart } from "./cart.ts"
import { cartExtras } from "./cartExtras.ts"
import { checkout } from "./checkout.ts"
import { errors } from "./errors.ts"
import { look } from "./look.ts"

/** What is said from the cart on, and what went wrong. */
export const purchaseTexts = { ...cart, ...cartExtras, ...checkout, ...look, ...errors }
