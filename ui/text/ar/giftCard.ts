import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "تصل بالبريد الإلكتروني في اليوم الذي تختاره ومعها كلماتك. وتصلح لدفع ثمن أي شيء في المتجر.",
  "giftCard.none.title": "لا توجد بطاقات هدايا في هذا المتجر",
  "giftCard.none.text": "لا يبيع هذا المتجر أيًا منها حاليًا. كل شيء آخر في مكانه.",
  "giftCard.amount": "المبلغ",
  "giftCard.style": "التصميم",
  "giftCard.quantity": "العدد",
  "giftCard.date": "يوم الإرسال",
  "giftCard.time": "الوقت",
  "giftCard.when": "بتوقيت {zone}. اترك اليوم والوقت فارغين فتُرسل فور دفع ثمنها.",
  "giftCard.edit": "تغيير ما كُتب عليها",
  "giftCard.change": "تغيير بطاقة الهدايا",
  "giftCard.changeIntro": "ما زالت في سلتك: لم يُرسل شيء.",
  "giftCard.gone.title": "لم يعد بالإمكان تغيير بطاقة الهدايا هذه",
  "giftCard.gone.text": "اشتُريت أو أُخرجت من السلة. ما أُرسل يبقى كما هو.",
  "giftCard.phone": "هذا ليس رقم هاتف.",
  "giftCard.howMany": "اختر من واحدة إلى تسع.",
  "giftCard.moment": "أدخل يومًا ووقتًا صحيحين، أو اترك الاثنين فارغين.",
  "giftCard.past": "لقد مضى هذا الوقت. اختر وقتًا لاحقًا، أو اترك الاثنين فارغين.",
  "giftCard.late": "اختر يومًا خلال الأيام الـ {days} القادمة.",
}
