import type { PageData } from "../../application/navigation/PageData.ts"
import { loadTexts } from "../text/loadTexts.ts"
import type { TextBundle } from "../text/textBundles.ts"
import { storeTextLanguage, textLanguage } from "../text/textLanguage.ts"
import type { PageKind } from "./loadView.ts"
import { loadView, preloadView } from "./loadView.ts"
import type { PageState, PageTexts } from "./PageState.ts"
import { viewedPage, viewOf } from "./PageState.ts"

// Pages other than the first of a document, which contains its texts. Fetched with the islands.

/** The text bundles a page kind needs in addition to the common ones. */
const TEXT_BUNDLES: { readonly [Kind in PageData["content"]["content"]]?: readonly TextBundle[] } = {
  cart: ["purchase"],
  checkout: ["purchase"],
  waiting: ["purchase"],
  confirmation: ["purchase", "orders", "orderPages"],
  entry: ["purchase", "account"],
  order: ["purchase", "orders", "orderPages"],
  orderLookup: ["purchase", "account", "orders", "orderPages"],
  account: ["purchase", "account", "payment", "orders", "orderPages"],
  payment: ["purchase", "account", "orders"],
  wishlist: ["purchase", "wishlists"],
  notice: ["purchase", "services"],
  newsletter: ["purchase", "services"],
  quickOrder: ["quickOrder"],
  giftCard: ["purchase", "cartOptions"],
  cookies: ["cookies"],
  help: ["customerService"],
  legal: ["customerService"],
  storeLocator: ["storePages"],
  storeDetail: ["storePages"],
  storeList: ["storePages"],
  withdrawal: ["customerService"],
  contact: ["customerService"],
  claim: ["customerService"],
  return: ["purchase", "returns"],
  returnList: ["purchase", "returns"],
  orderReturns: ["purchase", "returns"],
  returnDetail: ["purchase", "returns"],
  sessionExpired: ["account"],
  product: ["product"],
}

/**
 * Loads the view and texts of a page. `known` are already loaded texts in the page's language; only missing bundles for
 * its kind or for `more` are fetched. `languages` are those of a page outside every store, the preferred first. Fails
 * when a script cannot be fetched.
 */
export async function preparePage(
  page: PageData,
  known?: PageTexts,
  more: readonly TextBundle[] = [],
  languages: readonly string[] = [],
): Promise<PageState> {
  const [texts] = await Promise.all([loadPageTexts(page, known, more, languages), loadView(viewOf(page))])
  return viewedPage(page, texts)
}

/** Loads the texts of a page, as `preparePage`. */
export async function loadPageTexts(
  page: PageData,
  known?: PageTexts,
  more: readonly TextBundle[] = [],
  languages: readonly string[] = [],
): Promise<PageTexts> {
  const wanted = new Set<TextBundle>(["browse", ...(TEXT_BUNDLES[page.content.content] ?? []), ...more])
  return textsFor(page, [...wanted], known, languages)
}

/** Fetches the view and the further texts of a kind of page while its data is loaded; failures show when it is used. */
export function preloadPage(kind: PageKind, { language, bundles }: PageTexts): void {
  const missing = kind === "bundle" ? [] : (TEXT_BUNDLES[kind] ?? []).filter((bundle) => bundles[bundle] === undefined)
  void Promise.allSettled([preloadView(kind), loadTexts(language, missing)])
}

async function textsFor(
  { frame }: PageData,
  wanted: readonly TextBundle[],
  known: PageTexts | undefined,
  languages: readonly string[],
): Promise<PageTexts> {
  const missing = wanted.filter((bundle) => known?.bundles[bundle] === undefined)
  if (known !== undefined && missing.length === 0) return known
  const language = frame === undefined ? textLanguage(...languages) : storeTextLanguage(frame)
  const fetched = await Promise.all(
    missing.map(async (bundle) => [bundle, await loadTexts(language, [bundle])] as const),
  )
  return { language, bundles: { ...known?.bundles, ...Object.fromEntries(fetched) } }
}
