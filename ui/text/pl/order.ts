import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "Dziękujemy",
  "order.thanksNamed": "Dziękujemy, {name}",
  "order.placed": "Twoje zamówienie jest złożone i opłacone.",
  "order.placedEmail": "Twoje zamówienie jest złożone i opłacone. Napiszemy o nim na {email}.",
  "order.number": "Numer zamówienia",
  "order.pieces": "Zamówione rzeczy",
  "order.delivery": "Dostawa",
  "order.payment": "Płatność",
  "order.next": "Co dalej",
  "order.nextPack": "Sprawdzamy i pakujemy wszystko ręcznie.",
  "order.nextSend": "Gdy paczka wyruszy, dostaniesz e-mail.",
  "order.nextReturn": "Przymierz wszystko w domu. To, co nie pasuje, może wrócić.",
  "order.account": "Zachowaj to zamówienie na koncie",
  "order.goOn": "Rozglądaj się dalej",
}
