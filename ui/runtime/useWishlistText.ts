import { useEffect, useState } from "react"
import { useFrame } from "./ShopProvider.tsx"
import { useText } from "./TextProvider.tsx"
import type { Translate } from "../text/createTranslate.ts"
import { createTranslate } from "../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../text/loadTexts.ts"

/**
 * The wishlist and cart texts for pages that did not load them, including replacements by the shop's editors;
 * `undefined` until loaded.
 */
export function useWishlistText(): Translate | undefined {
  const { language } = useText()
  const { texts } = useFrame()
  const [t, setT] = useState<{ readonly translate: Translate }>()
  useEffect(() => {
    void loadTexts(textLanguage(language), ["browse", "purchase", "wishlists"]).then(
      (own) => setT({ translate: createTranslate(language, own, texts) }),
      () => undefined /* nothing is shown without texts; the next press retries */,
    )
  }, [language, texts])
  return t?.translate
}
