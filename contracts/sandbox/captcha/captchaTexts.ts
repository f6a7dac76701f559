import ar from "../texts/ar/captcha.json" with { type: "json" }
import ca from "../texts/ca/captcha.json" with { type: "json" }
import de from "../texts/de/captcha.json" with { type: "json" }
import en from "../texts/en/captcha.json" with { type: "json" }
import es from "../texts/es/captcha.json" with { type: "json" }
import fr from "../texts/fr/captcha.json" with { type: "json" }
import he from "../texts/he/captcha.json" with { type: "json" }
import it from "../texts/it/captcha.json" with { type: "json" }
import ja from "../texts/ja/captcha.json" with { type: "json" }
import ko from "../texts/ko/captcha.json" with { type: "json" }
import pl from "../texts/pl/captcha.json" with { type: "json" }
import pt from "../texts/pt/captcha.json" with { type: "json" }
import zh from "../texts/zh/captcha.json" with { type: "json" }
import { createTexts } from "../texts/createTexts.ts"

/** Texts of the captcha. */
export const captchaTexts = createTexts(en, { es, ca, fr, de, it, pt, pl, ja, zh, ko, ar, he })
