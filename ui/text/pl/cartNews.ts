import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "Twój koszyk jest z Tobą",
  "news.merged.text": {
    one: "{count} rzecz sprzed zalogowania jest teraz w tym koszyku.",
    few: "{count} rzeczy sprzed zalogowania są teraz w tym koszyku.",
    many: "{count} rzeczy sprzed zalogowania jest teraz w tym koszyku.",
    other: "{count} rzeczy sprzed zalogowania jest teraz w tym koszyku.",
  },
  "news.merged.kept": {
    one: "Jeszcze {count} się nie zmieściła i czeka poniżej.",
    few: "Jeszcze {count} się nie zmieściły i czekają poniżej.",
    many: "Jeszcze {count} się nie zmieściło i czeka poniżej.",
    other: "Jeszcze {count} się nie zmieściło i czeka poniżej.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Rozumiem",
  "news.kept.title": "Odłożone na później",
  "news.kept.text": "To nie zmieściło się w koszyku przy logowaniu. Zostaje na Twoim koncie, dopóki nie zdecydujesz.",
  "news.kept.take": "Dodaj do koszyka",
  "news.kept.takeNamed": "Dodaj do koszyka: {name}",
  "news.kept.letGo": "Nic z tego już nie chcę",
  "news.kept.sure": "Usunąć to wszystko na dobre?",
  "news.kept.sureYes": "Usuń",
  "news.kept.sureNo": "Zachowaj",
  "news.waiting.title": "Czeka na tym urządzeniu",
  "news.waiting.text":
    "Nie udało się połączyć ze sklepem. Gdy tylko wrócisz do sieci, dodamy to do koszyka w tej kolejności.",
  "news.refused.title": "To nie mogło trafić do koszyka",
  "news.reason.stock": {
    one: "Została tylko {count} sztuka",
    few: "Zostały tylko {count} sztuki",
    many: "Zostało tylko {count} sztuk",
    other: "Zostało tylko {count} sztuki",
  },
  "news.reason.soldOut": "Chwilowo wyprzedane",
  "news.reason.cartLimit": {
    one: "Koszyk mieści najwyżej {count} różną rzecz",
    few: "Koszyk mieści najwyżej {count} różne rzeczy",
    many: "Koszyk mieści najwyżej {count} różnych rzeczy",
    other: "Koszyk mieści najwyżej {count} różnej rzeczy",
  },
  "news.reason.lineLimit": {
    one: "Koszyk mieści najwyżej {count} sztukę tej samej rzeczy",
    few: "Koszyk mieści najwyżej {count} sztuki tej samej rzeczy",
    many: "Koszyk mieści najwyżej {count} sztuk tej samej rzeczy",
    other: "Koszyk mieści najwyżej {count} sztuki tej samej rzeczy",
  },
  "news.reason.gone": "Już tego nie sprzedajemy",
  "news.reason.other": "Sklep nie mógł tego przyjąć",
}
