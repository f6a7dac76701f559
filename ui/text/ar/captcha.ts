import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "هل أنت إنسان؟",
  "captcha.loading": "اختبار التحقق في الطريق",
  "captcha.alt": "ستة أحرف مشوهة. السؤال أدناه يؤدي الغرض نفسه بلا صورة.",
  "captcha.read": "الأحرف في الصورة",
  "captcha.question": "أو بلا صورة: {question}",
  "captcha.another": "صورة أخرى",
  "captcha.service": "تحقق الخدمة: ضع علامة في المربع",
  "captcha.hint": "اختبار التحقق صالح لمحاولة واحدة. ما كتبته في النموذج محفوظ.",
  "captcha.once": "اختبار التحقق صالح لمحاولة واحدة.",
  "captcha.failed": "لم يصل اختبار التحقق",
  "captcha.failedText": "ما كتبته محفوظ. تحقق من الاتصال واطلبه مرة أخرى.",
  "captcha.retry": "اطلبه مرة أخرى",
  "captcha.expired": "انتهت صلاحية المربع. ضع العلامة مرة أخرى.",
  "captcha.required": "أكمل اختبار التحقق للمتابعة",
  "captcha.wrong": "لم تكن الإجابة صحيحة. إليك اختبارًا جديدًا.",
}
