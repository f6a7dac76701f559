import ar from "../../texts/ar/bank.json" with { type: "json" }
import ca from "../../texts/ca/bank.json" with { type: "json" }
import de from "../../texts/de/bank.json" with { type: "json" }
import en from "../../texts/en/bank.json" with { type: "json" }
import enUS from "../../texts/en-US/bank.json" with { type: "json" }
import es from "../../texts/es/bank.json" with { type: "json" }
import fr from "../../texts/fr/bank.json" with { type: "json" }
import he from "../../texts/he/bank.json" with { type: "json" }
import it from "../../texts/it/bank.json" with { type: "json" }
import ja from "../../texts/ja/bank.json" with { type: "json" }
import ko from "../../texts/ko/bank.json" with { type: "json" }
import pl from "../../texts/pl/bank.json" with { type: "json" }
import pt from "../../texts/pt/bank.json" with { type: "json" }
import zh from "../../texts/zh/bank.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the pages of the simulated bank. */
export const bankTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
