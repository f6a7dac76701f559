import ar from "../../texts/ar/sign-in.json" with { type: "json" }
import ca from "../../texts/ca/sign-in.json" with { type: "json" }
import de from "../../texts/de/sign-in.json" with { type: "json" }
import en from "../../texts/en/sign-in.json" with { type: "json" }
import enUS from "../../texts/en-US/sign-in.json" with { type: "json" }
import es from "../../texts/es/sign-in.json" with { type: "json" }
import fr from "../../texts/fr/sign-in.json" with { type: "json" }
import he from "../../texts/he/sign-in.json" with { type: "json" }
import it from "../../texts/it/sign-in.json" with { type: "json" }
import ja from "../../texts/ja/sign-in.json" with { type: "json" }
import ko from "../../texts/ko/sign-in.json" with { type: "json" }
import pl from "../../texts/pl/sign-in.json" with { type: "json" }
import pt from "../../texts/pt/sign-in.json" with { type: "json" }
import zh from "../../texts/zh/sign-in.json" with { type: "json" }
import { createTexts, type Texts } from "../../texts/createTexts.ts"

export type SignInTexts = Texts<keyof typeof en>

/** Texts of the pages of the identity provider. */
export const signInTexts = createTexts(en, { "en-US": enUS, es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
