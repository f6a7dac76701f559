import { createHash } from "node:crypto"
import type { components } from "../../generated/wishlists.d.ts"
import type { CartScope } from "../cart/CartScope.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { limitTries } from "./limitTries.ts"
import { nameKey } from "./listNames.ts"
import { listNotFound } from "./listRows.ts"
import { presentWishlists } from "./presentWishlist.ts"

/** Failed attempts in 15 minutes: by one customer, and for one name by all customers together. */
const MAX_TRIES_PER_CUSTOMER = 5
const MAX_TRIES_PER_NAME = 30

/** Returns public lists with this name and pin. Fails with the same 404 for a wrong name and a wrong pin. */
export const searchWishlists = async (
  services: SandboxServices,
  { principal, store, language }: CartScope,
  name: string,
  pin: string,
): Promise<components["schemas"]["FoundWishlists"]> => {
  const key = nameKey(name)
  const guesses = [
    { key: `wishlist-pin shopper ${principal.userId}`, most: MAX_TRIES_PER_CUSTOMER },
    {
      key: `wishlist-pin name ${store.id} ${createHash("sha256").update(key).digest("base64url")}`,
      most: MAX_TRIES_PER_NAME,
    },
  ]
  return limitTries(services, guesses, async () => {
    const { db } = services.storage
    const named = await db
      .selectFrom("wishlist")
      .selectAll()
      .where("store_id", "=", store.id)
      .where("name_key", "=", key)
      .where("kind", "=", "G")
      .orderBy("list_id")
      .execute()
    const found = named.filter((list) => list.pin !== null && isPin(list.pin, pin))
    if (found.length === 0) throw listNotFound(name)
    return { wishLists: await presentWishlists(db, store.id, language.id, found, "visitor") }
  })
}

/** Case-insensitive comparison in constant time. */
export const isPin = (own: string, candidate: string): boolean => sameSecret(own.toUpperCase(), candidate.toUpperCase())
