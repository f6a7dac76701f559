import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for jeans and other denim. */
export const denimOpenings: NonEmpty<Texts> = [
  texts(
    "Five years of wear draw a map that nobody else has.",
    "Dentro de cinco años no se parecerá a ninguna otra prenda.",
    "D'aquí a cinc anys no s'assemblarà a cap altra peça.",
    "五年後には、ほかの誰のものとも違う表情に。",
    "خمس سنوات من اللبس ترسم شكلًا لا يملكه سواك.",
  ),
  texts(
    "Chain-stitched hems, bar tacks in red, rivets where they count.",
    "Cadeneta en los bordes, presillas en rojo y remaches donde importan.",
    "Cadeneta a les vores, presilles en vermell i reblons on compten.",
    "縁はチェーンステッチ、赤いかんぬき止め、要所にリベット。",
    "غرز سلسلة عند الحواف وتثبيت أحمر ومسامير حيث يلزم.",
  ),
  texts(
    "Denim is the cloth our name comes from, and we take it personally.",
    "Del denim viene nuestro nombre, y nos lo tomamos en serio.",
    "Del denim ve el nostre nom, i ens ho prenem seriosament.",
    "私たちの名はデニムの耳から。だから手を抜きません。",
    "من الدنيم جاء اسمنا، ونحن نأخذ الأمر على محمل الجد.",
  ),
  texts(
    "Cut from a pattern that has outlived several fashions.",
    "Con un patrón que ha sobrevivido a varias modas.",
    "Amb un patró que ha sobreviscut a diverses modes.",
    "いくつもの流行を越えてきたパターンで裁ちました。",
    "على باترون عاش أكثر من موضة.",
  ),
  texts(
    "Repair, hand down, start again.",
    "Se repara, se hereda y se vuelve a empezar.",
    "Es repara, s'hereta i es torna a començar.",
    "直して、譲って、また着る。",
    "إصلاح ثم توريث ثم بداية جديدة.",
  ),
  texts(
    "Rinsed in little water and dried in the air.",
    "Un aclarado con poca agua y un secado al aire.",
    "Una esbandida amb poca aigua i un assecat a l'aire.",
    "少ない水ですすぎ、自然の風で乾かしました。",
    "شطف بماء قليل وتجفيف في الهواء.",
  ),
  texts(
    "The color is ours today and yours tomorrow.",
    "Hoy el color es nuestro; mañana será tuyo.",
    "Avui el color és nostre; demà serà teu.",
    "今日の色は私たちの色、明日からはあなたの色。",
    "اللون اليوم لنا وغدًا لك.",
  ),
  texts(
    "Workwear once, and still not afraid of work.",
    "Fue ropa de trabajo y sigue sin temerle al trabajo.",
    "Va ser roba de feina i encara no té por de la feina.",
    "もとは仕事着。今も働くことをいといません。",
    "كان لباس عمل يومًا وما زال لا يخشى العمل.",
  ),
]
