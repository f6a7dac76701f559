import { texts } from "../texts.ts"
import { after, before, type Detail } from "./Detail.ts"

/** Details by a stable key; `plain` has no text. */
export const details = {
  plain: { english: "after", drawing: {} },
  chestPocket: after(
    texts("with chest pocket", "con bolsillo en el pecho", "amb butxaca al pit", "胸ポケット付き", "بجيب على الصدر"),
    { pocket: "chest" },
  ),
  patchPockets: after(
    texts(
      "with patch pockets",
      "con bolsillos de parche",
      "amb butxaques aplicades",
      "パッチポケット付き",
      "بجيوب خارجية",
    ),
    { pocket: "patch" },
  ),
  weltPockets: after(
    texts("with welt pockets", "con bolsillos de vivo", "amb butxaques de viu", "玉縁ポケット付き", "بجيوب مشقوقة"),
    { pocket: "welt" },
  ),
  kangarooPocket: after(
    texts("with kangaroo pocket", "con bolsillo canguro", "amb butxaca cangur", "カンガルーポケット付き", "بجيب كنغر"),
    { pocket: "patch" },
  ),
  outsidePocket: after(
    texts("with outside pocket", "con bolsillo exterior", "amb butxaca exterior", "外ポケット付き", "بجيب خارجي"),
    { pocket: "patch" },
  ),
  belt: after(texts("with belt", "con cinturón", "amb cinturó", "ベルト付き", "بحزام"), { closure: "tie" }),
  tieWaist: after(
    texts(
      "with tie waist",
      "con lazada en la cintura",
      "amb llaçada a la cintura",
      "ウエストリボン付き",
      "برباط عند الخصر",
    ),
    { closure: "tie" },
  ),
  drawstring: after(
    texts(
      "with drawstring waist",
      "con cordón en la cintura",
      "amb cordó a la cintura",
      "ドローストリング",
      "بخصر برباط",
    ),
    { closure: "tie" },
  ),
  zip: after(texts("with zip", "con cremallera", "amb cremallera", "ジップ付き", "بسحاب"), { closure: "zip" }),
  buttons: after(texts("with buttons", "con botones", "amb botons", "ボタン付き", "بأزرار"), { closure: "buttons" }),
  doubleBreasted: before(
    texts("double-breasted", "con doble botonadura", "amb doble botonadura", "ダブルブレスト", "بصفين من الأزرار"),
    { closure: "double-breasted" },
  ),
  pleats: before(texts("pleat-front", "con pinzas", "amb pinces", "タック入り", "بطيات أمامية")),
  pleatedAllRound: before(texts("pleated", "con tablas", "amb plecs", "プリーツ", "بكسرات")),
  slit: after(
    texts("with side slit", "con abertura lateral", "amb obertura lateral", "サイドスリット", "بفتحة جانبية"),
  ),
  highWaist: before(texts("high-waisted", "de talle alto", "de cintura alta", "ハイウエスト", "بخصر عالٍ")),
  turnUps: after(texts("with turn-ups", "con bajo vuelto", "amb baix girat", "裾ダブル", "بحافة مثنية")),
  rawHem: after(texts("with raw hem", "con bajo sin rematar", "amb baix sense rematar", "裾切りっぱなし", "بحافة خام")),
  redSelvedge: after(texts("with red thread", "con hilo rojo", "amb fil vermell", "赤糸", "بخيط أحمر")),
  contrastStitching: after(
    texts(
      "with contrast stitching",
      "con pespuntes en contraste",
      "amb pespunts en contrast",
      "配色ステッチ",
      "بغرز متباينة",
    ),
  ),
  quiltedLining: after(
    texts("with quilted lining", "con forro acolchado", "amb folre encoixinat", "キルティング裏地付き", "ببطانة محشوة"),
  ),
  hood: after(texts("with hood", "con capucha", "amb caputxa", "フード付き", "بقلنسوة"), { collar: "hood" }),
  vNeck: before(texts("V-neck", "con cuello de pico", "amb coll de punta", "Vネック", "بياقة V"), { collar: "v" }),
  crewNeck: before(texts("crew-neck", "con cuello redondo", "amb coll rodó", "クルーネック", "بياقة دائرية"), {
    collar: "crew",
  }),
  rollNeck: before(texts("roll-neck", "con cuello vuelto", "amb coll alt", "タートルネック", "بياقة عالية"), {
    collar: "turtle",
  }),
  boatNeck: before(texts("boat-neck", "con cuello barco", "amb coll de barca", "ボートネック", "برقبة قاربية"), {
    collar: "boat",
  }),
  poloCollar: after(texts("with polo collar", "con cuello polo", "amb coll polo", "ポロカラー", "بياقة بولو"), {
    collar: "polo",
  }),
  halterNeck: before(texts("halter-neck", "con cuello halter", "amb coll halter", "ホルターネック", "برقبة هالتر"), {
    collar: "halter",
    sleeve: "none",
  }),
  sleeveless: before(texts("sleeveless", "sin mangas", "sense mànigues", "ノースリーブ", "بلا أكمام"), {
    sleeve: "none",
  }),
  capSleeves: after(
    texts("with cap sleeves", "con manga japonesa", "amb màniga japonesa", "フレンチスリーブ", "بأكمام صغيرة"),
    { sleeve: "cap" },
  ),
  shortSleeves: before(texts("short-sleeve", "de manga corta", "de màniga curta", "半袖", "بأكمام قصيرة"), {
    sleeve: "short",
  }),
  longSleeves: before(texts("long-sleeve", "de manga larga", "de màniga llarga", "長袖", "بأكمام طويلة"), {
    sleeve: "long",
  }),
  threeQuarterSleeves: after(
    texts("with three-quarter sleeves", "con manga francesa", "amb màniga tres quarts", "七分袖", "بأكمام ثلاثة أرباع"),
    { sleeve: "three-quarter" },
  ),
  balloonSleeves: after(
    texts(
      "with balloon sleeves",
      "con mangas abullonadas",
      "amb mànigues abombades",
      "バルーンスリーブ",
      "بأكمام منفوخة",
    ),
    { sleeve: "balloon" },
  ),
  pintucks: after(texts("with pintucks", "con jaretas", "amb plecs fins", "ピンタック", "بطيات دقيقة")),
  embroidery: after(texts("with embroidery", "con bordado", "amb brodat", "刺繍入り", "بتطريز")),
  ruffle: after(texts("with ruffle", "con volante", "amb volant", "フリル付き", "بكشكش")),
  fringe: after(texts("with fringe", "con flecos", "amb serrells", "フリンジ付き", "بشراشيب")),
  contrastEdge: after(
    texts("with contrast edge", "con borde en contraste", "amb vora en contrast", "配色エッジ", "بحافة متباينة"),
  ),
  ribbon: after(texts("with ribbon", "con cinta", "amb cinta", "リボン付き", "بشريط")),
  foldedBrim: after(texts("with folded brim", "con vuelta", "amb volta", "折り返し", "بحافة مطوية")),
  buckle: after(texts("with buckle", "con hebilla", "amb sivella", "バックル付き", "بإبزيم")),
  knot: after(texts("with knot", "con nudo", "amb nus", "ノット", "بعقدة"), { closure: "tie" }),
  laces: after(texts("with laces", "con cordones", "amb cordons", "レースアップ", "بأربطة"), { closure: "tie" }),
  trackSole: after(texts("with track sole", "con suela dentada", "amb sola dentada", "トラックソール", "بنعل مسنن")),
} as const satisfies Record<string, Detail>
