import type { Translated } from "../TextCatalogue.ts"
import type { making as english } from "../en/making.ts"

export const making: Translated<typeof english> = {
  "making.text": "Vos lettres",
  "making.used": "{used} sur {room}",
  "making.datatype": "Quoi",
  "making.datatype.TEXT": "Texte",
  "making.datatype.INITIALS": "Initiales",
  "making.area": "Où",
  "making.typography": "Lettrage",
  "making.thread": "Fil",
  "making.preview": "Aperçu : « {text} », {area}, {thread}, {typography}",
  "making.previewEmpty": "Aperçu : rien n’est encore écrit",
  "making.error.required": "Écrivez d’abord quelque chose.",
  "making.error.tooLong": {
    one: "Il y a de la place pour {count} lettre ici.",
    many: "Il y a de la place pour {count} lettres ici.",
    other: "Il y a de la place pour {count} lettres ici.",
  },
  "making.error.characters":
    "« {typography} » ne peut pas écrire tout cela. Choisissez un autre lettrage ou d’autres lettres.",
  "making.error.unknown": "La boutique ne le propose plus. Choisissez autre chose.",
  "making.free": "Sans supplément.",
  "making.extra": "{price} en plus.",
  "making.noReturn": "Ce qui est fait pour vous ne peut pas être retourné, sauf défaut.",
  "making.size": "Choisissez d’abord une taille, plus haut.",
  "making.add": "Ajouter au panier avec ces lettres",
  "making.another": "Des lettres à un autre endroit aussi",
  "making.takeOut": "Retirer « {text} »",
  "making.fabric": "Tissu",
  "making.plus": "+ {price}",
  "making.chooseOne": "Choisissez une option.",
  "making.gold": "Finition or",
  "making.express": "Service express : le vôtre est fait en premier",
  "making.total": "Une pièce ainsi faite",
  "making.addTailored": "Ajouter au panier, sur mesure",
  "making.asLast": "Comme la dernière fois : {name}",
}
