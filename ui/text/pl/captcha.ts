import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "Czy jesteś człowiekiem?",
  "captcha.loading": "Captcha już się wczytuje",
  "captcha.alt": "Sześć zniekształconych liter. Pytanie poniżej działa tak samo bez obrazka.",
  "captcha.read": "Litery z obrazka",
  "captcha.question": "Albo bez obrazka: {question}",
  "captcha.another": "Inny obrazek",
  "captcha.service": "Captcha naszej usługi: zaznacz pole",
  "captcha.hint": "Captcha jest ważna na jedną próbę. Dane wpisane w formularzu zostają.",
  "captcha.once": "Captcha jest ważna na jedną próbę.",
  "captcha.failed": "Captcha się nie wczytała",
  "captcha.failedText": "Wpisane dane zostają. Sprawdź połączenie i poproś o nią ponownie.",
  "captcha.retry": "Poproś ponownie",
  "captcha.expired": "Zaznaczenie wygasło. Zaznacz pole jeszcze raz.",
  "captcha.required": "Rozwiąż captchę, aby przejść dalej",
  "captcha.wrong": "To nie było to. Oto nowa captcha.",
}
