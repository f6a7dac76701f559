import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "Als Geschenk verpacken",
  "cartExtras.wrapped": "Als Geschenk verpackt",
  "cartExtras.words": "Mit deinen Worten:",
  "cartExtras.card": "Der Bestellung eine Karte beilegen",
  "cartExtras.cardFor": "Eine Karte für {name}",
  "cartExtras.coupon": "Ich habe einen persönlichen Gutschein",
  "cartExtras.later": "Für später merken",
  "cartExtras.noNexus": "An diese Adresse wird keine Verkaufssteuer berechnet.",
  "cartExtras.shippingTax": "davon für die Lieferung",
  "cartExtras.gone.title": "Eines der Teile ist nicht mehr zu kaufen",
  "cartExtras.gone.text":
    "Der Shop hat es aus dem Verkauf genommen. Alles andere in deinem Warenkorb bleibt; lade die Seite neu, um es zu sehen.",
  "cartExtras.custom.title": "Ein personalisiertes Teil geht so nicht",
  "cartExtras.custom.text":
    "Öffne das Teil, stelle die Personalisierung fertig oder ändere sie und lege es noch einmal hinein. Alles andere in deinem Warenkorb bleibt.",
  "cartExtras.full.title": "Der Warenkorb ist voll",
  "cartExtras.full.text":
    "Nimm etwas heraus oder merke es für später, dann lege dies noch einmal hinein. Im Warenkorb ging nichts verloren.",
}
