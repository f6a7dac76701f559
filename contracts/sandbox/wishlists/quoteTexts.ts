import ar from "../texts/ar/quotes.json" with { type: "json" }
import ca from "../texts/ca/quotes.json" with { type: "json" }
import de from "../texts/de/quotes.json" with { type: "json" }
import en from "../texts/en/quotes.json" with { type: "json" }
import es from "../texts/es/quotes.json" with { type: "json" }
import fr from "../texts/fr/quotes.json" with { type: "json" }
import he from "../texts/he/quotes.json" with { type: "json" }
import it from "../texts/it/quotes.json" with { type: "json" }
import ja from "../texts/ja/quotes.json" with { type: "json" }
import ko from "../texts/ko/quotes.json" with { type: "json" }
import pl from "../texts/pl/quotes.json" with { type: "json" }
import pt from "../texts/pt/quotes.json" with { type: "json" }
import zh from "../texts/zh/quotes.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of a quote. */
export const quoteTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
