import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "Te avisamos cuando vuelva",
  "notice.ask.text":
    "Un solo correo, cuando la talla vuelva a estar disponible. No se reserva nada y después no llega nada más.",
  "notice.none.title": "No hay nada que esperar",
  "notice.none.text": "Todas las tallas de esta prenda están disponibles ahora, o la prenda ya no está en esta tienda.",
  "notice.confirm.title": "¿Te avisamos?",
  "notice.confirm.text":
    "Has pedido saber cuándo vuelve esta prenda. Di que sí y llegará un correo a esta dirección; di que no y la dirección se borra.",
  "notice.leave.title": "¿Al final, sin aviso?",
  "notice.leave.text": "Borramos tu dirección para esta prenda y no escribimos nada más sobre ella.",
  "notice.answer.confirm": "Sí, avisadme",
  "notice.answer.leave": "No, borrad mi dirección",
  "notice.pending.title": "Falta un paso",
  "notice.pending.text":
    "Te hemos enviado un correo. Sigue su enlace y di que sí: solo entonces volvemos a escribirte.",
  "notice.active.title": "Te avisaremos",
  "notice.active.text":
    "Llegará un correo en cuanto la talla vuelva a estar disponible. El primer correo tiene un enlace para anularlo.",
  "notice.done.title": "Ya ha vuelto",
  "notice.done.text":
    "El correo con el camino a la prenda está en marcha. No está reservada, así que no esperes demasiado.",
  "notice.left.title": "Tu dirección está borrada",
  "notice.left.text": "No escribimos nada sobre esta prenda. Puedes volver a pedirlo cuando quieras.",
  "notice.unknown.title": "Este enlace ya no abre nada",
  "notice.unknown.text":
    "El aviso ya se envió o se anuló, o se perdió parte del enlace. Aquí no guardamos nada sobre ti; puedes volver a pedirlo en la página de la prenda.",
  "notice.size": "Talla en {color}",
  "notice.emailHint": "Solo para este aviso. No hace falta cuenta.",
  "notice.consent": "Acepto la política de privacidad: mi dirección se usa solo para este aviso",
  "notice.policy": "Qué pasa con mi dirección",
  "notice.policyText":
    "Se guarda con la talla hasta que se envía el aviso o lo anulas, y luego se borra. No se da a nadie ni se usa para nada más. Sin tu sí en el primer correo no volvemos a escribir.",
  "notice.submit": "Avisadme",
  "notice.notNow": "Ahora no",
  "notice.close": "Seguir mirando",
  "notice.toProduct": "A la prenda",
  "notice.problem.size": "Elige una talla",
  "notice.problem.consent": "Sin esto no podemos escribirte",
  "notice.inStock.title": "Ya ha vuelto",
  "notice.inStock.text": "Esta talla está disponible: vuelve a cargar la página de la prenda y añádela a tu cesta.",
  "notice.tooMany.title": "Demasiados avisos",
  "notice.tooMany.text": "Ya se han pedido muchos correos y ahora no se ha enviado ninguno. Inténtalo mañana.",
  "notice.failed": "No se ha enviado ningún correo. Inténtalo de nuevo en un momento.",
} satisfies TextCatalogue
