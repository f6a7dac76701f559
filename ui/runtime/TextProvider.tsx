import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { Translate } from "../text/createTranslate.ts"

const TextContext = createContext<Translate | undefined>(undefined)
const PageTextContext = createContext<Translate | undefined>(undefined)

/**
 * Provides texts. The outermost provider holds the texts of the page; components that are loaded later bring their own.
 */
export function TextProvider({
  translate,
  page,
  children,
}: {
  readonly translate: Translate
  /** Replaces the texts of the page below. */
  readonly page?: Translate
  readonly children: ReactNode
}) {
  const around = useContext(PageTextContext)
  return (
    <PageTextContext value={page ?? around ?? translate}>
      <TextContext value={translate}>{children}</TextContext>
    </PageTextContext>
  )
}

/** The texts of the page, also inside components with texts of their own. */
export function usePageText(): Translate {
  return requireTranslate(useContext(PageTextContext))
}

/** Texts in the page's language: `t("cart.units", { count: 2 })`. A key without a text renders as `???key???`. */
export function useText(): Translate {
  return requireTranslate(useContext(TextContext))
}

/** The texts of the page and of the component; `undefined` outside a `TextProvider`. */
export function useTextsIfAny(): { readonly page: Translate; readonly own: Translate } | undefined {
  const page = useContext(PageTextContext)
  const own = useContext(TextContext)
  return page === undefined || own === undefined ? undefined : { page, own }
}

function requireTranslate(translate: Translate | undefined): Translate {
  if (translate === undefined) throw new Error("useText needs a TextProvider")
  return translate
}
