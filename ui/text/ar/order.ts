import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "شكراً لك",
  "order.thanksNamed": "شكراً لك يا {name}",
  "order.placed": "سُجّل طلبك وتم دفعه.",
  "order.placedEmail": "سُجّل طلبك وتم دفعه. سنراسلك على {email}.",
  "order.number": "رقم الطلب",
  "order.pieces": "ما طلبته",
  "order.delivery": "التوصيل",
  "order.payment": "الدفع",
  "order.next": "ماذا بعد",
  "order.nextPack": "نفحص قطعك ونغلّفها يدوياً.",
  "order.nextSend": "ستصلك رسالة فور خروج الطرد.",
  "order.nextReturn": "جرّب كل شيء في بيتك. ما لا يناسبك يمكن إرجاعه.",
  "order.account": "احفظ هذا الطلب في حساب",
  "order.goOn": "متابعة التصفح",
}
