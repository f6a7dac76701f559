import { useEffect, useState } from "react"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { TextProvider, useText } from "../../../runtime/TextProvider.tsx"
import { createTranslate } from "../../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../../text/loadTexts.ts"
import type { PaymentActionProps } from "./PaymentActionPanel.tsx"
import { PaymentInProgress } from "./PaymentInProgress.tsx"

/** Loads the payment action panel with its texts on first use. If that fails, it offers to choose another method. */
export function PaymentActionSlot(props: PaymentActionProps) {
  const { language } = useText()
  const { texts } = useFrame()
  const [part, setPart] = useState<{
    readonly view: (props: PaymentActionProps) => React.ReactNode
    readonly translate: ReturnType<typeof createTranslate>
  }>()
  const { onOtherMethod } = props
  useEffect(() => {
    Promise.all([
      import("./PaymentActionPanel.tsx"),
      loadTexts(textLanguage(language), ["browse", "purchase", "account"]),
    ]).then(
      ([{ PaymentActionPanel }, own]) =>
        setPart({ view: PaymentActionPanel, translate: createTranslate(language, own, texts) }),
      onOtherMethod,
    )
  }, [language, texts])
  if (part === undefined) return <PaymentInProgress stage="actionRequired" />
  const { view: View, translate } = part
  return (
    <TextProvider translate={translate}>
      <View {...props} />
    </TextProvider>
  )
}
