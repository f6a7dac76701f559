import { randomUUID } from "node:crypto"
import { listAt } from "../platform/states/listAt.ts"
import {
  findFirst,
  STATE_PASSWORD,
  type ProviderStates,
  type StateParameters,
  type StateShop,
  storeIn,
  textAt,
  textIn,
} from "../platform/states/StateShop.ts"

const cartPath = (storeId: string) => `/itxrest/2/order/store/${storeId}/cart`

/** The first product with two SKUs in good stock. */
const twoSkus = (shop: StateShop, storeId: string) =>
  findFirst(
    shop.products(storeId),
    ({ skus: [sku, otherSku] }) => (sku === undefined || otherSku === undefined ? undefined : { sku, otherSku }),
    "product with two skus in stock",
  )

/** A new guest with one line in the cart. */
export const cartWithItem = async (shop: StateShop, storeId: string, quantity = 1) => {
  const { sku, otherSku } = await twoSkus(shop, storeId)
  const token = await shop.guest(storeId)
  const cart = await shop.call(token, "POST", cartPath(storeId), { cartItems: [{ sku, quantity }] })
  return { token, orderId: textAt(cart, "id"), orderItemId: textAt(cart, "items.0.id"), sku, otherSku }
}

const cartWithCode = async (shop: StateShop, parameters: StateParameters, isApplied: boolean) => {
  const storeId = storeIn(parameters)
  const { token, orderId } = await cartWithItem(shop, storeId)
  if (isApplied)
    await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/order/${orderId}/promoCode`, {
      promoCode: textIn(parameters, "promoCode", "SPRING10"),
    })
  return { token, orderId }
}

const skusInStock = async (shop: StateShop, storeId: string, wanted: number): Promise<readonly string[]> => {
  const skus = new Set<string>()
  for await (const product of shop.products(storeId)) {
    for (const sku of product.skus) skus.add(sku)
    if (skus.size >= wanted) return [...skus].slice(0, wanted)
  }
  throw new Error(`The shop has no ${wanted} skus in stock.`)
}

const LETTER = "A"

/** Products of the store with their customization offers. */
const offers = async function* (shop: StateShop, storeId: string) {
  for await (const {
    productId,
    skus: [sku],
  } of shop.products(storeId)) {
    if (sku !== undefined)
      yield {
        productId,
        sku,
        offer: await shop.call(
          "",
          "GET",
          `/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}/product/${productId}/customization`,
        ),
      }
  }
}

/** The first product in stock with a monogram, with the first of all its options. */
export const monogrammableProduct = (shop: StateShop, storeId: string) =>
  findFirst(
    offers(shop, storeId),
    ({ sku, offer }) =>
      listAt(offer, "areas").length === 0
        ? undefined
        : {
            sku,
            areaId: textAt(offer, "areas.0.areaId"),
            colorId: textAt(offer, "colors.0.colorId"),
            typographyId: textAt(offer, "typographies.0.typographyId"),
          },
    "product that takes letters",
  )

export const cartStates: ProviderStates = {
  "an empty cart": async (shop, parameters) => ({ token: await shop.guest(storeIn(parameters)) }),
  "a cart with an item": (shop, parameters) => {
    const quantity = parameters["quantity"]
    return cartWithItem(shop, storeIn(parameters), typeof quantity === "number" ? quantity : 2)
  },
  "a product that takes letters": async (shop, parameters) => ({
    token: await shop.guest(storeIn(parameters)),
    ...(await monogrammableProduct(shop, storeIn(parameters))),
  }),
  "a line with letters": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const token = await shop.guest(storeId)
    const { sku, areaId, colorId, typographyId } = await monogrammableProduct(shop, storeId)
    await shop.call(token, "POST", cartPath(storeId), { cartItems: [{ sku, quantity: 1 }] })
    const cart = await shop.call(token, "POST", cartPath(storeId), {
      cartItems: [
        { sku, quantity: 1, customization: [{ areaId, colorId, typographyId, datatype: "TEXT", text: LETTER }] },
      ],
    })
    return { token, sku, orderItemId: textAt(cart, "items.1.id") }
  },
  "a product made to measure": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { productId } = await findFirst(
      offers(shop, storeId),
      (one) => (listAt(one.offer, "tailoring.fabrics").length === 0 ? undefined : one),
      "product made to measure",
    )
    return { token: await shop.guest(storeId), productId }
  },
  "a cart at its limit": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const maximum = await guestMaximum(shop, storeId)
    const skus = await skusInStock(shop, storeId, maximum + 1)
    const token = await shop.guest(storeId)
    await shop.call(token, "POST", cartPath(storeId), {
      cartItems: skus.slice(0, maximum).map((sku) => ({ sku, quantity: 1 })),
    })
    return { token, sku: skus[maximum] ?? "" }
  },
  "a sku without stock": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, orderId, orderItemId } = await cartWithItem(shop, storeId)
    const sku = await findFirst(shop.products(storeId), ({ low, gone }) => gone[0] ?? low[0]?.sku, "sku with few units")
    return { token, orderId, orderItemId, sku }
  },
  "a cart with a gift message": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await cartWithItem(shop, storeId)
    const cart = await shop.call(token, "PUT", `${cartPath(storeId)}/gift-info`, {
      senderName: "A friend",
      receiverName: "A reader",
      message: "Happy birthday",
    })
    return { token, giftInfoId: textAt(cart, "giftInfo.id") }
  },
  "a promo code": (shop, parameters) => cartWithCode(shop, parameters, false),
  "an applied promo code": (shop, parameters) => cartWithCode(shop, parameters, true),
  "a coupon": (shop, parameters) => cartWithCode(shop, parameters, false),
  "a gift packed item": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, orderId, sku } = await cartWithItem(shop, storeId)
    await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/order/${orderId}/giftpacking/${sku}`, {
      message: "With love",
    })
    return { token, orderId, sku }
  },
  "a cart after a login": async (shop, parameters) => cartAfterLogin(shop, storeIn(parameters)),
  "a safe cart": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { sku } = await twoSkus(shop, storeId)
    const session = await shop.registered(storeId)
    await shop.call(session.token, "PUT", `/itxrest/2/order/store/${storeId}/safe-cart`, {
      items: [{ sku, quantity: 1 }],
    })
    return session
  },
}

/**
 * An account whose cart received a guest's line at a sign-in while another did not fit, because the account had all
 * units of its SKU. Those units were then removed, so that the leftover line fits.
 */
const cartAfterLogin = async (shop: StateShop, storeId: string) => {
  const few = await findFirst(shop.products(storeId), ({ low }) => low[0], "sku with few units")
  const { sku: other } = await twoSkus(shop, storeId)
  const account = { logon: `ana.${randomUUID()}@example.org`, password: STATE_PASSWORD }
  const filled = async (skus: readonly { readonly sku: string; readonly quantity: number }[]) => {
    const token = await shop.guest(storeId)
    await shop.call(token, "POST", cartPath(storeId), { cartItems: skus })
    return token
  }
  const all = { sku: few.sku, quantity: few.units }
  await shop.call(await filled([all]), "POST", `/itxrest/2/user/store/${storeId}/user`, {
    ...account,
    passwordConfirm: STATE_PASSWORD,
    acceptedPolicies: [1, 2],
  })
  const session = await shop.call(
    await filled([
      { sku: few.sku, quantity: 1 },
      { sku: other, quantity: 1 },
    ]),
    "POST",
    `/itxrest/2/user/store/${storeId}/identity`,
    account,
  )
  const token = textAt(session, "access_token")
  const cart = await shop.call(token, "DELETE", `${cartPath(storeId)}/${few.sku}`)
  return { token, sku: few.sku, leftoverId: textAt(cart, "keptItems.0.id") }
}

const guestMaximum = async (shop: StateShop, storeId: string): Promise<number> => {
  const store = await shop.call("", "GET", `/itxrest/2/catalog/store/${storeId}`)
  const pairs: unknown = typeof store === "object" && store !== null ? Reflect.get(store, "configurations") : undefined
  const list: readonly unknown[] = Array.isArray(pairs) ? pairs : []
  const pair = list.find((one) => textAt(one, "parameter") === "MAX_PRODUCTS_SHOPCART_GUEST")
  if (pair === undefined) throw new Error("The store has no maximum for guests.")
  return Number(textAt(pair, "value"))
}
