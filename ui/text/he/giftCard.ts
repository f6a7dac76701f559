import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "בדוא״ל, ביום לבחירתך ובמילים שלך. אפשר לשלם בו על כל דבר בחנות.",
  "giftCard.none.title": "אין כרטיסי מתנה בחנות הזאת",
  "giftCard.none.text": "החנות הזאת אינה מוכרת אותם כרגע. כל השאר נמצא במקומו.",
  "giftCard.amount": "סכום",
  "giftCard.style": "עיצוב",
  "giftCard.quantity": "כמה",
  "giftCard.date": "יום השליחה",
  "giftCard.time": "שעה",
  "giftCard.when": "לפי השעון של {zone}. אם היום והשעה ריקים, הוא נשלח מיד אחרי התשלום.",
  "giftCard.edit": "שינוי מה שכתוב עליו",
  "giftCard.change": "שינוי כרטיס המתנה",
  "giftCard.changeIntro": "הוא עדיין בסל שלך: דבר לא נשלח.",
  "giftCard.gone.title": "אי אפשר עוד לשנות את כרטיס המתנה הזה",
  "giftCard.gone.text": "הוא נקנה או הוצא מהסל. מה שנשלח נשאר כפי שהוא.",
  "giftCard.phone": "זה אינו מספר טלפון.",
  "giftCard.howMany": "יש לבחור בין אחד לתשעה.",
  "giftCard.moment": "יש לציין יום ושעה קיימים, או להשאיר את שניהם ריקים.",
  "giftCard.past": "הרגע הזה כבר עבר. יש לבחור רגע מאוחר יותר, או להשאיר את שניהם ריקים.",
  "giftCard.late": "יש לבחור יום בתוך {days} הימים הקרובים.",
}
