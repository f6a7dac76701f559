import { fromLanguagePacks } from "../languages/fromLanguagePacks.ts"
import type { Texts } from "../texts.ts"

/** Labels print a fibre as a bare noun; in a product name it may be a phrase. */
const fibre = (en: string, es: string, ca: string, ja: string, ar: string): Texts => ({
  ...fromLanguagePacks(({ fibres: words }) => words[en] ?? en),
  en,
  es,
  ca,
  ja,
  ar,
})

/** Names of fibres on labels. */
export const fibres = {
  cotton: fibre("cotton", "algodón", "cotó", "綿", "قطن"),
  organicCotton: fibre("organic cotton", "algodón orgánico", "cotó orgànic", "オーガニックコットン", "قطن عضوي"),
  linen: fibre("linen", "lino", "lli", "麻", "كتان"),
  wool: fibre("wool", "lana", "llana", "毛", "صوف"),
  merino: fibre("merino wool", "lana merina", "llana merina", "メリノウール", "صوف ميرينو"),
  cashmere: fibre("cashmere", "cachemir", "caixmir", "カシミヤ", "كشمير"),
  silk: fibre("silk", "seda", "seda", "絹", "حرير"),
  viscose: fibre("viscose", "viscosa", "viscosa", "レーヨン", "فيسكوز"),
  elastane: fibre("elastane", "elastano", "elastà", "ポリウレタン", "إيلاستين"),
  polyamide: fibre("polyamide", "poliamida", "poliamida", "ナイロン", "بولي أميد"),
  recycledPolyamide: fibre(
    "recycled polyamide",
    "poliamida reciclada",
    "poliamida reciclada",
    "再生ナイロン",
    "بولي أميد معاد تدويره",
  ),
  polyester: fibre("polyester", "poliéster", "polièster", "ポリエステル", "بوليستر"),
  cowLeather: fibre("cow leather", "piel bovina", "pell bovina", "牛革", "جلد بقري"),
  goatLeather: fibre("goat leather", "piel caprina", "pell caprina", "山羊革", "جلد ماعز"),
  paperStraw: fibre("paper straw", "paja de papel", "palla de paper", "ペーパーヤーン", "قش ورقي"),
} as const
