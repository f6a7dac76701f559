import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "נא להזין שוב את הסיסמה",
  "afterPayment.password.text": "כדי לשלם בכרטיס הזה נחוצה לנו שוב הסיסמה של החשבון שלך. עוד לא חויבת בדבר.",
  "afterPayment.password.label": "סיסמה",
  "afterPayment.password.wrong": "זאת לא הסיסמה. נא לנסות שוב.",
  "afterPayment.otherWay": "בחירת דרך תשלום אחרת",
  "afterPayment.locked.title": "יותר מדי סיסמאות שגויות",
  "afterPayment.locked.text": "לא חויבת בדבר ודבר לא אבד. אפשר להשתמש בכרטיס אחר, או לנסות שוב את זה בעוד רבע שעה.",
  "afterPayment.challenge.title": "לבנק שלך יש שאלה",
  "afterPayment.challenge.text": "נא לענות עליה כאן למטה; אחר כך נשאל את הבנק מה התוצאה. עוד לא חויבת בדבר.",
  "afterPayment.challenge.open": "פתיחת השאלה בחלון נפרד",
  "afterPayment.challenge.done": "עניתי",
  "afterPayment.challenge.again": "הצגת השאלה שוב",
  "afterPayment.challenge.silent":
    "כבר זמן מה לא מגיעה תשובה. עוד לא חויבת בדבר: אפשר להציג שוב את השאלה או לבחור דרך תשלום אחרת.",
  "afterPayment.leave.title": "המשך ב‑{host}",
  "afterPayment.leave.text": "משלמים שם וחוזרים לכאן. עד אז שום דבר לא שולם.",
  "afterPayment.leave.go": "מעבר אל {host}",
  "afterPayment.leave.tabText": "הדף נפתח בלשונית חדשה. הדף הזה נשאר פתוח וימשיך מעצמו ברגע שהתשלום יוכרע.",
  "afterPayment.leave.later": "לא עכשיו",
  "afterPayment.open.title": "אנחנו עוד לא יודעים איך זה נגמר",
  "afterPayment.open.text":
    "הבנק עוד לא עדכן אותנו. נא לא לשלם פעם שנייה: אנחנו ממשיכים לשאול, והדף הזה ימשיך מעצמו ברגע שנדע.",
  "afterPayment.open.ask": "לשאול עכשיו",
  "afterPayment.open.repay": "תשלום בדרך אחרת",
  "afterPayment.refused.checkout": "חזרה לקופה",
  "afterPayment.answered.title": "התשובה שלך הגיעה",
  "afterPayment.answered.text":
    "נא לחזור לחלון של הקופה; שם זה ממשיך. אם הוא נסגר, אפשר להמשיך כאן ולהזין שוב את הכרטיס. עוד לא חויבת בדבר.",
  "afterPayment.elsewhere.title": "אי אפשר לראות כאן את התשלום הזה",
  "afterPayment.elsewhere.text":
    "הוא נעשה במכשיר אחר או דרך חשבון. שם אפשר לראות מה מצבו; אם הוא שולם, האישור נמצא בדואר האלקטרוני שלך.",
  "afterPayment.repay.title": "ההזמנה שלך עוד לא שולמה",
  "afterPayment.repay.text": "לא חויבת בדבר, וההזמנה {orderId} שמורה עבורך. אפשר לשלם עליה באותה דרך או בדרך אחרת.",
  "afterPayment.repay.until": "שמורה עבורך עד {time}.",
  "afterPayment.repay.over.title": "כבר אי אפשר לשלם על ההזמנה הזאת",
  "afterPayment.repay.over.text":
    "הזמן שלה נגמר, או שהיו יותר מדי ניסיונות. לא חויבת בדבר. כדאי להציץ בסל: מה שעדיין שם אפשר להזמין שוב.",
  "afterPayment.repay.refused": "לא חויבת בדבר וההזמנה שלך שמורה. אפשר לנסות שוב, או לשלם בדרך אחרת.",
}
