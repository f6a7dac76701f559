import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for scarves and hats. */
export const accessoriesOpenings: NonEmpty<Texts> = [
  texts(
    "The last thing you put on and the first that gets a compliment.",
    "Lo último que te pones y lo primero que te alaban.",
    "L'últim que et poses i el primer que t'alaben.",
    "最後に身につけ、最初に褒められるもの。",
    "آخر ما ترتديه وأول ما يُثنى عليه.",
  ),
  texts(
    "A small thing that changes the whole coat.",
    "Un detalle pequeño que cambia todo el abrigo.",
    "Un detall petit que canvia tot l'abric.",
    "コートの印象まで変える、小さなもの。",
    "شيء صغير يغيّر المعطف كله.",
  ),
  texts(
    "Keep it with you until the wind turns.",
    "Va contigo hasta que cambia el viento.",
    "Va amb tu fins que canvia el vent.",
    "風向きが変わるまで、そばに置いて。",
    "صحبة جيدة حتى تتغير الريح.",
  ),
  texts(
    "A good present, and hard to give away.",
    "Buen regalo, y difícil de regalar.",
    "Bon regal, i difícil de regalar.",
    "贈り物に。でも、手放しがたい。",
    "هدية جميلة يصعب التخلي عنها.",
  ),
  texts(
    "Made in short runs, color by color.",
    "En series cortas, color a color.",
    "En sèries curtes, color a color.",
    "一色ずつ、少量で作っています。",
    "بكميات صغيرة، لونًا بعد لون.",
  ),
  texts(
    "You will lose gloves; you will not lose this.",
    "Los guantes se pierden; esto no.",
    "Els guants es perden; això no.",
    "手袋は失くしても、これは失くしません。",
    "قد تضيع القفازات، أما هذا فلا.",
  ),
  texts(
    "It gathers up whatever you are wearing.",
    "Pone de acuerdo todo lo que llevas.",
    "Posa d'acord tot el que portes.",
    "着ているものすべてを、ひとつにまとめます。",
    "قطعة توحّد كل ما ترتديه.",
  ),
  texts(
    "Old photographs are full of these, for a reason.",
    "Sale en todas las fotos antiguas, y por algo será.",
    "Surt a totes les fotos antigues, i per alguna cosa deu ser.",
    "古い写真によく写っているのには、理由があります。",
    "الصور القديمة مليئة بمثل هذه القطع، ولسبب وجيه.",
  ),
]
