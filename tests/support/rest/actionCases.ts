import { addToCart, listAt, PAID_CARD, pay, readyToPay, testCard, textAt } from "../../sandbox/checkout/customer.ts"
import { CARDS, submit } from "../../sandbox/checkout/bankVisitor.ts"
import { signedIn } from "../../sandbox/wallet/signedIn.ts"
import type { CallShop, TestShop } from "../sandbox/onBothDatabases.ts"
import { SKU } from "../sandbox/checkoutShop.ts"

/** Caller of an action. */
export interface ActionCaller {
  readonly token: string
  readonly userType: "guest" | "registered"
}

/** Parameters and caller of an action. */
export interface PreparedCall {
  readonly caller: ActionCaller
  readonly parameters: Readonly<Record<string, unknown>>
}

/** One named action with the parameters of the rules (S7). */
export interface ActionCase {
  readonly action: string
  readonly prepare: (shop: TestShop) => Promise<PreparedCall>
  /** Members of the response JSON; `file` for a file, `nothing` for an empty response, `list` for a list. */
  readonly shape: readonly string[] | "file" | "nothing" | "list"
}

const SPAIN = "10000034"
const LOGON = "registered@selvedge.example"
const PASSWORD = "Selvedge2026"
const CARD = { paymentBundle: { paymentData: [testCard(PAID_CARD)] } }
const GIFT_CARD = { paymentModeId: "2", number: "9280111122223339", cvv2: "111", amount: 100 }
const ITEMS = [{ sku: SKU, quantity: 1 }]
let visitors = 0

const guest = async (shop: TestShop): Promise<ActionCaller & { readonly call: CallShop }> => ({
  ...(await shop.guest(SPAIN)),
  userType: "guest",
})
const registered = async (shop: TestShop): Promise<ActionCaller & { readonly call: CallShop }> => ({
  ...(await signedIn(shop)),
  userType: "registered",
})
const always =
  (caller: typeof guest, parameters: PreparedCall["parameters"] = {}) =>
  async (shop: TestShop): Promise<PreparedCall> => ({ caller: await caller(shop), parameters })

/** A guest's paid order. */
const paid = async (shop: TestShop) => {
  const buyer = await readyToPay(shop, { [SKU]: 1 })
  return {
    caller: { token: buyer.guest.token, userType: "guest" } as const,
    orderId: buyer.orderId,
    guestToken: textAt((await pay(buyer)).body, "guestToken"),
  }
}

/** A guest's unpaid order. */
const unpaid = async (shop: TestShop) => {
  const buyer = await readyToPay(shop, { [SKU]: 1 })
  const { body } = await submit(buyer, CARDS.unpaid)
  return {
    caller: { token: buyer.guest.token, userType: "guest" } as const,
    orderId: buyer.orderId,
    guestToken: textAt(body, "guestToken"),
  }
}

const ofPaid =
  (more: PreparedCall["parameters"] = {}) =>
  async (shop: TestShop): Promise<PreparedCall> => {
    const { caller, orderId } = await paid(shop)
    return { caller, parameters: { orderId, ...more } }
  }

/** A caller who has nothing but the token of a guest's order. */
const byToken =
  (name: string, more: PreparedCall["parameters"] = {}) =>
  async (shop: TestShop): Promise<PreparedCall> => {
    const { orderId, guestToken } = await paid(shop)
    return { caller: await guest(shop), parameters: { orderId, [name]: guestToken, ...more } }
  }

/** A guest before the button "pay". */
const ready =
  (more: PreparedCall["parameters"]) =>
  async (shop: TestShop): Promise<PreparedCall> => {
    const {
      guest: { token },
      orderId,
    } = await readyToPay(shop, { [SKU]: 1 })
    return { caller: { token, userType: "guest" }, parameters: { orderId, ...more } }
  }

const withCart =
  (more: (orderItemId: string) => PreparedCall["parameters"]) =>
  async (shop: TestShop): Promise<PreparedCall> => {
    const caller = await guest(shop)
    const { body } = await addToCart(caller, SKU, 2)
    return { caller, parameters: more(textAt(body, "items.0.id")) }
  }

/** A registered customer whose list has one item. */
const lister = async (shop: TestShop) => {
  const caller = await registered(shop)
  const { body } = await caller.call("POST", `/itxrest/2/order/store/${SPAIN}/wishlist`, { cartItems: ITEMS })
  const [name, catentryId, id] = ["name", "items.0.catentryId", "items.0.id"].map((path) => textAt(body, path))
  return { caller, name, id, item: { catentryId, productId: "510001", quantity: 3 } }
}

const withSafeCart = async (shop: TestShop): Promise<PreparedCall> => {
  const caller = await registered(shop)
  const userId = textAt(
    (await caller.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user`)).body,
    "identity.userId",
  )
  await caller.call("PUT", `/itxrest/2/order/store/${SPAIN}/safe-cart`, { items: ITEMS })
  return { caller, parameters: { userId, storeId: SPAIN } }
}

const socialCode = async (shop: TestShop): Promise<string> => {
  const { body } = await shop.call(
    "POST",
    "/sandbox/social/google",
    { email: `visitor-${(visitors += 1)}@example.org`, password: PASSWORD },
    { accept: "application/json" },
  )
  return textAt(body, "code")
}

/** Every named action, in the rules' order. */
export const ACTION_CASES: readonly ActionCase[] = [
  { action: "user:currentUser", prepare: always(registered), shape: ["identity", "userType", "email"] },
  {
    action: "user:login",
    prepare: always(guest, { logon: LOGON, password: PASSWORD }),
    shape: ["access_token", "expires_in", "identity"],
  },
  {
    action: "user:socialLogin",
    shape: ["access_token", "expires_in", "identity"],
    prepare: async (shop) => ({
      caller: await guest(shop),
      parameters: { socialType: "google", code: await socialCode(shop), registerRequestTO: { acceptedPolicies: [1] } },
    }),
  },
  {
    action: "user:register",
    shape: ["access_token", "expires_in", "identity"],
    prepare: async (shop) => {
      const logon = `newcomer-${(visitors += 1)}@example.org`
      return {
        caller: await guest(shop),
        parameters: {
          logon,
          email: logon,
          password: PASSWORD,
          passwordConfirm: PASSWORD,
          acceptedPolicies: [1],
          newsletter: false,
        },
      }
    },
  },
  { action: "user:logout", prepare: always(registered), shape: "nothing" },
  { action: "user:events", prepare: always(guest), shape: ["events"] },
  { action: "user:events-seven", prepare: always(guest), shape: ["events"] },
  { action: "user:policiesValidation", prepare: always(registered, { policyTypes: [1, 2] }), shape: ["policies"] },
  { action: "order:shoppingCart", prepare: withCart(() => ({})), shape: ["id", "items", "totalOrder"] },
  { action: "order:miniCart", prepare: withCart(() => ({})), shape: ["totalOrder"] },
  { action: "order:addToCart", prepare: always(guest, { cartItems: ITEMS }), shape: ["id", "items", "totalOrder"] },
  {
    action: "order:updateCart",
    prepare: withCart((id) => ({ cartItems: [{ sku: SKU, quantity: 1, id }] })),
    shape: ["id", "items"],
  },
  { action: "order:deleteFromCart", prepare: withCart(() => ({ sku: SKU })), shape: ["id", "items"] },
  { action: "order:orderConfirmation", prepare: ofPaid({ repay: 0 }), shape: ["order"] },
  { action: "order:newOrderConfirmation", prepare: ofPaid({ repay: "1" }), shape: ["order", "paymentStatus"] },
  {
    action: "order:orderGuest",
    prepare: byToken("tokenGuest", { catalogId: "20000034" }),
    shape: ["id", "items", "totalOrder"],
  },
  { action: "order:asyncCheckout", prepare: ready(CARD), shape: ["paymentStatus"] },
  {
    action: "order:asyncRepay",
    shape: ["paymentStatus"],
    prepare: async (shop) => {
      const { caller, orderId } = await unpaid(shop)
      return { caller, parameters: { orderId, ...CARD } }
    },
  },
  {
    action: "order:asyncRepayGuest",
    shape: ["paymentStatus"],
    prepare: async (shop) => {
      const { orderId, guestToken } = await unpaid(shop)
      return { caller: await guest(shop), parameters: { orderId, guestToken, ...CARD } }
    },
  },
  { action: "order:ticket", prepare: ofPaid(), shape: "file" },
  { action: "order:ticket-guest", prepare: byToken("guestToken"), shape: "file" },
  {
    action: "order:paymentStatus",
    prepare: ofPaid({ storeId: SPAIN, languageId: "-1", repay: false }),
    shape: ["paymentStatus"],
  },
  { action: "order:cardsAdjustments", prepare: ready({ paymentData: [GIFT_CARD] }), shape: ["adjustments"] },
  {
    action: "order:deleteCardsAdjustments",
    shape: "nothing",
    prepare: async (shop) => {
      const {
        guest: { token, call },
        orderId,
      } = await readyToPay(shop, { [SKU]: 1 })
      await call("POST", `/itxrest/2/order/store/${SPAIN}/order/${orderId}/card-adjustments`, {
        paymentData: [GIFT_CARD],
      })
      return { caller: { token, userType: "guest" }, parameters: { orderId } }
    },
  },
  { action: "order:order", prepare: ofPaid({ repay: true }), shape: ["id", "status", "items"] },
  { action: "wishList:addToWishList", prepare: always(registered, { cartItems: ITEMS }), shape: ["name", "items"] },
  {
    action: "wishList:updateWishList",
    shape: ["name", "items"],
    prepare: async (shop) => {
      const { caller, id } = await lister(shop)
      return { caller, parameters: { cartItems: [{ sku: SKU, quantity: 2, id }] } }
    },
  },
  {
    action: "wishList:wishListByUser",
    prepare: async (shop) => ({ caller: (await lister(shop)).caller, parameters: {} }),
    shape: ["name", "items"],
  },
  {
    action: "catalog:store",
    prepare: always(guest, { countryISO: "ES" }),
    shape: ["id", "catalogs", "supportedLanguages"],
  },
  { action: "catalog:stores", prepare: always(guest, { brandId: "1" }), shape: ["stores"] },
  { action: "catalog:categories", prepare: always(guest, { typeCatalog: 1 }), shape: ["categories"] },
  {
    action: "catalog:productDetail",
    prepare: always(guest, { categoryId: "1020", productId: "510001" }),
    shape: ["id", "detail"],
  },
  {
    action: "catalog:productsArray",
    prepare: always(guest, { productIds: ["510001", "510002"] }),
    shape: ["products"],
  },
  { action: "akamai:location", prepare: always(guest), shape: [] },
  {
    action: "oam:xconfiguracion",
    prepare: always(guest, { variables: ["captchaProtection", "VISIBILITY_BUNDLE_STOCK"] }),
    shape: "list",
  },
  { action: "oam:inputValidation", prepare: always(guest, { operationId: "saveAddress" }), shape: ["fields"] },
  {
    action: "cms:marketingSpots",
    prepare: always(guest, { countryCode: "ES", lang: "es", device: "desktop", spot: "home" }),
    shape: ["spots"],
  },
  {
    action: "secure:getNativeCaptcha",
    prepare: always(guest, { width: 200, height: 80 }),
    shape: ["captchaId", "imageData"],
  },
  { action: "secure:getCaptcha", prepare: always(guest, { width: 200, height: 80 }), shape: "file" },
  {
    action: "cb:wishLists",
    prepare: async (shop) => ({ caller: (await lister(shop)).caller, parameters: {} }),
    shape: ["wishLists"],
  },
  { action: "cb:saveWishLists", prepare: always(registered, { wlArray: [{ name: "Verano" }] }), shape: ["wishLists"] },
  {
    action: "cb:updateWishList",
    prepare: async (shop) => ({
      caller: (await lister(shop)).caller,
      parameters: { name: "MyWishlist", description: "Lino" },
    }),
    shape: ["wishLists"],
  },
  {
    action: "cb:deleteWishList",
    prepare: async (shop) => ({ caller: (await lister(shop)).caller, parameters: { index: 0 } }),
    shape: ["wishLists"],
  },
  {
    action: "cb:updateWishListItem",
    shape: ["name", "items"],
    prepare: async (shop) => {
      const { caller, name, item } = await lister(shop)
      return { caller, parameters: { name, items: [item] } }
    },
  },
  {
    action: "cb:deleteWishListItem",
    shape: ["name", "items"],
    prepare: async (shop) => {
      const { caller, name, item } = await lister(shop)
      return { caller, parameters: { name, items: [{ catentryId: item.catentryId }] } }
    },
  },
  {
    action: "cb:searchWishLists",
    shape: ["wishLists"],
    prepare: async (shop) => {
      const { caller, name } = await lister(shop)
      const { body } = await caller.call("PUT", `/itxrest/2/order/store/${SPAIN}/cb/wishlist`, {
        name,
        wishlistKind: "G",
      })
      // The account is shared by the cases, in random order: it may have other lists.
      const pin = textAt(
        listAt(body, "wishLists").find((list) => textAt(list, "name") === name),
        "pin",
      )
      return { caller: await guest(shop), parameters: { name, pin } }
    },
  },
  { action: "cb:wishListsSaleInfo", prepare: always(guest, { catentryIds: ["510001"] }), shape: ["stores"] },
  { action: "cb:safeCart", prepare: always(registered, { items: ITEMS }), shape: ["items"] },
  { action: "cb:getCart", prepare: withSafeCart, shape: ["items"] },
  { action: "cb:deleteCart", prepare: withSafeCart, shape: "nothing" },
  { action: "chat:visibility", prepare: always(guest, { languageId: "-5", storeId: SPAIN }), shape: [] },
  {
    action: "chat:workgroups",
    prepare: always(guest, { languageId: "-5", storeId: SPAIN, forceUTC: true }),
    shape: ["workgroups"],
  },
]
