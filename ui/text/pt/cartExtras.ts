import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "Embrulho para oferta",
  "cartExtras.wrapped": "Embrulhado para oferta",
  "cartExtras.words": "Com as suas palavras:",
  "cartExtras.card": "Juntar um cartão à encomenda",
  "cartExtras.cardFor": "Um cartão para {name}",
  "cartExtras.coupon": "Tenho um cupão pessoal",
  "cartExtras.later": "Guardar para mais tarde",
  "cartExtras.noNexus": "Nesta morada não se cobra imposto sobre vendas.",
  "cartExtras.shippingTax": "dos quais, na entrega",
  "cartExtras.gone.title": "Uma das peças já não pode ser comprada",
  "cartExtras.gone.text": "A loja retirou-a da venda. O resto do cesto mantém-se; recarregue a página para o ver.",
  "cartExtras.custom.title": "Uma peça personalizada não pode ser aceite assim",
  "cartExtras.custom.text":
    "Abra a peça, termine ou altere a personalização e adicione-a de novo. O resto do cesto mantém-se.",
  "cartExtras.full.title": "O cesto está cheio",
  "cartExtras.full.text": "Retire algo ou guarde-o para mais tarde e volte a adicionar. Nada se perdeu no cesto.",
}
