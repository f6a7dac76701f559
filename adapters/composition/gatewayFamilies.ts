import { cartFamily } from "./cartFamily.ts"
import { checkoutFamily } from "./checkoutFamily.ts"
import { pagesFamily } from "./pagesFamily.ts"

/** Every gateway of one store over HTTP, for roots that need not fetch them one by one. */
export function gatewayFamilies() {
  return [cartFamily(), pagesFamily(), checkoutFamily()] as const
}
