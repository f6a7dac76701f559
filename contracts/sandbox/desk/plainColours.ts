/** A colour that needs no shade to be known. */
interface PlainColour {
  readonly hex: string
  /** What shops call it, by language: alternatives between bars. Adjectives in both genders where they have two. */
  readonly names: Readonly<Record<string, string>>
}

/** The plain words for colours, in the languages of the shop. */
export const plainColours: readonly PlainColour[] = [
  {
    hex: "#1c1b1c",
    names: { en: "Black", es: "Negro|Negra", ca: "Negre|Negra", fr: "Noir|Noire", de: "Schwarz", it: "Nero|Nera", pt: "Preto|Preta", pl: "Czarny|Czarna", he: "שחור|שחורה", ar: "أسود|سوداء", ja: "黒|黒色|ブラック", ko: "검정|검정색|검은색|블랙", zh: "黑|黑色" },
  },
  {
    hex: "#f6f4ee",
    names: { en: "White", es: "Blanco|Blanca", ca: "Blanc|Blanca", fr: "Blanc|Blanche", de: "Weiß", it: "Bianco|Bianca", pt: "Branco|Branca", pl: "Biały|Biała", he: "לבן|לבנה", ar: "أبيض|بيضاء", ja: "白|白色|ホワイト", ko: "흰색|하양|하얀색|화이트", zh: "白|白色" },
  },
  {
    hex: "#8c8e91",
    names: { en: "Gray|Grey", es: "Gris", ca: "Gris", fr: "Gris|Grise", de: "Grau", it: "Grigio|Grigia", pt: "Cinzento|Cinzenta|Cinza", pl: "Szary|Szara", he: "אפור|אפורה", ar: "رمادي|رمادية", ja: "灰色|グレー|グレイ", ko: "회색|그레이", zh: "灰|灰色" },
  },
  {
    hex: "#c4262e",
    names: { en: "Red", es: "Rojo|Roja", ca: "Vermell|Vermella", fr: "Rouge", de: "Rot", it: "Rosso|Rossa", pt: "Vermelho|Vermelha", pl: "Czerwony|Czerwona", he: "אדום|אדומה", ar: "أحمر|حمراء", ja: "赤|赤色|レッド", ko: "빨강|빨간색|레드", zh: "红|红色" },
  },
  {
    hex: "#2f5fa8",
    names: { en: "Blue", es: "Azul", ca: "Blau|Blava", fr: "Bleu|Bleue", de: "Blau", it: "Blu", pt: "Azul", pl: "Niebieski|Niebieska", he: "כחול|כחולה", ar: "أزرق|زرقاء", ja: "青|青色|ブルー", ko: "파랑|파란색|블루", zh: "蓝|蓝色" },
  },
  {
    hex: "#3b7a4b",
    names: { en: "Green", es: "Verde", ca: "Verd|Verda", fr: "Vert|Verte", de: "Grün", it: "Verde", pt: "Verde", pl: "Zielony|Zielona", he: "ירוק|ירוקה", ar: "أخضر|خضراء", ja: "緑|緑色|グリーン", ko: "초록|초록색|녹색|그린", zh: "绿|绿色" },
  },
  {
    hex: "#f0c93a",
    names: { en: "Yellow", es: "Amarillo|Amarilla", ca: "Groc|Groga", fr: "Jaune", de: "Gelb", it: "Giallo|Gialla", pt: "Amarelo|Amarela", pl: "Żółty|Żółta", he: "צהוב|צהובה", ar: "أصفر|صفراء", ja: "黄|黄色|イエロー", ko: "노랑|노란색|옐로우|옐로", zh: "黄|黄色" },
  },
  {
    hex: "#e5812f",
    names: { en: "Orange", es: "Naranja", ca: "Taronja", fr: "Orange", de: "Orange", it: "Arancione", pt: "Laranja|Cor de laranja", pl: "Pomarańczowy|Pomarańczowa", he: "כתום|כתומה", ar: "برتقالي|برتقالية", ja: "オレンジ|オレンジ色", ko: "주황|주황색|오렌지", zh: "橙|橙色" },
  },
  {
    hex: "#e8a5b8",
    names: { en: "Pink", es: "Rosa", ca: "Rosa", fr: "Rose", de: "Rosa", it: "Rosa", pt: "Rosa|Cor-de-rosa", pl: "Różowy|Różowa", he: "ורוד|ורודה", ar: "وردي|وردية", ja: "ピンク|ピンク色", ko: "분홍|분홍색|핑크", zh: "粉|粉色|粉红|粉红色" },
  },
  {
    hex: "#6f4391",
    names: { en: "Purple", es: "Morado|Morada", ca: "Porpra", fr: "Violet|Violette", de: "Violett", it: "Viola", pt: "Roxo|Roxa", pl: "Fioletowy|Fioletowa", he: "סגול|סגולה", ar: "بنفسجي|بنفسجية", ja: "紫|紫色|パープル", ko: "보라|보라색|퍼플", zh: "紫|紫色" },
  },
  {
    hex: "#6b4630",
    names: { en: "Brown", es: "Marrón", ca: "Marró", fr: "Brun|Brune", de: "Braun", it: "Marrone", pt: "Marrom", pl: "Brązowy|Brązowa", he: "חום|חומה", ar: "بني|بنية", ja: "茶|茶色|ブラウン", ko: "갈색|브라운", zh: "棕|棕色|褐色" },
  },
  {
    hex: "#d9c7a7",
    names: { en: "Beige", es: "Beige|Beis", ca: "Beix", fr: "Beige", de: "Beige", it: "Beige", pt: "Bege", pl: "Beżowy|Beżowa", he: "בז'|בז׳", ar: "بيج", ja: "ベージュ", ko: "베이지|베이지색", zh: "米色" },
  },
  {
    hex: "#1f2a44",
    names: { en: "Navy|Navy blue", es: "Azul marino|Marino", ca: "Blau marí", fr: "Bleu marine|Marine", de: "Marineblau|Marine|Dunkelblau", it: "Blu navy|Blu scuro", pt: "Azul-marinho|Azul marinho", pl: "Granatowy|Granatowa", he: "נייבי|כחול נייבי|כחול כהה", ar: "كحلي|كحلية", ja: "紺|紺色|ネイビー", ko: "남색|네이비", zh: "藏青|藏青色|深蓝色" },
  },
  {
    hex: "#35a7a1",
    names: { en: "Turquoise", es: "Turquesa", ca: "Turquesa", fr: "Turquoise", de: "Türkis", it: "Turchese", pt: "Turquesa", pl: "Turkusowy|Turkusowa", he: "טורקיז", ar: "تركوازي|فيروزي", ja: "ターコイズ", ko: "청록색|터콰이즈", zh: "青绿色|绿松石色" },
  },
  {
    hex: "#c5a253",
    names: { en: "Gold", es: "Dorado|Dorada", ca: "Daurat|Daurada", fr: "Doré|Dorée", de: "Gold", it: "Oro", pt: "Dourado|Dourada", pl: "Złoty|Złota", he: "זהב", ar: "ذهبي|ذهبية", ja: "金色|ゴールド", ko: "금색|골드", zh: "金色" },
  },
  {
    hex: "#c0c2c4",
    names: { en: "Silver", es: "Plateado|Plateada", ca: "Platejat|Platejada", fr: "Argenté|Argentée", de: "Silber", it: "Argento", pt: "Prateado|Prateada", pl: "Srebrny|Srebrna", he: "כסף", ar: "فضي|فضية", ja: "銀色|シルバー", ko: "은색|실버", zh: "银色" },
  },
]
