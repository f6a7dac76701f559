import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for shoes and boots. */
export const shoesOpenings: NonEmpty<Texts> = [
  texts(
    "Ten thousand steps without thinking about one of them.",
    "Diez mil pasos sin pensar en ninguno.",
    "Deu mil passos sense pensar en cap.",
    "一万歩、一歩も気にせずに。",
    "عشرة آلاف خطوة من دون التفكير في واحدة منها.",
  ),
  texts(
    "Made in a small workshop where everyone can do every step.",
    "Salen de un taller pequeño donde todos saben hacerlo todo.",
    "Surten d'un taller petit on tothom sap fer-ho tot.",
    "全員がすべての工程をこなす、小さな工房で。",
    "من ورشة صغيرة يتقن الجميع فيها كل خطوة.",
  ),
  texts(
    "They finish a look and then keep walking.",
    "Rematan el conjunto y siguen andando.",
    "Rematen el conjunt i continuen caminant.",
    "装いを締めくくり、そのまま歩き続けます。",
    "يكمل الإطلالة ثم يواصل المشي.",
  ),
  texts(
    "A heel counter firm enough to hold, soft enough to forget.",
    "Un contrafuerte que sujeta sin hacerse notar.",
    "Un contrafort que subjecta sense fer-se notar.",
    "しっかり支え、存在を感じさせないかかと。",
    "كعب خلفي يثبّت القدم من دون أن تشعر به.",
  ),
  texts(
    "For cobbles, platforms and polished floors.",
    "Para adoquines, andenes y suelos encerados.",
    "Per a llambordes, andanes i terres encerats.",
    "石畳にも、ホームにも、磨かれた床にも。",
    "للحجارة والأرصفة والأرضيات المصقولة.",
  ),
  texts(
    "Polish them on Sundays and they will repay you.",
    "Un poco de cuidado los domingos y lo agradecerán.",
    "Una mica de cura els diumenges i ho agrairan.",
    "日曜にひと手入れすれば、きっと応えてくれます。",
    "قليل من العناية كل أحد وسيرد لك الجميل.",
  ),
  texts(
    "The line is old, the comfort is new.",
    "La línea es antigua; la comodidad, nueva.",
    "La línia és antiga; la comoditat, nova.",
    "形は昔のまま、履き心地は新しく。",
    "الخط قديم والراحة جديدة.",
  ),
  texts(
    "Worn in before lunch.",
    "A la hora de comer ya parecen de siempre.",
    "A l'hora de dinar ja semblen de sempre.",
    "昼までには、足になじみます。",
    "يألف قدمك قبل الغداء.",
  ),
]
