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
  "cartExtras.soldOut": "Chwilowo wyprzedane. Usuń, aby przejść dalej.",
  "cartExtras.notOnSale": "Jeszcze nie w sprzedaży. Usuń, aby przejść dalej.",
  "cartExtras.backSoon": "Wyprzedane, wkrótce wróci. Usuń, aby przejść dalej.",
  "cartExtras.preorder": "Przedsprzedaż: wyślemy, gdy tylko dotrze.",
  "cartExtras.heavy": "Dostarcza przewoźnik ciężkich towarów.",
  "cartExtras.lot": { one: "Sprzedawane na sztuki", few: "Sprzedawane po {count}", many: "Sprzedawane po {count}", other: "Sprzedawane po {count}" },
  "cartExtras.gone.title": "Jednej z rzeczy nie można już kupić",
  "cartExtras.gone.text": "Sklep wycofał ją ze sprzedaży. Reszta koszyka została zachowana; odśwież stronę, aby ją zobaczyć.",
  "cartExtras.custom.title": "Spersonalizowanej rzeczy nie można przyjąć w tej postaci",
  "cartExtras.custom.text": "Otwórz ją, dokończ lub zmień personalizację i dodaj jeszcze raz. Reszta koszyka została zachowana.",
  "cartExtras.full.title": "Koszyk jest pełny",
  "cartExtras.full.text": "Usuń coś lub zachowaj na później, a potem dodaj to ponownie. Z koszyka nic nie zginęło.",
}
