import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { describe, expect } from "vitest"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { SafeCartGateway } from "../../../application/cart/SafeCartGateway.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { euros } from "../../support/backend/builders.ts"
import type { PromisedCall } from "../../support/backend/pactArea.ts"
import { freshKey, STATE_VALUES, inState, pactArea } from "../../support/backend/pactArea.ts"
import { anyCartShape, anyRefusedShape, cartShape, itemShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { orderId, sku } from "../../support/backend/scopes.ts"

const promises = pactArea("cart")
const { boolean, eachLike, integer, string } = MatchersV3
const query = { appId: "1", languageId: "-5" }
const path = "/itxrest/2/order/store/10000034"
const order = orderId(STATE_VALUES.orderId)
const shirt = sku(STATE_VALUES.sku)
const key = { "Idempotency-Key": freshKey("00000000-0000-4000-8000-000000000001") }
const monogram = {
  areaId: STATE_VALUES.areaId,
  colorId: STATE_VALUES.colorId,
  datatype: "TEXT",
  typographyId: STATE_VALUES.typographyId,
  text: "A",
}
const aLine = {
  id: "1",
  quantity: 1,
  unitPrice: euros(3995),
  name: "Camisa Oxford",
  productId: "510001",
  isBuyable: true,
}
const FOUND = { searchConversion: "camisa", color: "400", sizeId: "M" }
const emptyCart: Cart = {
  items: [],
  totalProduct: euros(0),
  totalAdjustment: euros(0),
  shippingPrice: euros(0),
  tax: euros(0),
  taxes: [],
  totalOrder: euros(0),
  adjustments: [],
  promoCodes: [],
}
const twoItems = ["a cart with an item", { quantity: 2 }] as const

/** A call that returns the whole updated cart. */
function changing(
  request: PromisedCall<Cart>["request"],
  rest: Pick<PromisedCall<Cart>, "state" | "call"> & Partial<PromisedCall<Cart>>,
): PromisedCall<Cart> {
  return {
    query,
    status: 200,
    answer: cartShape,
    expect: (cart) => expect(cart).toMatchObject({ id: "700000000001", totalOrder: euros(12985) }),
    request,
    ...rest,
  }
}

/** A call that the backend refuses. */
function refused<E>(
  request: PromisedCall<E>["request"],
  rest: Pick<PromisedCall<E>, "state" | "status" | "answer" | "body" | "headers" | "by" | "query"> & {
    readonly call: PromisedCall<unknown>["call"]
    readonly as: object
  },
): PromisedCall<unknown> {
  const { as, call, ...other } = rest
  return { query, request, ...other, call: Effect.flip(call), expect: (error) => expect(error).toMatchObject(as) }
}
const notFound = { _tag: "BackendError", reason: { _tag: "NotFound" } }

describe("the pact about the saved cart", () => {
  promises("getCart", "a shopper without a cart gets an empty one", {
    state: ["an empty cart"],
    request: ["GET", `${path}/cart`],
    query,
    status: 200,
    answer: anyCartShape,
    call: CartGateway.use((gateway) => gateway.getCart),
    expect: (cart) => expect(cart.items).toEqual([]),
  })
  promises("getCart", "what was put in is still there", {
    state: twoItems,
    request: ["GET", `${path}/cart`],
    query,
    status: 200,
    answer: cartShape,
    call: CartGateway.use((gateway) => gateway.getCart),
    expect: (cart) => expect(cart.items).toMatchObject([{ sku: "8201-400-3", quantity: 2, unitPrice: euros(3995) }]),
  })
  promises("getMiniCart", "the page head knows how many pieces there are", {
    state: twoItems,
    request: ["GET", `${path}/mini-cart`],
    query,
    status: 200,
    answer: { itemCount: integer(2) },
    call: CartGateway.use((gateway) => gateway.getMiniCart),
    expect: (cart) => expect(cart).toEqual({ units: 2 }),
  })
  promises("getCartItem", "one line is read", {
    state: twoItems,
    request: ["GET", `${path}/cart/orderitems/\${orderItemId}`],
    query,
    status: 200,
    answer: itemShape,
    call: CartDetailGateway.use((gateway) => gateway.getCartItem(STATE_VALUES.orderItemId)),
    expect: (item) => expect(item).toMatchObject({ id: "900000000001", quantity: 2 }),
  })
})

describe("the pact about a cart after a login", () => {
  const state = ["a cart after a login"] as const
  const units = { sku: string("8201-400-3"), quantity: integer(1) }

  promises("getCart", "what the guest had is told, and what did not fit is kept", {
    state,
    request: ["GET", `${path}/cart`],
    query,
    status: 200,
    answer: {
      ...cartShape,
      merge: { id: string("700000000002"), mergedItems: eachLike(units) },
      keptItems: eachLike({
        ...units,
        id: string(STATE_VALUES.leftoverId),
        key: string("_ERR_NO_STOCK"),
        params: eachLike("8201-400-3"),
        name: string("Camisa Oxford"),
      }),
    },
    call: CartGateway.use((gateway) => gateway.getCart),
    expect: ({ merge, leftovers }) =>
      expect({ merge, leftovers }).toEqual({
        merge: { id: "700000000002", items: [{ sku: "8201-400-3", quantity: 1 }] },
        leftovers: [
          {
            id: STATE_VALUES.leftoverId,
            sku: "8201-400-3",
            quantity: 1,
            messageKey: "_ERR_NO_STOCK",
            parameters: ["8201-400-3"],
            name: "Camisa Oxford",
          },
        ],
      }),
  })
  promises(
    "addToCart",
    "what was kept goes into the cart once it fits",
    changing(["POST", `${path}/cart`], {
      state,
      matchedHeaders: key,
      body: { cartItems: [{ sku: inState("sku"), quantity: 1, originLineId: inState("leftoverId") }] },
      call: CartGateway.use((gateway) =>
        gateway.addToCart([{ sku: shirt, quantity: 1, leftoverId: STATE_VALUES.leftoverId }]),
      ),
    }),
  )
  promises("getSafeCart", "what is kept lies in the saved place of the account", {
    state,
    request: ["GET", `${path}/safe-cart`],
    query,
    status: 200,
    answer: {
      items: [],
      keptItems: eachLike({ ...units, id: string(STATE_VALUES.leftoverId), key: string("_ERR_NO_STOCK") }),
    },
    call: SafeCartGateway.use((gateway) => gateway.getSafeCart()),
    expect: (safe) =>
      expect(safe).toEqual(
        Option.some({
          items: [],
          leftovers: [
            {
              id: STATE_VALUES.leftoverId,
              sku: "8201-400-3",
              quantity: 1,
              messageKey: "_ERR_NO_STOCK",
              parameters: [],
            },
          ],
        }),
      ),
  })
})

describe("the pact about changes of the cart", () => {
  const lines = (quantity: number) => ({ cartItems: [{ sku: inState("sku"), quantity }] })

  promises(
    "addToCart",
    "a product is put in",
    changing(["POST", `${path}/cart`], {
      state: ["a product in stock"],
      matchedHeaders: key,
      body: {
        cartItems: [
          {
            sku: inState("sku"),
            quantity: 1,
            productId: inState("productId"),
            parentId: inState("productId"),
            categoryId: inState("categoryId"),
            ...FOUND,
          },
        ],
      },
      call: CartGateway.use((gateway) =>
        gateway.addToCart([
          { sku: shirt, quantity: 1, productId: STATE_VALUES.productId, categoryId: STATE_VALUES.categoryId, ...FOUND },
        ]),
      ),
    }),
  )
  promises(
    "addToCart",
    "a line that was taken out comes back where it stood",
    changing(["POST", `${path}/cart`], {
      state: ["a product in stock"],
      matchedHeaders: key,
      body: { cartItems: [{ sku: inState("sku"), quantity: 1, position: 0 }] },
      call: CartGateway.use((gateway) => gateway.addToCart([{ sku: shirt, quantity: 1, position: 0 }])),
    }),
  )
  promises(
    "addToCart",
    "the pieces of a bundle are put in together, and their lines name it",
    changing(["POST", `${path}/cart`], {
      state: ["a bundle"],
      matchedHeaders: key,
      body: {
        cartItems: [
          { sku: inState("pieceSku"), quantity: 1, bundleId: inState("bundleId"), isItemSet: true },
          { sku: inState("otherPieceSku"), quantity: 1, bundleId: inState("bundleId"), isItemSet: true },
        ],
      },
      answer: {
        ...cartShape,
        items: eachLike({
          ...itemShape,
          bundleId: string(STATE_VALUES.bundleId),
          bundleName: string("Las camisas"),
          bundleSize: integer(2),
        }),
      },
      call: CartGateway.use((gateway) =>
        gateway.addToCart(
          [STATE_VALUES.pieceSku, STATE_VALUES.otherPieceSku].map((itemSku) => ({
            sku: sku(itemSku),
            quantity: 1,
            bundleId: STATE_VALUES.bundleId,
          })),
        ),
      ),
      expect: (cart) =>
        expect(cart.items[0]?.bundle).toEqual({ id: STATE_VALUES.bundleId, name: "Las camisas", size: 2 }),
    }),
  )
  promises(
    "addToCart",
    "a cart at its limit takes no further sku",
    refused(["POST", `${path}/cart`], {
      state: ["a cart at its limit"],
      status: 409,
      body: lines(1),
      answer: refusedShape(11, "_ERR_MAX_PRODUCTS_SHOPCART", ["50"]),
      call: CartGateway.use((gateway) => gateway.addToCart([{ sku: shirt, quantity: 1 }])),
      as: { _tag: "CartLimitReached", maximum: 50, code: 11, status: 0 },
    }),
  )
  promises(
    "addToCart",
    "more than there is cannot be put in",
    refused(["POST", `${path}/cart`], {
      state: ["a sku without stock"],
      status: 409,
      body: lines(99),
      answer: refusedShape(409, "_ERR_NO_STOCK", ["8201-400-3", "1"]),
      call: CartGateway.use((gateway) => gateway.addToCart([{ sku: shirt, quantity: 99 }])),
      as: { _tag: "NotEnoughStock", sku: "8201-400-3", available: 1 },
    }),
  )
  promises("addToCart", "a piece goes in with letters, and tells what is written on it", {
    state: ["a product that takes letters"],
    request: ["POST", `${path}/cart`],
    query,
    matchedHeaders: key,
    status: 200,
    body: {
      cartItems: [
        {
          sku: inState("sku"),
          quantity: 1,
          customization: [
            {
              areaId: inState("areaId"),
              colorId: inState("colorId"),
              datatype: "TEXT",
              typographyId: inState("typographyId"),
              text: "A",
            },
          ],
        },
      ],
    },
    answer: {
      ...cartShape,
      items: eachLike({
        ...itemShape,
        isReturnable: boolean(false),
        customization: eachLike({
          areaId: string(STATE_VALUES.areaId),
          colorId: string(STATE_VALUES.colorId),
          typographyId: string(STATE_VALUES.typographyId),
          text: string("A"),
          areaName: string("Pecho izquierdo"),
        }),
      }),
    },
    call: CartGateway.use((gateway) => gateway.addToCart([{ sku: shirt, quantity: 1, customization: [monogram] }])),
    expect: ({ items }) =>
      expect(items).toMatchObject([
        {
          isReturnable: false,
          customization: [
            { areaId: "chest", colorId: "indigo", typographyId: "serif", text: "A", areaName: "Pecho izquierdo" },
          ],
        },
      ]),
  })
  promises(
    "addToCart",
    "an area that the product does not have is refused",
    refused(["POST", `${path}/cart`], {
      state: ["a product that takes letters"],
      status: 409,
      answer: refusedShape(409, "_ERR_CUSTOMIZATION_NOT_ALLOWED"),
      body: {
        cartItems: [
          {
            sku: inState("sku"),
            quantity: 1,
            customization: [
              {
                areaId: "no-such-area",
                colorId: inState("colorId"),
                datatype: "TEXT",
                typographyId: inState("typographyId"),
                text: "A",
              },
            ],
          },
        ],
      },
      call: CartGateway.use((gateway) =>
        gateway.addToCart([{ sku: shirt, quantity: 1, customization: [{ ...monogram, areaId: "no-such-area" }] }]),
      ),
      as: { _tag: "BackendError", reason: { _tag: "Rejected", key: "_ERR_CUSTOMIZATION_NOT_ALLOWED" } },
    }),
  )
  promises(
    "updateCart",
    "one of two lines of a sku takes another quantity",
    changing(["PUT", `${path}/cart`], {
      state: ["a line with letters"],
      body: { cartItems: [{ sku: inState("sku"), quantity: 2, id: inState("orderItemId") }] },
      call: CartGateway.use((gateway) =>
        gateway.updateCart([{ sku: shirt, quantity: 2, lineId: STATE_VALUES.orderItemId }]),
      ),
    }),
  )
  promises(
    "updateCart",
    "a line takes another quantity",
    changing(["PUT", `${path}/cart`], {
      state: twoItems,
      body: lines(3),
      call: CartGateway.use((gateway) => gateway.updateCart([{ sku: shirt, quantity: 3 }])),
    }),
  )
  promises(
    "updateCart",
    "a line cannot grow beyond what there is",
    refused(["PUT", `${path}/cart`], {
      state: ["a sku without stock"],
      status: 409,
      body: lines(99),
      answer: refusedShape(409, "_ERR_NO_STOCK", ["8201-400-3", "1"]),
      call: CartGateway.use((gateway) => gateway.updateCart([{ sku: shirt, quantity: 99 }])),
      as: { _tag: "NotEnoughStock" },
    }),
  )
  promises(
    "deleteFromCart",
    "a line goes",
    changing(["DELETE", `${path}/cart/\${sku}`], {
      state: twoItems,
      answer: anyCartShape,
      call: CartGateway.use((gateway) => gateway.deleteFromCart(shirt)),
    }),
  )
  promises(
    "deleteFromCart",
    "what is not in the cart cannot go",
    refused(["DELETE", `${path}/cart/no-such-sku`], {
      state: ["an empty cart"],
      status: 404,
      answer: anyRefusedShape,
      as: notFound,
      call: CartGateway.use((gateway) => gateway.deleteFromCart(sku("no-such-sku"))),
    }),
  )
  promises(
    "updateCartItemSku",
    "a line changes its size",
    changing(["PUT", `${path}/cart/orderitems/\${orderItemId}/sku`], {
      state: twoItems,
      body: { sku: inState("otherSku") },
      call: CartGateway.use((gateway) =>
        gateway.updateCartItemSku(STATE_VALUES.orderItemId, sku(STATE_VALUES.otherSku)),
      ),
    }),
  )
  promises(
    "updateCartItemSku",
    "a line that is not there does not change",
    refused(["PUT", `${path}/cart/orderitems/999999999999/sku`], {
      state: twoItems,
      status: 404,
      body: { sku: inState("otherSku") },
      answer: anyRefusedShape,
      as: notFound,
      call: CartGateway.use((gateway) => gateway.updateCartItemSku("999999999999", sku(STATE_VALUES.otherSku))),
    }),
  )
  promises(
    "moveWishlistToCart",
    "wished lines are taken over",
    changing(["POST", `${path}/wish-to-order`], {
      state: ["a product in stock"],
      matchedHeaders: key,
      body: lines(1),
      call: CartDetailGateway.use((gateway) => gateway.moveWishlistToCart([{ sku: shirt, quantity: 1 }])),
    }),
  )
  promises(
    "moveWishlistToCart",
    "nobody's wishes are nobody's cart",
    refused(["POST", `${path}/wish-to-order`], {
      state: ["a session that has ended"],
      by: "a guest who cannot refresh",
      status: 401,
      body: { cartItems: [{ sku: "8201-400-3", quantity: 1 }] },
      answer: anyRefusedShape,
      as: { reason: { _tag: "SessionExpired" } },
      call: CartDetailGateway.use((gateway) => gateway.moveWishlistToCart([{ sku: shirt, quantity: 1 }])),
    }),
  )
})

describe("the pact about gifts and codes", () => {
  const gift = { senderName: "A friend", receiverName: "A reader", message: "Happy birthday" }
  promises(
    "setGiftInfo",
    "a cart carries a message",
    changing(["PUT", `${path}/cart/gift-info`], {
      state: twoItems,
      body: gift,
      call: CartDetailGateway.use((gateway) => gateway.setGiftInfo(gift)),
      answer: {
        ...cartShape,
        giftInfo: { id: string("41"), senderName: "A friend", receiverName: "A reader", message: "Happy birthday" },
      },
      expect: (cart) => expect(cart.giftInfo).toEqual({ id: "41", ...gift }),
    }),
  )
  promises(
    "setGiftInfo",
    "a message has an end",
    refused(["PUT", `${path}/cart/gift-info`], {
      state: twoItems,
      status: 400,
      body: { ...gift, message: "x".repeat(300) },
      answer: anyRefusedShape,
      as: { reason: { _tag: "Rejected" } },
      call: CartDetailGateway.use((gateway) => gateway.setGiftInfo({ ...gift, message: "x".repeat(300) })),
    }),
  )
  promises(
    "deleteGiftInfo",
    "the message goes",
    changing(["DELETE", `${path}/cart/gift-info/\${giftInfoId}`], {
      state: ["a cart with a gift message"],
      call: CartDetailGateway.use((gateway) => gateway.deleteGiftInfo(STATE_VALUES.giftInfoId)),
    }),
  )
  promises(
    "deleteGiftInfo",
    "a message that is not there cannot go",
    refused(["DELETE", `${path}/cart/gift-info/99999999`], {
      state: twoItems,
      status: 404,
      answer: anyRefusedShape,
      as: notFound,
      call: CartDetailGateway.use((gateway) => gateway.deleteGiftInfo("99999999")),
    }),
  )
  promises(
    "addPromoCode",
    "a code is taken",
    changing(["POST", `${path}/order/\${orderId}/promoCode`], {
      state: ["a promo code", { promoCode: "SPRING10" }],
      body: { promoCode: "SPRING10" },
      answer: { ...cartShape, promotion: eachLike({ promoCode: "SPRING10" }) },
      call: CartGateway.use((gateway) => gateway.addPromoCode(order, "SPRING10")),
      expect: (cart) => expect(cart.promoCodes).toEqual(["SPRING10"]),
    }),
  )
  promises(
    "addPromoCode",
    "a code that does not exist is refused",
    refused(["POST", `${path}/order/\${orderId}/promoCode`], {
      state: twoItems,
      status: 422,
      body: { promoCode: "NO-SUCH-CODE" },
      answer: { key: "_ERR_PROMO_CODE_NOT_VALID", message: string("Not valid.") },
      call: CartGateway.use((gateway) => gateway.addPromoCode(order, "NO-SUCH-CODE")),
      as: { _tag: "PromoCodeRefused", promoCode: "NO-SUCH-CODE", messageKey: "_ERR_PROMO_CODE_NOT_VALID" },
    }),
  )
  promises(
    "deletePromoCode",
    "a code is taken back",
    changing(["DELETE", `${path}/order/\${orderId}/promoCode/SPRING10`], {
      state: ["an applied promo code", { promoCode: "SPRING10" }],
      call: CartGateway.use((gateway) => gateway.deletePromoCode(order, "SPRING10")),
    }),
  )
  promises(
    "deletePromoCode",
    "a code that is not applied cannot be taken back",
    refused(["DELETE", `${path}/order/\${orderId}/promoCode/SPRING10`], {
      state: twoItems,
      status: 404,
      answer: anyRefusedShape,
      as: notFound,
      call: CartGateway.use((gateway) => gateway.deletePromoCode(order, "SPRING10")),
    }),
  )
  promises(
    "applyCoupon",
    "a personal coupon counts",
    changing(["POST", `${path}/order/\${orderId}/coupon`], {
      state: ["a coupon", { promoCode: "SPRING10", couponCode: "C-5521" }],
      body: { promoCode: "SPRING10", couponCode: "C-5521" },
      call: CartDetailGateway.use((gateway) => gateway.applyCoupon(order, "C-5521", "SPRING10")),
    }),
  )
  promises(
    "applyCoupon",
    "a coupon that does not exist is refused",
    refused(["POST", `${path}/order/\${orderId}/coupon`], {
      state: twoItems,
      status: 422,
      body: { promoCode: "SPRING10", couponCode: "NO-SUCH-COUPON" },
      answer: {
        key: "_ERR_COUPON_NOT_VALID",
        message: string("Not valid."),
        fields: eachLike({ field: "couponCode", rule: "unknown", message: string("Not valid.") }),
      },
      call: CartDetailGateway.use((gateway) => gateway.applyCoupon(order, "NO-SUCH-COUPON", "SPRING10")),
      as: { _tag: "PromoCodeRefused", promoCode: "NO-SUCH-COUPON", rule: "unknown" },
    }),
  )
  promises(
    "addGiftPacking",
    "a line is wrapped",
    changing(["POST", `${path}/order/\${orderId}/giftpacking/\${sku}`], {
      state: twoItems,
      body: { message: "With love" },
      call: CartDetailGateway.use((gateway) =>
        gateway.addGiftPacking(order, shirt, { isWrapped: true, message: "With love" }),
      ),
      answer: { ...cartShape, items: eachLike({ ...itemShape, giftPacking: true, giftMessage: "With love" }) },
      expect: (cart) => expect(cart.items[0]?.giftPacking).toEqual({ isWrapped: true, message: "With love" }),
    }),
  )
  promises(
    "addGiftPacking",
    "words go with a line that is not wrapped",
    changing(["POST", `${path}/order/\${orderId}/giftpacking/\${sku}`], {
      state: twoItems,
      body: { message: "With love", onlyMessage: true },
      call: CartDetailGateway.use((gateway) =>
        gateway.addGiftPacking(order, shirt, { isWrapped: false, message: "With love" }),
      ),
      answer: { ...cartShape, items: eachLike({ ...itemShape, giftPacking: false, giftMessage: "With love" }) },
      expect: (cart) => expect(cart.items[0]?.giftPacking).toEqual({ isWrapped: false, message: "With love" }),
    }),
  )
  promises(
    "addGiftPacking",
    "a banned word is refused at its field",
    refused(["POST", `${path}/order/\${orderId}/giftpacking/\${sku}`], {
      state: twoItems,
      status: 422,
      body: { message: "Drop everything" },
      answer: {
        key: "_ERR_GIFT_PACKING_NOT_VALID",
        message: string("Not valid."),
        fields: eachLike({ field: "message", rule: "forbiddenWord", message: string("Not valid.") }),
      },
      call: CartDetailGateway.use((gateway) =>
        gateway.addGiftPacking(order, shirt, { isWrapped: true, message: "Drop everything" }),
      ),
      as: { _tag: "GiftRefused", reasons: [{ field: "message", rule: "forbiddenWord" }] },
    }),
  )
  promises(
    "addGiftPacking",
    "what is not in the cart is not wrapped",
    refused(["POST", `${path}/order/\${orderId}/giftpacking/no-such-sku`], {
      state: twoItems,
      status: 404,
      body: { onlyGiftPacking: true },
      answer: anyRefusedShape,
      as: notFound,
      call: CartDetailGateway.use((gateway) => gateway.addGiftPacking(order, sku("no-such-sku"), { isWrapped: true })),
    }),
  )
  promises(
    "deleteGiftPacking",
    "a line is unwrapped",
    changing(["DELETE", `${path}/order/\${orderId}/giftpacking/\${sku}`], {
      state: ["a gift packed item"],
      call: CartDetailGateway.use((gateway) => gateway.deleteGiftPacking(order, shirt)),
    }),
  )
  promises(
    "deleteGiftPacking",
    "what is not in the cart is not unwrapped",
    refused(["DELETE", `${path}/order/\${orderId}/giftpacking/no-such-sku`], {
      state: twoItems,
      status: 404,
      answer: anyRefusedShape,
      as: notFound,
      call: CartDetailGateway.use((gateway) => gateway.deleteGiftPacking(order, sku("no-such-sku"))),
    }),
  )
})

describe("the pact about backups of the cart", () => {
  const safe = `${path}/safe-cart`
  const ofUser = { ...query, userId: "${userId}" }
  promises("saveSafeCart", "a registered shopper's cart is backed up", {
    state: ["a registered session"],
    request: ["PUT", safe],
    query,
    status: 200,
    body: { items: [{ sku: "8201-400-3", quantity: 1, productId: "510001", parentId: "510001" }] },
    answer: { items: eachLike({ sku: string("8201-400-3"), quantity: integer(1) }) },
    call: SafeCartGateway.use((gateway) => gateway.saveSafeCart({ ...emptyCart, items: [{ ...aLine, sku: shirt }] })),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises(
    "saveSafeCart",
    "a guest has no backup",
    refused(["PUT", safe], {
      state: ["a guest session"],
      status: 403,
      body: { items: [{ sku: "8201-400-3", quantity: 1, productId: "510001", parentId: "510001" }] },
      answer: anyRefusedShape,
      as: { reason: { _tag: "Forbidden" } },
      call: SafeCartGateway.use((gateway) => gateway.saveSafeCart({ ...emptyCart, items: [{ ...aLine, sku: shirt }] })),
    }),
  )
  promises("getSafeCart", "a backup is read", {
    state: ["a safe cart"],
    request: ["GET", safe],
    query: ofUser,
    status: 200,
    answer: { items: eachLike({ sku: string("8201-400-3"), quantity: integer(1) }) },
    call: SafeCartGateway.use((gateway) => gateway.getSafeCart(STATE_VALUES.userId)),
    expect: (lines) =>
      expect(lines).toEqual(Option.some({ items: [{ sku: "8201-400-3", quantity: 1 }], leftovers: [] })),
  })
  promises("getSafeCart", "no backup is a normal answer", {
    state: ["a registered session"],
    request: ["GET", safe],
    query: ofUser,
    status: 404,
    answer: anyRefusedShape,
    call: SafeCartGateway.use((gateway) => gateway.getSafeCart(STATE_VALUES.userId)),
    expect: (lines) => expect(lines).toEqual(Option.none()),
  })
  promises("deleteSafeCart", "a backup goes", {
    state: ["a safe cart"],
    request: ["DELETE", safe],
    query: ofUser,
    status: 204,
    call: SafeCartGateway.use((gateway) => gateway.deleteSafeCart(STATE_VALUES.userId)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises(
    "deleteSafeCart",
    "a guest has no backup to delete",
    refused(["DELETE", safe], {
      state: ["a guest session"],
      query: { ...query, userId: "-1002" },
      status: 403,
      answer: anyRefusedShape,
      as: { reason: { _tag: "Forbidden" } },
      call: SafeCartGateway.use((gateway) => gateway.deleteSafeCart("-1002")),
    }),
  )
})
