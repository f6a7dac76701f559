import ar from "../../texts/ar/vault.json" with { type: "json" }
import ca from "../../texts/ca/vault.json" with { type: "json" }
import de from "../../texts/de/vault.json" with { type: "json" }
import en from "../../texts/en/vault.json" with { type: "json" }
import es from "../../texts/es/vault.json" with { type: "json" }
import fr from "../../texts/fr/vault.json" with { type: "json" }
import he from "../../texts/he/vault.json" with { type: "json" }
import it from "../../texts/it/vault.json" with { type: "json" }
import ja from "../../texts/ja/vault.json" with { type: "json" }
import ko from "../../texts/ko/vault.json" with { type: "json" }
import pl from "../../texts/pl/vault.json" with { type: "json" }
import pt from "../../texts/pt/vault.json" with { type: "json" }
import zh from "../../texts/zh/vault.json" with { type: "json" }
import { createTexts } from "../../texts/createTexts.ts"

/** Texts of the frame with the fields of a card. */
export const vaultTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
