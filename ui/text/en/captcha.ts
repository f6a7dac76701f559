import type { TextCatalogue } from "../TextCatalogue.ts"

export const captcha = {
  "captcha.title": "Are you a person?",
  "captcha.loading": "The captcha is on its way",
  "captcha.alt": "Six distorted letters. The question below does the same without a picture.",
  "captcha.read": "Letters in the picture",
  "captcha.question": "Or without the picture: {question}",
  "captcha.another": "Another picture",
  "captcha.service": "Captcha of our service: tick its box",
  "captcha.hint": "The captcha is good for one try. What you typed in the form is kept.",
  "captcha.once": "The captcha is good for one try.",
  "captcha.failed": "The captcha did not come",
  "captcha.failedText": "What you typed is kept. Check your connection and ask for it again.",
  "captcha.retry": "Ask again",
  "captcha.expired": "The box has run out. Tick it again.",
  "captcha.required": "Please solve the captcha to go on",
  "captcha.wrong": "That was not it. Here is a new one.",
} satisfies TextCatalogue
