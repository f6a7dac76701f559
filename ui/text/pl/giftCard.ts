import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "E-mailem, w wybranym przez ciebie dniu i z twoimi słowami. Zapłacisz nią za wszystko w sklepie.",
  "giftCard.none.title": "W tym sklepie nie ma kart podarunkowych",
  "giftCard.none.text": "Ten sklep na razie ich nie sprzedaje. Wszystko inne jest na swoim miejscu.",
  "giftCard.amount": "Kwota",
  "giftCard.style": "Wzór",
  "giftCard.quantity": "Ile",
  "giftCard.date": "Dzień wysyłki",
  "giftCard.time": "Godzina",
  "giftCard.when": "Według zegara: {zone}. Zostaw dzień i godzinę puste, a wyruszy, gdy tylko będzie opłacona.",
  "giftCard.edit": "Zmień, co na niej jest",
  "giftCard.change": "Zmień kartę podarunkową",
  "giftCard.changeIntro": "Jest jeszcze w twoim koszyku: nic nie zostało wysłane.",
  "giftCard.gone.title": "Tej karty podarunkowej nie można już zmienić",
  "giftCard.gone.text": "Została kupiona albo wyjęta z koszyka. To, co wysłano, zostaje bez zmian.",
  "giftCard.phone": "To nie jest numer telefonu.",
  "giftCard.howMany": "Wybierz od jednej do dziewięciu.",
  "giftCard.moment": "Podaj istniejący dzień i godzinę albo zostaw oba pola puste.",
  "giftCard.past": "Ta chwila już minęła. Wybierz późniejszą albo zostaw oba pola puste.",
  "giftCard.late": "Wybierz dzień w ciągu najbliższych {days} dni.",
}
