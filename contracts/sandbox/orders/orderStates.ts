import { saveStateAddress } from "../customers/account/accountStates.ts"
import { buy, cartWithPickupPoints, readyForCheckout, stockedSku } from "../checkout/checkoutStates.ts"
import { numberAt, type ProviderStates, type StateShop, storeIn, textAt } from "../platform/states/StateShop.ts"
import { listAt } from "../platform/states/listAt.ts"

const orderPath = (storeId: string, orderId: string): string => `/itxrest/2/order/store/${storeId}/order/${orderId}`

const paidOrder = async (shop: StateShop, storeId: string) => {
  const { token, orderId } = await readyForCheckout(shop, storeId, await stockedSku(shop, storeId))
  return { token, orderId, guestToken: textAt(await buy(shop, storeId, { token, orderId }), "guestToken") }
}

/** A guest's order with everything that is printed on its ticket and parcels. */
const printedOrder = async (shop: StateShop, storeId: string) => {
  const order = await paidOrder(shop, storeId)
  const confirmation = await shop.call(order.token, "GET", `${orderPath(storeId, order.orderId)}/new-confirmation`)
  const found = await shop.call(order.token, "POST", `/itxrest/2/order/store/${storeId}/order-search`, {
    sourceType: "ONLINE",
    orderId: order.orderId,
  })
  const operationNumber = textAt(found, "ticketData.operationNumber")
  return {
    ...order,
    orderItemId: textAt(listAt(found, "items")[0], "orderItemId"),
    suborderId: textAt(listAt(confirmation, "order.suborders")[0], "id"),
    ticketToken: textAt(confirmation, "ticketToken"),
    orderBarcode: `${order.orderId}${operationNumber}`,
    operationNumber,
    ticketDate: textAt(found, "ticketData.ticketDate"),
    ticketAmount: numberAt(found, "ticketData.amount"),
  }
}

/**
 * Puts one item into the cart of the demo's business client. The client is shared by all states: items of an earlier
 * state may be sold out by now.
 */
const businessCart = async (shop: StateShop, storeId: string) => {
  const { token } = await shop.registered(storeId, "business")
  const cartPath = `/itxrest/2/order/store/${storeId}/cart`
  let cart = await shop.call(token, "GET", cartPath)
  for (let lines = listAt(cart, "items"); lines.length > 0; lines = listAt(cart, "items"))
    cart = await shop.call(token, "DELETE", `${cartPath}/${textAt(lines[0], "sku")}`)
  cart = await shop.call(token, "POST", cartPath, {
    cartItems: [{ sku: await stockedSku(shop, storeId), quantity: 1 }],
  })
  return { token, orderId: textAt(cart, "id") }
}

/** Provider states of the area orders, by name. */
export const orderStates: ProviderStates = {
  "a paid order": (shop, parameters) => paidOrder(shop, storeIn(parameters)),
  "an order bought with an invoice": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, orderId } = await readyForCheckout(shop, storeId, await stockedSku(shop, storeId))
    const wishes = { invoice: true, vatin: "12345678Z", eguiData: { kind: "carrier", carrier: "/ABC.123" } }
    const guestToken = textAt(await buy(shop, storeId, { token, orderId }, undefined, wishes), "guestToken")
    const confirmation = await shop.call(token, "GET", `${orderPath(storeId, orderId)}/new-confirmation`)
    return {
      token,
      orderId,
      guestToken,
      suborderId: textAt(listAt(confirmation, "order.suborders")[0], "id"),
      ticketToken: textAt(confirmation, "ticketToken"),
      invoiceId: textAt(listAt(confirmation, "invoices")[0], "invoiceId"),
    }
  },
  "an order to collect": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const { token, orderId, addressId, physicalStoreId } = await cartWithPickupPoints(shop, storeId)
    await shop.call(token, "POST", `${orderPath(storeId, orderId)}/checkout/shipping`, {
      shippingMethodId: "store",
      kind: "store",
      physicalStoreId,
      addressId,
    })
    await buy(shop, storeId, { token, orderId })
    return { token, orderId }
  },
  "an order with its ticket": (shop, parameters) => printedOrder(shop, storeIn(parameters)),
  "a cancelled order": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const order = await printedOrder(shop, storeId)
    await shop.call(order.token, "DELETE", orderPath(storeId, order.orderId))
    return order
  },
  "an invoiced order": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const order = await printedOrder(shop, storeId)
    const invoice = await shop.call(order.token, "POST", `${orderPath(storeId, order.orderId)}/electronic-invoice`, {
      usoCFDI: "G03",
    })
    return { ...order, invoiceId: textAt(invoice, "invoiceId") }
  },
  "a corrected invoice": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const order = await paidOrder(shop, storeId)
    const invoiceId = textAt(
      await shop.call(order.token, "POST", `${orderPath(storeId, order.orderId)}/electronic-invoice`, {
        usoCFDI: "G03",
      }),
      "invoiceId",
    )
    const customerData = { name: "Ana", countryISO: "ES", email: "ana.prueba@example.org" }
    await shop.call(order.token, "PUT", `/itxrest/2/order/store/${storeId}/invoice/${invoiceId}`, { customerData })
    return { ...order, invoiceId }
  },
  "a business client with a cart": (shop, parameters) => businessCart(shop, storeIn(parameters)),
  "a business client with a paid order": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const cart = await businessCart(shop, storeId)
    const addressId = await saveStateAddress(shop, cart.token, storeId, undefined, {
      clientType: "B",
      email2: "facturas@example.org",
      company: { name: "Telar SL", vatin: "B12345674" },
    })
    await shop.call(cart.token, "POST", `${orderPath(storeId, cart.orderId)}/checkout/shipping`, {
      shippingMethodId: "standard",
      kind: "delivery",
      addressId,
    })
    await buy(shop, storeId, cart)
    return cart
  },
}
