import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "Escolha um tamanho em {color}: com um toque vai para o seu cesto.",
  "quickAdd.none": "De momento não há nada para comprar nesta cor.",
  "quickAdd.failed": "De momento não é possível mostrar os tamanhos",
  "quickAdd.again": "Tentar de novo",
} satisfies TextCatalogue
