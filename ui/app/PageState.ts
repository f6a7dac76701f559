import type { PageData } from "../../application/navigation/PageData.ts"
import { loadIslandsInUse } from "../runtime/island.tsx"
import type { Translate } from "../text/createTranslate.ts"
import { createTranslate } from "../text/createTranslate.ts"
import { loadTexts, storeTextLanguage, textLanguage } from "../text/loadTexts.ts"
import type { TextBundle } from "../text/textBundles.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"
import type { TextLanguage } from "../text/textLanguages.ts"
import type { PageView } from "./PageView.ts"
import type { PageKind } from "./loadView.ts"
import { loadView, preloadView } from "./loadView.ts"

/** The texts of a page, by bundle. */
export interface PageTexts {
  /** One of the languages with built-in texts. */
  readonly language: TextLanguage
  readonly bundles: Readonly<Partial<Record<TextBundle, TextCatalogue>>>
}

/** A page with everything needed to render it synchronously. */
export interface PageState {
  readonly page: PageData
  readonly view: PageView
  readonly texts: PageTexts
  readonly translate: Translate
  /** The whole page, when this is its outline. */
  readonly deferred?: { readonly current: () => PageState | undefined }
}

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
  const [view, texts] = await Promise.all([loadView(viewOf(page)), loadPageTexts(page, known, more, languages)])
  await loadIslandsInUse(viewOf(page))
  return pageState(page, view, texts)
}

/** The whole page in place of its outline, once the rest is fetched. */
export function wholeState(state: PageState): PageState {
  return state.deferred?.current() ?? state
}

/** Loads the view of a page's outline. `texts` are those of the outline, in `language`. */
export async function prepareOutline(
  page: PageData,
  {
    language,
    texts,
    deferred,
  }: { readonly language: TextLanguage; readonly texts: TextCatalogue } & Required<Pick<PageState, "deferred">>,
): Promise<PageState> {
  const view = await loadView(viewOf(page))
  const translate = createTranslate(language, texts, page.frame?.texts ?? {})
  return { page, view, texts: { language, bundles: {} }, translate, deferred }
}

/** A page whose view and texts are loaded. */
export function pageState(page: PageData, view: PageView, texts: PageTexts): PageState {
  const translate = createTranslate(texts.language, ...Object.values(texts.bundles), page.frame?.texts ?? {})
  return { page, view, texts, translate }
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

/** A bundle has its own view, although its content kind is a product. */
export function viewOf({ content }: PageData): PageKind {
  return content.content === "product" && content.product.product.bundle !== undefined ? "bundle" : content.content
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
