import { readAddress } from "../account/addresses.ts"
import { cartScope, type CartScope, type CartRow } from "../cart/CartScope.ts"
import { changeCart } from "../cart/changeCart.ts"
import { noSuchCart } from "../cart/lockCart.ts"
import { readCart } from "../cart/readCart.ts"
import { invalidField } from "../http/Refusal.ts"
import { operation, type Operation, shopperOperation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { askPaymentStatus } from "./askPaymentStatus.ts"
import { chooseShipping, deliversTo } from "./chooseShipping.ts"
import { paymentMethods } from "./paymentMethods.ts"
import { shippingMethods } from "./shippingMethods.ts"
import { submitCheckout } from "./submitCheckout.ts"

/** The operations of the area checkout. */
export const checkoutOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("listShippingMethods", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { store, language, now } = scope
    if (query.zipCode?.includes("-") === true && query.zipCode !== "-" && store.countryCode !== "JP") {
      throw invalidField("zipCode", "pattern", "The form 123-4567 is for stores of Japan; here it is five digits.")
    }
    const cart = await ownCart(services, scope, path.orderId)
    const country = query.countryISO ?? (query.zipCode === undefined ? await addressCountry(services, scope, cart) : undefined)
    const excluded = new Set((query.excluded ?? "").split(",").map((kind) => kind.trim()))
    const possible = country === undefined || deliversTo(store.countryCode, country)
    const { price } = await readCart(services.storage.db, scope, cart)
    const methods = possible ? shippingMethods(store, language, price.totalProduct, now) : []
    return { status: 200, body: { shippingMethods: methods.filter(({ kind }) => !excluded.has(kind)) } }
  }),
  shopperOperation("setShipping", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const intent = { key: header["idempotency-key"], says: [operationId, path.storeId, path.orderId, body] }
    const cart = await changeCart(services, scope, async (work, row) => ({ cart: await chooseShipping(work, scope, row, body) }), { orderId: path.orderId, intent })
    return { status: 200, body: cart }
  }),
  shopperOperation("listPaymentMethods", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await ownCart(services, scope, path.orderId)
    return { status: 200, body: { paymentMethods: paymentMethods(scope.language) } }
  }),
  shopperOperation("submitAsyncCheckout", async ({ path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 202, body: await submitCheckout(services, scope, path.orderId, header["idempotency-key"], body) }
  }),
  operation("getPaymentStatus", async ({ path, query, principal }) => {
    await services.stores.require(path.storeId)
    return { status: 200, body: await askPaymentStatus(services, { ...path, principal, guestToken: query.guestToken }) }
  }),
  shopperOperation("recordPurchaseAttempt", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { cart_id } = await ownCart(services, scope, path.orderId)
    await services.storage.db
      .updateTable("cart")
      .set(({ eb }) => ({ purchase_attempts: eb("purchase_attempts", "+", 1) }))
      .where("cart_id", "=", cart_id)
      .execute()
    return { status: 204 }
  }),
]

/** A cart or order of the shopper, without a lock. Fails with 404 for another's. */
const ownCart = async ({ storage }: SandboxServices, { principal, store }: CartScope, orderId: string): Promise<CartRow> => {
  const cart = await storage.db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", Number(orderId))
    .where("user_id", "=", Number(principal.userId))
    .where("store_id", "=", store.id)
    .where("state", "!=", "merged")
    .executeTakeFirst()
  if (cart === undefined) throw noSuchCart(orderId)
  return cart
}

/** Country of the address chosen so far; undefined when none is. */
const addressCountry = async ({ storage }: SandboxServices, scope: CartScope, cart: CartRow): Promise<string | undefined> =>
  cart.address_id === null ? undefined : (await readAddress(storage.db, scope, String(cart.address_id))).countryCode
