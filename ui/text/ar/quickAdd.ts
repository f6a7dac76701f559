import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "اختر مقاسًا باللون {color}: بضغطة واحدة يصبح في سلتك.",
  "quickAdd.none": "لا شيء من هذا اللون متاح للشراء الآن.",
  "quickAdd.failed": "لا يمكن عرض المقاسات الآن",
  "quickAdd.again": "أعد المحاولة",
} satisfies TextCatalogue
