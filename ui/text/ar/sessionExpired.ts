import type { TextCatalogue } from "../TextCatalogue.ts"

export const sessionExpired = {
  "sessionExpired.title": "انتهت جلستك",
  "sessionExpired.text":
    "لقد غبت لبعض الوقت فأغلقنا جلستك حفاظًا على أمانها. سلة حسابك محفوظة: سجّل الدخول وستجدها كما هي. أما كضيف فتبدأ بسلة فارغة.",
  "sessionExpired.login": "سجّل الدخول وتابع",
  "sessionExpired.guest": "المتابعة كضيف",
} satisfies TextCatalogue
