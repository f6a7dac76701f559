import ar from "../texts/ar/cart.json" with { type: "json" }
import ca from "../texts/ca/cart.json" with { type: "json" }
import de from "../texts/de/cart.json" with { type: "json" }
import en from "../texts/en/cart.json" with { type: "json" }
import enUS from "../texts/en-US/cart.json" with { type: "json" }
import es from "../texts/es/cart.json" with { type: "json" }
import fr from "../texts/fr/cart.json" with { type: "json" }
import he from "../texts/he/cart.json" with { type: "json" }
import it from "../texts/it/cart.json" with { type: "json" }
import ja from "../texts/ja/cart.json" with { type: "json" }
import ko from "../texts/ko/cart.json" with { type: "json" }
import pl from "../texts/pl/cart.json" with { type: "json" }
import pt from "../texts/pt/cart.json" with { type: "json" }
import zh from "../texts/zh/cart.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of surcharges and promotions of a cart. */
export const cartTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
