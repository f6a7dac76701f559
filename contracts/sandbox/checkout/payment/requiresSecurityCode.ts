import type { Kysely } from "kysely"
import type { CartScope } from "../../cart/CartScope.ts"
import { readSetting } from "../../stores/readSetting.ts"
import type { Database } from "../../platform/storage/Database.ts"

/** The configuration of a store in which saved cards pay by one click. */
const ONE_CLICK = "ONE_CLICK_PAYMENT"

/** Whether a card requires its security code: always, except for registered customers with one-click payment. */
export const requiresSecurityCode = async (
  db: Kysely<Database>,
  { principal, store }: Pick<CartScope, "principal" | "store">,
): Promise<boolean> => {
  if (principal.kind === "guest") return true
  return (await readSetting(db, store.id, ONE_CLICK)) !== "true"
}
