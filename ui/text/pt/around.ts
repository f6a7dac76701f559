import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "Avisar-me quando voltar um tamanho",
  "around.noticeComing": "Avisar-me quando chegar",
  "around.stores": "Encontrar numa loja",
  "around.share": "Partilhar esta peça",
} satisfies TextCatalogue
