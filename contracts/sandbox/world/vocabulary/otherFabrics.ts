import { texts } from "../texts.ts"
import type { Fabric } from "./Fabric.ts"

/** Linen, denim, silk and satin, leather, nylon, straw. */
export const otherFabrics = {
  linen: {
    words: texts("linen", "de lino", "de lli", "リネン", "من الكتان"),
    weave: "linen", composition: [[100, "linen"]], care: "linen", palette: "linen", priceFactor: 1.15, edition: "edition-linen",
    lines: [
      texts("Linen washed twice, so that it is soft at once", "Lino lavado dos veces, suave desde el primer momento", "Lli rentat dues vegades, suau des del primer moment", "二度洗いではじめからやわらかなリネン", "كتان مغسول مرتين، ناعم من أول لمسة"),
      texts("Airy linen that looks better with its creases", "Lino aireado que gana con sus arrugas", "Lli airejat que hi guanya amb les arrugues", "しわまで美しい風通しのよいリネン", "كتان منفّس تزيده التجاعيد جمالًا"),
      texts("Linen woven from long flax, with a few honest slubs", "Lino de fibra larga, con algunos botones sinceros", "Lli de fibra llarga, amb alguns botons sincers", "ところどころに節の残る長繊維のリネン", "كتان طويل الألياف ببعض العقد الطبيعية"),
    ],
  },
  linenBlend: {
    words: texts("linen-cotton", "de lino y algodón", "de lli i cotó", "リネンコットン", "من الكتان والقطن"),
    weave: "linen", composition: [[55, "linen"], [45, "cotton"]], care: "linen", palette: "linen", priceFactor: 1.05, edition: "edition-linen",
    lines: [
      texts("Linen for the air and cotton for the softness", "Lino por la frescura y algodón por la suavidad", "Lli per la frescor i cotó per la suavitat", "涼しさの麻とやわらかさの綿を合わせた生地", "كتان للانتعاش وقطن للنعومة"),
      texts("A blend of linen and cotton that creases half as much", "Mezcla de lino y algodón que se arruga la mitad", "Barreja de lli i cotó que s'arruga la meitat", "しわになりにくい麻と綿の混紡生地", "مزيج من الكتان والقطن بنصف التجاعيد"),
    ],
  },
  selvedge: {
    words: texts("selvedge denim", "de denim de orillo", "de denim de voraviu", "セルビッジデニム", "من دنيم سيلفيدج"),
    weave: "denim", composition: [[100, "cotton"]], care: "denim", palette: "denim", priceFactor: 1.5, edition: "edition-selvedge",
    lines: [
      texts("Fourteen-ounce selvedge from narrow shuttle looms", "Denim con orillo de catorce onzas, tejido en telares estrechos", "Denim amb voraviu de catorze unces, teixit en telers estrets", "細幅のシャトル織機で織った14オンスのセルビッジ", "دنيم سيلفيدج بوزن أربع عشرة أونصة من أنوال ضيقة"),
      texts("Selvedge denim that will fade to your own pattern", "Denim con orillo que se gastará a tu manera", "Denim amb voraviu que es gastarà a la teva manera", "はく人だけの色落ちをするセルビッジデニム", "دنيم سيلفيدج يبهت مع الوقت على طريقتك"),
    ],
  },
  rigidDenim: {
    words: texts("rigid denim", "de denim rígido", "de denim rígid", "リジッドデニム", "من الدنيم الخام"),
    weave: "denim", composition: [[100, "organicCotton"]], care: "denim", palette: "denim", priceFactor: 1.1,
    lines: [
      texts("Rigid denim that needs a week to know you", "Denim rígido que tarda una semana en conocerte", "Denim rígid que triga una setmana a conèixer-te", "なじむまで一週間、張りのあるデニム", "دنيم خام يحتاج أسبوعًا ليتعرف إليك"),
      texts("Organic cotton denim with an old, uneven face", "Denim de algodón orgánico de cara antigua e irregular", "Denim de cotó orgànic de cara antiga i irregular", "昔ながらのむら感があるオーガニックデニム", "دنيم من قطن عضوي بوجه عتيق غير منتظم"),
    ],
  },
  stretchDenim: {
    words: texts("stretch denim", "de denim elástico", "de denim elàstic", "ストレッチデニム", "من الدنيم المرن"),
    weave: "denim", composition: [[98, "cotton"], [2, "elastane"]], care: "denim", palette: "denim", priceFactor: 1,
    lines: [
      texts("Denim with just enough stretch to sit all day", "Denim con la elasticidad justa para pasar el día sentado", "Denim amb l'elasticitat justa per passar el dia assegut", "一日座っていても楽な、ほどよく伸びるデニム", "دنيم بمرونة تكفي للجلوس طوال اليوم"),
      texts("Soft denim that recovers overnight", "Denim suave que recupera la forma de noche", "Denim suau que recupera la forma de nit", "一晩で形の戻るやわらかなデニム", "دنيم ناعم يستعيد شكله في ليلة"),
    ],
  },
  satin: {
    words: texts("satin", "de satén", "de setí", "サテン", "من الساتان"),
    weave: "satin", composition: [[100, "viscose"]], care: "delicate", palette: "evening", priceFactor: 1.15, edition: "edition-evening",
    lines: [
      texts("Heavy satin with more glow than shine", "Satén con peso, de luz más que de brillo", "Setí amb pes, de llum més que de brillantor", "艶よりも光を含む、重みのあるサテン", "ساتان ثقيل يتوهج أكثر مما يلمع"),
      texts("Satin that turns with the light", "Satén que cambia con la luz", "Setí que canvia amb la llum", "光とともに表情を変えるサテン", "ساتان يتبدل مع الضوء"),
    ],
  },
  silk: {
    words: texts("silk", "de seda", "de seda", "シルク", "من الحرير"),
    weave: "satin", composition: [[100, "silk"]], care: "delicate", palette: "evening", priceFactor: 2, edition: "edition-evening",
    lines: [
      texts("Silk with a cool touch that warms in a moment", "Seda de tacto frío que se templa en un instante", "Seda de tacte fred que s'escalfa en un instant", "ひんやりとして、すぐに肌になじむシルク", "حرير بارد الملمس يدفأ في لحظة"),
      texts("Sand-washed silk with a matte, peach-like face", "Seda lavada a la arena, mate como la piel de un melocotón", "Seda rentada a la sorra, sense brillantor, com la pell d'un préssec", "桃の肌のように艶を抑えたサンドウォッシュのシルク", "حرير مغسول بالرمل بوجه مطفأ كقشرة الخوخ"),
    ],
  },
  floral: {
    words: texts("floral viscose", "de viscosa floral", "de viscosa floral", "花柄 ビスコース", "من الفيسكوز المزهر"),
    weave: "floral", composition: [[100, "viscose"]], care: "delicate", palette: "print", priceFactor: 1.05,
    lines: [
      texts("A print of hand-painted flowers that never repeats in view", "Un estampado de flores pintadas a mano que no se repite a la vista", "Un estampat de flors pintades a mà que no es repeteix a la vista", "手描きの花を繰り返しが見えないように配したプリント地", "نقشة زهور مرسومة باليد لا يتكرر منظرها"),
      texts("Light viscose, printed with a small wild garden", "Viscosa ligera con un pequeño jardín silvestre", "Viscosa lleugera amb un petit jardí silvestre", "小さな野の花をプリントした軽いレーヨン", "فيسكوز خفيف مطبوع بحديقة برية صغيرة"),
    ],
  },
  leather: {
    words: texts("leather", "de piel", "de pell", "レザー", "من الجلد"),
    weave: "leather", composition: [[100, "cowLeather"]], care: "leather", palette: "leather", priceFactor: 2.2,
    lines: [
      texts("Vegetable-tanned leather that darkens with use", "Piel de curtido vegetal que se oscurece con el uso", "Pell d'adob vegetal que s'enfosqueix amb l'ús", "使うほど色の深まる植物タンニンなめしの革", "جلد مدبوغ نباتيًا يغمق مع الاستعمال"),
      texts("Full-grain leather, left as natural as we could", "Piel plena flor, tan natural como hemos podido", "Pell plena flor, tan natural com hem pogut", "できるだけ自然のままに仕上げたフルグレインの革", "جلد كامل الحبيبات تركناه طبيعيًا قدر الإمكان"),
    ],
  },
  suede: {
    words: texts("suede", "de ante", "de camussa", "スエード", "من الشمواه"),
    weave: "leather", composition: [[100, "goatLeather"]], care: "leather", palette: "leather", priceFactor: 2,
    lines: [
      texts("Goat suede with a short, velvety nap", "Ante de cabra de pelo corto y aterciopelado", "Camussa de cabra de pèl curt i vellutat", "毛足の短いビロードのような山羊スエード", "شمواه ماعز بوبر قصير مخملي"),
      texts("Suede treated against the first drops of rain", "Ante tratado contra las primeras gotas", "Camussa tractada contra les primeres gotes", "雨粒をはじく加工をしたスエード", "شمواه معالج ضد أول قطرات المطر"),
    ],
  },
  nylon: {
    words: texts("recycled nylon", "de nailon reciclado", "de niló reciclat", "リサイクルナイロン", "من النايلون المعاد تدويره"),
    weave: "plain", composition: [[100, "recycledPolyamide"]], care: "cotton", palette: "twill", priceFactor: 1.05,
    lines: [
      texts("Matte nylon spun from old fishing nets", "Nailon mate hilado con viejas redes de pesca", "Niló mat filat amb velles xarxes de pesca", "古い漁網から紡いだ艶消しのナイロン", "نايلون مطفأ مغزول من شباك صيد قديمة"),
      texts("Light recycled nylon that dries in an hour", "Nailon reciclado y ligero que se seca en una hora", "Niló reciclat i lleuger que s'asseca en una hora", "一時間で乾く軽いリサイクルナイロン", "نايلون خفيف معاد تدويره يجف في ساعة"),
    ],
  },
  straw: {
    words: texts("straw", "de paja", "de palla", "ストロー", "من القش"),
    weave: "linen", composition: [[100, "paperStraw"]], care: "spot", palette: "natural", priceFactor: 1,
    lines: [texts("Straw braided in one continuous spiral", "Paja trenzada en una sola espiral", "Palla trenada en una sola espiral", "ひと続きの渦に編んだストロー", "قش مجدول في حلزون واحد متصل")],
  },
} as const satisfies Record<string, Fabric>
