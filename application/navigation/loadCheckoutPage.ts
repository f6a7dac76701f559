import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { loadCart } from "../cart/loadCart.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads the server-rendered checkout, including the cart for browsers without JavaScript. Never fails: an unreadable
 * cart is omitted, since scripts load it anyway.
 */
export const loadCheckoutPage = Effect.fn("navigation.loadCheckoutPage")(function* (address: PageAddress) {
  const cart = optionalSection("The cart of the checkout", Effect.asSome(loadCart()), Option.none())
  return yield* framedPage(
    address,
    Effect.map(cart, (found): PageContent => ({
      content: "checkout",
      ...(Option.isSome(found) ? { cart: found.value } : {}),
    })),
  )
})
