import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "אריזת מתנה",
  "cartExtras.wrapped": "ארוז כמתנה",
  "cartExtras.words": "עם המילים שלך:",
  "cartExtras.card": "להוסיף כרטיס ברכה להזמנה",
  "cartExtras.cardFor": "כרטיס ברכה ל{name}",
  "cartExtras.coupon": "יש לי קופון אישי",
  "cartExtras.later": "לשמור לאחר כך",
  "cartExtras.noNexus": "בכתובת הזו לא נגבה מס מכירה.",
  "cartExtras.shippingTax": "מזה על המשלוח",
  "cartExtras.gone.title": "אחד הפריטים כבר לא ניתן לקנייה",
  "cartExtras.gone.text": "החנות הסירה אותו מהמכירה. כל השאר בסל נשמר; יש לרענן את הדף כדי לראות.",
  "cartExtras.custom.title": "אי אפשר לקבל כך פריט בהתאמה אישית",
  "cartExtras.custom.text": "יש לפתוח את הפריט, להשלים או לשנות את ההתאמה ולהוסיף אותו שוב. כל השאר בסל נשמר.",
  "cartExtras.full.title": "הסל מלא",
  "cartExtras.full.text": "יש להסיר משהו או לשמור לאחר כך, ואז להוסיף שוב. שום דבר בסל לא אבד.",
}
