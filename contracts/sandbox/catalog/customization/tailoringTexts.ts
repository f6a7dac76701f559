import ar from "../../texts/ar/tailoring.json" with { type: "json" }
import ca from "../../texts/ca/tailoring.json" with { type: "json" }
import de from "../../texts/de/tailoring.json" with { type: "json" }
import en from "../../texts/en/tailoring.json" with { type: "json" }
import enUS from "../../texts/en-US/tailoring.json" with { type: "json" }
import es from "../../texts/es/tailoring.json" with { type: "json" }
import fr from "../../texts/fr/tailoring.json" with { type: "json" }
import he from "../../texts/he/tailoring.json" with { type: "json" }
import it from "../../texts/it/tailoring.json" with { type: "json" }
import ja from "../../texts/ja/tailoring.json" with { type: "json" }
import ko from "../../texts/ko/tailoring.json" with { type: "json" }
import pl from "../../texts/pl/tailoring.json" with { type: "json" }
import pt from "../../texts/pt/tailoring.json" with { type: "json" }
import zh from "../../texts/zh/tailoring.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Names of the options of made-to-measure garments. */
export const tailoringTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
