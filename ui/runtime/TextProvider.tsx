import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { Translate } from "../text/createTranslate.ts"

const TextContext = createContext<Translate | undefined>(undefined)
const PageTextContext = createContext<Translate | undefined>(undefined)

/**
 * The words of what is inside: the outermost are the page's, which have those of every page; a part that is fetched
 * later brings its own.
 */
export function TextProvider({ translate, children }: { readonly translate: Translate; readonly children: ReactNode }) {
  const page = useContext(PageTextContext) ?? translate
  return (
    <PageTextContext value={page}>
      <TextContext value={translate}>{children}</TextContext>
    </PageTextContext>
  )
}

/** The words that every page has, also inside a part that was fetched later. */
export function usePageText(): Translate {
  return requireTranslate(useContext(PageTextContext))
}

/** The words of the page's language: `t("cart.units", { count: 2 })`. A key without words shows as `???key???`. */
export function useText(): Translate {
  return requireTranslate(useContext(TextContext))
}

function requireTranslate(translate: Translate | undefined): Translate {
  if (translate === undefined) throw new Error("Words need a TextProvider")
  return translate
}
