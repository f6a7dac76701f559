import { notFound } from "../platform/http/Refused.ts"
import { callerOperation, type Operation, customerOperation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { authenticate } from "../customers/session/authenticate.ts"
import { addItems } from "./lines/addItems.ts"
import { type CartScope, cartScope, type WireCart } from "./CartScope.ts"
import { type OptimisticCartChange, changeOptimistically } from "./changeOptimistically.ts"
import { changeCart } from "./changeCart.ts"
import { changeLines } from "./lines/changeLines.ts"
import { changeLineSku } from "./lines/changeLineSku.ts"
import { addPromoCode, applyCoupon, removePromoCode } from "./promotions/changePromotions.ts"
import { withoutExpiredEmployeeDiscount } from "./promotions/removeEmployeeDiscount.ts"
import { removeGiftInfo, saveGiftInfo } from "./gifts/giftInfo.ts"
import { unwrapLines, wrapLines } from "./gifts/giftPacking.ts"
import { addLinesWithinLimits, addLines, removeUnits, requireUnits, setLines } from "./lines/lineChanges.ts"
import { isLeftover, readLeftovers } from "./lines/leftoverLines.ts"
import type { LinePlan } from "./lines/LinePlan.ts"
import { findOpenCart } from "./lockCart.ts"
import { readCustomizationOffers, requireCustomizable } from "./customizationOffers.ts"
import { namesOriginalOrder, requireOriginals } from "./originalOrders.ts"
import { presentCart } from "./presentCart.ts"
import { readCart } from "./readCart.ts"
import { deleteSafeCart, readSafeCart, saveSafeCart } from "./safeCart.ts"

export const cartOperations = (services: SandboxServices): readonly Operation[] => [
  ...lineOperations(services),
  ...giftOperations(services),
  ...promotionOperations(services),
  ...safeCartOperations(services),
]

/** The customer's cart, if there is one. */
const openCart = async ({ storage: { db } }: SandboxServices, scope: CartScope): Promise<WireCart | undefined> => {
  const cart = await findOpenCart(db, scope)
  if (cart === undefined) return undefined
  const reading = await withoutExpiredEmployeeDiscount(db, await readCart(db, scope, cart), scope.now)
  return presentCart(scope, reading, { leftovers: await readLeftovers(db, scope) })
}

/** The customer's cart; a new empty one if there is none. */
const currentCart = async (services: SandboxServices, scope: CartScope): Promise<WireCart> =>
  (await openCart(services, scope)) ?? changeCart(services, scope, async () => undefined)

/** Changes lines of the caller's cart, optimistically if possible, otherwise with the cart locked. */
const changeCartLines = async (services: SandboxServices, cartChange: OptimisticCartChange): Promise<WireCart> => {
  const done = await changeOptimistically(services, cartChange)
  if (done !== undefined) return done
  const { request, storeId, languageId, skus, change } = cartChange
  const scope = await cartScope(services, await authenticate(services, "guest", request, storeId), storeId, languageId)
  return changeCart(services, scope, (work, row) => changeLines(work, scope, row, skus, change))
}

const lineOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("getCart", async ({ path, query, principal }) => ({
    status: 200,
    body: await currentCart(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  customerOperation("getMiniCart", async ({ path, query, principal }) => {
    const { id, storeId, totalOrder, items, timestamp } = await currentCart(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
    )
    return {
      status: 200,
      body: {
        id,
        storeId,
        totalOrder,
        itemCount: items.reduce((units, { quantity }) => units + quantity, 0),
        timestamp,
      },
    }
  }),
  customerOperation("getCartItem", async ({ path, query, principal }) => {
    const cart = await openCart(services, await cartScope(services, principal, path.storeId, query.languageId))
    const item = cart?.items.find(({ id }) => id === path.orderItemId)
    if (item === undefined) throw notFound("There is no such line in the cart.", path.orderItemId)
    return { status: 200, body: item }
  }),
  callerOperation(
    "addToCart",
    async ({ operationId, path: { storeId }, query: { languageId }, header, body: { cartItems }, request }) => {
      const intent = { key: header["idempotency-key"], payload: [operationId, storeId, cartItems] }
      const customizationOffers = await readCustomizationOffers(
        services.storage.db,
        await services.stores.require(storeId),
        cartItems,
      )
      const change = (plan: LinePlan) => {
        requireUnits(cartItems)
        requireCustomizable(customizationOffers, cartItems)
        addLines(plan, cartItems)
      }
      const done = cartItems.some((item) => isLeftover(item) || namesOriginalOrder(item))
        ? undefined
        : await changeOptimistically(services, {
            request,
            storeId,
            languageId,
            skus: cartItems.map(({ sku }) => sku),
            intent,
            change,
          })
      if (done !== undefined) return { status: 200, body: done }
      const scope = await cartScope(
        services,
        await authenticate(services, "guest", request, storeId),
        storeId,
        languageId,
      )
      const cart = await changeCart(
        services,
        scope,
        (work, row) => addItems(work, scope, row, cartItems, customizationOffers),
        {
          intent,
        },
      )
      return { status: 200, body: cart }
    },
  ),
  customerOperation("moveWishlistToCart", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { cartItems } = body
    const customizationOffers = await readCustomizationOffers(services.storage.db, scope.store, cartItems)
    const intent = { key: header["idempotency-key"], payload: [operationId, path.storeId, cartItems] }
    const cart = await changeCart(
      services,
      scope,
      async (work, row) => {
        await requireOriginals(work, scope, cartItems)
        const { result, known } = await changeLines(
          work,
          scope,
          row,
          cartItems.map(({ sku }) => sku),
          (plan) => {
            requireCustomizable(customizationOffers, cartItems)
            return addLinesWithinLimits(plan, cartItems)
          },
        )
        return { rejected: result, known }
      },
      { intent },
    )
    return { status: 200, body: cart }
  }),
  callerOperation("updateCart", async ({ path: { storeId }, query: { languageId }, body: { cartItems }, request }) => {
    const customizationOffers = await readCustomizationOffers(
      services.storage.db,
      await services.stores.require(storeId),
      cartItems,
    )
    const change: OptimisticCartChange["change"] = (plan, rows) => {
      requireCustomizable(customizationOffers, cartItems)
      setLines(plan, rows, cartItems)
    }
    const skus = cartItems.map(({ sku }) => sku)
    if (!cartItems.some(namesOriginalOrder))
      return { status: 200, body: await changeCartLines(services, { request, storeId, languageId, skus, change }) }
    const scope = await cartScope(
      services,
      await authenticate(services, "guest", request, storeId),
      storeId,
      languageId,
    )
    const cart = await changeCart(services, scope, async (work, row) => {
      await requireOriginals(work, scope, cartItems)
      return changeLines(work, scope, row, skus, change)
    })
    return { status: 200, body: cart }
  }),
  callerOperation("deleteFromCart", async ({ path: { storeId, sku }, query: { languageId, quantity }, request }) => ({
    status: 200,
    body: await changeCartLines(services, {
      request,
      storeId,
      languageId,
      skus: [],
      change: (plan) => removeUnits(plan, sku, quantity),
    }),
  })),
  customerOperation("updateCartItemSku", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, (work, row) => changeLineSku(work, scope, row, path.orderItemId, body)),
    }
  }),
]

const giftOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("setGiftInfo", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, async (work, row) => ({ cart: await saveGiftInfo(work, row, body) })),
    }
  }),
  customerOperation("deleteGiftInfo", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, async (work, row) => ({
        cart: await removeGiftInfo(work, row, path.id),
      })),
    }
  }),
  customerOperation("addGiftPacking", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, (work, row) => wrapLines(work, row, path.sku, body), {
        orderId: path.orderId,
      }),
    }
  }),
  customerOperation("deleteGiftPacking", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, (work, row) => unwrapLines(work, row, path.sku, query), {
        orderId: path.orderId,
      }),
    }
  }),
]

const promotionOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("addPromoCode", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, (work, row) => addPromoCode(work, scope, row, body.promoCode), {
        orderId: path.orderId,
      }),
    }
  }),
  customerOperation("deletePromoCode", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, (work, row) => removePromoCode(work, row, path.promoCode), {
        orderId: path.orderId,
      }),
    }
  }),
  customerOperation("applyCoupon", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await changeCart(services, scope, (work, row) => applyCoupon(work, scope, row, body), {
        orderId: path.orderId,
      }),
    }
  }),
]

const safeCartOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("saveSafeCart", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await saveSafeCart(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      body.items,
    ),
  })),
  customerOperation("getSafeCart", async ({ path, query, principal }) => ({
    status: 200,
    body: await readSafeCart(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      query.userId,
    ),
  })),
  customerOperation("deleteSafeCart", async ({ path, query, principal }) => {
    await deleteSafeCart(services, await cartScope(services, principal, path.storeId, query.languageId), query.userId)
    return { status: 204 }
  }),
]
