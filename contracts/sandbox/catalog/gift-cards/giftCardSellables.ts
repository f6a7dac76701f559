import type { Kysely } from "kysely"
import { readStoreData } from "../../stores/StoreData.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { GIFT_CARD_PRODUCTS, giftCardOf, isGiftCardSku } from "./giftCardCatalogue.ts"
import { giftCardTexts } from "./giftCardTexts.ts"

/** More than the maximum of a line: gift cards are created when they are paid, so they have no stock. */
const UNITS = 9_999

/** The gift cards among these SKUs with their data for carts and orders; other SKUs are absent. */
export const readGiftCardSellables = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
  skus: readonly string[],
) => {
  const wanted = skus.filter(isGiftCardSku)
  if (wanted.length === 0) return []
  const store = await db.selectFrom("store").select("data").where("store_id", "=", storeId).executeTakeFirst()
  if (store === undefined) return []
  const { currencyCode, languages } = readStoreData(store.data)
  const texts = giftCardTexts(languages.find(({ id }) => id === languageId)?.tag ?? "")
  return wanted.flatMap((sku) => {
    const card = giftCardOf(currencyCode, sku)
    if (card === undefined) return []
    const productId = GIFT_CARD_PRODUCTS[card.kind]
    return [
      {
        sku,
        giftCard: card.kind,
        productId,
        catentryId: productId,
        mfname: "",
        productUrl: "",
        name: texts(`giftCards.${card.kind}`),
        colorId: "",
        color: "",
        size: String(card.price),
        price: card.price,
        categoryId: "",
        units: UNITS,
        isBuyable: true,
        visibility: "show",
      },
    ] as const
  })
}
