import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "יש כאן אדם?",
  "captcha.loading": "האימות בדרך",
  "captcha.alt": "שש אותיות מעוותות. השאלה שלמטה עושה את אותו הדבר בלי תמונה.",
  "captcha.read": "האותיות שבתמונה",
  "captcha.question": "או בלי התמונה: {question}",
  "captcha.another": "תמונה אחרת",
  "captcha.service": "אימות של השירות שלנו: יש לסמן את התיבה",
  "captcha.hint": "האימות תקף לניסיון אחד. מה שנכתב בטופס נשמר.",
  "captcha.once": "האימות תקף לניסיון אחד.",
  "captcha.failed": "האימות לא הגיע",
  "captcha.failedText": "מה שנכתב נשמר. כדאי לבדוק את החיבור ולבקש אותו שוב.",
  "captcha.retry": "לבקש שוב",
  "captcha.expired": "תוקף התיבה פג. יש לסמן אותה שוב.",
  "captcha.required": "נא לפתור את האימות כדי להמשיך",
  "captcha.wrong": "זה לא היה נכון. הנה אימות חדש.",
}
