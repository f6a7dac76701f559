import type { PageData } from "../../../application/navigation/PageData.ts"
import { aFrame, aPage, aSpot, aStoreSummary, aStoreId, arabic, english, japanese, japaneseStore, saudiStore, spanish } from "./somePages.ts"

/** Pages of the shell in both directions, three scripts, and every trouble. */
export const shellPages: Readonly<Record<string, PageData>> = {
  "home in Spanish": aPage({ content: "home", home: { spots: [aSpot(0), aSpot(1), aSpot(2, { images: [] })] } }),
  "home in Arabic": aPage({ content: "home", home: { spots: [aSpot(0)] } }, aFrame({ store: saudiStore, language: arabic })),
  "home in Japanese, without any spot": aPage({ content: "home", home: { spots: [] } }, aFrame({ store: japaneseStore, language: japanese })),
  "the store selector": aPage({
    content: "stores",
    stores: [aStoreSummary(), aStoreSummary({ id: aStoreId("10000001"), countryCode: "US", countryName: "United States", region: "americas", languages: [english, spanish], catalogs: [{ id: "20000001", type: "1" }] }), saudiStore, japaneseStore],
  }),
  "an order that is not there": aPage({ content: "trouble", trouble: { trouble: "notFound", what: "order" } }),
  "a shop that does not answer": aPage({ content: "trouble", trouble: { trouble: "unavailable", errorKey: "listCategories.TimedOut" } }),
  "a shop with too many visitors": aPage({ content: "trouble", trouble: { trouble: "busy", retryAfterMillis: 3_000 } }),
  "a store that does not exist": { address: { page: "ItxHomePage", storeId: "99999999", parameters: {} }, content: { content: "trouble", trouble: { trouble: "notFound", what: "store" } } },
}
