import { texts } from "../texts.ts"
import type { Fabric } from "./Fabric.ts"

/** Wool and its finer cousins, woven and knitted. */
export const woolFabrics = {
  merino: {
    words: texts("merino wool", "de lana merina", "de llana merina", "メリノウール", "من صوف الميرينو"),
    weave: "jersey", composition: [[100, "merino"]], care: "knit", palette: "knit", priceFactor: 1.25, edition: "edition-wool",
    lines: [
      texts("Extra-fine merino that is warm without weight", "Lana merina extrafina que abriga sin pesar", "Llana merina extrafina que abriga sense pesar", "軽くて暖かい極細のメリノ", "ميرينو فائق النعومة يدفئ بلا ثقل"),
      texts("Merino spun fine enough to wear on bare skin", "Lana merina tan fina que se lleva sobre la piel", "Llana merina tan fina que es porta sobre la pell", "素肌にも着られる細く紡いだメリノ", "ميرينو مغزول بنعومة تناسب البشرة"),
    ],
  },
  lambswool: {
    words: texts("lambswool", "de lana de cordero", "de llana de xai", "ラムウール", "من صوف الحملان"),
    weave: "rib", composition: [[80, "wool"], [20, "polyamide"]], care: "knit", palette: "knit", priceFactor: 1.15, edition: "edition-wool",
    lines: [
      texts("Springy lambswool with flecks of other colors", "Lana de cordero esponjosa con motas de otros colores", "Llana de xai esponjosa amb clapes d'altres colors", "ほかの色をわずかに混ぜた弾力のあるラムウール", "صوف حملان مرن بنقاط من ألوان أخرى"),
      texts("Lambswool from the first shearing, soft and light", "Lana del primer esquileo, suave y ligera", "Llana de la primera esquilada, suau i lleugera", "最初の毛刈りで得たやわらかく軽いラムウール", "صوف من أول جزّ، ناعم وخفيف"),
    ],
  },
  cable: {
    words: texts("cable-knit wool", "de lana trenzada", "de llana trenada", "ケーブル ウール", "من الصوف المجدول"),
    weave: "cable", composition: [[70, "wool"], [30, "polyamide"]], care: "knit", palette: "knit", priceFactor: 1.3, edition: "edition-wool",
    lines: [
      texts("Cables as thick as rope, knitted in one piece", "Ochos gruesos como cuerdas, tejidos en una pieza", "Trenes gruixudes com cordes, teixides en una peça", "縄のように太いケーブルを一枚で編んだウール", "جدائل سميكة كالحبال محبوكة في قطعة واحدة"),
      texts("Cable-knit wool with the relief of a carved surface", "Lana con ochos y relieve de talla", "Llana amb trenes i relleu de talla", "彫刻のように立体的なケーブル編みのウール", "صوف مجدول ببروز يشبه النقش"),
    ],
  },
  cashmere: {
    words: texts("cashmere", "de cachemir", "de caixmir", "カシミヤ", "من الكشمير"),
    weave: "rib", composition: [[100, "cashmere"]], care: "knit", palette: "knit", priceFactor: 2.4, edition: "edition-wool",
    lines: [
      texts("Two-ply cashmere that pills little and lasts long", "Cachemir de dos cabos que hace poca bolita y dura mucho", "Caixmir de dos caps que fa poca boleta i dura molt", "毛玉になりにくく長く着られる双糸カシミヤ", "كشمير مزدوج الخيط قليل التوبر وطويل العمر"),
      texts("Long-fiber cashmere, combed by hand", "Cachemir de fibra larga, peinado a mano", "Caixmir de fibra llarga, pentinat a mà", "手で梳いた繊維の長いカシミヤ", "كشمير طويل الألياف ممشط يدويًا"),
    ],
  },
  herringbone: {
    words: texts("herringbone wool", "de lana en espiga", "de llana d'espiga", "ヘリンボーン ウール", "من الصوف بنقشة متعرجة"),
    weave: "herringbone", composition: [[80, "wool"], [20, "polyamide"]], care: "dryClean", palette: "wool", priceFactor: 1.3, edition: "edition-wool",
    lines: [
      texts("Herringbone wool with a soft, brushed face", "Lana en espiga de cara suave y cepillada", "Llana d'espiga de cara suau i raspallada", "表面をやわらかく起毛したヘリンボーンのウール", "صوف متعرج النقشة بوجه ناعم ممشط"),
      texts("Wool woven in a broad herringbone that shows up close", "Lana tejida en una espiga ancha que se descubre de cerca", "Llana teixida en una espiga ampla que es descobreix de prop", "近づくと見えてくる幅広の杉綾織りウール", "صوف منسوج بنقشة متعرجة عريضة تظهر عن قرب"),
    ],
  },
  woolTwill: {
    words: texts("wool twill", "de sarga de lana", "de sarja de llana", "ウールツイル", "من تويل الصوف"),
    weave: "twill", composition: [[98, "wool"], [2, "elastane"]], care: "dryClean", palette: "wool", priceFactor: 1.25, edition: "edition-wool",
    lines: [
      texts("Worsted wool that sheds creases overnight", "Lana peinada que pierde las arrugas de un día para otro", "Llana pentinada que perd les arrugues d'un dia per l'altre", "一晩でしわの取れる梳毛ウール", "صوف ممشط تزول تجاعيده بين ليلة وضحاها"),
      texts("Wool twill with a quiet sheen and a full drape", "Sarga de lana de brillo discreto y buena caída", "Sarja de llana de brillantor discreta i bona caiguda", "控えめな光沢と豊かな落ち感のウールツイル", "تويل صوفي بلمعة هادئة وانسدال ممتلئ"),
    ],
  },
  tweed: {
    words: texts("tweed", "de tweed", "de tweed", "ツイード", "من التويد"),
    weave: "tweed", composition: [[60, "wool"], [30, "cotton"], [10, "polyamide"]], care: "dryClean", palette: "wool", priceFactor: 1.35, edition: "edition-wool",
    lines: [
      texts("Tweed woven from six yarns, no two meters alike", "Tweed tejido con seis hilos, sin dos metros iguales", "Tweed teixit amb sis fils, sense dos metres iguals", "六種の糸で織り、同じ表情がふたつとないツイード", "تويد منسوج من ستة خيوط، لا يتشابه فيه متران"),
      texts("Nubby tweed with the colors of a hillside", "Tweed con botones de hilo y los colores de una ladera", "Tweed amb botons de fil i els colors d'un vessant", "丘の色を集めたネップのあるツイード", "تويد محبب بألوان سفح جبل"),
    ],
  },
  checkedWool: {
    words: texts("checked wool", "de lana a cuadros", "de llana de quadres", "チェック ウール", "من الصوف المربع"),
    weave: "check", composition: [[75, "wool"], [25, "polyester"]], care: "dryClean", palette: "wool", priceFactor: 1.25, edition: "edition-wool",
    lines: [
      texts("Checked wool with the pattern matched at every seam", "Lana a cuadros con el dibujo casado en cada costura", "Llana de quadres amb el dibuix casat a cada costura", "すべての縫い目で柄を合わせたチェックのウール", "صوف مربع تتطابق نقشته عند كل درزة"),
      texts("Soft wool in a check that reads as a plain from afar", "Lana suave en un cuadro que de lejos parece liso", "Llana suau en un quadre que de lluny sembla llis", "遠目には無地に見える、やわらかなチェックのウール", "صوف ناعم بمربعات تبدو من بعيد لونًا واحدًا"),
    ],
  },
  felt: {
    words: texts("wool felt", "de fieltro de lana", "de feltre de llana", "ウールフェルト", "من لباد الصوف"),
    weave: "plain", composition: [[100, "wool"]], care: "spot", palette: "wool", priceFactor: 1.2, edition: "edition-wool",
    lines: [
      texts("Wool felt pressed until it holds a line", "Fieltro de lana prensado hasta sostener la línea", "Feltre de llana premsat fins a sostenir la línia", "線がきれいに立つまで圧縮したウールフェルト", "لباد صوفي مضغوط حتى يثبت شكله"),
    ],
  },
} as const satisfies Record<string, Fabric>
