import type { PageData } from "../../application/navigation/PageData.ts"
import { loadIslandsInUse } from "../runtime/island.tsx"
import type { Translate } from "../text/createTranslate.ts"
import { createTranslate } from "../text/createTranslate.ts"
import type { TextBundle } from "../text/textBundles.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"
import type { TextLanguage } from "../text/textLanguages.ts"
import type { PageView } from "./PageView.ts"
import type { PageKind } from "./loadView.ts"
import { loadView } from "./loadView.ts"

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

/** Loads the view of a page whose texts are known. Fails when its script cannot be fetched. */
export async function viewedPage(page: PageData, texts: PageTexts): Promise<PageState> {
  const view = await loadView(viewOf(page))
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

/** A bundle has its own view, although its content kind is a product. */
export function viewOf({ content }: PageData): PageKind {
  return content.content === "product" && content.product.product.bundle !== undefined ? "bundle" : content.content
}
