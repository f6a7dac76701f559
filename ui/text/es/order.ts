import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "Gracias",
  "order.thanksNamed": "Gracias, {name}",
  "order.placed": "Tu pedido está hecho y pagado.",
  "order.placedEmail": "Tu pedido está hecho y pagado. Te escribiremos a {email}.",
  "order.number": "Número de pedido",
  "order.pieces": "Lo que has pedido",
  "order.delivery": "Envío",
  "order.payment": "Pago",
  "order.next": "Qué pasa ahora",
  "order.nextPack": "Revisamos y empaquetamos tus prendas a mano.",
  "order.nextSend": "Te escribimos en cuanto salga el paquete.",
  "order.nextReturn": "Pruébatelo todo en casa. Lo que no te quede bien puede volver.",
  "order.account": "Guardar este pedido en una cuenta",
  "order.goOn": "Seguir mirando",
}
