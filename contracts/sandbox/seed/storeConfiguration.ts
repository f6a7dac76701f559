import { countryDetails } from "../world/countryDetails.ts"
import type { WorldStore } from "../world/World.ts"

const GIFT_PACKING_EURO_CENTS = 395

/** Countries of the European Union and the European Economic Area. */
const EEA: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
)

/** Social login providers of every country. */
const SOCIAL_PROVIDERS = ["google", "apple", "facebook"]

/** Returns the configuration pairs of a store (S3). Money is in minor units. */
export const storeConfiguration = (store: WorldStore): readonly (readonly [parameter: string, value: string])[] => [
  ["MAX_PRODUCTS_SHOPCART_GUEST", String(store.cartMaximum.guest)],
  ["MAX_PRODUCTS_SHOPCART_REGISTERED", String(store.cartMaximum.registered)],
  ["MAX_PRODUCTS_SHOPCART_BUSINESS", String(store.cartMaximum.business)],
  ["MAX_PRODUCTS_WISHLIST", "100"],
  // Allowed payment redirect hosts besides the shop's own, comma-separated (R11).
  ["PAYMENT_REDIRECT_HOSTS", ""],
  // Whether a customer confirms before a payment redirect.
  ["PAYMENT_REDIRECT_CONFIRMATION", String(store.confirmsBeforeRedirect ?? false)],
  // Whether signed-in customers can pay with a saved card in one click, without its security code.
  ["ONE_CLICK_PAYMENT", String(store.paysByOneClick ?? false)],
  // Script for device fingerprinting before payments, its allowed hosts besides the shop's own, and the event that
  // signals it is ready.
  ["FRAUD_SCRIPT_URL", ""],
  ["FRAUD_SCRIPT_HOSTS", ""],
  ["FRAUD_READY_EVENT", "fraudready"],
  // Addresses of the policies, on the shop itself or on the hosts of the comma-separated list (R11); {language} is the
  // page's.
  ["PRIVACY_POLICY_URL", "/sandbox/policies/privacy?language={language}"],
  ["PURCHASE_CONDITIONS_URL", "/sandbox/policies/conditions?language={language}"],
  ["POLICY_HOSTS", ""],
  // Legal pages of the content system, in the order of the footer.
  ["LEGAL_PAGES", "imprint,privacy,terms,accessibility"],
  // Whether the content system has help on the physical stores.
  // IANA zone of the store's moments, such as the receipt of a withdrawal.
  ["TIME_ZONE", countryDetails(store.countryCode).timeZone],
  // Hosts of carriers' tracking pages besides the shop's own, comma-separated (R11).
  ["TRACKING_HOSTS", ""],
  // Hosts of companies' procurement systems to which carts return (punchout), comma-separated (R11).
  ["PUNCHOUT_HOSTS", "buyer.example"],
  // Hosts of addresses that a product's page may share in place of its own (`shareUrl`), comma-separated (R11).
  ["SHARE_HOSTS", ""],
  ["FREE_SHIPPING_FROM", String(store.freeShippingFrom)],
  ["SHIPPING_PRICE", String(store.shippingPrice)],
  // Price of gift wrapping per line, independent of its quantity.
  ["GIFT_PACKING_PRICE", String(store.pricePoint(Math.round(GIFT_PACKING_EURO_CENTS * store.priceFactor)))],
  // Whether it sells gift cards by email: a store for companies sells none.
  ["VIRTUAL_GIFT_CARDS", String(store.isForBusiness !== true)],
  ["TAX_NAME", store.taxName],
  ["TAX_RATE", String(store.taxRate)],
  // Whether prices include tax; otherwise it is added in the cart.
  ["PRICES_INCLUDE_TAX", String(store.isTaxAdded !== true)],
  ["RETURN_WINDOW_DAYS", String(countryDetails(store.countryCode).returnDays)],
  // Days of the right of withdrawal, in countries of the Union and the European Economic Area; 0 where there is none.
  ["WITHDRAWAL_DAYS", EEA.has(store.countryCode) ? "14" : "0"],
  // How long a physical store holds booked items.
  ["BOOKING_HOURS", "48"],
  ["VISIBILITY_BUNDLE_STOCK", "true"],
  ["captchaProtection", "false"],
  // Site key and script of the captcha service; the shop's own picture captcha where they are empty.
  ["GOOGLE_CAPTCHA_KEY", ""],
  ["CAPTCHA_SCRIPT_URL", ""],
  // Whether calls carry the Bearer header; otherwise the session's cookie identifies the caller.
  ["OAUTH_ENABLED", String(store.usesOAuth ?? true)],
  // Write token and project of the collector; not secret, because they only allow writing events.
  ["TELEMETRY_TOKEN", "demo-collector-token"],
  ["TELEMETRY_PROJECT", "selvedge-web"],
  // Law on cookies: opt-in, objection, opt-out or none; empty for the country's. A new version of the policy asks
  // again.
  ["COOKIE_CONSENT", ""],
  ["COOKIE_POLICY_VERSION", "1"],
  // Lifetime of a guest's analytics cookie in days.
  ["ANALYTICS_ID_DAYS", "30"],
  ["CHAT_BIND_URL", ""],
  // Social login providers: comma-separated pairs of type=address.
  [
    "SOCIAL_LOGIN",
    [...SOCIAL_PROVIDERS, ...(countryDetails(store.countryCode).socialProviders ?? [])]
      .map((type) => `${type}=/sandbox/social/${type}`)
      .join(","),
  ],
  // Whether companies can create an account.
  ["BUSINESS_ACCOUNTS", "true"],
  // Whether it is a store for companies.
  ["BUSINESS_STORE", String(store.isForBusiness ?? false)],
  // Whether a purchase can choose sustainable packaging, and a returnable box.
  ["JOIN_LIFE", String(store.packings?.includes("isJoinLife") ?? false)],
  ["REUSABLE_BOX", String(store.packings?.includes("reusableBox") ?? false)],
  // Map provider: global or china.
  ["MAPS_REGION", store.mapsRegion ?? "global"],
]
