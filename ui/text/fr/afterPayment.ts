import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "Votre mot de passe, s’il vous plaît",
  "afterPayment.password.text":
    "Pour payer avec cette carte, il nous faut encore une fois le mot de passe de votre compte. Rien n’a encore été débité.",
  "afterPayment.password.label": "Mot de passe",
  "afterPayment.password.wrong": "Ce n’était pas le mot de passe. Essayez de nouveau.",
  "afterPayment.otherWay": "Choisir un autre moyen de paiement",
  "afterPayment.locked.title": "Trop de mots de passe erronés",
  "afterPayment.locked.text":
    "Rien n’a été débité et tout est conservé. Utilisez une autre carte, ou réessayez celle-ci dans un quart d’heure.",
  "afterPayment.challenge.title": "Votre banque a une question",
  "afterPayment.challenge.text":
    "Répondez-y ci-dessous ; nous demandons ensuite à votre banque ce qu’il en est. Rien n’a encore été débité.",
  "afterPayment.challenge.open": "Ouvrir la question dans sa propre fenêtre",
  "afterPayment.challenge.done": "J’ai répondu",
  "afterPayment.challenge.again": "Afficher de nouveau la question",
  "afterPayment.challenge.silent":
    "Rien n’est revenu depuis un moment. Rien n’a encore été débité : affichez de nouveau la question ou choisissez un autre moyen de paiement.",
  "afterPayment.leave.title": "Continuez sur {host}",
  "afterPayment.leave.text": "Vous y payez, puis vous revenez ici. D’ici là, rien n’est payé.",
  "afterPayment.leave.go": "Aller sur {host}",
  "afterPayment.leave.tabText":
    "La page s’ouvre dans un nouvel onglet. Celle-ci reste ouverte et avance d’elle-même dès que le paiement est décidé.",
  "afterPayment.leave.later": "Pas maintenant",
  "afterPayment.open.title": "Nous ne savons pas encore comment cela s’est terminé",
  "afterPayment.open.text":
    "Votre banque ne nous a pas encore répondu. Ne payez pas une seconde fois : nous continuons de demander, et cette page avance d’elle-même dès que nous savons.",
  "afterPayment.open.ask": "Demander maintenant",
  "afterPayment.open.repay": "Payer autrement",
  "afterPayment.refused.checkout": "Retour à la commande",
  "afterPayment.answered.title": "Votre réponse est arrivée",
  "afterPayment.answered.text":
    "Revenez à la fenêtre de la commande ; la suite se passe là-bas. Si elle est fermée, continuez ici et saisissez de nouveau la carte. Rien n’a encore été débité.",
  "afterPayment.elsewhere.title": "Nous ne pouvons pas voir ce paiement ici",
  "afterPayment.elsewhere.text":
    "Il a été fait sur un autre appareil, ou avec un compte. C’est là que vous verrez où il en est ; s’il est passé, la confirmation est dans vos e-mails.",
  "afterPayment.repay.title": "Votre commande n’est pas encore payée",
  "afterPayment.repay.text":
    "Rien n’a été débité et la commande {orderId} vous est réservée. Payez-la de la même façon ou autrement.",
  "afterPayment.repay.until": "Réservée pour vous jusqu’à {time}.",
  "afterPayment.repay.over.title": "Cette commande ne peut plus être payée",
  "afterPayment.repay.over.text":
    "Le délai est passé, ou il y a eu trop d’essais. Rien n’a été débité. Regardez votre panier : ce qui s’y trouve encore peut être commandé de nouveau.",
  "afterPayment.repay.refused": "Rien n’a été débité et votre commande est conservée. Réessayez, ou payez autrement.",
}
