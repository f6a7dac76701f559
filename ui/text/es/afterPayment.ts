import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "Tu contraseña, por favor",
  "afterPayment.password.text":
    "Para pagar con esta tarjeta necesitamos otra vez la contraseña de tu cuenta. Todavía no se te ha cobrado nada.",
  "afterPayment.password.label": "Contraseña",
  "afterPayment.password.wrong": "Esa no era la contraseña. Inténtalo de nuevo.",
  "afterPayment.otherWay": "Elegir otra forma de pago",
  "afterPayment.locked.title": "Demasiadas contraseñas incorrectas",
  "afterPayment.locked.text":
    "No se te ha cobrado nada y todo se conserva. Usa otra tarjeta o vuelve a probar con esta dentro de un cuarto de hora.",
  "afterPayment.challenge.title": "Tu banco tiene una pregunta",
  "afterPayment.challenge.text":
    "Respóndela aquí abajo; después preguntamos a tu banco cómo ha ido. Todavía no se te ha cobrado nada.",
  "afterPayment.challenge.open": "Abrir la pregunta en su propia ventana",
  "afterPayment.challenge.done": "Ya he respondido",
  "afterPayment.challenge.again": "Mostrar la pregunta otra vez",
  "afterPayment.challenge.silent":
    "Hace un rato que no llega respuesta. Todavía no se te ha cobrado nada: muestra la pregunta otra vez o elige otra forma de pago.",
  "afterPayment.leave.title": "Continúa en {host}",
  "afterPayment.leave.text": "Pagas allí y vuelves aquí. Hasta entonces no hay nada pagado.",
  "afterPayment.leave.go": "Ir a {host}",
  "afterPayment.leave.tabText":
    "Se abre en una pestaña nueva. Esta página sigue abierta y continuará sola en cuanto el pago esté decidido.",
  "afterPayment.leave.later": "Ahora no",
  "afterPayment.open.title": "Aún no sabemos cómo ha terminado",
  "afterPayment.open.text":
    "Tu banco todavía no nos ha respondido. No pagues otra vez: seguimos preguntando y esta página continuará sola en cuanto lo sepamos.",
  "afterPayment.open.ask": "Preguntar ahora",
  "afterPayment.open.repay": "Pagar de otra forma",
  "afterPayment.refused.checkout": "Volver a tramitar el pedido",
  "afterPayment.answered.title": "Tu respuesta ha llegado",
  "afterPayment.answered.text":
    "Vuelve a la ventana donde tramitabas el pedido; allí continúa. Si la has cerrado, sigue aquí e introduce la tarjeta otra vez. Todavía no se te ha cobrado nada.",
  "afterPayment.elsewhere.title": "Aquí no podemos ver este pago",
  "afterPayment.elsewhere.text":
    "Se hizo en otro dispositivo o con una cuenta. Allí verás cómo está; si se pagó, tienes la confirmación en tu correo.",
  "afterPayment.repay.title": "Tu pedido aún no está pagado",
  "afterPayment.repay.text":
    "No se te ha cobrado nada y conservamos el pedido {orderId}. Págalo de la misma forma o de otra.",
  "afterPayment.repay.until": "Te lo guardamos hasta las {time}.",
  "afterPayment.repay.over.title": "Este pedido ya no se puede pagar",
  "afterPayment.repay.over.text":
    "Se ha acabado el tiempo o se ha intentado demasiadas veces. No se te ha cobrado nada. Mira tu cesta: lo que sigue ahí se puede volver a pedir.",
  "afterPayment.repay.refused":
    "No se te ha cobrado nada y tu pedido se conserva. Inténtalo otra vez o paga de otra forma.",
}
