import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "Confezione regalo",
  "cartExtras.wrapped": "In confezione regalo",
  "cartExtras.words": "Con le tue parole:",
  "cartExtras.card": "Aggiungi un biglietto all’ordine",
  "cartExtras.cardFor": "Un biglietto per {name}",
  "cartExtras.coupon": "Ho un buono personale",
  "cartExtras.later": "Salva per dopo",
  "cartExtras.noNexus": "A questo indirizzo non si applica l’imposta sulle vendite.",
  "cartExtras.shippingTax": "di cui sulla consegna",
  "cartExtras.gone.title": "Uno dei capi non si può più acquistare",
  "cartExtras.gone.text":
    "Il negozio l’ha ritirato dalla vendita. Il resto del carrello è conservato; ricarica la pagina per vederlo.",
  "cartExtras.custom.title": "Un capo personalizzato non può essere preso così",
  "cartExtras.custom.text":
    "Apri il capo, completa o cambia la personalizzazione e aggiungilo di nuovo. Il resto del carrello è conservato.",
  "cartExtras.full.title": "Il carrello è pieno",
  "cartExtras.full.text":
    "Togli qualcosa o salvalo per dopo, poi aggiungilo di nuovo. Nel carrello non è andato perso niente.",
}
