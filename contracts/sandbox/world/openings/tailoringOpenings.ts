import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for blazers and waistcoats. */
export const tailoringOpenings: NonEmpty<Texts> = [
  texts(
    "Half-canvassed, so that it learns your shoulders.",
    "Con media entretela, para que aprenda tus hombros.",
    "Amb mitja entretela, perquè aprengui les teves espatlles.",
    "半毛芯仕立て。着るほどに肩になじみます。",
    "نصف مبطن بالكانفاس ليتعلم شكل كتفيك.",
  ),
  texts(
    "Tailoring that can be thrown over the back of a chair.",
    "Sastrería que se puede dejar en el respaldo de una silla.",
    "Sastreria que es pot deixar al respatller d'una cadira.",
    "椅子の背に気軽に掛けられるテーラード。",
    "تفصيل يمكن أن تلقيه على ظهر كرسي.",
  ),
  texts(
    "It makes jeans look considered.",
    "Hace que unos vaqueros parezcan pensados.",
    "Fa que uns texans semblin pensats.",
    "ジーンズまで、きちんと見せてくれます。",
    "يجعل الجينز يبدو مدروسًا.",
  ),
  texts(
    "Buttons of real horn, each a little different.",
    "Botones de cuerno auténtico, cada uno un poco distinto.",
    "Botons de banya autèntica, cadascun una mica diferent.",
    "本水牛のボタンは、ひとつずつ表情が違います。",
    "أزرار من القرن الطبيعي، كل منها مختلف قليلًا.",
  ),
  texts(
    "Dressed, without the feeling of being dressed up.",
    "La elegancia de ir bien sin ir de gala.",
    "L'elegància d'anar bé sense anar de gala.",
    "きちんとしているのに、かしこまらない。",
    "أناقة من دون تكلّف.",
  ),
  texts(
    "Pressed by hand, because an iron has no eyes.",
    "El planchado es a mano, porque una plancha no tiene ojos.",
    "El planxat és a mà, perquè una planxa no té ulls.",
    "アイロンに目はないから、人の手で仕上げます。",
    "مكويّ باليد، فالمكواة لا عيون لها.",
  ),
  texts(
    "From the front a classic, from the inside a small surprise.",
    "Por delante, un clásico; por dentro, una pequeña sorpresa.",
    "Per davant, un clàssic; per dins, una petita sorpresa.",
    "表は定番、内側には小さな驚きを。",
    "من الأمام كلاسيكي، ومن الداخل مفاجأة صغيرة.",
  ),
  texts(
    "Good for interviews, openings and a walk along the sea.",
    "Sirve para una entrevista, una inauguración o un paseo junto al mar.",
    "Serveix per a una entrevista, una inauguració o un passeig vora el mar.",
    "面接にも、展覧会にも、海辺の散歩にも。",
    "للمقابلات والافتتاحات ونزهة على البحر.",
  ),
]
