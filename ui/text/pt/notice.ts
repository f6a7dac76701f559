import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "Avisamos quando voltar",
  "notice.ask.text":
    "Uma só mensagem, quando o tamanho voltar a estar disponível. Nada fica reservado e depois não chega mais nada.",
  "notice.none.title": "Não há nada a esperar",
  "notice.none.text": "Todos os tamanhos desta peça estão disponíveis agora, ou a peça já não está nesta loja.",
  "notice.confirm.title": "Podemos escrever-lhe?",
  "notice.confirm.text":
    "Pediu para saber quando esta peça volta. Diga que sim e chega uma mensagem a este endereço; diga que não e o endereço é apagado.",
  "notice.leave.title": "Afinal, sem mensagem?",
  "notice.leave.text": "Apagamos o seu endereço para esta peça e não escrevemos mais nada sobre ela.",
  "notice.answer.confirm": "Sim, escrevam-me",
  "notice.answer.leave": "Não, apaguem o meu endereço",
  "notice.pending.title": "Falta um passo",
  "notice.pending.text": "Enviámos-lhe uma mensagem. Siga a ligação e diga que sim: só então voltamos a escrever.",
  "notice.active.title": "Vamos escrever-lhe",
  "notice.active.text":
    "Chega uma mensagem assim que o tamanho voltar a estar disponível. A primeira mensagem tem uma ligação para a cancelar.",
  "notice.done.title": "Já voltou",
  "notice.done.text":
    "A mensagem com o caminho para a peça vai a caminho. Não está reservada, por isso não espere muito.",
  "notice.left.title": "O seu endereço foi apagado",
  "notice.left.text": "Não escrevemos nada sobre esta peça. Pode voltar a pedir quando quiser.",
  "notice.unknown.title": "Esta ligação já não abre nada",
  "notice.unknown.text":
    "A mensagem já foi enviada ou cancelada, ou perdeu-se parte da ligação. Nada fica guardado sobre si; pode voltar a pedir na página da peça.",
  "notice.size": "Tamanho em {color}",
  "notice.emailHint": "Só para esta mensagem. Não precisa de conta.",
  "notice.consent": "Aceito a política de privacidade: o meu endereço serve só para esta mensagem",
  "notice.policy": "O que acontece ao meu endereço",
  "notice.policyText":
    "É guardado com o tamanho até a mensagem ser enviada ou cancelada, e depois apagado. Não é dado a ninguém nem serve para mais nada. Sem o seu sim à primeira mensagem não voltamos a escrever.",
  "notice.submit": "Avisem-me",
  "notice.notNow": "Agora não",
  "notice.close": "Continuar a ver",
  "notice.toProduct": "Ir para a peça",
  "notice.problem.size": "Escolha um tamanho",
  "notice.problem.consent": "Sem isto não podemos escrever-lhe",
  "notice.inStock.title": "Já voltou",
  "notice.inStock.text": "Este tamanho está disponível: volte a carregar a página da peça e ponha-o no cesto.",
  "notice.tooMany.title": "Demasiadas mensagens",
  "notice.tooMany.text": "Já foram pedidas muitas mensagens e agora não foi enviada nenhuma. Tente amanhã.",
  "notice.failed": "Não foi enviada nenhuma mensagem. Tente de novo daqui a pouco.",
} satisfies TextCatalogue
