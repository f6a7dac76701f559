import ar from "../../texts/ar/imports.json" with { type: "json" }
import ca from "../../texts/ca/imports.json" with { type: "json" }
import de from "../../texts/de/imports.json" with { type: "json" }
import en from "../../texts/en/imports.json" with { type: "json" }
import enUS from "../../texts/en-US/imports.json" with { type: "json" }
import es from "../../texts/es/imports.json" with { type: "json" }
import fr from "../../texts/fr/imports.json" with { type: "json" }
import he from "../../texts/he/imports.json" with { type: "json" }
import it from "../../texts/it/imports.json" with { type: "json" }
import ja from "../../texts/ja/imports.json" with { type: "json" }
import ko from "../../texts/ko/imports.json" with { type: "json" }
import pl from "../../texts/pl/imports.json" with { type: "json" }
import pt from "../../texts/pt/imports.json" with { type: "json" }
import zh from "../../texts/zh/imports.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of imported products. */
export const importTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
