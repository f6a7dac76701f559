import type { Alternate, AlternateLink } from "../../../domain/navigation/alternates.ts"
import { distinctAlternates, hreflangOf } from "../../../domain/navigation/alternates.ts"
import { sellsVirtualGiftCards } from "../../../domain/gift-card/sellsVirtualGiftCards.ts"
import { defaultsOn } from "../../../domain/navigation/resolveVisit.ts"
import { addressOnSite } from "../../../domain/navigation/siteAddress.ts"
import type { StoreLanguage, StoreSummary } from "../../../domain/store/Store.ts"
import { storeDefaults } from "../../../domain/store/storeDefaults.ts"
import { GIFT_CARD_PAGE } from "../../../application/gift-card/GiftCardPage.ts"
import { isListView, shownPageNumber } from "../../../application/navigation/canonicalAddress.ts"
import type { PageIdentity } from "../../../application/navigation/findAlternatePage.ts"
import { findAlternatePage, pageIdentity } from "../../../application/navigation/findAlternatePage.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { memoizeAsync } from "../memoizeAsync.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Slugs rarely change. */
const ALTERNATES_LIFETIME_MILLIS = 600_000
/**
 * Maximum wait for the other stores' slugs once the page itself is ready. Missing ones follow with the next rendering.
 */
const TIMEOUT_MILLIS = 1_000

/** Pages whose address has no slug. */
const FIXED_PAGES: readonly string[] = ["home", "stores", "giftCard"]

/** Finds a page in every store and language. */
export type AlternatePages = (
  page: PageData,
  stores: readonly StoreSummary[],
  origin: string,
) => Promise<readonly AlternateLink[]>

/**
 * Returns the addresses of the same page in all stores and languages, on the desktop site, with the store selector as
 * `x-default`. A catalogue page is looked up in each store under its own slug; a store without a response is left out,
 * and a slow one does not delay the page. A further page of a list corresponds to the same page of the other stores'
 * lists, if they are as long. A filtered or sorted list has no alternates, since its canonical address is another page.
 */
export function alternatePages(programs: Pick<ShopPrograms, "stores" | "store" | "read">): AlternatePages {
  const findAlternate = async (
    identity: PageIdentity,
    pageNumber: number,
    { store, language }: StoreLanguagePair,
  ): Promise<readonly Alternate[]> => {
    const known = await programs.store(store.id)
    if (known === undefined) return []
    const parameters = await programs.read(
      { store: known, language, catalogId: storeDefaults(known).catalogId },
      findAlternatePage(identity, pageNumber),
    )
    const page = identity.kind === "category" ? "ItxCategoryPage" : "ItxProductPage"
    return parameters === undefined
      ? []
      : [
          {
            hreflang: hreflangOf(language, store),
            address: { page, storeId: store.id, languageId: language.id, parameters },
          },
        ]
  }
  const alternatesByIdentity = memoizeAsync(
    ALTERNATES_LIFETIME_MILLIS,
    async (key: string): Promise<readonly Alternate[]> => {
      const { identity, pageNumber }: { readonly identity: PageIdentity; readonly pageNumber: number } = JSON.parse(key)
      const found = storeLanguagePairs(await programs.stores()).map((pair) =>
        findAlternate(identity, pageNumber, pair).catch(() => []),
      )
      return (await Promise.all(found)).flat()
    },
  )
  const giftCardStores = async (stores: readonly StoreSummary[]) => {
    const known = await Promise.all(stores.map(({ id }) => programs.store(id).catch(() => undefined)))
    return known.flatMap((store) => (store !== undefined && sellsVirtualGiftCards(store) ? [store] : []))
  }
  return async (page, stores, origin) => {
    const { content } = page
    const identity = pageIdentity(content)
    if ((!FIXED_PAGES.includes(content.content) && identity === undefined) || isListView(page)) return []
    const candidates =
      identity !== undefined
        ? await withTimeout(alternatesByIdentity(JSON.stringify({ identity, pageNumber: shownPageNumber(page) })))
        : content.content === "giftCard"
          ? storeLanguagePairs(await giftCardStores(stores)).map(giftCardsOf)
          : storeLanguagePairs(stores).map(homeOf)
    const links = distinctAlternates(page.frame?.store.id, candidates).flatMap(
      ({ hreflang, address: alternateAddress }) => {
        const path = addressOnSite(alternateAddress, { prefix: "" }, defaultsOn("desktop", stores))
        return path === undefined ? [] : [{ hreflang, href: `${origin}${path}` }]
      },
    )
    return links.length === 0 ? [] : [...links, { hreflang: "x-default", href: `${origin}/` }]
  }
}

interface StoreLanguagePair {
  readonly store: StoreSummary
  readonly language: StoreLanguage
}

function storeLanguagePairs(stores: readonly StoreSummary[]): readonly StoreLanguagePair[] {
  return stores.flatMap((store) => store.languages.map((language) => ({ store, language })))
}

const homeOf = fixedPage("ItxHomePage")
const giftCardsOf = fixedPage(GIFT_CARD_PAGE)

/** Returns the address of a page without a slug. */
function fixedPage(page: string) {
  return ({ store, language }: StoreLanguagePair): Alternate => ({
    hreflang: hreflangOf(language, store),
    address: { page, storeId: store.id, languageId: language.id, parameters: {} },
  })
}

function withTimeout(alternates: Promise<readonly Alternate[]>): Promise<readonly Alternate[]> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve([]), TIMEOUT_MILLIS)
    alternates.then(resolve, () => resolve([])).finally(() => clearTimeout(late))
  })
}
