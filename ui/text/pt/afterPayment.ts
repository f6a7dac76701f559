import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "A sua palavra-passe, por favor",
  "afterPayment.password.text":
    "Para pagar com este cartão precisamos mais uma vez da palavra-passe da sua conta. Ainda nada foi cobrado.",
  "afterPayment.password.label": "Palavra-passe",
  "afterPayment.password.wrong": "Essa não era a palavra-passe. Tente de novo.",
  "afterPayment.otherWay": "Escolher outra forma de pagar",
  "afterPayment.locked.title": "Demasiadas palavras-passe erradas",
  "afterPayment.locked.text":
    "Nada foi cobrado e tudo está guardado. Use outro cartão, ou tente este de novo dentro de um quarto de hora.",
  "afterPayment.challenge.title": "O seu banco tem uma pergunta",
  "afterPayment.challenge.text":
    "Responda aqui em baixo; depois perguntamos ao seu banco como correu. Ainda nada foi cobrado.",
  "afterPayment.challenge.open": "Abrir a pergunta numa janela própria",
  "afterPayment.challenge.done": "Já respondi",
  "afterPayment.challenge.again": "Mostrar de novo a pergunta",
  "afterPayment.challenge.silent":
    "Há algum tempo que não chega resposta. Ainda nada foi cobrado: mostre de novo a pergunta ou escolha outra forma de pagar.",
  "afterPayment.leave.title": "Continue em {host}",
  "afterPayment.leave.text": "Paga lá e volta aqui. Até então nada está pago.",
  "afterPayment.leave.go": "Ir para {host}",
  "afterPayment.leave.tabText":
    "Abre num novo separador. Esta página fica aberta e avança sozinha assim que o pagamento estiver decidido.",
  "afterPayment.leave.later": "Agora não",
  "afterPayment.open.title": "Ainda não sabemos como terminou",
  "afterPayment.open.text":
    "O seu banco ainda não nos respondeu. Por favor, não pague de novo: continuamos a perguntar, e esta página avança sozinha assim que soubermos.",
  "afterPayment.open.ask": "Perguntar agora",
  "afterPayment.open.repay": "Pagar de outra forma",
  "afterPayment.refused.checkout": "Voltar à finalização da compra",
  "afterPayment.answered.title": "A sua resposta chegou",
  "afterPayment.answered.text":
    "Volte à janela da compra; é lá que continua. Se a fechou, continue aqui e introduza o cartão de novo. Ainda nada foi cobrado.",
  "afterPayment.elsewhere.title": "Não conseguimos ver este pagamento aqui",
  "afterPayment.elsewhere.text":
    "Foi feito noutro dispositivo, ou com uma conta. É lá que vê como está; se foi pago, a confirmação está no seu e-mail.",
  "afterPayment.repay.title": "A sua encomenda ainda não está paga",
  "afterPayment.repay.text":
    "Nada foi cobrado e a encomenda {orderId} está guardada para si. Pague-a da mesma forma ou de outra.",
  "afterPayment.repay.until": "Guardada para si até às {time}.",
  "afterPayment.repay.over.title": "Esta encomenda já não pode ser paga",
  "afterPayment.repay.over.text":
    "O tempo acabou, ou houve demasiadas tentativas. Nada foi cobrado. Veja o seu cesto: o que ainda lá está pode ser encomendado de novo.",
  "afterPayment.repay.refused":
    "Nada foi cobrado e a sua encomenda está guardada. Tente de novo, ou pague de outra forma.",
}
