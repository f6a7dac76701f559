import type { PageData } from "../../application/navigation/PageData.ts"
import type { Translate } from "../text/createTranslate.ts"
import { createTranslate } from "../text/createTranslate.ts"
import type { TextBundle } from "../text/loadTexts.ts"
import { loadTexts, textLanguage } from "../text/loadTexts.ts"
import type { PageView } from "./loadView.ts"
import { loadView } from "./loadView.ts"

/** A page with everything that is needed to draw it: nothing on it waits. */
export interface PageState {
  readonly page: PageData
  readonly view: PageView
  readonly translate: Translate
}

type Kind = PageData["content"]["content"]

const PURCHASE: readonly Kind[] = ["cart", "checkout", "confirmation"]

/** Which words a kind of page says. */
export function textBundles(kind: Kind): readonly TextBundle[] {
  return PURCHASE.includes(kind) ? ["browse", "purchase"] : ["browse"]
}

/** Fetches what a page is drawn with. Fails when a part of the shop's scripts cannot be fetched. */
export async function preparePage(page: PageData, moreTexts: readonly TextBundle[] = []): Promise<PageState> {
  const kind = page.content.content
  const language = textLanguage(page.frame?.language.code ?? "en")
  const bundles = [...new Set([...textBundles(kind), ...moreTexts])]
  const [view, texts] = await Promise.all([loadView(kind), loadTexts(language, bundles)])
  return { page, view, translate: createTranslate(language, texts, page.frame?.texts ?? {}) }
}
