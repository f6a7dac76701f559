import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Confirma tu suscripción a la newsletter",
  "newsletter.confirm.text": "Recibirás novedades y rebajas por correo. Puedes darte de baja cuando quieras.",
  "newsletter.confirm.submit": "Suscribirme",
  "newsletter.unsubscribe.title": "¿Quieres darte de baja de la newsletter?",
  "newsletter.unsubscribe.text":
    "Dejaremos de enviar novedades y rebajas a esta dirección. Los correos sobre tus pedidos no cambian.",
  "newsletter.unsubscribe.submit": "Darme de baja",
  "newsletter.subscribed.title": "Te has suscrito",
  "newsletter.subscribed.text": "Gracias por confirmarlo. Cada correo incluye un enlace para darte de baja.",
  "newsletter.unsubscribed.title": "Te has dado de baja",
  "newsletter.unsubscribed.text":
    "No enviaremos más newsletters a esta dirección. Puedes volver a suscribirte cuando quieras.",
  "newsletter.unknown.title": "Este enlace ya no funciona",
  "newsletter.unknown.text":
    "Puede que haya caducado o esté incompleto. Los enlaces de confirmación valen dos días. Para suscribirte, regístrate de nuevo y usa el enlace de nuestro último correo.",
  "newsletter.failed": "No se ha cambiado nada. Inténtalo de nuevo en un momento.",
} satisfies TextCatalogue
