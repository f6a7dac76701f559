import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for trousers and shorts. */
export const trousersOpenings: NonEmpty<Texts> = [
  texts(
    "Everything depends on the rise, so that is where we began.",
    "Todo depende del tiro, así que empezamos por ahí.",
    "Tot depèn del tir, així que vam començar per aquí.",
    "すべては股上で決まる。だからそこから始めました。",
    "كل شيء يتوقف على ارتفاع الخصر، ومن هناك بدأنا.",
  ),
  texts(
    "Smart above the desk and below it.",
    "Buena presencia por encima y por debajo de la mesa.",
    "Bona presència per sobre i per sota de la taula.",
    "机の上でも下でも、きちんと見えます。",
    "أناقة فوق المكتب وتحته.",
  ),
  texts(
    "Pockets deep enough for a phone, a key and a hand.",
    "Bolsillos hondos para un teléfono, una llave y una mano.",
    "Butxaques fondes per a un telèfon, una clau i una mà.",
    "電話と鍵と手が入る、深いポケット。",
    "جيوب عميقة تتسع لهاتف ومفتاح ويد.",
  ),
  texts(
    "A clean front that lets the shoes have the last word.",
    "Un delantero limpio que deja la última palabra al zapato.",
    "Un davant net que deixa l'última paraula a la sabata.",
    "すっきりとした前身が、靴を引き立てます。",
    "واجهة نظيفة تترك الكلمة الأخيرة للحذاء.",
  ),
  texts(
    "We tried them on eleven people before we cut a second pair.",
    "Once personas pasaron por el probador antes del corte definitivo.",
    "Onze persones van passar per l'emprovador abans del tall definitiu.",
    "二本目を裁つ前に、十一人に試着してもらいました。",
    "جرّبها أحد عشر شخصًا قبل أن نقصّ القطعة الثانية.",
  ),
  texts(
    "Comfortable enough that you forget to change when you get home.",
    "Tan a gusto que al llegar a casa se olvida uno de cambiarse.",
    "Tan a gust que en arribar a casa un s'oblida de canviar-se.",
    "家に帰っても着替えるのを忘れる心地よさ。",
    "راحة تنسيك تبديل ملابسك عند العودة إلى البيت.",
  ),
  texts(
    "The inside is bound in a second color, for nobody but you.",
    "Por dentro, un ribete de otro color que solo ves tú.",
    "Per dins, un ribet d'un altre color que només veus tu.",
    "内側の始末は別の色で。あなただけが知っています。",
    "في الداخل شريط بلون آخر لا يراه سواك.",
  ),
  texts(
    "One pair, from the office to the last table outside.",
    "De la oficina a la última mesa de la terraza.",
    "De l'oficina a l'última taula de la terrassa.",
    "オフィスから、夜のテラス席まで。",
    "من المكتب إلى آخر طاولة في الهواء الطلق.",
  ),
]
