import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "كلمة مرورك من فضلك",
  "afterPayment.password.text": "للدفع بهذه البطاقة نحتاج إلى كلمة مرور حسابك مرة أخرى. لم يُخصم شيء بعد.",
  "afterPayment.password.label": "كلمة المرور",
  "afterPayment.password.wrong": "ليست هذه كلمة المرور. حاول مرة أخرى.",
  "afterPayment.otherWay": "اختيار طريقة دفع أخرى",
  "afterPayment.locked.title": "كلمات مرور خاطئة كثيرة",
  "afterPayment.locked.text": "لم يُخصم شيء ولم يُفقد شيء. استخدم بطاقة أخرى، أو جرّب هذه مرة أخرى بعد ربع ساعة.",
  "afterPayment.challenge.title": "لدى مصرفك سؤال",
  "afterPayment.challenge.text": "أجب عنه أدناه، ثم نسأل مصرفك عن النتيجة. لم يُخصم شيء بعد.",
  "afterPayment.challenge.open": "فتح السؤال في نافذة مستقلة",
  "afterPayment.challenge.done": "لقد أجبت",
  "afterPayment.challenge.again": "عرض السؤال مرة أخرى",
  "afterPayment.challenge.silent": "لم يصل رد منذ فترة. لم يُخصم شيء بعد: اعرض السؤال مرة أخرى أو اختر طريقة دفع أخرى.",
  "afterPayment.leave.title": "المتابعة لدى {host}",
  "afterPayment.leave.text": "تدفع هناك ثم تعود إلى هنا. حتى ذلك الحين لم يُدفع شيء.",
  "afterPayment.leave.go": "الانتقال إلى {host}",
  "afterPayment.leave.tabText": "يُفتح في علامة تبويب جديدة. تبقى هذه الصفحة مفتوحة وتنتقل وحدها فور البت في الدفع.",
  "afterPayment.leave.later": "ليس الآن",
  "afterPayment.open.title": "لا نعرف النتيجة بعد",
  "afterPayment.open.text":
    "لم يخبرنا مصرفك بعد. يرجى عدم الدفع مرة ثانية: نواصل الاستعلام وستنتقل هذه الصفحة وحدها فور معرفة النتيجة.",
  "afterPayment.open.ask": "الاستعلام الآن",
  "afterPayment.open.repay": "الدفع بطريقة أخرى",
  "afterPayment.refused.checkout": "العودة إلى إتمام الشراء",
  "afterPayment.answered.title": "وصلت إجابتك",
  "afterPayment.answered.text":
    "عُد إلى نافذة إتمام الشراء فهي تتابع هناك. إن كانت مغلقة فتابع من هنا وأدخل البطاقة مرة أخرى. لم يُخصم شيء بعد.",
  "afterPayment.elsewhere.title": "لا يمكننا رؤية هذا الدفع هنا",
  "afterPayment.elsewhere.text":
    "تم على جهاز آخر أو بحساب. هناك ترى حالته؛ وإن كان قد دُفع فالتأكيد في بريدك الإلكتروني.",
  "afterPayment.repay.title": "لم يُدفع طلبك بعد",
  "afterPayment.repay.text": "لم يُخصم شيء، والطلب {orderId} محفوظ لك. ادفعه بالطريقة نفسها أو بغيرها.",
  "afterPayment.repay.until": "محفوظ لك حتى {time}.",
  "afterPayment.repay.over.title": "لم يعد بالإمكان دفع هذا الطلب",
  "afterPayment.repay.over.text":
    "انتهى وقته، أو جرت محاولات كثيرة. لم يُخصم شيء. انظر في سلتك: ما بقي فيها يمكن طلبه من جديد.",
  "afterPayment.repay.refused": "لم يُخصم شيء، وطلبك محفوظ. حاول مرة أخرى أو ادفع بطريقة أخرى.",
}
