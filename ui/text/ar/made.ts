import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "أضف حروفك",
  "made.open.tailoring": "فصّلها على مقاسك",
  "made.asking": "لحظة من فضلك…",
  "made.noScript": "فعّل JavaScript في متصفحك لتختار طريقة الصنع. من دونه يمكنك شراء القطعة كما هي.",
  "made.letters": "الحروف:",
  "made.tailored": "تفصيل:",
  "made.gold": "لمسة ذهبية",
  "made.express": "خدمة سريعة",
  "made.asOrder": "كما في الطلب {order}",
  "made.then": "، {name}",
}
