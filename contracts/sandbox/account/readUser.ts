import type { components } from "../../generated/account.d.ts"
import { type CartScope, userNumber } from "../cart/CartScope.ts"
import { findOpenCart } from "../cart/lockCart.ts"
import { presentCart } from "../cart/presentCart.ts"
import { readCart } from "../cart/readCart.ts"
import type { SandboxServices } from "../SandboxServices.ts"

type User = components["schemas"]["User"]

/** Stands for a guest (specification, section 3). */
const GUEST_USER_ID = "-1002"

/** The shopper of the session, with the open cart when there is one. Reads only. */
export const readUser = async ({ storage: { db } }: SandboxServices, scope: CartScope): Promise<User> => {
  const { principal, store, language } = scope
  const customer = await db.selectFrom("customer").select(["email", "first_name", "last_name"]).where("user_id", "=", userNumber(principal)).executeTakeFirst()
  const address = await db
    .selectFrom("address")
    .select("address_id")
    .where("user_id", "=", userNumber(principal))
    .where("store_id", "=", store.id)
    .orderBy("address_id")
    .executeTakeFirst()
  const order = await db.selectFrom("customer_order").select("order_id").where("user_id", "=", userNumber(principal)).limit(1).executeTakeFirst()
  const cart = await findOpenCart(db, scope)
  const isGuest = principal.kind === "guest"
  return {
    identity: { userId: isGuest ? GUEST_USER_ID : principal.userId },
    userType: isGuest ? "G" : "R",
    ...(principal.kind === "business" ? { clientType: "B" } : {}),
    ...(isGuest || customer === undefined || customer.email === null ? {} : { email: customer.email }),
    ...(customer === undefined || customer.first_name === null ? {} : { firstName: customer.first_name }),
    ...(customer === undefined || customer.last_name === null ? {} : { lastName: customer.last_name }),
    ...(address === undefined ? {} : { primaryAddressId: String(address.address_id) }),
    userLanguage: language.id,
    isWalletUser: false,
    isBuyer: order !== undefined,
    ...(cart === undefined ? {} : { shopCart: presentCart(scope, await readCart(db, scope, cart)) }),
  }
}
