import type { MeasureId } from "./sizeTables.ts"

const ORDER: readonly (readonly MeasureId[])[] = [
  ["bust", "chest"],
  ["waist"],
  ["hips"],
  ["height"],
  ["foot_length"],
  ["head"],
]

/** Measuring instructions by language, in the order of `ORDER`. */
const HELP: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Around the fullest part of the chest, the tape level all the way round.",
    "Around the narrowest part, where you bend to the side; the tape lies on without pressing.",
    "Around the widest part, about 20 cm below the waist.",
    "Barefoot against a wall, from the floor to the top of the head.",
    "Standing on paper, from the heel to the longest toe; of two feet the longer.",
    "Around the head, a finger's breadth above the ears.",
  ],
  es: [
    "Alrededor de la parte más ancha del pecho, con la cinta horizontal.",
    "Alrededor de la parte más estrecha, donde te doblas hacia un lado; la cinta se apoya sin apretar.",
    "Alrededor de la parte más ancha, unos 20 cm por debajo de la cintura.",
    "Sin zapatos y contra una pared, del suelo a lo alto de la cabeza.",
    "De pie sobre un papel, del talón al dedo más largo; de los dos pies, el más largo.",
    "Alrededor de la cabeza, un dedo por encima de las orejas.",
  ],
  ca: [
    "Al voltant de la part més ampla del pit, amb la cinta horitzontal.",
    "Al voltant de la part més estreta, on et doblegues cap al costat; la cinta es recolza sense estrènyer.",
    "Al voltant de la part més ampla, uns 20 cm per sota de la cintura.",
    "Sense sabates i contra una paret, de terra a dalt del cap.",
    "Dempeus sobre un paper, del taló al dit més llarg; dels dos peus, el més llarg.",
    "Al voltant del cap, un dit per sobre de les orelles.",
  ],
  fr: [
    "Autour de la partie la plus forte de la poitrine, le mètre bien horizontal.",
    "Autour de la partie la plus étroite, là où le buste se plie de côté ; le mètre repose sans serrer.",
    "Autour de la partie la plus large, environ 20 cm sous la taille.",
    "Pieds nus contre un mur, du sol au sommet de la tête.",
    "Debout sur une feuille, du talon à l’orteil le plus long ; des deux pieds, le plus long.",
    "Autour de la tête, un doigt au-dessus des oreilles.",
  ],
  de: [
    "Um die stärkste Stelle der Brust, das Band rundum waagerecht.",
    "Um die schmalste Stelle, dort, wo man sich zur Seite beugt; das Band liegt an, ohne zu drücken.",
    "Um die breiteste Stelle, etwa 20 cm unter der Taille.",
    "Ohne Schuhe an einer Wand, vom Boden bis zum Scheitel.",
    "Auf einem Blatt Papier stehend, von der Ferse bis zum längsten Zeh; von beiden Füßen der längere.",
    "Um den Kopf, einen Finger breit über den Ohren.",
  ],
  it: [
    "Intorno al punto più ampio del petto, con il metro orizzontale.",
    "Intorno al punto più stretto, dove ci si piega di lato; il metro appoggia senza stringere.",
    "Intorno al punto più largo, circa 20 cm sotto la vita.",
    "Senza scarpe contro una parete, da terra alla sommità del capo.",
    "In piedi su un foglio, dal tallone al dito più lungo; dei due piedi, il più lungo.",
    "Intorno alla testa, un dito sopra le orecchie.",
  ],
  pt: [
    "À volta da parte mais larga do peito, com a fita na horizontal.",
    "À volta da parte mais estreita, onde o corpo se dobra para o lado; a fita assenta sem apertar.",
    "À volta da parte mais larga, cerca de 20 cm abaixo da cintura.",
    "Sem sapatos e encostado a uma parede, do chão ao alto da cabeça.",
    "De pé sobre uma folha, do calcanhar ao dedo mais comprido; dos dois pés, o mais comprido.",
    "À volta da cabeça, um dedo acima das orelhas.",
  ],
  pl: [
    "Wokół najszerszego miejsca klatki piersiowej, z taśmą ułożoną poziomo.",
    "Wokół najwęższego miejsca, tam gdzie tułów zgina się na bok; taśma przylega, ale nie uciska.",
    "Wokół najszerszego miejsca, około 20 cm poniżej talii.",
    "Bez butów, przy ścianie, od podłogi do czubka głowy.",
    "Stojąc na kartce, od pięty do najdłuższego palca; z dwóch stóp ta dłuższa.",
    "Wokół głowy, na szerokość palca nad uszami.",
  ],
  ja: [
    "胸のいちばん高いところを、メジャーを水平にして一周測ります。",
    "体を横に曲げたときに折れる、いちばん細いところを、締めつけずに測ります。",
    "ウエストから約20cm下の、いちばん太いところを一周測ります。",
    "靴を脱いで壁に背をつけ、床から頭のてっぺんまで測ります。",
    "紙の上に立ち、かかとからいちばん長い指の先まで測ります。左右で長いほうを選びます。",
    "耳の上から指一本分のところで、頭のまわりを測ります。",
  ],
  zh: [
    "沿胸部最丰满处水平绕一周。",
    "沿侧弯时折叠的最细处绕一周，软尺贴身但不勒紧。",
    "沿腰下约20厘米的最宽处绕一周。",
    "不穿鞋靠墙站立，从地面量到头顶。",
    "站在纸上，从脚跟量到最长的脚趾；取两脚中较长的一只。",
    "在耳朵上方一指宽处绕头一周。",
  ],
  ko: [
    "가슴의 가장 넓은 부분을 줄자를 수평으로 하여 한 바퀴 잽니다.",
    "옆으로 굽힐 때 접히는 가장 가는 부분을 조이지 않게 잽니다.",
    "허리에서 약 20cm 아래의 가장 넓은 부분을 한 바퀴 잽니다.",
    "신발을 벗고 벽에 기대어 바닥에서 머리끝까지 잽니다.",
    "종이 위에 서서 발뒤꿈치에서 가장 긴 발가락까지 재고, 두 발 중 긴 쪽을 따릅니다.",
    "귀 위로 손가락 한 마디 높이에서 머리둘레를 잽니다.",
  ],
  ar: [
    "حول أعرض جزء من الصدر، مع إبقاء الشريط أفقيًا.",
    "حول أضيق جزء، حيث ينثني الجسم إلى الجانب؛ يلامس الشريط الجسم دون ضغط.",
    "حول أعرض جزء، على بُعد نحو 20 سم أسفل الخصر.",
    "بلا حذاء وبمحاذاة جدار، من الأرض إلى أعلى الرأس.",
    "وقوفًا على ورقة، من الكعب إلى أطول إصبع؛ وتُؤخذ القدم الأطول.",
    "حول الرأس، فوق الأذنين بعرض إصبع.",
  ],
  he: [
    "סביב החלק הרחב של החזה, כשהסרט אופקי.",
    "סביב החלק הצר, במקום שבו הגוף מתכופף הצידה; הסרט נוגע ואינו לוחץ.",
    "סביב החלק הרחב, כ־20 ס״מ מתחת למותניים.",
    "בלי נעליים וצמוד לקיר, מהרצפה ועד קודקוד הראש.",
    "בעמידה על דף, מהעקב ועד הבוהן הארוכה; מבין שתי כפות הרגליים הארוכה.",
    "סביב הראש, רוחב אצבע מעל האוזניים.",
  ],
}

/** Measuring instructions for a measure; English for languages without texts. */
export const measureHelp = (languageCode: string, id: MeasureId): string =>
  (HELP[languageCode] ?? HELP["en"])?.[ORDER.findIndex((ids) => ids.includes(id))] ?? ""
