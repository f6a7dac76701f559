import { texts } from "../texts.ts"

/** Names of fibres as labels print them. */
export const fibres = {
  cotton: texts("cotton", "algodón", "cotó", "綿", "قطن"),
  organicCotton: texts("organic cotton", "algodón orgánico", "cotó orgànic", "オーガニックコットン", "قطن عضوي"),
  linen: texts("linen", "lino", "lli", "麻", "كتان"),
  wool: texts("wool", "lana", "llana", "毛", "صوف"),
  merino: texts("merino wool", "lana merina", "llana merina", "メリノウール", "صوف ميرينو"),
  cashmere: texts("cashmere", "cachemir", "caixmir", "カシミヤ", "كشمير"),
  silk: texts("silk", "seda", "seda", "絹", "حرير"),
  viscose: texts("viscose", "viscosa", "viscosa", "レーヨン", "فيسكوز"),
  elastane: texts("elastane", "elastano", "elastà", "ポリウレタン", "إيلاستين"),
  polyamide: texts("polyamide", "poliamida", "poliamida", "ナイロン", "بولي أميد"),
  recycledPolyamide: texts("recycled polyamide", "poliamida reciclada", "poliamida reciclada", "再生ナイロン", "بولي أميد معاد تدويره"),
  polyester: texts("polyester", "poliéster", "polièster", "ポリエステル", "بوليستر"),
  cowLeather: texts("cow leather", "piel bovina", "pell bovina", "牛革", "جلد بقري"),
  goatLeather: texts("goat leather", "piel caprina", "pell caprina", "山羊革", "جلد ماعز"),
  paperStraw: texts("paper straw", "paja de papel", "palla de paper", "ペーパーヤーン", "قش ورقي"),
} as const
