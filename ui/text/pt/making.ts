import type { Translated } from "../TextCatalogue.ts"
import type { making as english } from "../en/making.ts"

export const making: Translated<typeof english> = {
  "making.text": "As suas letras",
  "making.used": "{used} de {room}",
  "making.datatype": "O quê",
  "making.datatype.TEXT": "Texto",
  "making.datatype.INITIALS": "Iniciais",
  "making.area": "Onde",
  "making.typography": "Tipo de letra",
  "making.thread": "Linha",
  "making.preview": "Pré-visualização: «{text}», {area}, {thread}, {typography}",
  "making.previewEmpty": "Pré-visualização: ainda não escreveu nada",
  "making.error.required": "Escreva primeiro alguma coisa.",
  "making.error.tooLong": {
    one: "Aqui cabe {count} letra.",
    many: "Aqui cabem {count} letras.",
    other: "Aqui cabem {count} letras.",
  },
  "making.error.characters":
    "«{typography}» não consegue escrever tudo isto. Escolha outro tipo de letra ou outras letras.",
  "making.error.unknown": "A loja já não o oferece. Escolha outra coisa.",
  "making.free": "Sem custo adicional.",
  "making.extra": "Mais {price}.",
  "making.noReturn": "O que é feito para si não pode ser devolvido, a não ser que tenha defeito.",
  "making.size": "Escolha primeiro um tamanho, mais acima.",
  "making.add": "Adicionar ao cesto com estas letras",
  "making.another": "Letras também noutro sítio",
  "making.takeOut": "Tirar «{text}»",
  "making.fabric": "Tecido",
  "making.plus": "+ {price}",
  "making.chooseOne": "Escolha uma opção.",
  "making.gold": "Acabamento dourado",
  "making.express": "Serviço expresso: a sua é feita primeiro",
  "making.total": "Uma peça feita assim",
  "making.addTailored": "Adicionar ao cesto, por medida",
  "making.asLast": "Como da última vez: {name}",
}
