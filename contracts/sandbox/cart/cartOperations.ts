import { notFound } from "../http/Refusal.ts"
import { type Operation, shopperOperation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { type CartScope, cartScope, type WireCart } from "./CartScope.ts"
import { changeCart } from "./changeCart.ts"
import { changeLines } from "./changeLines.ts"
import { changeLineSku } from "./changeLineSku.ts"
import { addPromoCode, applyCoupon, removePromoCode } from "./changePromotions.ts"
import { removeGiftInfo, writeGiftInfo } from "./giftInfo.ts"
import { unwrapLines, wrapLines } from "./giftPacking.ts"
import { addFittingLines, addLines, removeUnits, setLines } from "./lineChanges.ts"
import { findOpenCart } from "./lockCart.ts"
import { presentCart } from "./presentCart.ts"
import { readCart } from "./readCart.ts"
import { deleteSafeCart, readSafeCart, saveSafeCart } from "./safeCart.ts"

/** The operations of the area cart. */
export const cartOperations = (services: SandboxServices): readonly Operation[] => [
  ...lineOperations(services),
  ...giftOperations(services),
  ...promotionOperations(services),
  ...safeCartOperations(services),
]

/** The shopper's cart; a new empty one where there is none. */
const currentCart = async (services: SandboxServices, scope: CartScope): Promise<WireCart> => {
  const cart = await findOpenCart(services.storage.db, scope)
  return cart === undefined ? changeCart(services, scope, async () => undefined) : presentCart(scope, await readCart(services.storage.db, scope, cart))
}

const lineOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("getCart", async ({ path, query, principal }) => ({
    status: 200,
    body: await currentCart(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  shopperOperation("getMiniCart", async ({ path, query, principal }) => {
    const { id, storeId, totalOrder, items, timestamp } = await currentCart(services, await cartScope(services, principal, path.storeId, query.languageId))
    return { status: 200, body: { id, storeId, totalOrder, itemCount: items.reduce((units, { quantity }) => units + quantity, 0), timestamp } }
  }),
  shopperOperation("getCartItem", async ({ path, query, principal }) => {
    const { items } = await currentCart(services, await cartScope(services, principal, path.storeId, query.languageId))
    const item = items.find(({ id }) => id === path.orderItemId)
    if (item === undefined) throw notFound("There is no such line in the cart.", path.orderItemId)
    return { status: 200, body: item }
  }),
  shopperOperation("addToCart", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { cartItems } = body
    const intent = { key: header["idempotency-key"], says: [operationId, path.storeId, cartItems] }
    const cart = await changeCart(services, scope, (work, row) => changeLines(work, scope, row, cartItems.map(({ sku }) => sku), (plan) => addLines(plan, cartItems)), { intent })
    return { status: 200, body: cart }
  }),
  shopperOperation("moveWishlistToCart", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { cartItems } = body
    const intent = { key: header["idempotency-key"], says: [operationId, path.storeId, cartItems] }
    const cart = await changeCart(
      services,
      scope,
      async (work, row) => {
        const { result, sellables } = await changeLines(work, scope, row, cartItems.map(({ sku }) => sku), (plan) => addFittingLines(plan, cartItems))
        return { rejected: result, sellables }
      },
      { intent },
    )
    return { status: 200, body: cart }
  }),
  shopperOperation("updateCart", async ({ path, query, body: { cartItems }, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const cart = await changeCart(services, scope, (work, row) =>
      changeLines(work, scope, row, cartItems.map(({ sku }) => sku), (plan, rows) => setLines(plan, rows, cartItems)),
    )
    return { status: 200, body: cart }
  }),
  shopperOperation("deleteFromCart", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const cart = await changeCart(services, scope, (work, row) => changeLines(work, scope, row, [], (plan) => removeUnits(plan, path.sku, query.quantity)))
    return { status: 200, body: cart }
  }),
  shopperOperation("updateCartItemSku", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, (work, row) => changeLineSku(work, scope, row, path.orderItemId, body)) }
  }),
]

const giftOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("setGiftInfo", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, async (work, row) => ({ cart: await writeGiftInfo(work, row, body) })) }
  }),
  shopperOperation("deleteGiftInfo", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, async (work, row) => ({ cart: await removeGiftInfo(work, row, path.id) })) }
  }),
  shopperOperation("addGiftPacking", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, (work, row) => wrapLines(work, row, path.sku, body), { orderId: path.orderId }) }
  }),
  shopperOperation("deleteGiftPacking", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, (work, row) => unwrapLines(work, row, path.sku, query), { orderId: path.orderId }) }
  }),
]

const promotionOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("addPromoCode", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, (work, row) => addPromoCode(work, scope, row, body.promoCode), { orderId: path.orderId }) }
  }),
  shopperOperation("deletePromoCode", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, (work, row) => removePromoCode(work, row, path.promoCode), { orderId: path.orderId }) }
  }),
  shopperOperation("applyCoupon", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await changeCart(services, scope, (work, row) => applyCoupon(work, scope, row, body), { orderId: path.orderId }) }
  }),
]

const safeCartOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("saveSafeCart", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await saveSafeCart(services, await cartScope(services, principal, path.storeId, query.languageId), body.items),
  })),
  shopperOperation("getSafeCart", async ({ path, query, principal }) => ({
    status: 200,
    body: await readSafeCart(services, await cartScope(services, principal, path.storeId, query.languageId), query.userId),
  })),
  shopperOperation("deleteSafeCart", async ({ path, query, principal }) => {
    await deleteSafeCart(services, await cartScope(services, principal, path.storeId, query.languageId), query.userId)
    return { status: 204 }
  }),
]
