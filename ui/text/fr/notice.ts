import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "Nous vous avertissons de son retour",
  "notice.ask.text":
    "Un seul e-mail, dès que la taille est de nouveau disponible. Rien n’est réservé, et rien d’autre ne suit.",
  "notice.none.title": "Il n’y a rien à attendre",
  "notice.none.text":
    "Toutes les tailles de cet article sont disponibles, ou l’article n’est plus dans cette boutique.",
  "notice.confirm.title": "Devons-nous vous écrire ?",
  "notice.confirm.text":
    "Vous avez demandé à être averti du retour de cet article. Dites oui et un e-mail arrivera à cette adresse ; dites non et l’adresse est effacée.",
  "notice.leave.title": "Finalement, pas de message ?",
  "notice.leave.text": "Nous effaçons votre adresse pour cet article et n’écrivons plus rien à son sujet.",
  "notice.answer.confirm": "Oui, écrivez-moi",
  "notice.answer.leave": "Non, effacez mon adresse",
  "notice.pending.title": "Il reste une étape",
  "notice.pending.text":
    "Nous vous avons envoyé un e-mail. Suivez son lien et dites oui : alors seulement nous vous écrirons de nouveau.",
  "notice.active.title": "Nous vous écrirons",
  "notice.active.text":
    "Un e-mail arrive dès que la taille est de nouveau disponible. Le premier e-mail contient un lien pour l’annuler.",
  "notice.done.title": "Il est déjà de retour",
  "notice.done.text": "L’e-mail qui mène à l’article est en route. L’article n’est pas réservé : n’attendez pas trop.",
  "notice.left.title": "Votre adresse est effacée",
  "notice.left.text": "Nous n’écrivons rien sur cet article. Vous pouvez le redemander quand vous voulez.",
  "notice.unknown.title": "Ce lien n’ouvre plus rien",
  "notice.unknown.text":
    "Le message a déjà été envoyé ou annulé, ou une partie du lien s’est perdue. Rien n’est gardé à votre sujet ; vous pouvez redemander sur la page de l’article.",
  "notice.size": "Taille en {color}",
  "notice.emailHint": "Pour ce message seulement. Sans compte.",
  "notice.consent": "J’accepte la politique de confidentialité : mon adresse ne sert qu’à ce message",
  "notice.policy": "Ce que devient mon adresse",
  "notice.policyText":
    "Elle est gardée avec la taille jusqu’à l’envoi du message ou votre annulation, puis effacée. Elle n’est donnée à personne et ne sert à rien d’autre. Sans votre oui au premier e-mail, nous n’écrivons plus.",
  "notice.submit": "M’avertir",
  "notice.notNow": "Pas maintenant",
  "notice.close": "Continuer",
  "notice.toProduct": "Vers l’article",
  "notice.problem.size": "Choisissez une taille",
  "notice.problem.consent": "Sans cela, nous ne pouvons pas vous écrire",
  "notice.inStock.title": "Elle est déjà de retour",
  "notice.inStock.text": "Cette taille est disponible : rechargez la page de l’article et ajoutez-la à votre panier.",
  "notice.tooMany.title": "Trop de messages",
  "notice.tooMany.text":
    "Beaucoup d’e-mails ont déjà été demandés, et aucun n’a été envoyé cette fois. Réessayez demain.",
  "notice.failed": "Aucun e-mail n’a été envoyé. Réessayez dans un instant.",
} satisfies TextCatalogue
