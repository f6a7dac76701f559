import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Potwierdź subskrypcję newslettera",
  "newsletter.confirm.text":
    "Będziesz otrzymywać e-mailem nowości i informacje o wyprzedażach. Możesz zrezygnować w każdej chwili.",
  "newsletter.confirm.submit": "Subskrybuj",
  "newsletter.unsubscribe.title": "Zrezygnować z newslettera?",
  "newsletter.unsubscribe.text":
    "Nie będziemy już wysyłać nowości ani informacji o wyprzedażach na ten adres. Wiadomości o zamówieniach pozostają bez zmian.",
  "newsletter.unsubscribe.submit": "Zrezygnuj",
  "newsletter.subscribed.title": "Subskrypcja potwierdzona",
  "newsletter.subscribed.text": "Dziękujemy za potwierdzenie. W każdej wiadomości znajdziesz link do rezygnacji.",
  "newsletter.unsubscribed.title": "Subskrypcja anulowana",
  "newsletter.unsubscribed.text":
    "Nie będziemy już wysyłać newslettera na ten adres. Możesz zapisać się ponownie w każdej chwili.",
  "newsletter.unknown.title": "Ten link już nie działa",
  "newsletter.unknown.text":
    "Mógł wygasnąć lub jest niekompletny. Linki potwierdzające są ważne dwa dni. Aby się zapisać, zgłoś się ponownie i użyj linku z naszej najnowszej wiadomości.",
  "newsletter.failed": "Nic się nie zmieniło. Spróbuj ponownie za chwilę.",
} satisfies TextCatalogue
