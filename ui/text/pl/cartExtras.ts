import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "Zapakuj na prezent",
  "cartExtras.wrapped": "Zapakowane na prezent",
  "cartExtras.words": "Z twoimi słowami:",
  "cartExtras.card": "Dołącz kartkę do zamówienia",
  "cartExtras.cardFor": "Kartka dla: {name}",
  "cartExtras.coupon": "Mam osobisty kupon",
  "cartExtras.later": "Zachowaj na później",
  "cartExtras.noNexus": "Pod tym adresem nie nalicza się podatku od sprzedaży.",
  "cartExtras.shippingTax": "w tym od dostawy",
  "cartExtras.gone.title": "Jednej z rzeczy nie można już kupić",
  "cartExtras.gone.text":
    "Sklep wycofał ją ze sprzedaży. Reszta koszyka została zachowana; odśwież stronę, aby ją zobaczyć.",
  "cartExtras.custom.title": "Spersonalizowanej rzeczy nie można przyjąć w tej postaci",
  "cartExtras.custom.text":
    "Otwórz ją, dokończ lub zmień personalizację i dodaj jeszcze raz. Reszta koszyka została zachowana.",
  "cartExtras.full.title": "Koszyk jest pełny",
  "cartExtras.full.text": "Usuń coś lub zachowaj na później, a potem dodaj to ponownie. Z koszyka nic nie zginęło.",
}
