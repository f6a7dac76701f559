import type { RestAction, RestParameter } from "../../../../application/rest/RestAction.ts"
import {
  CAPTCHA, defineAction, DEVICE_HEADERS, file, IDEMPOTENCY_KEY, inBody, inPath, inQuery, json, NOTHING, ORDER, OWN_CAPTCHA, required,
} from "../defineAction.ts"

const STORE = "/itxrest/{version}/order/store/{storeId}"
const ORDER_PATH = `${STORE}/order/{orderId}` as const
/** The specification gives these paths a version of their own. */
const CART = "/itxrest/2/order/store/{storeId}"

const REPAY = inQuery("flag", "repay")
const GUEST_TOKEN = inQuery("text", "guestToken")
const CART_ITEMS = required(inBody("json", "cartItems"))

/** What both kinds of repayment bring. */
const REPAYMENT: readonly RestParameter[] = [
  ...required(inBody("json", "paymentBundle")), ...inBody("json", "shippingBundle", "challenge"),
  ...inBody("text", "password", "walletCardName", "stlocId", "deviceChannel", "addressId", "paymentCode"),
  ...inBody("boolean", "invoice", "jsReturn", "oneClickPayment"),
]

/** The actions of the group `order`. */
export const ORDER_ACTIONS: readonly RestAction[] = [
  defineAction("order:shoppingCart", "getCart", `GET ${CART}/cart`, json("Cart")),
  defineAction("order:miniCart", "getMiniCart", `GET ${CART}/mini-cart`, json("MiniCart")),
  defineAction("order:addToCart", "addToCart", `POST ${CART}/cart`, json("Cart"), CART_ITEMS, IDEMPOTENCY_KEY, OWN_CAPTCHA),
  defineAction("order:updateCart", "updateCart", `PUT ${CART}/cart`, json("Cart"), CART_ITEMS, OWN_CAPTCHA),
  defineAction(
    "order:deleteFromCart", "deleteFromCart", `DELETE ${CART}/cart/{sku}`, json("Cart"), inPath("text", "sku"),
    inQuery("integer", "quantity"), inQuery("text", "token"),
  ),
  defineAction(
    "order:orderConfirmation", "getOrderConfirmation", `GET ${ORDER_PATH}/confirmation`, json("OrderConfirmation"), ORDER, REPAY,
    inQuery("boolean", "suborders"), GUEST_TOKEN, inQuery("digits", "catalogId"),
  ),
  defineAction("order:newOrderConfirmation", "getNewOrderConfirmation", `GET ${ORDER_PATH}/new-confirmation`, json("NewOrderConfirmation"), ORDER, REPAY),
  defineAction(
    "order:orderGuest", "getGuestOrder", `GET ${STORE}/order-guest/{orderId}`, json("Order"), ORDER,
    // The action calls the token otherwise than the operation that it calls (specification, section 7, both lists).
    required(inQuery("text", "tokenGuest")).map((one) => ({ ...one, sentAs: "guestToken" })),
    inQuery("boolean", "suborders"), inQuery("digits", "catalogId"),
  ),
  defineAction(
    "order:asyncCheckout", "submitAsyncCheckout", `POST ${ORDER_PATH}/asynccheckout`, json("PaymentStatus"), ORDER,
    required(inBody("json", "paymentBundle")),
    inBody("json", "orderItems", "shippingBundle", "acceptedPolicies", "discountIds", "challenge", "eguiData"),
    inBody(
      "text", "addressId", "password", "walletCardName", "physicalStoreId", "deviceChannel", "deviceSerial", "employeeName", "vatin",
      "customOrderFGID", "paymentCode", "stlocId",
    ),
    inBody("boolean", "oneClickPayment", "applyDiscount", "isJoinLife", "reusableBox", "isFederated", "invoice"),
    inBody("integer", "expectedTotal"), IDEMPOTENCY_KEY, DEVICE_HEADERS, CAPTCHA,
  ),
  defineAction(
    "order:asyncRepay", "submitAsyncRepay", `POST ${ORDER_PATH}/asyncrepay`, json("PaymentStatus"), ORDER, REPAYMENT,
    IDEMPOTENCY_KEY, DEVICE_HEADERS, CAPTCHA,
  ),
  defineAction(
    "order:asyncRepayGuest", "submitGuestAsyncRepay", `POST ${ORDER_PATH}/asyncrepay-guest`, json("PaymentStatus"), ORDER,
    required(GUEST_TOKEN), REPAYMENT, IDEMPOTENCY_KEY, DEVICE_HEADERS, CAPTCHA,
  ),
  defineAction("order:ticket", "getTicket", `GET ${ORDER_PATH}/ticket`, file("application/pdf"), ORDER, inQuery("text", "token")),
  defineAction("order:ticket-guest", "getGuestTicket", `GET ${STORE}/order-guest/{orderId}/ticket`, file("application/pdf"), ORDER, required(GUEST_TOKEN)),
  defineAction("order:paymentStatus", "getPaymentStatus", `GET ${ORDER_PATH}/payment-status`, json("PaymentStatus"), ORDER, REPAY, GUEST_TOKEN),
  defineAction(
    "order:cardsAdjustments", "addCardAdjustments", `POST ${ORDER_PATH}/card-adjustments`, json("CardAdjustments"), ORDER, REPAY,
    GUEST_TOKEN, required(inBody("json", "paymentData")), CAPTCHA,
  ),
  defineAction("order:deleteCardsAdjustments", "deleteCardAdjustments", `DELETE ${ORDER_PATH}/card-adjustments`, NOTHING, ORDER, REPAY, GUEST_TOKEN),
  defineAction("order:order", "getOrder", `GET ${ORDER_PATH}`, json("Order"), ORDER, REPAY),
]
