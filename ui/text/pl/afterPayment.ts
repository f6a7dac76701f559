import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "Podaj jeszcze raz hasło",
  "afterPayment.password.text":
    "Aby zapłacić tą kartą, potrzebujemy jeszcze raz hasła do Twojego konta. Niczego jeszcze nie pobrano.",
  "afterPayment.password.label": "Hasło",
  "afterPayment.password.wrong": "To nie było to hasło. Spróbuj ponownie.",
  "afterPayment.otherWay": "Wybierz inny sposób płatności",
  "afterPayment.locked.title": "Zbyt wiele błędnych haseł",
  "afterPayment.locked.text":
    "Nic nie pobrano i nic nie przepadło. Użyj innej karty albo spróbuj tej ponownie za kwadrans.",
  "afterPayment.challenge.title": "Twój bank ma pytanie",
  "afterPayment.challenge.text":
    "Odpowiedz na nie poniżej; potem zapytamy bank, jak poszło. Niczego jeszcze nie pobrano.",
  "afterPayment.challenge.open": "Otwórz pytanie w osobnym oknie",
  "afterPayment.challenge.done": "Odpowiedź wysłana",
  "afterPayment.challenge.again": "Pokaż pytanie jeszcze raz",
  "afterPayment.challenge.silent":
    "Od dłuższej chwili nie ma odpowiedzi. Niczego jeszcze nie pobrano: pokaż pytanie jeszcze raz albo wybierz inny sposób płatności.",
  "afterPayment.leave.title": "Dokończ w {host}",
  "afterPayment.leave.text": "Płacisz tam i wracasz tutaj. Do tego czasu nic nie jest zapłacone.",
  "afterPayment.leave.go": "Przejdź do {host}",
  "afterPayment.leave.tabText":
    "Otworzy się w nowej karcie. Ta strona pozostanie otwarta i przejdzie dalej sama, gdy tylko płatność zostanie rozstrzygnięta.",
  "afterPayment.leave.later": "Nie teraz",
  "afterPayment.open.title": "Nie wiemy jeszcze, jak się to skończyło",
  "afterPayment.open.text":
    "Bank jeszcze nam nie odpowiedział. Nie płać drugi raz: wciąż pytamy, a strona przejdzie dalej sama, gdy tylko będziemy wiedzieć.",
  "afterPayment.open.ask": "Zapytaj teraz",
  "afterPayment.open.repay": "Zapłać inaczej",
  "afterPayment.refused.checkout": "Wróć do kasy",
  "afterPayment.answered.title": "Twoja odpowiedź dotarła",
  "afterPayment.answered.text":
    "Wróć do okna z kasą; tam toczy się dalej. Jeśli jest zamknięte, kontynuuj tutaj i wpisz kartę jeszcze raz. Niczego jeszcze nie pobrano.",
  "afterPayment.elsewhere.title": "Nie widzimy tu tej płatności",
  "afterPayment.elsewhere.text":
    "Wykonano ją na innym urządzeniu albo z konta. Tam zobaczysz, co się z nią dzieje; jeśli została opłacona, potwierdzenie jest w Twojej poczcie.",
  "afterPayment.repay.title": "Twoje zamówienie nie jest jeszcze opłacone",
  "afterPayment.repay.text":
    "Nic nie pobrano, a zamówienie {orderId} czeka na Ciebie. Zapłać w ten sam lub inny sposób.",
  "afterPayment.repay.until": "Czeka na Ciebie do {time}.",
  "afterPayment.repay.over.title": "Tego zamówienia nie można już opłacić",
  "afterPayment.repay.over.text":
    "Czas minął albo prób było zbyt wiele. Nic nie pobrano. Zajrzyj do koszyka: to, co w nim zostało, można zamówić ponownie.",
  "afterPayment.repay.refused":
    "Nic nie pobrano, a zamówienie jest zachowane. Spróbuj jeszcze raz albo zapłać w inny sposób.",
}
