/**
 * The areas of each bundle, a bundle being what a page fetches at once; an area is a file of texts in each language's
 * folder. `browse` comes with every page, `purchase` from the cart on; the others are fetched where they are needed:
 * `services` are pickup points, store availability, restock alerts, and the newsletter. An area may be in several.
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
  account: ["account", "payment-status", "captcha", "sign-in", "session-expired"],
  cartOptions: ["cart-options", "gift-cards"],
  cartNotices: ["cart-notices"],
  services: ["store-availability", "delivery", "restock-alerts", "newsletter", "captcha", "quick-add"],
  customization: ["customization"],
  product: ["product"],
  orders: ["orders"],
  wishlists: ["wishlists"],
  payment: ["payment", "captcha", "card-form"],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TextBundle = keyof typeof TEXT_BUNDLES
