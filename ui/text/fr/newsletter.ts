import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Confirmez votre abonnement à la newsletter",
  "newsletter.confirm.text":
    "Vous recevrez nos nouveautés et nos soldes par e-mail. Vous pouvez vous désabonner à tout moment.",
  "newsletter.confirm.submit": "S'abonner",
  "newsletter.unsubscribe.title": "Se désabonner de la newsletter ?",
  "newsletter.unsubscribe.text":
    "Nous n'enverrons plus de nouveautés ni de soldes à cette adresse. Les e-mails concernant vos commandes ne changent pas.",
  "newsletter.unsubscribe.submit": "Se désabonner",
  "newsletter.subscribed.title": "Vous êtes abonné(e)",
  "newsletter.subscribed.text": "Merci d'avoir confirmé. Chaque e-mail contient un lien de désabonnement.",
  "newsletter.unsubscribed.title": "Vous êtes désabonné(e)",
  "newsletter.unsubscribed.text":
    "Nous n'enverrons plus de newsletter à cette adresse. Vous pouvez vous réabonner à tout moment.",
  "newsletter.unknown.title": "Ce lien ne fonctionne plus",
  "newsletter.unknown.text":
    "Il a peut-être expiré ou est incomplet. Les liens de confirmation sont valables deux jours. Pour vous abonner, inscrivez-vous à nouveau et utilisez le lien de notre dernier e-mail.",
  "newsletter.failed": "Rien n'a été modifié. Veuillez réessayer dans un instant.",
} satisfies TextCatalogue
