import type { Kysely } from "kysely"
import type { CartScope } from "../cart/CartScope.ts"
import { readSetting } from "../catalog/readSetting.ts"
import type { Database } from "../storage/Database.ts"

/** The configuration pair of a store in which a kept card pays by one click. */
const ONE_CLICK = "ONE_CLICK_PAYMENT"

/**
 * Whether a card pays with its security code alone: always, but where somebody with an account may pay by one click.
 */
export const requiresSecurityCode = async (
  db: Kysely<Database>,
  { principal, store }: Pick<CartScope, "principal" | "store">,
): Promise<boolean> => {
  if (principal.kind === "guest") return true
  return (await readSetting(db, store.id, ONE_CLICK)) !== "true"
}
