import type { Translated } from "../TextCatalogue.ts"
import type { making as english } from "../en/making.ts"

export const making: Translated<typeof english> = {
  "making.text": "Les teves lletres",
  "making.used": "{used} de {room}",
  "making.datatype": "Què",
  "making.datatype.TEXT": "Text",
  "making.datatype.INITIALS": "Inicials",
  "making.area": "On",
  "making.typography": "Tipus de lletra",
  "making.thread": "Fil",
  "making.preview": "Vista prèvia: «{text}», {area}, {thread}, {typography}",
  "making.previewEmpty": "Vista prèvia: encara no has escrit res",
  "making.error.required": "Escriu alguna cosa primer.",
  "making.error.tooLong": {
    one: "Aquí hi cap {count} lletra.",
    many: "Aquí hi caben {count} lletres.",
    other: "Aquí hi caben {count} lletres.",
  },
  "making.error.characters":
    "«{typography}» no pot escriure tot això. Tria un altre tipus de lletra o unes altres lletres.",
  "making.error.unknown": "La botiga ja no ho ofereix. Tria una altra cosa.",
  "making.free": "Sense cost addicional.",
  "making.extra": "{price} més.",
  "making.noReturn": "El que es fa per a tu no es pot tornar, tret que tingui algun defecte.",
  "making.size": "Tria primer una talla, més amunt.",
  "making.add": "Afegeix a la cistella amb aquestes lletres",
  "making.another": "Lletres també en un altre lloc",
  "making.takeOut": "Treure «{text}»",
  "making.fabric": "Teixit",
  "making.plus": "+ {price}",
  "making.chooseOne": "Tria una opció.",
  "making.gold": "Acabat en or",
  "making.express": "Servei exprés: la teva es fa primer",
  "making.total": "Una peça feta així",
  "making.addTailored": "Afegeix a la cistella, a mida",
  "making.asLast": "Com l’última vegada: {name}",
}
