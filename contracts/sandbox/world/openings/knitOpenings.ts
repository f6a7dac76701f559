import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for sweaters, cardigans and knitted vests. */
export const knitOpenings: NonEmpty<Texts> = [
  texts(
    "Fully fashioned: knitted to shape, with nothing cut away.",
    "Punto menguado: cada pieza nace con su forma, sin recortar nada.",
    "Punt minvat: cada peça neix amb la seva forma, sense retallar res.",
    "裁断せず、形のままに編み立てました。",
    "حياكة على الشكل مباشرة من دون أي قصّ.",
  ),
  texts(
    "The answer to a room where someone always opens the window.",
    "La respuesta a esa sala donde alguien siempre abre la ventana.",
    "La resposta a aquella sala on algú sempre obre la finestra.",
    "誰かが必ず窓を開ける部屋のために。",
    "الجواب لغرفة يفتح فيها أحدهم النافذة دائمًا.",
  ),
  texts(
    "Warm hands, a book, the first evening with the heating on.",
    "Manos templadas, un libro, la primera tarde con calefacción.",
    "Mans tèbies, un llibre, el primer vespre amb calefacció.",
    "温かな手、一冊の本、暖房を入れた最初の夜。",
    "يدان دافئتان وكتاب وأول مساء مع التدفئة.",
  ),
  texts(
    "Linked by hand at the shoulders, loop by loop.",
    "Hombros remallados a mano, punto a punto.",
    "Espatlles remallades a mà, punt a punt.",
    "肩は一目ずつ手でつないでいます。",
    "كتفان موصولان يدويًا، غرزة غرزة.",
  ),
  texts(
    "Knitwear for people who keep knitwear.",
    "Punto para quien conserva el punto.",
    "Punt per a qui conserva el punt.",
    "ニットを長く大切にする人のためのニット。",
    "تريكو لمن يحتفظون بالتريكو.",
  ),
  texts(
    "We washed it three times before we were happy with the touch.",
    "Hicieron falta tres lavados para dar con el tacto.",
    "Van caldre tres rentats per trobar el tacte.",
    "納得のいく手ざわりになるまで三度洗いました。",
    "ثلاث غسلات حتى رضينا عن الملمس.",
  ),
  texts(
    "As welcome over a shirt as it is under a coat.",
    "Tan a gusto sobre una camisa como bajo un abrigo.",
    "Tan a gust sobre una camisa com sota un abric.",
    "シャツの上にも、コートの下にも。",
    "فوق القميص أو تحت المعطف على حد سواء.",
  ),
  texts(
    "Edges are knitted double, so that they never curl.",
    "Los bordes van tejidos a doble para que no se enrollen.",
    "Les vores van teixides a doble perquè no s'enrotllin.",
    "縁は二重に編み、丸まりを防いでいます。",
    "حواف محبوكة مرتين كي لا تلتف.",
  ),
]
