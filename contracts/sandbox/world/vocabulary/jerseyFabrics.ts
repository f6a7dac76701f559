import { texts } from "../texts.ts"
import type { Fabric } from "./Fabric.ts"

/** Knitted cotton for T-shirts and sweatshirts. */
export const jerseyFabrics = {
  jersey: {
    words: texts("cotton jersey", "de punto de algodón", "de punt de cotó", "コットンジャージー", "من جيرسيه القطن"),
    weave: "jersey",
    composition: [[100, "organicCotton"]],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1,
    lines: [
      texts(
        "Smooth jersey that keeps its shape wash after wash",
        "Punto liso que mantiene la forma lavado tras lavado",
        "Punt llis que manté la forma rentat rere rentat",
        "洗っても形の変わらないなめらかなジャージー",
        "جيرسيه أملس يحافظ على شكله غسلة بعد غسلة",
      ),
      texts(
        "Combed cotton jersey, soft from the first day",
        "Punto de algodón peinado, suave desde el primer día",
        "Punt de cotó pentinat, suau des del primer dia",
        "初日からやわらかなコーマ糸のジャージー",
        "جيرسيه من قطن ممشط ناعم منذ اليوم الأول",
      ),
    ],
  },
  heavyJersey: {
    words: texts(
      "heavyweight cotton",
      "de algodón grueso",
      "de cotó gruixut",
      "ヘビーウェイト コットン",
      "من القطن السميك",
    ),
    weave: "jersey",
    composition: [[100, "cotton"]],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1.15,
    lines: [
      texts(
        "Heavy cotton with a dry hand and a clean surface",
        "Algodón de mucho gramaje, seco al tacto y limpio a la vista",
        "Cotó de molt gramatge, sec al tacte i net a la vista",
        "ドライな手ざわりの肉厚な綿",
        "قطن ثقيل بملمس جاف وسطح نظيف",
      ),
      texts(
        "Compact cotton knit that drapes like a heavier garment",
        "Punto compacto de algodón con caída de prenda mayor",
        "Punt compacte de cotó amb caiguda de peça més gran",
        "重みのある落ち感の度詰めコットン",
        "قطن محبوك بإحكام ينسدل كقطعة أثقل",
      ),
    ],
  },
  breton: {
    words: texts("Breton-stripe", "de rayas marineras", "de ratlles marineres", "ボーダー", "بخطوط بحرية"),
    weave: "stripe",
    composition: [[100, "organicCotton"]],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1.1,
    lines: [
      texts(
        "Striped jersey the way fishermen's shirts were knitted",
        "Punto a rayas, tejido como las camisetas de pescador",
        "Punt de ratlles, teixit com les samarretes de pescador",
        "漁師のシャツと同じように編んだボーダー生地",
        "جيرسيه مخطط محبوك مثل قمصان الصيادين",
      ),
      texts(
        "Sturdy striped cotton with even, woven-looking lines",
        "Algodón a rayas con cuerpo y líneas muy regulares",
        "Cotó de ratlles amb cos i línies molt regulars",
        "線のそろった丈夫なボーダーコットン",
        "قطن مخطط متين بخطوط منتظمة",
      ),
    ],
  },
  rib: {
    words: texts("ribbed cotton", "de punto acanalado", "de punt acanalat", "リブ コットン", "من القطن المضلع"),
    weave: "rib",
    composition: [
      [95, "cotton"],
      [5, "elastane"],
    ],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1.05,
    lines: [
      texts(
        "Fine rib that stretches and comes back",
        "Canalé fino que cede y vuelve a su sitio",
        "Canalé fi que cedeix i torna al seu lloc",
        "伸びてもきちんと戻る細リブ",
        "ضلع رفيع يتمدد ثم يعود",
      ),
      texts(
        "Ribbed cotton with spring in every column",
        "Algodón acanalado con elasticidad en cada columna",
        "Cotó acanalat amb elasticitat a cada columna",
        "一目ごとに弾力のあるリブ編みの綿",
        "قطن مضلع بمرونة في كل ضلع",
      ),
    ],
  },
  loopback: {
    words: texts("loopback cotton", "de felpa de algodón", "de felpa de cotó", "裏毛コットン", "من قطن الفرنش تيري"),
    weave: "jersey",
    composition: [
      [85, "cotton"],
      [15, "polyester"],
    ],
    care: "cotton",
    palette: "essentials",
    priceFactor: 1,
    lines: [
      texts(
        "Loopback cotton, smooth outside and textured within",
        "Felpa de algodón, lisa por fuera y con rizo por dentro",
        "Felpa de cotó, llisa per fora i amb rínxol per dins",
        "表はなめらか、裏はループ状の裏毛コットン",
        "قطن فرنش تيري أملس من الخارج ومحبب من الداخل",
      ),
      texts(
        "Slow-knitted loopback with a soft reverse",
        "Felpa tejida despacio, con el revés suave",
        "Felpa teixida a poc a poc, amb el revés suau",
        "ゆっくり編んだ裏側のやわらかな裏毛",
        "فرنش تيري محبوك ببطء وباطنه ناعم",
      ),
    ],
  },
} as const satisfies Record<string, Fabric>
