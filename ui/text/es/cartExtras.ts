import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "Envolver para regalo",
  "cartExtras.wrapped": "Envuelto para regalo",
  "cartExtras.words": "Con tus palabras:",
  "cartExtras.card": "Añadir una tarjeta al pedido",
  "cartExtras.cardFor": "Una tarjeta para {name}",
  "cartExtras.coupon": "Tengo un cupón personal",
  "cartExtras.later": "Guardar para más tarde",
  "cartExtras.noNexus": "En esta dirección no se cobra impuesto sobre las ventas.",
  "cartExtras.shippingTax": "de los cuales, por el envío",
  "cartExtras.gone.title": "Una de las prendas ya no se puede comprar",
  "cartExtras.gone.text": "La tienda la ha retirado. El resto de tu cesta se conserva; recarga la página para verlo.",
  "cartExtras.custom.title": "Una prenda personalizada no se puede aceptar así",
  "cartExtras.custom.text":
    "Abre la prenda, termina o cambia la personalización y añádela otra vez. El resto de tu cesta se conserva.",
  "cartExtras.full.title": "La cesta está llena",
  "cartExtras.full.text":
    "Quita algo o guárdalo para más tarde y vuelve a añadirlo. No se ha perdido nada de la cesta.",
}
