import * as Effect from "effect/Effect"
import { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefusedReason } from "../../domain/address/validateAddress.ts"
import { validateAddress } from "../../domain/address/validateAddress.ts"
import type { WishlistItem } from "../../domain/wishlist/Wishlist.ts"
import type { WishlistMail } from "../../domain/wishlist/wishlistMail.ts"
import { validateWishlistMail } from "../../domain/wishlist/wishlistMail.ts"
import { WishlistMailRefused } from "../../domain/wishlist/WishlistChangeRefused.ts"
import { track } from "../analytics/Analytics.ts"
import { type BudgetRequest, WishlistGateway } from "./WishlistGateway.ts"

/** Address fields that a quote shows. */
const PRINTED_FIELDS: readonly AddressRefusedReason["field"][] = [
  "firstName",
  "lastName",
  "addressLine1",
  "addressLine2",
  "city",
  "zipCode",
  "countryCode",
]

/** Emails the link of a public list. Fails with `WishlistMailRefused` and every invalid field before any call. */
export const emailWishlist = Effect.fn("wishlist.emailWishlist")(function* (listId: string, mail: WishlistMail) {
  const reasons = validateWishlistMail(mail)
  if (reasons.length > 0) return yield* new WishlistMailRefused({ reasons })
  const gateway = yield* WishlistGateway
  yield* gateway.emailWishlist(listId, mail)
  yield* track({ name: "share", method: "email", content: "wishlist" })
})

/**
 * Returns a quote as a file: today's prices of the list's items with a size. Fails with `AddressRefused` before any
 * call for an address that cannot be printed.
 */
export const createQuote = Effect.fn("wishlist.createQuote")(function* (
  items: readonly WishlistItem[],
  address: Address,
  format: BudgetRequest["format"],
) {
  const reasons = validateAddress(address).filter(({ field }) => PRINTED_FIELDS.includes(field))
  if (reasons.length > 0) return yield* new AddressRefused({ reasons })
  const gateway = yield* WishlistGateway
  return yield* gateway.createBudget({
    address,
    format,
    lines: items.flatMap(({ sku, quantity }) => (sku === undefined ? [] : [{ sku, quantity }])),
  })
})
