import { texts } from "../texts.ts"
import type { Fabric } from "./Fabric.ts"

/** Woven and knitted cotton, denim apart. */
export const cottonFabrics = {
  poplin: {
    words: texts("poplin", "de popelina", "de popelín", "ポプリン", "من البوبلين"),
    weave: "plain", composition: [[100, "cotton"]], care: "cotton", palette: "shirting", priceFactor: 1,
    lines: [
      texts("Crisp poplin that presses flat in a minute", "Popelina nítida que se plancha en un minuto", "Popelín nítid que es planxa en un minut", "すぐにアイロンが決まる張りのあるポプリン", "بوبلين متماسك يُكوى في دقيقة"),
      texts("Fine cotton poplin with a dry, cool hand", "Popelina fina de algodón, de tacto seco y fresco", "Popelín fi de cotó, de tacte sec i fresc", "さらりと涼しい肌ざわりの細番手ポプリン", "بوبلين قطني رفيع بملمس جاف ومنعش"),
    ],
  },
  oxford: {
    words: texts("Oxford cotton", "de algodón Oxford", "de cotó Oxford", "オックスフォード", "من قطن أكسفورد"),
    weave: "canvas", composition: [[100, "cotton"]], care: "cotton", palette: "shirting", priceFactor: 1.05,
    lines: [
      texts("Basket-weave Oxford that gets better for years", "Oxford de ligamento panamá que mejora con los años", "Oxford de lligament panamà que millora amb els anys", "年を重ねるほどよくなるバスケット織りのオックスフォード", "أكسفورد بنسج السلة يتحسن مع السنين"),
      texts("Two-ply Oxford with a little weight to it", "Oxford de dos cabos con algo de cuerpo", "Oxford de dos caps amb una mica de cos", "ほどよい重みのある双糸オックスフォード", "أكسفورد مزدوج الخيط بقليل من الثقل"),
    ],
  },
  striped: {
    words: texts("striped cotton", "de algodón a rayas", "de cotó de ratlles", "ストライプ コットン", "من القطن المخطط"),
    weave: "stripe", composition: [[100, "cotton"]], care: "cotton", palette: "shirting", priceFactor: 1.05,
    lines: [
      texts("Yarn-dyed cotton whose stripes meet at the seams", "Algodón teñido en hilo cuyas rayas casan en las costuras", "Cotó tenyit en fil amb ratlles que casen a les costures", "縫い目で柄が合う先染めストライプの綿", "قطن مصبوغ الخيط تلتقي خطوطه عند الدرزات"),
      texts("Shirting cotton with a stripe as fine as a pencil line", "Algodón camisero con una raya fina como un lápiz", "Cotó de camiseria amb una ratlla fina com un llapis", "鉛筆の線のように細いストライプの綿", "قطن قمصان بخط رفيع كخط القلم"),
    ],
  },
  gingham: {
    words: texts("gingham", "de algodón vichy", "de cotó vichy", "ギンガム", "من قماش الجنغهام"),
    weave: "check", composition: [[100, "organicCotton"]], care: "cotton", palette: "bright", priceFactor: 1,
    lines: [texts("Gingham woven rather than printed, right on both sides", "Vichy tejido y no estampado, bueno por las dos caras", "Vichy teixit i no estampat, bo per les dues cares", "プリントではなく織りで表した、裏も美しいギンガム", "جنغهام منسوج لا مطبوع وصالح من الوجهين")],
  },
  flannel: {
    words: texts("checked flannel", "de franela a cuadros", "de franel·la de quadres", "チェック フランネル", "من الفانيلا المربعة"),
    weave: "check", composition: [[100, "cotton"]], care: "cotton", palette: "wool", priceFactor: 1.1,
    lines: [
      texts("Flannel brushed on both sides for the first cold mornings", "Franela perchada por ambas caras para las primeras mañanas frías", "Franel·la perxada per les dues cares per als primers matins freds", "寒くなりはじめた朝のために両面を起毛したフランネル", "فانيلا ممشطة من الوجهين لأول الصباحات الباردة"),
      texts("Soft checked flannel with a faded look from new", "Franela suave a cuadros, con aire gastado desde el primer día", "Franel·la suau de quadres, amb aire gastat des del primer dia", "新品から着込んだような、やわらかなチェックフランネル", "فانيلا ناعمة مربعة بمظهر معتّق منذ اليوم الأول"),
    ],
  },
  seersucker: {
    words: texts("seersucker", "de algodón seersucker", "de cotó seersucker", "シアサッカー", "من قماش السيرسكر"),
    weave: "seersucker", composition: [[98, "cotton"], [2, "elastane"]], care: "cotton", palette: "linen", priceFactor: 1.1,
    lines: [
      texts("Puckered seersucker that stands away from the skin", "Seersucker arrugado que se separa de la piel", "Seersucker arrugat que se separa de la pell", "凹凸が肌から離れる涼しいシアサッカー", "سيرسكر مجعد يبتعد عن البشرة"),
      texts("Seersucker that never asks for an iron", "Seersucker que nunca pide plancha", "Seersucker que mai no demana planxa", "アイロンのいらないシアサッカー", "سيرسكر لا يحتاج إلى كيّ"),
    ],
  },
  twill: {
    words: texts("cotton twill", "de sarga de algodón", "de sarja de cotó", "コットンツイル", "من تويل القطن"),
    weave: "twill", composition: [[98, "cotton"], [2, "elastane"]], care: "cotton", palette: "twill", priceFactor: 1,
    lines: [
      texts("Garment-dyed twill with a lived-in surface", "Sarga teñida en prenda con la superficie ya vivida", "Sarja tenyida en peça amb la superfície ja viscuda", "製品染めでこなれた表情を出したツイル", "تويل مصبوغ بعد الخياطة بسطح مألوف"),
      texts("Tightly woven twill with a hint of stretch", "Sarga tupida con un punto de elasticidad", "Sarja atapeïda amb un punt d'elasticitat", "わずかに伸びる高密度のツイル", "تويل كثيف النسج بلمسة مرونة"),
    ],
  },
  gabardine: {
    words: texts("cotton gabardine", "de gabardina de algodón", "de gavardina de cotó", "コットンギャバジン", "من غبردين القطن"),
    weave: "twill", composition: [[65, "cotton"], [35, "polyamide"]], care: "dryClean", palette: "twill", priceFactor: 1.15,
    lines: [
      texts("Dense gabardine that shrugs off a shower", "Gabardina densa que aguanta un chaparrón", "Gavardina densa que aguanta un ruixat", "にわか雨をはじく高密度のギャバジン", "غبردين كثيف يصمد أمام زخة مطر"),
      texts("Gabardine woven so tightly that wind stays outside", "Gabardina tan tupida que el viento se queda fuera", "Gavardina tan atapeïda que el vent es queda fora", "風を通さないほど目の詰まったギャバジン", "غبردين محكم النسج يبقي الريح في الخارج"),
    ],
  },
  corduroy: {
    words: texts("corduroy", "de pana", "de pana", "コーデュロイ", "من المخمل المضلع"),
    weave: "rib", composition: [[100, "cotton"]], care: "cotton", palette: "wool", priceFactor: 1.1,
    lines: [
      texts("Wide-wale corduroy with a deep, soft pile", "Pana de canal ancho, de pelo suave y profundo", "Pana de canal ample, de pèl suau i profund", "深くやわらかな毛足の太畝コーデュロイ", "مخمل عريض الأضلاع بوبر ناعم وعميق"),
      texts("Corduroy that catches the light along every ridge", "Pana que recoge la luz en cada canal", "Pana que recull la llum a cada canal", "畝ごとに光を受けるコーデュロイ", "مخمل مضلع يلتقط الضوء على كل ضلع"),
    ],
  },
  canvas: {
    words: texts("canvas", "de lona", "de lona", "キャンバス", "من قماش الكانفاس"),
    weave: "canvas", composition: [[100, "organicCotton"]], care: "spot", palette: "natural", priceFactor: 1,
    lines: [
      texts("Sturdy canvas that softens along its folds", "Lona resistente que se ablanda por los pliegues", "Lona resistent que s'estova pels plecs", "折り目から少しずつやわらぐ丈夫なキャンバス", "كانفاس متين يلين عند طياته"),
      texts("Heavy canvas of organic cotton, washed once", "Lona gruesa de algodón orgánico, lavada una vez", "Lona gruixuda de cotó orgànic, rentada un cop", "一度洗いをかけた厚手のオーガニックキャンバス", "كانفاس ثقيل من قطن عضوي مغسول مرة واحدة"),
    ],
  },
} as const satisfies Record<string, Fabric>
