import ar from "../../texts/ar/teens.json" with { type: "json" }
import ca from "../../texts/ca/teens.json" with { type: "json" }
import de from "../../texts/de/teens.json" with { type: "json" }
import en from "../../texts/en/teens.json" with { type: "json" }
import enUS from "../../texts/en-US/teens.json" with { type: "json" }
import es from "../../texts/es/teens.json" with { type: "json" }
import fr from "../../texts/fr/teens.json" with { type: "json" }
import he from "../../texts/he/teens.json" with { type: "json" }
import it from "../../texts/it/teens.json" with { type: "json" }
import ja from "../../texts/ja/teens.json" with { type: "json" }
import ko from "../../texts/ko/teens.json" with { type: "json" }
import pl from "../../texts/pl/teens.json" with { type: "json" }
import pt from "../../texts/pt/teens.json" with { type: "json" }
import zh from "../../texts/zh/teens.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the messages about a teen account. */
export const teenTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
