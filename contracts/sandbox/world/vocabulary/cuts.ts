import { texts } from "../texts.ts"
import { type Cut, cutTexts } from "./Cut.ts"

/** Cuts of clothes. */
export const cuts = {
  regular: {
    drawing: { fit: "regular" },
    lines: [
      texts(
        "cut straight and true to size",
        "con un corte recto y fiel a la talla",
        "amb un tall recte i fidel a la talla",
        "すっきりとした標準的なシルエットです",
        "بقصة مستقيمة ومقاس مضبوط",
      ),
      texts(
        "on a balanced, classic pattern",
        "sobre un patrón clásico y equilibrado",
        "sobre un patró clàssic i equilibrat",
        "バランスのよい定番のパターンで仕立てています",
        "على باترون كلاسيكي متوازن",
      ),
      texts(
        "with a line that neither clings nor hides",
        "con una línea que ni aprieta ni esconde",
        "amb una línia que ni estreny ni amaga",
        "締めつけず、隠しすぎない線に整えました",
        "بخطوط لا تضيق ولا تخفي",
      ),
    ],
  },
  relaxed: {
    words: cutTexts(
      "Relaxed",
      ["holgado", "holgada", "holgados", "holgadas"],
      ["ample", "ampla", "amples", "amples"],
      "リラックス",
      ["واسع", "واسعة"],
    ),
    drawing: { fit: "relaxed" },
    lines: [
      texts(
        "cut with room to breathe",
        "con un patrón amplio que deja respirar",
        "amb un patró ample que deixa respirar",
        "空気を含むゆとりのある形です",
        "بقصة واسعة تترك مجالًا للتنفس",
      ),
      texts(
        "with an easy, unhurried line",
        "con una línea cómoda y sin prisas",
        "amb una línia còmoda i sense presses",
        "力の抜けたやわらかな線に仕立てました",
        "بانسدال مريح من الأعلى إلى الأسفل",
      ),
    ],
  },
  slim: {
    words: cutTexts(
      "Slim",
      ["entallado", "entallada", "entallados", "entalladas"],
      ["entallat", "entallada", "entallats", "entallades"],
      "スリム",
      ["ضيق", "ضيقة"],
    ),
    drawing: { fit: "slim" },
    lines: [
      texts(
        "cut close to the body without pulling",
        "con un corte ceñido que no tira",
        "amb un tall cenyit que no tiba",
        "引きつれずに体に沿う細身の形です",
        "بقصة قريبة من الجسم من دون شدّ",
      ),
      texts(
        "with a neat, narrow line",
        "con una línea limpia y estrecha",
        "amb una línia neta i estreta",
        "無駄のない細い線に仕立てています",
        "بخط ضيق ومرتب",
      ),
    ],
  },
  oversize: {
    words: cutTexts("Oversized", "oversize", "oversize", "オーバーサイズ", ["فضفاض", "فضفاضة"]),
    drawing: { fit: "oversize" },
    lines: [
      texts(
        "cut generously, with a dropped shoulder",
        "con un volumen generoso y el hombro caído",
        "amb un volum generós i l'espatlla caiguda",
        "肩を落としたたっぷりの量感です",
        "بحجم سخي وكتف منسدل",
      ),
      texts(
        "big on purpose and easy to layer",
        "con amplitud buscada, para llevar por capas",
        "amb amplada buscada, per portar per capes",
        "重ね着しやすいよう、あえて大きく仕立てました",
        "باتساع مقصود يسهّل ارتداء الطبقات",
      ),
    ],
  },
  cropped: {
    words: cutTexts(
      "Cropped",
      ["corto", "corta", "cortos", "cortas"],
      ["curt", "curta", "curts", "curtes"],
      "クロップド",
      ["قصير", "قصيرة"],
    ),
    drawing: { fit: "regular", length: "cropped" },
    lines: [
      texts(
        "cut short to meet a high waist",
        "con un largo corto que encuentra la cintura alta",
        "amb un llarg curt que troba la cintura alta",
        "高めのウエストに合う短い丈です",
        "بطول قصير يلتقي بالخصر العالي",
      ),
      texts(
        "ending just where the waist begins",
        "con el bajo justo donde empieza la cintura",
        "amb el baix just on comença la cintura",
        "ウエストのはじまりで終わる丈に仕上げました",
        "بنهاية عند بداية الخصر تمامًا",
      ),
    ],
  },
  longline: {
    words: cutTexts(
      "Longline",
      ["largo", "larga", "largos", "largas"],
      ["llarg", "llarga", "llargs", "llargues"],
      "ロング",
      ["طويل", "طويلة"],
    ),
    drawing: { fit: "regular", length: "long" },
    lines: [
      texts(
        "cut long, so that it moves when you walk",
        "con un largo que acompaña al andar",
        "amb un llarg que acompanya en caminar",
        "歩くたびに揺れる長い丈です",
        "بطول يتحرك مع كل خطوة",
      ),
      texts(
        "with one long, unbroken line",
        "con una línea larga y sin cortes",
        "amb una línia llarga i sense talls",
        "切り替えのない長い一本の線に仕立てました",
        "بخط طويل متصل",
      ),
    ],
  },
  wideLeg: {
    words: cutTexts("Wide-leg", "de pierna ancha", "de camal ample", "ワイド", ["واسع الساق", "واسعة الساق"]),
    drawing: { fit: "wide" },
    lines: [
      texts(
        "with a leg that falls wide from the hip",
        "con una pierna que cae amplia desde la cadera",
        "amb un camal que cau ample des del maluc",
        "腰からまっすぐ広がるシルエットです",
        "بساق تتسع من الورك إلى الأسفل",
      ),
      texts(
        "wide enough to catch the air",
        "con amplitud suficiente para que corra el aire",
        "amb prou amplada perquè hi corri l'aire",
        "風をはらむ幅に仕立てています",
        "باتساع يكفي ليمر الهواء",
      ),
    ],
  },
  straightLeg: {
    words: cutTexts("Straight-leg", "de corte recto", "de tall recte", "ストレート", "بقصة مستقيمة"),
    drawing: { fit: "regular" },
    lines: [
      texts(
        "with the same width from knee to hem",
        "con el mismo ancho de la rodilla al bajo",
        "amb la mateixa amplada del genoll al baix",
        "膝から裾まで同じ幅のまっすぐな形です",
        "بعرض واحد من الركبة إلى الحافة",
      ),
      texts(
        "straight all the way down",
        "con una línea recta de arriba abajo",
        "amb una línia recta de dalt a baix",
        "上から下までまっすぐに落ちます",
        "بخط مستقيم من الأعلى إلى الأسفل",
      ),
    ],
  },
  slimLeg: {
    words: cutTexts("Slim-leg", "de corte ajustado", "de tall ajustat", "スリム", "بقصة ضيقة"),
    drawing: { fit: "slim" },
    lines: [
      texts(
        "narrow through the leg, easy at the waist",
        "con la pierna estrecha y la cintura cómoda",
        "amb el camal estret i la cintura còmoda",
        "脚は細く、腰は楽に仕立てています",
        "بساق ضيقة وخصر مريح",
      ),
    ],
  },
  tapered: {
    words: cutTexts("Tapered", "de corte cónico", "de tall cònic", "テーパード", "بساق مستدقة"),
    drawing: { fit: "relaxed" },
    lines: [
      texts(
        "roomy at the hip and narrow at the ankle",
        "con holgura en la cadera y el tobillo estrecho",
        "amb amplada al maluc i el turmell estret",
        "腰はゆったり、足首へ向かって細くなります",
        "باتساع عند الورك وضيق عند الكاحل",
      ),
      texts(
        "narrowing gently towards the hem",
        "con una línea que se estrecha hacia el bajo",
        "amb una línia que s'estreny cap al baix",
        "裾に向かってゆるやかに細くなる形です",
        "بخط يضيق برفق نحو الحافة",
      ),
    ],
  },
  aLine: {
    words: cutTexts("A-line", "de línea A", "de línia A", "Aライン", "بقصة A"),
    drawing: { fit: "a-line" },
    lines: [
      texts(
        "opening gently from the waist",
        "con un vuelo suave desde la cintura",
        "amb un vol suau des de la cintura",
        "ウエストからやわらかく広がります",
        "باتساع ناعم من الخصر",
      ),
      texts(
        "with a clean A that holds its shape",
        "con una A limpia que mantiene la forma",
        "amb una A neta que manté la forma",
        "形を保つきれいなAラインに仕立てました",
        "بقصة A نظيفة تحافظ على شكلها",
      ),
    ],
  },
  flared: {
    words: cutTexts(
      "Flared",
      ["acampanado", "acampanada", "acampanados", "acampanadas"],
      ["acampanat", "acampanada", "acampanats", "acampanades"],
      "フレア",
      "بقصة متسعة",
    ),
    drawing: { fit: "a-line" },
    lines: [
      texts(
        "with a flare that starts late and swings",
        "con un vuelo que empieza tarde y se mueve",
        "amb un vol que comença tard i es mou",
        "低い位置から揺れるフレアです",
        "باتساع يبدأ متأخرًا ويتمايل",
      ),
    ],
  },
  fluid: {
    words: cutTexts(
      "Fluid",
      ["fluido", "fluida", "fluidos", "fluidas"],
      ["fluid", "fluida", "fluids", "fluides"],
      "ドレープ",
      ["انسيابي", "انسيابية"],
    ),
    drawing: { fit: "relaxed" },
    lines: [
      texts(
        "with a drape that follows every step",
        "con una caída que sigue cada paso",
        "amb una caiguda que segueix cada pas",
        "一歩ごとに流れるような落ち感です",
        "بانسدال يتبع كل خطوة",
      ),
      texts(
        "cut on the bias so that it flows",
        "con corte al bies para que fluya",
        "amb tall al biaix perquè flueixi",
        "バイアスに裁って流れを出しました",
        "بقصّ مائل ليتدفق القماش",
      ),
    ],
  },
} as const satisfies Record<string, Cut>
