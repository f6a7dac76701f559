import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "אישור ההרשמה לניוזלטר",
  "newsletter.confirm.text": "חדשות ומבצעים יגיעו אליך באימייל. אפשר לבטל את ההרשמה בכל עת.",
  "newsletter.confirm.submit": "הרשמה",
  "newsletter.unsubscribe.title": "לבטל את ההרשמה לניוזלטר?",
  "newsletter.unsubscribe.text": "לא נשלח עוד חדשות ומבצעים לכתובת הזו. הודעות על הזמנות ימשיכו להגיע.",
  "newsletter.unsubscribe.submit": "ביטול ההרשמה",
  "newsletter.subscribed.title": "ההרשמה הושלמה",
  "newsletter.subscribed.text": "תודה על האישור. בכל הודעה יש קישור לביטול ההרשמה.",
  "newsletter.unsubscribed.title": "ההרשמה בוטלה",
  "newsletter.unsubscribed.text": "לא נשלח עוד ניוזלטרים לכתובת הזו. אפשר להירשם שוב בכל עת.",
  "newsletter.unknown.title": "הקישור הזה כבר לא פעיל",
  "newsletter.unknown.text":
    "ייתכן שפג תוקפו או שהוא חלקי. קישורי אישור תקפים ליומיים. כדי להירשם, יש לבקש את הניוזלטר שוב ולהשתמש בקישור שבהודעה האחרונה.",
  "newsletter.failed": "דבר לא השתנה. אפשר לנסות שוב בעוד רגע.",
} satisfies TextCatalogue
