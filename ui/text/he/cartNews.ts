import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "הסל שלך הגיע איתך",
  "news.merged.text": {
    one: "פריט אחד מלפני הכניסה נמצא עכשיו בסל הזה.",
    two: "שני פריטים מלפני הכניסה נמצאים עכשיו בסל הזה.",
    other: "{count} פריטים מלפני הכניסה נמצאים עכשיו בסל הזה.",
  },
  "news.merged.kept": {
    one: "עוד אחד לא נכנס ונשמר למטה למועד אחר.",
    two: "עוד שניים לא נכנסו ונשמרו למטה למועד אחר.",
    other: "עוד {count} לא נכנסו ונשמרו למטה למועד אחר.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "הבנתי",
  "news.kept.title": "שמור למועד אחר",
  "news.kept.text": "אלה לא נכנסו לסל בזמן הכניסה. הם נשארים בחשבון שלך עד שתהיה החלטה.",
  "news.kept.take": "הוספה לסל",
  "news.kept.takeNamed": "הוספת {name} לסל",
  "news.kept.letGo": "אין לי עוד צורך בכל אלה",
  "news.kept.sure": "למחוק את הכול לצמיתות?",
  "news.kept.sureYes": "למחוק",
  "news.kept.sureNo": "לשמור",
  "news.waiting.title": "ממתין במכשיר הזה",
  "news.waiting.text": "לא הצלחנו להגיע לחנות. ברגע שיחזור החיבור נכניס את אלה לסל, בסדר הזה.",
  "news.refused.title": "אלה לא נכנסו לסל",
  "news.reason.stock": { one: "נשאר רק אחד", two: "נשארו רק שניים", other: "נשארו רק {count}" },
  "news.reason.soldOut": "אזל כרגע",
  "news.reason.cartLimit": {
    one: "סל מכיל לכל היותר פריט שונה אחד",
    two: "סל מכיל לכל היותר שני פריטים שונים",
    other: "סל מכיל לכל היותר {count} פריטים שונים",
  },
  "news.reason.lineLimit": {
    one: "סל מכיל לכל היותר יחידה אחת מאותו פריט",
    two: "סל מכיל לכל היותר שתי יחידות מאותו פריט",
    other: "סל מכיל לכל היותר {count} יחידות מאותו פריט",
  },
  "news.reason.gone": "אנחנו כבר לא מוכרים אותו",
  "news.reason.other": "החנות לא הצליחה לקבל אותו",
}
