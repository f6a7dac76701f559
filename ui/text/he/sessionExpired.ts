import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "ההתחברות שלך הסתיימה",
  "sessionExpired.text":
    "לא היית כאן זמן מה, ולכן סגרנו אותה ליתר ביטחון. הסל של החשבון שלך שמור: נכנסים והוא שם. כאורחים מתחילים עם סל ריק.",
  "sessionExpired.login": "להיכנס ולהמשיך",
  "sessionExpired.guest": "להמשיך כאורחים",
}
