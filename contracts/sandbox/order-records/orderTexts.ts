import ar from "../texts/ar/orders.json" with { type: "json" }
import ca from "../texts/ca/orders.json" with { type: "json" }
import de from "../texts/de/orders.json" with { type: "json" }
import en from "../texts/en/orders.json" with { type: "json" }
import enUS from "../texts/en-US/orders.json" with { type: "json" }
import es from "../texts/es/orders.json" with { type: "json" }
import fr from "../texts/fr/orders.json" with { type: "json" }
import he from "../texts/he/orders.json" with { type: "json" }
import it from "../texts/it/orders.json" with { type: "json" }
import ja from "../texts/ja/orders.json" with { type: "json" }
import ko from "../texts/ko/orders.json" with { type: "json" }
import pl from "../texts/pl/orders.json" with { type: "json" }
import pt from "../texts/pt/orders.json" with { type: "json" }
import zh from "../texts/zh/orders.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the mails about an order. */
export const orderTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
