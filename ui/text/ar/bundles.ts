import type { TextBundles } from "../TextBundle.ts"

export const bundles: TextBundles = {
  browse: async () => (await import("./browseTexts.ts")).browseTexts,
  purchase: async () => (await import("./purchaseTexts.ts")).purchaseTexts,
  account: async () => (await import("./accountTexts.ts")).accountTexts,
  cartNews: async () => (await import("./cartNews.ts")).cartNews,
  wishlist: async () => (await import("./wishlist.ts")).wishlist,
}
