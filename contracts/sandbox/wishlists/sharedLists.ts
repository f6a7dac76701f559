import type { components } from "../../generated/wishlists.d.ts"
import { type CartScope } from "../cart/CartScope.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { confirmedTeens } from "../customers/teens/confirmedTeens.ts"
import { presentEvent } from "./eventLists.ts"
import { readLists } from "./listRows.ts"
import { presentWishlists } from "./presentWishlist.ts"

/** Returns the customer's shared lists: public lists and event lists. */
export const listSharedLists = async (
  { storage: { db } }: SandboxServices,
  scope: CartScope,
): Promise<components["schemas"]["SharedLists"]> => {
  const lists = (await readLists(db, scope, false)).filter(({ kind }) => kind === "G")
  const events = await readLists(db, scope, true)
  return {
    wishLists: await presentWishlists(db, scope.store.id, scope.language.id, lists, "owner"),
    eventLists: await Promise.all(events.map((event) => presentEvent(db, scope, event, "owner"))),
  }
}

/** Returns the public lists of the customer's confirmed teens. */
export const listSponsorLists = async (
  { storage: { db } }: SandboxServices,
  { principal, store, language }: CartScope,
): Promise<components["schemas"]["SponsorLists"]> => {
  const teens = await confirmedTeens(db, principal.userId)
  const sponsorLists = await Promise.all(
    teens.map(async ({ teenUserId, firstName }) => {
      const lists = await db
        .selectFrom("wishlist")
        .selectAll()
        .where("user_id", "=", Number(teenUserId))
        .where("store_id", "=", store.id)
        .where("kind", "=", "G")
        .where("is_event", "=", false)
        .orderBy("position")
        .execute()
      return { teenUserId, firstName, wishLists: await presentWishlists(db, store.id, language.id, lists, "visitor") }
    }),
  )
  return { sponsorLists }
}
