import { saveStateAddress } from "../customers/account/accountStates.ts"
import { monogrammableProduct } from "../cart/cartStates.ts"
import {
  findFirst,
  numberAt,
  type ProviderStates,
  STATE_PASSWORD,
  type StateShop,
  storeIn,
  textAt,
} from "../platform/states/StateShop.ts"
import { listAt } from "../platform/states/listAt.ts"
import { CARD_MODE } from "../purchase/payments/paymentMethods.ts"

const METHOD = "standard"

/** A new guest with a SKU in the cart, address and delivery set. */
export const readyForCheckout = async (shop: StateShop, storeId: string, sku: string, quantity = 1) =>
  readyCartOf(shop, storeId, await shop.guest(storeId), sku, quantity)

const readyCartOf = async (shop: StateShop, storeId: string, token: string, sku: string, quantity = 1) => {
  const orderId = textAt(
    await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/cart`, { cartItems: [{ sku, quantity }] }),
    "id",
  )
  const addressId = await saveStateAddress(shop, token, storeId)
  const shipping = { shippingMethodId: METHOD, kind: "delivery", addressId }
  const cart = await shop.call(token, "POST", `${orderPath(storeId, orderId)}/checkout/shipping`, shipping)
  return {
    token,
    orderId,
    addressId,
    shippingMethodId: METHOD,
    paymentModeId: CARD_MODE,
    totalOrder: numberAt(cart, "totalOrder"),
  }
}

interface StateCart {
  readonly token: string
  readonly orderId: string
}

/** Pays a cart, by default with the card that is paid at once. Returns the payment status. */
export const buy = (
  shop: StateShop,
  storeId: string,
  cart: StateCart,
  number = "4242424242424242",
  wishes: object = {},
): Promise<unknown> => {
  const card = { paymentModeId: CARD_MODE, number, holder: "ANA PRUEBA", month: "12", year: "2030", cvv2: "123" }
  return submitWithCard(shop, storeId, cart, card, wishes)
}

const submitWithCard = (
  shop: StateShop,
  storeId: string,
  { token, orderId }: StateCart,
  payment: object,
  wishes: object = {},
): Promise<unknown> => {
  // One purchase per cart: a key derived from its id is unique.
  const key = `00000000-0000-4000-8000-${orderId.padStart(12, "0").slice(-12)}`
  return shop.call(
    token,
    "POST",
    `${orderPath(storeId, orderId)}/asynccheckout`,
    { paymentBundle: { paymentData: [payment] }, ...wishes },
    { "idempotency-key": key },
  )
}

const orderPath = (storeId: string, orderId: string): string => `/itxrest/2/order/store/${storeId}/order/${orderId}`

const readyCart = async (shop: StateShop, storeId: string) =>
  readyForCheckout(shop, storeId, await stockedSku(shop, storeId))

/** A new guest with a plain and a customized item, which are sent from two origins. */
const cartWithParcels = async (shop: StateShop, storeId: string) => {
  const { sku, ...letters } = await monogrammableProduct(shop, storeId)
  const plain = await readyForCheckout(shop, storeId, sku)
  const cart = await shop.call(plain.token, "POST", `/itxrest/2/order/store/${storeId}/cart`, {
    cartItems: [{ sku, quantity: 1, customization: [{ ...letters, datatype: "TEXT", text: "A" }] }],
  })
  return {
    ...plain,
    totalOrder: numberAt(cart, "totalOrder"),
    originId: textAt(cart, "shippingBundle.deliveryInfoByStockOrigin.1.ffmId"),
    otherMethodId: "express",
  }
}

/** A SKU in good stock. */
export const stockedSku = (shop: StateShop, storeId: string): Promise<string> =>
  findFirst(shop.products(storeId), ({ skus }) => skus[0], "sku in stock")

/** Test data of the sandbox's README: card numbers by the bank's decision, and a gift card. */
const REDIRECTED_CARD = "4000002500003155"
const UNPAID_CARD = "4000000000009235"
const CHALLENGED_CARD = "4000000000003220"
const PASSWORD_CARD = "4000000000009979"
const GIFT_CARD = { giftCardNumber: "9280111122223339", giftCardCvv: "111" }
const ALIPAY_MODE = "6"
const WALLET_MODE = "9"

/** A new guest with an item to collect, and two pickup points that accept it. */
export const cartWithPickupPoints = async (shop: StateShop, storeId: string) => {
  const { token, orderId, addressId } = await readyCart(shop, storeId)
  const points = listAt(
    await shop.call("", "GET", `/itxrest/2/bam/store/${storeId}/delivery-point?max=100`),
    "deliveryPoints",
  )
  const idOf = (kind: string) =>
    textAt(
      points.find((point) => textAt(point, "kind") === kind),
      "id",
    )
  return { token, orderId, addressId, physicalStoreId: idOf("store"), droppointId: idOf("droppoint") }
}

export const checkoutStates: ProviderStates = {
  "a cart ready for checkout": (shop, parameters) => readyCart(shop, storeIn(parameters)),
  "a cart in two parcels": (shop, parameters) => cartWithParcels(shop, storeIn(parameters)),
  "a place to collect at": (shop, parameters) => cartWithPickupPoints(shop, storeIn(parameters)),
  "a sold out cart": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { sku, units } = await findFirst(shop.products(storeId), ({ low }) => low[0], "sku with few units")
    const late = await readyForCheckout(shop, storeId, sku)
    await buy(shop, storeId, await readyForCheckout(shop, storeId, sku, units))
    return late
  },
  "a cart with a payment mode": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, orderId, paymentModeId } = await readyCart(shop, storeId)
    await shop.call(token, "PUT", `${orderPath(storeId, orderId)}/payment/1/mode`, { paymentModeId })
    return { token, orderId }
  },
  "an unbound payment": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const token = await shop.guest(storeId)
    const payment = {
      paymentModeId: CARD_MODE,
      number: "4242424242424242",
      holder: "ANA PRUEBA",
      month: "12",
      year: "2030",
      cvv2: "123",
    }
    await shop.call(token, "POST", `/itxrest/2/order/store/${storeId}/unbound-payment`, { payment })
    return { token }
  },
  "a gift card for a cart": async (shop, parameters) => {
    const { token, orderId } = await readyCart(shop, storeIn(parameters))
    return { token, orderId, ...GIFT_CARD }
  },
  "a cart with a gift card": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, orderId } = await readyCart(shop, storeId)
    const card = { paymentModeId: "2", number: GIFT_CARD.giftCardNumber, cvv2: GIFT_CARD.giftCardCvv }
    const added = await shop.call(token, "POST", `${orderPath(storeId, orderId)}/card-adjustments`, {
      paymentData: [card],
    })
    return { token, orderId, cardHash: textAt(added, "adjustments.0.cardHash") }
  },
  "a cart whose card is challenged": async (shop, parameters) => ({
    ...(await readyCart(shop, storeIn(parameters))),
    cardNumber: CHALLENGED_CARD,
  }),
  "a cart that a device's wallet may pay": async (shop, parameters) => ({
    ...(await readyCart(shop, storeIn(parameters))),
    walletModeId: WALLET_MODE,
  }),
  "a cart whose challenge was passed": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const cart = await readyCart(shop, storeId)
    const challengeId = textAt(await buy(shop, storeId, cart, CHALLENGED_CARD), "challengeContext.transactionId")
    await shop.postForm(`/sandbox/acs/${challengeId}/decision`, { decision: "approve" })
    return { ...cart, cardNumber: CHALLENGED_CARD, challengeId }
  },
  "an account whose card asks for the password": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token } = await shop.registered(storeId)
    return {
      ...(await readyCartOf(shop, storeId, token, await stockedSku(shop, storeId))),
      cardNumber: PASSWORD_CARD,
      password: STATE_PASSWORD,
    }
  },
  "an unpaid order": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const cart = await readyCart(shop, storeId)
    const guestToken = textAt(await buy(shop, storeId, cart, UNPAID_CARD), "guestToken")
    return { token: cart.token, orderId: cart.orderId, guestToken, walletModeId: WALLET_MODE }
  },
  "a payment by QR code": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const cart = await readyCart(shop, storeId)
    await submitWithCard(shop, storeId, cart, { paymentModeId: ALIPAY_MODE })
    return { token: cart.token, orderId: cart.orderId }
  },
  "a payment at the bank": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const cart = await readyCart(shop, storeId)
    const page = new URL(
      textAt(await buy(shop, storeId, cart, REDIRECTED_CARD), "redirectContext.url"),
      "http://localhost",
    ).pathname
    const sent = await shop.call("", "GET", `${page}/notification?outcome=APPROVED`)
    return {
      token: cart.token,
      orderId: cart.orderId,
      totalOrder: cart.totalOrder,
      transactionId: textAt(sent, "body.transactionId"),
      eventId: textAt(sent, "body.eventId"),
      signature: textAt(sent, "signature"),
    }
  },
}
