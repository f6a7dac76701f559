import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "بيانات البطاقة",
  "cardFrame.silent.title": "حقول البطاقة لا تستجيب",
  "cardFrame.silent.text": "تأتي من مزود الدفع لدينا. لم يُخصم شيء، وكل ما كتبته غير ذلك محفوظ.",
  "cardFrame.failed": "لم يصل ذلك. لم يُخصم شيء؛ ادفع مرة أخرى.",
  "cardFrame.typeAgain": "اكتب البطاقة مرة أخرى: فهي تصلح لدفعة واحدة فقط وبعد وقت قصير من كتابتها. لم يُخصم شيء.",
}
