/** Every journey. */
export const ALL = "all"

/**
 * The journeys in a browser or a terminal that a change can affect, coarsely: the first row that matches a path
 * decides. Journeys are named by how the paths of their files begin.
 */
export const JOURNEYS = [
  [/^tests\/(e2e|whole)\/support\/|^tests\/support\//, ALL],
  [/^tests\/(domain|application|adapters|ports|ui|sandbox|contract|architecture|bench|fixtures|e2e|whole)\//, []],
  [/^(docs|bin|\.ci)\/|\.md$|^LICENSE$/, []],
  [/^adapters\/cli\//, ["tests/e2e/terminal/terminal", "tests/e2e/start", "tests/e2e/catalogue/catalogueImport"]],
  [
    /^adapters\/(catalog-import|node)\/|^contracts\/sandbox\/(.+\/)?(admin-console|files)\//,
    [
      "tests/e2e/catalogue/catalogueImport",
      "tests/e2e/catalogue/ownCatalogue",
      "tests/e2e/terminal/terminal",
      "tests/e2e/start",
    ],
  ],
  [
    /\/(account|session|sign-in|auth)\//,
    [
      "tests/e2e/sign-in/account",
      "tests/e2e/sign-in/cartAtLogin",
      "tests/e2e/sign-in/identityProvider",
      "tests/e2e/sign-in/sessions",
      "tests/e2e/visits",
      "tests/e2e/sign-in/signInMethods",
      "tests/e2e/sign-in/captchas",
    ],
  ],
  [
    /\/(order|orders|returns|outbox)\//,
    [
      "tests/e2e/afterPurchase",
      "tests/e2e/purchase",
      "tests/e2e/terminal/terminalOrders",
      "tests/e2e/payment/unpaidOrders",
    ],
  ],
  [
    /\/(wishlist|wishlists)\//,
    ["tests/e2e/wishlists", "tests/e2e/terminal/terminalLists", "tests/e2e/catalogue/productActions"],
  ],
  [/\/gift-cards?\//, ["tests/e2e/giftCards", "tests/e2e/giftAndCoupon", "tests/e2e/payment/payment"]],
  [/\/newsletter\//, ["tests/e2e/sign-in/account", "tests/e2e/sign-in/captchas", "tests/e2e/withoutScripts"]],
  [/\/(location|places)\//, ["tests/e2e/delivery", "tests/e2e/catalogue/productActions", "tests/e2e/sign-in/captchas"]],
  [/./, ALL],
]

/** Returns the journeys that changed files can affect: beginnings of paths, or `ALL`. */
export function journeysOf(files) {
  const named = files.map((file) =>
    /^tests\/(e2e|whole)\/.+\.test\.ts$/.test(file) ? [file] : JOURNEYS.find(([pattern]) => pattern.test(file))[1],
  )
  return named.includes(ALL) ? ALL : [...new Set(named.flat())]
}
