import ar from "../../texts/ar/account.json" with { type: "json" }
import ca from "../../texts/ca/account.json" with { type: "json" }
import de from "../../texts/de/account.json" with { type: "json" }
import en from "../../texts/en/account.json" with { type: "json" }
import es from "../../texts/es/account.json" with { type: "json" }
import fr from "../../texts/fr/account.json" with { type: "json" }
import he from "../../texts/he/account.json" with { type: "json" }
import it from "../../texts/it/account.json" with { type: "json" }
import ja from "../../texts/ja/account.json" with { type: "json" }
import ko from "../../texts/ko/account.json" with { type: "json" }
import pl from "../../texts/pl/account.json" with { type: "json" }
import pt from "../../texts/pt/account.json" with { type: "json" }
import zh from "../../texts/zh/account.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the messages about an account. */
export const accountTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
