import { useEffect, useState } from "react"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { TextProvider, useText } from "../../runtime/TextProvider.tsx"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../text/loadTexts.ts"
import type { PaymentQuestionProps } from "./PaymentQuestion.tsx"
import { PaymentUnderWay } from "./PaymentUnderWay.tsx"

/**
 * What a payment asks, with words that the page did not bring: both are fetched when it first asks. A page that cannot
 * fetch them offers the way back.
 */
export function QuestionPlace(props: PaymentQuestionProps) {
  const { language } = useText()
  const { texts } = useFrame()
  const [part, setPart] = useState<{
    readonly view: (props: PaymentQuestionProps) => React.ReactNode
    readonly translate: ReturnType<typeof createTranslate>
  }>()
  const { onOtherWay } = props
  useEffect(() => {
    Promise.all([
      import("./PaymentQuestion.tsx"),
      loadTexts(textLanguage(language), ["browse", "purchase", "account"]),
    ]).then(
      ([{ PaymentQuestion }, own]) =>
        setPart({ view: PaymentQuestion, translate: createTranslate(language, own, texts) }),
      onOtherWay,
    )
  }, [language, texts])
  if (part === undefined) return <PaymentUnderWay stage="asked" />
  const { view: View, translate } = part
  return (
    <TextProvider translate={translate}>
      <View {...props} />
    </TextProvider>
  )
}
