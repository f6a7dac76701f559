import * as Effect from "effect/Effect"
import { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressProblem } from "../../domain/address/addressProblems.ts"
import { addressProblems } from "../../domain/address/addressProblems.ts"
import type { WishlistItem } from "../../domain/wishlist/Wishlist.ts"
import type { WishlistMail } from "../../domain/wishlist/wishlistMail.ts"
import { wishlistMailProblems } from "../../domain/wishlist/wishlistMail.ts"
import { WishlistMailRefused } from "../../domain/wishlist/WishlistRefusal.ts"
import { type BudgetRequest, WishlistGateway } from "./WishlistGateway.ts"

/** What of an address stands on a budget. */
const PRINTED: readonly AddressProblem["field"][] = [
  "firstName",
  "lastName",
  "addressLine1",
  "addressLine2",
  "city",
  "zipCode",
  "countryCode",
]

/** Sends the link of a public list. Fails with `WishlistMailRefused` and every field to mend before any call. */
export const emailWishlist = Effect.fn("wishlist.emailWishlist")(function* (listId: string, mail: WishlistMail) {
  const problems = wishlistMailProblems(mail)
  if (problems.length > 0) return yield* new WishlistMailRefused({ problems })
  const gateway = yield* WishlistGateway
  return yield* gateway.emailWishlist(listId, mail)
})

/**
 * A budget file of what in a list has a size: today's prices for somebody. Fails with `AddressRefused` for an address
 * that cannot be printed, before any call.
 */
export const makeBudget = Effect.fn("wishlist.makeBudget")(function* (
  items: readonly WishlistItem[],
  address: Address,
  format: BudgetRequest["format"],
) {
  const problems = addressProblems(address).filter(({ field }) => PRINTED.includes(field))
  if (problems.length > 0) return yield* new AddressRefused({ problems })
  const gateway = yield* WishlistGateway
  return yield* gateway.createBudget({
    address,
    format,
    lines: items.flatMap(({ sku, quantity }) => (sku === undefined ? [] : [{ sku, quantity }])),
  })
})
