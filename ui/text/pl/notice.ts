import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "Napiszemy, gdy wróci",
  "notice.ask.text":
    "Jeden e-mail, gdy rozmiar znów będzie dostępny. Nic nie jest rezerwowane i nic więcej potem nie przychodzi.",
  "notice.none.title": "Nie ma na co czekać",
  "notice.none.text": "Wszystkie rozmiary tej rzeczy są teraz dostępne albo nie ma jej już w tym sklepie.",
  "notice.confirm.title": "Czy mamy do Ciebie napisać?",
  "notice.confirm.text":
    "Chcesz wiedzieć, kiedy ta rzecz wróci. Powiedz „tak”, a na ten adres przyjdzie jeden e-mail; powiedz „nie”, a adres zostanie usunięty.",
  "notice.leave.title": "Jednak bez wiadomości?",
  "notice.leave.text": "Usuniemy Twój adres przy tej rzeczy i nic więcej o niej nie napiszemy.",
  "notice.answer.confirm": "Tak, napiszcie do mnie",
  "notice.answer.leave": "Nie, usuńcie mój adres",
  "notice.pending.title": "Został jeden krok",
  "notice.pending.text": "Wysłaliśmy Ci e-mail. Otwórz odnośnik i powiedz „tak”: dopiero wtedy napiszemy ponownie.",
  "notice.active.title": "Napiszemy do Ciebie",
  "notice.active.text":
    "E-mail przyjdzie, gdy tylko rozmiar znów będzie dostępny. W pierwszym e-mailu jest odnośnik, który to odwoła.",
  "notice.done.title": "Już wróciło",
  "notice.done.text":
    "E-mail z drogą do tej rzeczy jest w drodze. Nie jest zarezerwowana, więc nie zwlekaj zbyt długo.",
  "notice.left.title": "Twój adres jest usunięty",
  "notice.left.text": "Nic nie piszemy o tej rzeczy. Możesz poprosić ponownie, kiedy zechcesz.",
  "notice.unknown.title": "Ten odnośnik już niczego nie otwiera",
  "notice.unknown.text":
    "Wiadomość została już wysłana lub odwołana albo część odnośnika zaginęła. Nic tu o Tobie nie przechowujemy; możesz poprosić ponownie na stronie tej rzeczy.",
  "notice.size": "Rozmiar w kolorze {color}",
  "notice.emailHint": "Tylko do tej wiadomości. Bez konta.",
  "notice.consent": "Akceptuję politykę prywatności: mój adres służy tylko do tej wiadomości",
  "notice.policy": "Co dzieje się z moim adresem",
  "notice.policyText":
    "Przechowujemy go z rozmiarem do wysłania wiadomości albo jej odwołania, a potem usuwamy. Nikomu go nie przekazujemy i do niczego innego nie służy. Bez Twojego „tak” w pierwszym e-mailu nie napiszemy ponownie.",
  "notice.submit": "Napiszcie do mnie",
  "notice.notNow": "Nie teraz",
  "notice.close": "Oglądaj dalej",
  "notice.toProduct": "Do tej rzeczy",
  "notice.problem.size": "Wybierz rozmiar",
  "notice.problem.consent": "Bez tego nie możemy do Ciebie napisać",
  "notice.inStock.title": "Już wrócił",
  "notice.inStock.text": "Ten rozmiar jest dostępny: wczytaj ponownie stronę tej rzeczy i dodaj go do koszyka.",
  "notice.tooMany.title": "Za dużo wiadomości",
  "notice.tooMany.text": "Poproszono już o wiele e-maili i teraz żaden nie został wysłany. Spróbuj jutro.",
  "notice.failed": "Nie wysłano żadnego e-maila. Spróbuj ponownie za chwilę.",
} satisfies TextCatalogue
