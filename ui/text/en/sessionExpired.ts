import type { TextCatalogue } from "../TextCatalogue.ts"

export const sessionExpired = {
  "sessionExpired.title": "Your session has ended",
  "sessionExpired.text":
    "You were away for a while, so we closed your session to keep it safe. The cart of your account is kept: sign in and it is there. As a guest you begin with an empty cart.",
  "sessionExpired.login": "Sign in and go on",
  "sessionExpired.guest": "Go on as a guest",
} satisfies TextCatalogue
