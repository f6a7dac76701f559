import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "Por e-mail, no dia que escolher, com as suas palavras. Serve para pagar tudo na loja.",
  "giftCard.none.title": "Não há cartões-presente nesta loja",
  "giftCard.none.text": "De momento esta loja não vende nenhum. Tudo o resto está no seu lugar.",
  "giftCard.amount": "Valor",
  "giftCard.style": "Desenho",
  "giftCard.quantity": "Quantos",
  "giftCard.date": "Dia do envio",
  "giftCard.time": "Hora",
  "giftCard.when": "Pela hora de {zone}. Deixe o dia e a hora em branco, e segue assim que for pago.",
  "giftCard.edit": "Alterar o que diz",
  "giftCard.change": "Alterar o cartão-presente",
  "giftCard.changeIntro": "Ainda está no seu cesto: nada foi enviado.",
  "giftCard.gone.title": "Este cartão-presente já não pode ser alterado",
  "giftCard.gone.text": "Foi comprado ou retirado do cesto. O que foi enviado fica como está.",
  "giftCard.phone": "Isto não é um número de telefone.",
  "giftCard.howMany": "Escolha de um a nove.",
  "giftCard.moment": "Indique um dia e uma hora do calendário, ou deixe ambos em branco.",
  "giftCard.past": "Esse momento já passou. Escolha um mais tarde, ou deixe ambos em branco.",
  "giftCard.late": "Escolha um dia dentro dos próximos {days} dias.",
}
