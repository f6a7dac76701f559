import { useEffect, useState } from "react"
import { useFrame } from "./ShopProvider.tsx"
import { useText } from "./TextProvider.tsx"
import type { Translate } from "../text/createTranslate.ts"
import { createTranslate } from "../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../text/loadTexts.ts"

/**
 * The words about lists and the cart, on a page that did not bring them; the shop's editors may have replaced some.
 * Nothing until they are there.
 */
export function useWishlistText(): Translate | undefined {
  const { language } = useText()
  const { texts } = useFrame()
  const [t, setT] = useState<{ readonly translate: Translate }>()
  useEffect(() => {
    void loadTexts(textLanguage(language), ["browse", "purchase", "wishlists"]).then(
      (own) => setT({ translate: createTranslate(language, own, texts) }),
      () => undefined /* nothing is told without words; the next press tries again */,
    )
  }, [language, texts])
  return t?.translate
}
