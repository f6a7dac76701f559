import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "Sklep nie przyjmuje {count} listy z tego urządzenia",
    few: "Sklep nie przyjmuje {count} list z tego urządzenia",
    many: "Sklep nie przyjmuje {count} list z tego urządzenia",
    other: "Sklep nie przyjmuje {count} listy z tego urządzenia",
  },
  "shelf.refused.text": "Odłożone na tym urządzeniu: {names}. Pozostałe listy są nienaruszone.",
  "shelf.teens": "Listy nastolatków pod Twoją opieką",
  "shelf.teens.none": "Nikt pod Twoją opieką nie udostępnia teraz listy.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "Spróbuj ponownie",
} satisfies TextCatalogue
