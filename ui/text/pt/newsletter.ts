import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Confirme a subscrição da newsletter",
  "newsletter.confirm.text":
    "Vai receber novidades e saldos por e-mail. Pode cancelar a subscrição a qualquer momento.",
  "newsletter.confirm.submit": "Subscrever",
  "newsletter.unsubscribe.title": "Cancelar a subscrição da newsletter?",
  "newsletter.unsubscribe.text":
    "Deixaremos de enviar novidades e saldos para este endereço. Os e-mails sobre encomendas não mudam.",
  "newsletter.unsubscribe.submit": "Cancelar subscrição",
  "newsletter.subscribed.title": "Subscrição confirmada",
  "newsletter.subscribed.text": "Obrigado por confirmar. Cada e-mail inclui uma ligação para cancelar a subscrição.",
  "newsletter.unsubscribed.title": "Subscrição cancelada",
  "newsletter.unsubscribed.text":
    "Não enviaremos mais newsletters para este endereço. Pode voltar a subscrever a qualquer momento.",
  "newsletter.unknown.title": "Esta ligação já não funciona",
  "newsletter.unknown.text":
    "Pode ter expirado ou estar incompleta. As ligações de confirmação são válidas durante dois dias. Para subscrever, inscreva-se novamente e use a ligação do nosso e-mail mais recente.",
  "newsletter.failed": "Nada foi alterado. Tente novamente dentro de momentos.",
} satisfies TextCatalogue
