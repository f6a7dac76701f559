import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "תודה",
  "order.thanksNamed": "תודה, {name}",
  "order.placed": "ההזמנה שלך התקבלה ושולמה.",
  "order.placedEmail": "ההזמנה שלך התקבלה ושולמה. נכתוב עליה אל {email}.",
  "order.number": "מספר הזמנה",
  "order.pieces": "מה הזמנת",
  "order.delivery": "משלוח",
  "order.payment": "תשלום",
  "order.next": "מה קורה עכשיו",
  "order.nextPack": "אנחנו בודקים ואורזים את הפריטים שלך ביד.",
  "order.nextSend": "דוא״ל יישלח אליך ברגע שהחבילה יוצאת.",
  "order.nextReturn": "אפשר למדוד הכול בבית. מה שלא מתאים יכול לחזור.",
  "order.account": "לשמור את ההזמנה הזאת בחשבון",
  "order.goOn": "להמשיך להסתובב",
}
