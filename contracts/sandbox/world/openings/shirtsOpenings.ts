import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for shirts, blouses and overshirts. */
export const shirtsOpenings: NonEmpty<Texts> = [
  texts(
    "Buttoned up for a meeting, open over a T-shirt by the evening.",
    "Con todos los botones para una reunión, abierta sobre una camiseta por la tarde.",
    "Amb tots els botons per a una reunió, oberta sobre una samarreta al vespre.",
    "会議では前を留めて、夕方にはTシャツの上に羽織って。",
    "بأزرار مغلقة في الاجتماع ومفتوحة فوق تي شيرت في المساء.",
  ),
  texts(
    "Twenty stitches to every inch, because a seam is also a line.",
    "Ocho puntadas por centímetro, porque una costura también es un dibujo.",
    "Vuit punts per centímetre, perquè una costura també és un dibuix.",
    "縫い目も一本の線。三センチに二十四針をかけました。",
    "ثماني غرز في كل سنتيمتر، لأن الدرزة خط أيضًا.",
  ),
  texts(
    "The sort of piece that looks as if you had always owned it.",
    "De esas prendas que parecen tuyas desde siempre.",
    "D'aquelles peces que semblen teves de tota la vida.",
    "ずっと前から持っていたような一枚。",
    "من تلك القطع التي تبدو كأنها لك منذ زمن.",
  ),
  texts(
    "Light enough for summer, ready for a sweater in autumn.",
    "Ligereza para el verano y sitio bajo un jersey en otoño.",
    "Lleugeresa per a l'estiu i lloc sota un jersei a la tardor.",
    "夏には軽く、秋にはセーターの下に。",
    "خفة للصيف ومكان تحت الكنزة في الخريف.",
  ),
  texts(
    "Tucked in it is sharp, left out it is at ease.",
    "Por dentro, pulcritud; por fuera, calma.",
    "Per dins, polidesa; per fora, calma.",
    "裾を入れればきりりと、出せばゆったりと。",
    "داخل الخصر ترتيب، وخارجه راحة.",
  ),
  texts(
    "We drew the yoke first and let everything hang from it.",
    "Dibujamos primero el canesú y dejamos que todo colgara de él.",
    "Vam dibuixar primer el canesú i vam deixar que tot en pengés.",
    "まずヨークの線を引き、そこからすべてを落としました。",
    "رسمنا خط الكتف أولًا وتركنا كل شيء ينسدل منه.",
  ),
  texts(
    "Mother-of-pearl buttons, sewn with a shank so that they last.",
    "Botones de nácar cosidos con pie para que duren.",
    "Botons de nacre cosits amb peu perquè durin.",
    "貝ボタンは根巻きで留め、長く使えるようにしました。",
    "أزرار من الصدف مخيطة بإحكام لتدوم.",
  ),
  texts(
    "It asks for rolled sleeves or an open neck, and little else.",
    "Solo pide unas mangas remangadas o un cuello abierto.",
    "Només demana unes mànigues arromangades o un coll obert.",
    "袖をまくるか、襟元を開けるか。それだけで十分です。",
    "لا حاجة إلى أكثر من طيّ الكمّ أو فتح الياقة.",
  ),
]
