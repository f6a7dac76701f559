import type { Texts } from "./texts.ts"

/** Products of the house that are shown and sold together. */
export interface Look {
  readonly name: Texts
  readonly description: Texts
  /** Key of the category it is listed in. */
  readonly category: string
  /** Ordinals of its products, each with the place of the colour it is pictured in. The first is the largest. */
  readonly pieces: readonly (readonly [ordinal: number, colourAt: number])[]
}

export const looks: readonly Look[] = [
  {
    category: "edition-linen",
    pieces: [[114, 0], [132, 2], [49, 2]],
    name: {
      en: "The linen look", es: "El look de lino", ca: "El look de lli", fr: "Le look en lin", de: "Der Leinen-Look", it: "Il look in lino", pt: "O look de linho", pl: "Lniany zestaw",
      ja: "リネンのルック", zh: "亚麻造型", ko: "리넨 룩", ar: "إطلالة الكتان", he: "הלוק מפשתן",
    },
    description: {
      en: "A shirt that forgives creases, trousers that move, and a hat for the hours around noon.",
      es: "Una camisa que perdona las arrugas, un pantalón con caída y un sombrero para las horas de sol.",
      ca: "Una camisa que perdona les arrugues, uns pantalons amb caiguda i un barret per a les hores de sol.",
      fr: "Une chemise qui pardonne les plis, un pantalon qui bouge et un chapeau pour les heures de midi.",
      de: "Ein Hemd, das Falten verzeiht, eine Hose, die sich bewegt, und ein Hut für die Mittagsstunden.",
      it: "Una camicia che perdona le pieghe, pantaloni che si muovono e un cappello per le ore di sole.",
      pt: "Uma camisa que perdoa os vincos, umas calças com movimento e um chapéu para as horas de sol.",
      pl: "Koszula, która wybacza zagniecenia, swobodne spodnie i kapelusz na południowe słońce.",
      ja: "しわも味になるシャツ、揺れるパンツ、昼下がりのための帽子。",
      zh: "不怕褶皱的衬衫、行动自如的长裤，再加一顶正午的帽子。",
      ko: "구김까지 멋스러운 셔츠, 편안하게 움직이는 팬츠, 한낮을 위한 모자.",
      ar: "قميص يتسامح مع التجاعيد، وبنطال ينساب، وقبعة لساعات الظهيرة.",
      he: "חולצה שסולחת לקמטים, מכנסיים שזזים וכובע לשעות הצהריים.",
    },
  },
  {
    category: "edition-wool",
    pieces: [[62, 1], [72, 0], [57, 2], [86, 1]],
    name: {
      en: "The wool look", es: "El look de lana", ca: "El look de llana", fr: "Le look en laine", de: "Der Woll-Look", it: "Il look in lana", pt: "O look de lã", pl: "Wełniany zestaw",
      ja: "ウールのルック", zh: "羊毛造型", ko: "울 룩", ar: "إطلالة الصوف", he: "הלוק מצמר",
    },
    description: {
      en: "Four weights of wool, from scarf to coat, for a day that starts in frost.",
      es: "Cuatro gramajes de lana, de la bufanda al abrigo, para un día que empieza con escarcha.",
      ca: "Quatre gramatges de llana, de la bufanda a l'abric, per a un dia que comença amb gebre.",
      fr: "Quatre poids de laine, de l'écharpe au manteau, pour une journée qui commence dans le givre.",
      de: "Vier Stärken Wolle, vom Schal bis zum Mantel, für einen Tag, der mit Frost beginnt.",
      it: "Quattro pesi di lana, dalla sciarpa al cappotto, per una giornata che comincia con la brina.",
      pt: "Quatro gramagens de lã, do cachecol ao casaco, para um dia que começa com geada.",
      pl: "Cztery grubości wełny, od szalika po płaszcz, na dzień, który zaczyna się szronem.",
      ja: "マフラーからコートまで、厚みの違う四つのウール。霜の朝から始まる一日に。",
      zh: "从围巾到大衣，四种厚度的羊毛，陪你度过结霜清晨开始的一天。",
      ko: "머플러부터 코트까지 네 가지 두께의 울. 서리로 시작하는 하루를 위해.",
      ar: "أربعة أوزان من الصوف، من الوشاح إلى المعطف، ليوم يبدأ بالصقيع.",
      he: "ארבעה משקלים של צמר, מהצעיף ועד המעיל, ליום שמתחיל בכפור.",
    },
  },
  {
    category: "edition-selvedge",
    pieces: [[79, 1], [76, 3]],
    name: {
      en: "The selvedge look", es: "El look selvedge", ca: "El look selvedge", fr: "Le look selvedge", de: "Der Selvedge-Look", it: "Il look selvedge", pt: "O look selvedge", pl: "Zestaw selvedge",
      ja: "セルビッジのルック", zh: "赤耳丹宁造型", ko: "셀비지 룩", ar: "إطلالة السيلفدج", he: "הלוק של סלבדג'",
    },
    description: {
      en: "Indigo above and below, woven on the same narrow loom, each with its red thread.",
      es: "Índigo arriba y abajo, tejido en el mismo telar estrecho, cada prenda con su hilo rojo.",
      ca: "Indi a dalt i a baix, teixit al mateix teler estret, cada peça amb el seu fil vermell.",
      fr: "De l'indigo en haut comme en bas, tissé sur le même métier étroit, chaque pièce avec son fil rouge.",
      de: "Indigo oben und unten, auf demselben schmalen Webstuhl gewebt, jedes Stück mit seinem roten Faden.",
      it: "Indaco sopra e sotto, tessuto sullo stesso telaio stretto, ogni capo con il suo filo rosso.",
      pt: "Índigo em cima e em baixo, tecido no mesmo tear estreito, cada peça com o seu fio vermelho.",
      pl: "Indygo na górze i na dole, utkane na tym samym wąskim krośnie, każda rzecz z czerwoną nitką.",
      ja: "上下ともインディゴ。同じ力織機で織られ、それぞれに赤い糸が一本。",
      zh: "上下皆为靛蓝，出自同一台窄幅织机，各有一根红线。",
      ko: "위아래 모두 인디고. 같은 좁은 직기에서 짜여 저마다 붉은 실을 품었습니다.",
      ar: "نيلي من الأعلى والأسفل، نُسج على النول الضيق نفسه، ولكل قطعة خيطها الأحمر.",
      he: "אינדיגו למעלה ולמטה, ארוג באותו נול צר, ולכל פריט החוט האדום שלו.",
    },
  },
  {
    category: "edition-office",
    pieces: [[22, 3], [24, 0]],
    name: {
      en: "The office look", es: "El look de oficina", ca: "El look d'oficina", fr: "Le look de bureau", de: "Der Büro-Look", it: "Il look da ufficio", pt: "O look de escritório", pl: "Zestaw do biura",
      ja: "オフィスのルック", zh: "通勤造型", ko: "오피스 룩", ar: "إطلالة العمل", he: "הלוק למשרד",
    },
    description: {
      en: "A blazer with room for a sweater and trousers that keep their crease until evening.",
      es: "Una americana con sitio para un jersey y un pantalón que guarda la raya hasta la noche.",
      ca: "Una americana amb lloc per a un jersei i uns pantalons que guarden la ratlla fins al vespre.",
      fr: "Un blazer où glisser un pull et un pantalon qui garde son pli jusqu'au soir.",
      de: "Ein Blazer mit Platz für einen Pullover und eine Hose, die ihre Bügelfalte bis abends behält.",
      it: "Un blazer con spazio per un maglione e pantaloni che tengono la piega fino a sera.",
      pt: "Um blazer com espaço para uma camisola e umas calças que guardam o vinco até à noite.",
      pl: "Żakiet, pod którym zmieści się sweter, i spodnie, które trzymają kant do wieczora.",
      ja: "ニットも着込めるブレザーと、夜まで折り目の残るパンツ。",
      zh: "能套进毛衣的西装，和到晚上仍保持裤线的长裤。",
      ko: "니트를 받쳐 입을 수 있는 블레이저와 저녁까지 주름이 살아 있는 팬츠.",
      ar: "بليزر يتسع لكنزة تحته، وبنطال يحتفظ بثنيته حتى المساء.",
      he: "בלייזר עם מקום לסוודר ומכנסיים ששומרים על הקפל עד הערב.",
    },
  },
  {
    category: "edition-evening",
    pieces: [[115, 1], [27, 2], [44, 2], [258, 4]],
    name: {
      en: "The evening look", es: "El look de noche", ca: "El look de nit", fr: "Le look du soir", de: "Der Abend-Look", it: "Il look da sera", pt: "O look de noite", pl: "Zestaw na wieczór",
      ja: "夜のルック", zh: "晚间造型", ko: "이브닝 룩", ar: "إطلالة المساء", he: "הלוק לערב",
    },
    description: {
      en: "Satin from collar to shoe, in colours that candlelight likes.",
      es: "Satén del cuello al zapato, en colores que agradecen la luz de las velas.",
      ca: "Setí del coll a la sabata, en colors que agraeixen la llum de les espelmes.",
      fr: "Du satin du col au soulier, dans des couleurs qu'aime la lueur des bougies.",
      de: "Satin vom Kragen bis zum Schuh, in Farben, die Kerzenlicht mögen.",
      it: "Raso dal collo alla scarpa, nei colori che amano la luce delle candele.",
      pt: "Cetim da gola ao sapato, em cores que gostam da luz das velas.",
      pl: "Satyna od kołnierzyka po buty, w kolorach, które lubią blask świec.",
      ja: "襟元から足もとまでサテン。キャンドルの灯りが似合う色で。",
      zh: "从领口到鞋履皆为缎面，烛光下正好的颜色。",
      ko: "칼라부터 구두까지 새틴. 촛불이 어울리는 색으로.",
      ar: "ساتان من الياقة إلى الحذاء، بألوان يحبها ضوء الشموع.",
      he: "סאטן מהצווארון ועד הנעל, בצבעים שאור נרות אוהב.",
    },
  },
]
