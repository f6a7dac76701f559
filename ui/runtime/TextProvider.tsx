import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { Translate } from "../text/createTranslate.ts"

const TextContext = createContext<Translate | undefined>(undefined)

export function TextProvider({ translate, children }: { readonly translate: Translate; readonly children: ReactNode }) {
  return <TextContext value={translate}>{children}</TextContext>
}

/** The words of the page's language: `t("cart.units", { count: 2 })`. A key without words shows as `???key???`. */
export function useText(): Translate {
  const translate = useContext(TextContext)
  if (translate === undefined) throw new Error("useText needs a TextProvider")
  return translate
}
