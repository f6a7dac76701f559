import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "Por correo, el día que elijas y con tus palabras. Sirve para pagar cualquier cosa de la tienda.",
  "giftCard.none.title": "En esta tienda no hay tarjetas regalo",
  "giftCard.none.text": "Por ahora esta tienda no vende ninguna. Todo lo demás sigue en su sitio.",
  "giftCard.amount": "Importe",
  "giftCard.style": "Diseño",
  "giftCard.quantity": "Cuántas",
  "giftCard.date": "Día de envío",
  "giftCard.time": "Hora",
  "giftCard.when": "Según la hora de {zone}. Si dejas día y hora en blanco, se envía en cuanto se pague.",
  "giftCard.edit": "Cambiar lo que dice",
  "giftCard.change": "Cambia la tarjeta regalo",
  "giftCard.changeIntro": "Sigue en tu cesta: no se ha enviado nada.",
  "giftCard.gone.title": "Esta tarjeta regalo ya no se puede cambiar",
  "giftCard.gone.text": "Se ha comprado o se ha quitado de la cesta. Lo que se envió queda como está.",
  "giftCard.phone": "Esto no es un número de teléfono.",
  "giftCard.howMany": "Elige de una a nueve.",
  "giftCard.moment": "Indica un día y una hora del calendario, o deja ambos en blanco.",
  "giftCard.past": "Ese momento ya ha pasado. Elige uno posterior, o deja ambos en blanco.",
  "giftCard.late": "Elige un día dentro de los próximos {days} días.",
}
