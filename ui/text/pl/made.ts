import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "Dodaj swoje litery",
  "made.open.tailoring": "Zamów szycie na miarę",
  "made.asking": "Chwileczkę…",
  "made.noScript":
    "Włącz JavaScript w przeglądarce, aby wybrać wykonanie. Bez niego możesz kupić rzecz taką, jaka jest.",
  "made.letters": "Litery:",
  "made.tailored": "Na miarę:",
  "made.gold": "złote wykończenie",
  "made.express": "usługa ekspresowa",
  "made.asOrder": "jak w zamówieniu {order}",
  "made.then": ", {name}",
}
