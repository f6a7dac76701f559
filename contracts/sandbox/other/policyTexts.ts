import ar from "../texts/ar/policies.json" with { type: "json" }
import ca from "../texts/ca/policies.json" with { type: "json" }
import de from "../texts/de/policies.json" with { type: "json" }
import en from "../texts/en/policies.json" with { type: "json" }
import enUS from "../texts/en-US/policies.json" with { type: "json" }
import es from "../texts/es/policies.json" with { type: "json" }
import fr from "../texts/fr/policies.json" with { type: "json" }
import he from "../texts/he/policies.json" with { type: "json" }
import it from "../texts/it/policies.json" with { type: "json" }
import ja from "../texts/ja/policies.json" with { type: "json" }
import ko from "../texts/ko/policies.json" with { type: "json" }
import pl from "../texts/pl/policies.json" with { type: "json" }
import pt from "../texts/pt/policies.json" with { type: "json" }
import zh from "../texts/zh/policies.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the demo's policies. They are short because no real shop stands behind the demo. */
export const policyTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
