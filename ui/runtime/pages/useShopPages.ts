import { useMemo } from "react"
import type { StoreFrame } from "../../../application/navigation/PageData.ts"
import type { Category } from "../../../domain/catalog/Category.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { useFrame } from "../ShopProvider.tsx"

type Parameters = Readonly<Record<string, string>>

/** Addresses in the store and language of this page. */
export interface ShopPages {
  readonly page: (page: string, parameters?: Parameters) => PageAddress
  readonly home: PageAddress
  readonly cart: PageAddress
  readonly checkout: PageAddress
  readonly category: (category: Pick<Category, "seoId" | "categoryUrl">, query?: Parameters) => PageAddress
  readonly product: (
    product: { readonly mfname: string; readonly productUrl: string },
    query?: Parameters,
  ) => PageAddress
  readonly search: (keyWord: string, query?: Parameters) => PageAddress
}

export function useShopPages(): ShopPages {
  const frame = useFrame()
  return useMemo(() => shopPages(frame), [frame])
}

/** The same outside a component. */
export function shopPages({
  store,
  language,
  catalogId,
}: Pick<StoreFrame, "store" | "language" | "catalogId">): ShopPages {
  const page = (name: string, parameters: Parameters = {}): PageAddress => ({
    page: name,
    storeId: store.id,
    languageId: language.id,
    catalogId,
    parameters,
  })
  return {
    page,
    home: page("ItxHomePage"),
    cart: page("ItxShopCartPage"),
    checkout: page("ItxOrderCheckoutPage"),
    category: ({ seoId, categoryUrl }, query) => page("ItxCategoryPage", { ...query, seoId, categoryUrl }),
    product: ({ mfname, productUrl }, query) => page("ItxProductPage", { ...query, mfname, productUrl }),
    search: (keyWord, query) => page("ItxSearchPage", { ...query, keyWord }),
  }
}
