export type Names = Readonly<Record<string, string>>

interface Choice {
  /** Steps of price that it adds. */
  readonly steps: number
  readonly names: Names
}

/** The cloths of the tailor's, the plainest first. */
export const FABRICS: readonly (Choice & { readonly fabricId: string; readonly hex: string })[] = [
  { fabricId: "twill-navy", hex: "#232c45", steps: 0, names: {
    en: "Navy wool twill", es: "Sarga de lana azul marino", ca: "Sarja de llana blau marí", fr: "Sergé de laine bleu marine", de: "Marineblauer Wolltwill", it: "Saia di lana blu navy", pt: "Sarja de lã azul-marinho", pl: "Granatowa serża wełniana", ja: "ネイビーのウールツイル", zh: "海军蓝羊毛斜纹布", ko: "네이비 울 트윌", ar: "تويل صوف كحلي", he: "טוויל צמר כחול נייבי",
  } },
  { fabricId: "flannel-grey", hex: "#6d6c6b", steps: 6, names: {
    en: "Grey flannel", es: "Franela gris", ca: "Franel·la grisa", fr: "Flanelle grise", de: "Grauer Flanell", it: "Flanella grigia", pt: "Flanela cinzenta", pl: "Szara flanela", ja: "グレーのフランネル", zh: "灰色法兰绒", ko: "그레이 플란넬", ar: "فانيلا رمادية", he: "פלנל אפור",
  } },
  { fabricId: "linen-sand", hex: "#cbb893", steps: 4, names: {
    en: "Sand linen", es: "Lino arena", ca: "Lli sorra", fr: "Lin sable", de: "Sandfarbenes Leinen", it: "Lino sabbia", pt: "Linho areia", pl: "Piaskowy len", ja: "サンドカラーのリネン", zh: "沙色亚麻", ko: "샌드 리넨", ar: "كتان بلون الرمل", he: "פשתן בגוון חול",
  } },
  { fabricId: "cashmere-black", hex: "#222120", steps: 20, names: {
    en: "Black wool and cashmere", es: "Lana y cachemir negro", ca: "Llana i caixmir negre", fr: "Laine et cachemire noirs", de: "Schwarze Wolle mit Kaschmir", it: "Lana e cashmere neri", pt: "Lã e caxemira pretas", pl: "Czarna wełna z kaszmirem", ja: "ブラックのウールカシミヤ", zh: "黑色羊毛羊绒", ko: "블랙 울 캐시미어", ar: "صوف وكشمير أسود", he: "צמר וקשמיר שחור",
  } },
]

/** What else is chosen, each with its values. */
export const ATTRIBUTES: readonly { readonly idAttr: string; readonly names: Names; readonly values: readonly (Choice & { readonly idValueAttr: string })[] }[] = [
  {
    idAttr: "fit",
    names: { en: "Fit", es: "Corte", ca: "Tall", fr: "Coupe", de: "Schnitt", it: "Vestibilità", pt: "Corte", pl: "Krój", ja: "シルエット", zh: "版型", ko: "핏", ar: "القصة", he: "גזרה" },
    values: [
      { idValueAttr: "regular", steps: 0, names: { en: "Regular", es: "Recto", ca: "Recte", fr: "Droite", de: "Gerade", it: "Regolare", pt: "Direito", pl: "Prosty", ja: "レギュラー", zh: "常规", ko: "레귤러", ar: "عادية", he: "רגילה" } },
      { idValueAttr: "slim", steps: 0, names: { en: "Slim", es: "Entallado", ca: "Entallat", fr: "Ajustée", de: "Schmal", it: "Aderente", pt: "Justo", pl: "Dopasowany", ja: "スリム", zh: "修身", ko: "슬림", ar: "ضيقة", he: "צמודה" } },
      { idValueAttr: "relaxed", steps: 0, names: { en: "Relaxed", es: "Holgado", ca: "Ample", fr: "Ample", de: "Weit", it: "Ampia", pt: "Largo", pl: "Luźny", ja: "リラックス", zh: "宽松", ko: "릴랙스", ar: "واسعة", he: "רפויה" } },
    ],
  },
  {
    idAttr: "lining",
    names: { en: "Lining", es: "Forro", ca: "Folre", fr: "Doublure", de: "Futter", it: "Fodera", pt: "Forro", pl: "Podszewka", ja: "裏地", zh: "里布", ko: "안감", ar: "البطانة", he: "בטנה" },
    values: [
      { idValueAttr: "tonal", steps: 0, names: { en: "Tone on tone", es: "Tono sobre tono", ca: "To sobre to", fr: "Ton sur ton", de: "Ton in Ton", it: "Tono su tono", pt: "Tom sobre tom", pl: "Ton w ton", ja: "同系色", zh: "同色系", ko: "톤온톤", ar: "بلون القماش", he: "טון על טון" } },
      { idValueAttr: "contrast", steps: 2, names: { en: "Madder red", es: "Rojo rubia", ca: "Vermell roja", fr: "Rouge garance", de: "Krapprot", it: "Rosso robbia", pt: "Vermelho garança", pl: "Czerwień marzanny", ja: "茜色", zh: "茜红", ko: "꼭두서니 빨강", ar: "أحمر الفوة", he: "אדום פואה" } },
      { idValueAttr: "none", steps: 0, names: { en: "Unlined", es: "Sin forro", ca: "Sense folre", fr: "Sans doublure", de: "Ungefüttert", it: "Sfoderata", pt: "Sem forro", pl: "Bez podszewki", ja: "裏地なし", zh: "无里布", ko: "안감 없음", ar: "بلا بطانة", he: "ללא בטנה" } },
    ],
  },
  {
    idAttr: "buttons",
    names: { en: "Buttons", es: "Botones", ca: "Botons", fr: "Boutons", de: "Knöpfe", it: "Bottoni", pt: "Botões", pl: "Guziki", ja: "ボタン", zh: "纽扣", ko: "단추", ar: "الأزرار", he: "כפתורים" },
    values: [
      { idValueAttr: "corozo", steps: 0, names: { en: "Corozo", es: "Corozo", ca: "Corozo", fr: "Corozo", de: "Steinnuss", it: "Corozo", pt: "Corozo", pl: "Corozo", ja: "ナットボタン", zh: "果实扣", ko: "코로조", ar: "كوروزو", he: "קורוזו" } },
      { idValueAttr: "horn", steps: 3, names: { en: "Horn", es: "Cuerno", ca: "Banya", fr: "Corne", de: "Horn", it: "Corno", pt: "Chifre", pl: "Róg", ja: "水牛", zh: "牛角", ko: "혼", ar: "قرن", he: "קרן" } },
      { idValueAttr: "metal", steps: 2, names: { en: "Brushed metal", es: "Metal cepillado", ca: "Metall raspallat", fr: "Métal brossé", de: "Gebürstetes Metall", it: "Metallo spazzolato", pt: "Metal escovado", pl: "Szczotkowany metal", ja: "ブラッシュドメタル", zh: "拉丝金属", ko: "브러시드 메탈", ar: "معدن مصقول", he: "מתכת מוברשת" } },
    ],
  },
]
