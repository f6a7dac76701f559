/**
 * The areas of each bundle. A bundle is loaded as a whole; an area is a text file in each language's folder. `browse`
 * is part of every page, `purchase` from the cart on; the others are loaded on demand: `services` contains pickup
 * points, store availability, restock alerts, and the newsletter. An area may be in several bundles.
 */
export const TEXT_BUNDLES = {
  browse: [
    "navigation",
    "price",
    "home",
    "stores",
    "page-errors",
    "catalog",
    "product-actions",
    "customization-summary",
  ],
  purchase: ["cart", "checkout", "errors", "queue", "validation"],
  account: [
    "account",
    "address-book",
    "bookings",
    "family",
    "wallet",
    "newsletter",
    "payment-status",
    "captcha",
    "sign-in",
    "session-expired",
  ],
  chat: ["chat"],
  cartOptions: ["cart-options", "gift-cards"],
  cartNotices: ["cart-notices"],
  services: ["store-availability", "map", "delivery", "restock-alerts", "newsletter", "captcha", "quick-add"],
  storePages: ["store-pages", "map", "store-availability"],
  customerService: ["service", "captcha", "validation"],
  cookies: ["cookies"],
  staff: ["staff"],
  quickOrder: ["quick-order"],
  customization: ["customization"],
  product: ["product"],
  orders: ["orders"],
  orderPages: ["order-page"],
  returns: ["returns"],
  wishlists: ["wishlists"],
  payment: ["payment", "captcha", "card-form"],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TextBundle = keyof typeof TEXT_BUNDLES
