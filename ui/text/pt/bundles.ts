import type { TextBundles } from "../TextBundle.ts"

export const bundles: TextBundles = {
  browse: async () => (await import("./browseTexts.ts")).browseTexts,
  purchase: async () => (await import("./purchaseTexts.ts")).purchaseTexts,
  account: async () => (await import("./accountTexts.ts")).accountTexts,
  cartParts: async () => (await import("./cartPartsTexts.ts")).cartPartsTexts,
  cartNews: async () => (await import("./cartNews.ts")).cartNews,
  nearby: async () => (await import("./nearbyTexts.ts")).nearbyTexts,
  making: async () => (await import("./making.ts")).making,
  garment: async () => (await import("./garment.ts")).garment,
  order: async () => (await import("./order.ts")).order,
  wishlist: async () => (await import("./wishlist.ts")).wishlist,
}
