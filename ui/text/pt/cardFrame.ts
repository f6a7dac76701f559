import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "Dados do cartão",
  "cardFrame.silent.title": "Os campos do cartão não respondem",
  "cardFrame.silent.text":
    "Vêm do nosso prestador de pagamentos. Nada foi cobrado e tudo o resto que escreveu fica guardado.",
  "cardFrame.failed": "Não chegou ao destino. Nada foi cobrado; pague de novo.",
  "cardFrame.typeAgain":
    "Escreva o cartão mais uma vez: serve para um só pagamento e pouco depois de ser escrito. Nada foi cobrado.",
}
