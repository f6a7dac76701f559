import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "פרטי הכרטיס",
  "cardFrame.silent.title": "השדות של הכרטיס לא מגיבים",
  "cardFrame.silent.text": "הם מגיעים מספק התשלומים שלנו. לא חויבת בדבר, וכל השאר שנכתב נשמר.",
  "cardFrame.failed": "זה לא הגיע. לא חויבת בדבר; נא לשלם שוב.",
  "cardFrame.typeAgain": "נא להקליד את הכרטיס פעם נוספת: הוא טוב לתשלום אחד בלבד, זמן קצר לאחר ההקלדה. לא חויבת בדבר.",
}
