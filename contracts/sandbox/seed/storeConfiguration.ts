import { countryDetails } from "../world/countryDetails.ts"
import type { WorldStore } from "../world/World.ts"

const GIFT_PACKING_EURO_CENTS = 395

/** Providers of a social login in every country. */
const SOCIAL_PROVIDERS = ["google", "apple", "facebook"]

/** Configuration pairs of a store (specification, section 3). Money is in minor units. */
export const storeConfiguration = (store: WorldStore): readonly (readonly [parameter: string, value: string])[] => [
  ["MAX_PRODUCTS_SHOPCART_GUEST", String(store.cartMaximum.guest)],
  ["MAX_PRODUCTS_SHOPCART_REGISTERED", String(store.cartMaximum.registered)],
  ["MAX_PRODUCTS_SHOPCART_BUSINESS", String(store.cartMaximum.business)],
  ["MAX_PRODUCTS_WISHLIST", "100"],
  // Hosts a payment may lead to besides the shop's own; comma list (R11).
  ["PAYMENT_REDIRECT_HOSTS", ""],
  // Whether a shopper is asked before a payment leads away.
  ["PAYMENT_REDIRECT_CONFIRMATION", String(store.confirmsBeforeRedirect ?? false)],
  // Whether somebody with an account pays with a kept card by one click, without its security code.
  ["ONE_CLICK_PAYMENT", String(store.paysByOneClick ?? false)],
  // Script that looks at the device before something is paid, the hosts it may come from besides the shop's own, and
  // the event by which it reports ready.
  ["FRAUD_SCRIPT_URL", ""],
  ["FRAUD_SCRIPT_HOSTS", ""],
  ["FRAUD_READY_EVENT", "fraudready"],
  // Where its policies are read, on the shop itself or on the hosts of the comma list (R11); {language} is the page's.
  ["PRIVACY_POLICY_URL", "/sandbox/policies/privacy?language={language}"],
  ["PURCHASE_CONDITIONS_URL", "/sandbox/policies/conditions?language={language}"],
  ["POLICY_HOSTS", ""],
  ["FREE_SHIPPING_FROM", String(store.freeShippingFrom)],
  ["SHIPPING_PRICE", String(store.shippingPrice)],
  // Wrapping one line as a gift, whatever its quantity.
  ["GIFT_PACKING_PRICE", String(store.pricePoint(Math.round(GIFT_PACKING_EURO_CENTS * store.priceFactor)))],
  // Whether it sells gift cards that go by e-mail: a store for companies sells none.
  ["VIRTUAL_GIFT_CARDS", String(store.isForBusiness !== true)],
  ["TAX_NAME", store.taxName],
  ["TAX_RATE", String(store.taxRate)],
  // Whether prices are without tax, and it comes on top in the cart.
  ["PRICES_INCLUDE_TAX", String(store.isTaxAdded !== true)],
  ["RETURN_WINDOW_DAYS", String(countryDetails(store.countryCode).returnDays)],
  // How long a physical store keeps what was booked.
  ["BOOKING_HOURS", "48"],
  ["VISIBILITY_BUNDLE_STOCK", "true"],
  ["captchaProtection", "false"],
  // Site key and script of the captcha service; the shop's own picture where they are empty.
  ["GOOGLE_CAPTCHA_KEY", ""],
  ["CAPTCHA_SCRIPT_URL", ""],
  // Whether calls carry the Bearer header; otherwise the session's cookie says who calls.
  ["OAUTH_ENABLED", String(store.usesOAuth ?? true)],
  // Write token and project of the collector; no secrets, they open nothing but the writing of events.
  ["TELEMETRY_TOKEN", "demo-collector-token"],
  ["TELEMETRY_PROJECT", "selvedge-web"],
  // Days that the analytics cookie of a guest lives, and whether consent to it is implied where the visitor has not
  // chosen.
  ["ANALYTICS_ID_DAYS", "30"],
  ["ANALYTICS_CONSENT", store.countryCode === "US" ? "implied" : "required"],
  ["CHAT_BIND_URL", ""],
  // Providers of a social login: a comma list of type=address.
  [
    "SOCIAL_LOGIN",
    [...SOCIAL_PROVIDERS, ...(countryDetails(store.countryCode).socialProviders ?? [])]
      .map((type) => `${type}=/sandbox/social/${type}`)
      .join(","),
  ],
  // Whether companies may make an account.
  ["BUSINESS_ACCOUNTS", "true"],
  // Whether it is a store for companies.
  ["BUSINESS_STORE", String(store.isForBusiness ?? false)],
  // Whether a purchase may choose the sustainable option, and a box that is given back.
  ["JOIN_LIFE", String(store.packings?.includes("isJoinLife") ?? false)],
  ["REUSABLE_BOX", String(store.packings?.includes("reusableBox") ?? false)],
  // Whose maps it draws: global or china.
  ["MAPS_REGION", store.mapsRegion ?? "global"],
]
