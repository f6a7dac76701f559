import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "Votre panier vous a suivi",
  "news.merged.text": {
    one: "Un article d’avant votre connexion est maintenant dans ce panier.",
    other: "{count} articles d’avant votre connexion sont maintenant dans ce panier.",
  },
  "news.merged.kept": {
    one: "Un autre n’y tenait pas et reste de côté ci-dessous.",
    other: "{count} autres n’y tenaient pas et restent de côté ci-dessous.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Compris",
  "news.kept.title": "Gardé pour plus tard",
  "news.kept.text":
    "Cela ne tenait pas dans le panier lors de votre connexion. Votre compte le garde jusqu’à ce que vous décidiez.",
  "news.kept.take": "Mettre dans le panier",
  "news.kept.takeNamed": "Mettre {name} dans le panier",
  "news.kept.letGo": "Je ne veux plus rien de tout cela",
  "news.kept.sure": "Tout supprimer pour de bon ?",
  "news.kept.sureYes": "Supprimer",
  "news.kept.sureNo": "Garder",
  "news.waiting.title": "En attente sur cet appareil",
  "news.waiting.text":
    "Nous n’avons pas pu joindre la boutique. Dès que vous serez de nouveau en ligne, nous mettrons ceci dans votre panier, dans cet ordre.",
  "news.refused.title": "Ceci n’a pas pu rejoindre votre panier",
  "news.reason.stock": { one: "Il n’en reste que {count}", other: "Il n’en reste que {count}" },
  "news.reason.soldOut": "Épuisé pour le moment",
  "news.reason.cartLimit": {
    one: "Un panier contient au plus {count} article différent",
    other: "Un panier contient au plus {count} articles différents",
  },
  "news.reason.lineLimit": {
    one: "Un panier contient au plus {count} exemplaire du même article",
    other: "Un panier contient au plus {count} exemplaires du même article",
  },
  "news.reason.gone": "Nous ne le vendons plus",
  "news.reason.other": "La boutique n’a pas pu l’accepter",
}
