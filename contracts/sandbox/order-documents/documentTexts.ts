import ar from "../texts/ar/documents.json" with { type: "json" }
import ca from "../texts/ca/documents.json" with { type: "json" }
import de from "../texts/de/documents.json" with { type: "json" }
import en from "../texts/en/documents.json" with { type: "json" }
import enUS from "../texts/en-US/documents.json" with { type: "json" }
import es from "../texts/es/documents.json" with { type: "json" }
import fr from "../texts/fr/documents.json" with { type: "json" }
import he from "../texts/he/documents.json" with { type: "json" }
import it from "../texts/it/documents.json" with { type: "json" }
import ja from "../texts/ja/documents.json" with { type: "json" }
import ko from "../texts/ko/documents.json" with { type: "json" }
import pl from "../texts/pl/documents.json" with { type: "json" }
import pt from "../texts/pt/documents.json" with { type: "json" }
import zh from "../texts/zh/documents.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts on invoices, receipts and wallet passes. */
export const documentTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
