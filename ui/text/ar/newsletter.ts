import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "أكّد اشتراكك في النشرة البريدية",
  "newsletter.confirm.text": "ستصلك الأخبار والتخفيضات عبر البريد الإلكتروني. يمكنك إلغاء الاشتراك في أي وقت.",
  "newsletter.confirm.submit": "اشتراك",
  "newsletter.unsubscribe.title": "هل تريد إلغاء الاشتراك في النشرة البريدية؟",
  "newsletter.unsubscribe.text": "سنتوقف عن إرسال الأخبار والتخفيضات إلى هذا العنوان. لن تتأثر رسائل طلباتك.",
  "newsletter.unsubscribe.submit": "إلغاء الاشتراك",
  "newsletter.subscribed.title": "تم اشتراكك",
  "newsletter.subscribed.text": "شكرًا لتأكيدك. تحتوي كل رسالة على رابط لإلغاء الاشتراك.",
  "newsletter.unsubscribed.title": "تم إلغاء اشتراكك",
  "newsletter.unsubscribed.text": "لن نرسل المزيد من النشرات إلى هذا العنوان. يمكنك الاشتراك مجددًا في أي وقت.",
  "newsletter.unknown.title": "لم يعد هذا الرابط يعمل",
  "newsletter.unknown.text":
    "ربما انتهت صلاحيته أو أنه غير مكتمل. روابط التأكيد صالحة لمدة يومين. للاشتراك، سجّل مرة أخرى واستخدم الرابط في أحدث رسالة منا.",
  "newsletter.failed": "لم يتغير شيء. يُرجى المحاولة مرة أخرى بعد قليل.",
} satisfies TextCatalogue
