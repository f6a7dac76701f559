import { useEffect, useState } from "react"
import type { ProductActionsDrawerProps } from "../features/catalog/product/ProductActions.tsx"
import { RestockAlertDrawer } from "../features/catalog/restock/RestockAlertDrawer.tsx"
import { orderedSizes } from "../features/catalog/sizes/orderedSizes.ts"
import { ShareDrawer } from "../features/catalog/product/ShareDrawer.tsx"
import { StoresDrawer } from "../features/location/StoresDrawer.tsx"
import { captchaField } from "../features/session/captcha/CaptchaField.tsx"
import { useFrame } from "../runtime/ShopProvider.tsx"
import { TextProvider, useText } from "../runtime/TextProvider.tsx"
import type { Translate } from "../text/createTranslate.ts"
import { createTranslate } from "../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../text/loadTexts.ts"

/** The product actions, each in a drawer of its own, with texts that the page did not load. */
export function ProductActionsDrawer({ wish, ...about }: ProductActionsDrawerProps) {
  const t = useProductActionText()
  if (t === undefined) return null
  return (
    <TextProvider translate={t}>
      {wish === "stores" && <StoresDrawer {...about} sizes={orderedSizes(about.color)} captcha={captchaField} />}
      {wish === "share" && <ShareDrawer {...about} captcha={captchaField} />}
      {wish === "notice" && <RestockAlertDrawer {...about} captcha={captchaField} />}
    </TextProvider>
  )
}

/** The texts of the drawers, including replacements by the shop's editors; `undefined` until they are loaded. */
function useProductActionText(): Translate | undefined {
  const { language } = useText()
  const { texts } = useFrame()
  const [t, setT] = useState<{ readonly translate: Translate }>()
  useEffect(() => {
    void loadTexts(textLanguage(language), ["browse", "purchase", "services"]).then(
      (own) => setT({ translate: createTranslate(language, own, texts) }),
      () => undefined /* nothing is shown without texts; the next press retries */,
    )
  }, [language, texts])
  return t?.translate
}
