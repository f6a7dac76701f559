import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "تغليف هدية",
  "cartExtras.wrapped": "مغلّفة كهدية",
  "cartExtras.words": "مع كلماتك:",
  "cartExtras.card": "أضف بطاقة إلى الطلب",
  "cartExtras.cardFor": "بطاقة إلى {name}",
  "cartExtras.coupon": "لديّ قسيمة شخصية",
  "cartExtras.later": "احفظها لوقت لاحق",
  "cartExtras.noNexus": "لا تُفرض ضريبة مبيعات على هذا العنوان.",
  "cartExtras.shippingTax": "منها على التوصيل",
  "cartExtras.gone.title": "إحدى القطع لم تعد متاحة للشراء",
  "cartExtras.gone.text": "سحبها المتجر من البيع. بقية سلتك محفوظة؛ أعد تحميل الصفحة لتراها.",
  "cartExtras.custom.title": "لا يمكن قبول قطعة مخصّصة بهذا الشكل",
  "cartExtras.custom.text": "افتح القطعة وأكمل التخصيص أو غيّره ثم أضفها من جديد. بقية سلتك محفوظة.",
  "cartExtras.full.title": "السلة ممتلئة",
  "cartExtras.full.text": "أزل شيئًا أو احفظه لوقت لاحق ثم أضف هذه القطعة من جديد. لم يُفقد شيء من السلة.",
}
