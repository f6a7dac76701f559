import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "Obrigado",
  "order.thanksNamed": "Obrigado, {name}",
  "order.placed": "A sua encomenda está feita e paga.",
  "order.placedEmail": "A sua encomenda está feita e paga. Escrevemos-lhe para {email} sobre ela.",
  "order.number": "Número da encomenda",
  "order.pieces": "O que encomendou",
  "order.delivery": "Entrega",
  "order.payment": "Pagamento",
  "order.next": "O que acontece a seguir",
  "order.nextPack": "Verificamos e embalamos as suas peças à mão.",
  "order.nextSend": "Recebe um e-mail assim que a encomenda sair.",
  "order.nextReturn": "Experimente tudo em casa. O que não servir pode voltar.",
  "order.account": "Guardar esta encomenda numa conta",
  "order.goOn": "Continuar a ver",
}
