import type { TextCatalogue } from "../TextCatalogue.ts"

export const cartNews = {
  "news.merged.title": "Tu cesta te ha acompañado",
  "news.merged.text": {
    one: "Una unidad de antes de iniciar sesión está ahora en esta cesta.",
    other: "{count} unidades de antes de iniciar sesión están ahora en esta cesta.",
  },
  "news.merged.kept": {
    one: "Otra no cabía y queda guardada para más tarde, aquí abajo.",
    other: "Otras {count} no cabían y quedan guardadas para más tarde, aquí abajo.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Entendido",
  "news.kept.title": "Guardado para más tarde",
  "news.kept.text": "Esto no cabía en la cesta cuando iniciaste sesión. Se queda en tu cuenta hasta que decidas.",
  "news.kept.take": "Añadir a la cesta",
  "news.kept.takeNamed": "Añadir {name} a la cesta",
  "news.kept.letGo": "Ya no quiero nada de esto",
  "news.kept.sure": "¿Borrar todo esto para siempre?",
  "news.kept.sureYes": "Borrarlo",
  "news.kept.sureNo": "Conservarlo",
  "news.waiting.title": "A la espera en este dispositivo",
  "news.waiting.text":
    "No hemos podido conectar con la tienda. En cuanto vuelvas a tener conexión lo añadimos a tu cesta, en este orden.",
  "news.refused.title": "Esto no se ha podido añadir a tu cesta",
  "news.reason.stock": { one: "Solo queda {count}", other: "Solo quedan {count}" },
  "news.reason.soldOut": "Agotado por ahora",
  "news.reason.cartLimit": {
    one: "En una cesta cabe como máximo {count} artículo distinto",
    other: "En una cesta caben como máximo {count} artículos distintos",
  },
  "news.reason.lineLimit": {
    one: "En una cesta cabe como máximo {count} unidad del mismo artículo",
    other: "En una cesta caben como máximo {count} unidades del mismo artículo",
  },
  "news.reason.gone": "Ya no lo vendemos",
  "news.reason.other": "La tienda no lo ha podido aceptar",
} satisfies TextCatalogue
