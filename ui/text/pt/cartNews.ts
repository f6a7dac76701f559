import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "O seu cesto veio consigo",
  "news.merged.text": {
    one: "Uma peça de antes de iniciar sessão está agora neste cesto.",
    other: "{count} peças de antes de iniciar sessão estão agora neste cesto.",
  },
  "news.merged.kept": {
    one: "Mais uma não coube e fica guardada para depois, abaixo.",
    other: "Mais {count} não couberam e ficam guardadas para depois, abaixo.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Entendido",
  "news.kept.title": "Guardado para depois",
  "news.kept.text": "Isto não coube no cesto quando iniciou sessão. Fica na sua conta até decidir.",
  "news.kept.take": "Pôr no cesto",
  "news.kept.takeNamed": "Pôr {name} no cesto",
  "news.kept.letGo": "Já não quero nada disto",
  "news.kept.sure": "Eliminar tudo isto para sempre?",
  "news.kept.sureYes": "Eliminar",
  "news.kept.sureNo": "Guardar",
  "news.waiting.title": "À espera neste dispositivo",
  "news.waiting.text":
    "Não conseguimos chegar à loja. Assim que voltar a estar em linha pomos isto no seu cesto, por esta ordem.",
  "news.refused.title": "Isto não pôde entrar no seu cesto",
  "news.reason.stock": { one: "Só resta {count}", other: "Só restam {count}" },
  "news.reason.soldOut": "De momento esgotado",
  "news.reason.cartLimit": {
    one: "Um cesto leva no máximo {count} peça diferente",
    other: "Um cesto leva no máximo {count} peças diferentes",
  },
  "news.reason.lineLimit": {
    one: "Um cesto leva no máximo {count} unidade da mesma peça",
    other: "Um cesto leva no máximo {count} unidades da mesma peça",
  },
  "news.reason.gone": "Já não o vendemos",
  "news.reason.other": "A loja não o pôde aceitar",
}
