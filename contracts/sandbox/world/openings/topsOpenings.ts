import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for T-shirts, tops, polo shirts and sweatshirts. */
export const topsOpenings: NonEmpty<Texts> = [
  texts(
    "The one you reach for without turning on the light.",
    "La prenda que se coge sin encender la luz.",
    "La peça que s'agafa sense encendre el llum.",
    "明かりをつけずに手が伸びる一枚。",
    "القطعة التي تمتد إليها يدك من دون إشعال الضوء.",
  ),
  texts(
    "Made to be worn on its own or under everything else.",
    "Para llevar a solas o debajo de todo lo demás.",
    "Per portar a soles o a sota de tota la resta.",
    "一枚でも、重ね着の内側でも。",
    "للارتداء كقطعة وحيدة أو تحت كل شيء.",
  ),
  texts(
    "A plain idea, worked on until nothing was left to remove.",
    "Una idea sencilla, trabajada hasta que no sobró nada.",
    "Una idea senzilla, treballada fins que no hi va sobrar res.",
    "そぎ落とすものがなくなるまで考えた、シンプルな一枚。",
    "فكرة بسيطة صقلناها حتى لم يبق ما يُحذف.",
  ),
  texts(
    "Seams are taped at the neck so that they never scratch.",
    "Las costuras del cuello van ribeteadas para que no rocen.",
    "Les costures del coll van ribetejades perquè no freguin.",
    "首まわりの縫い目はテープで包み、肌に当たりません。",
    "درزات الرقبة مغطاة بشريط كي لا تحتك بالبشرة.",
  ),
  texts(
    "Weekend comfort with weekday manners.",
    "Comodidad de fin de semana con modales de diario.",
    "Comoditat de cap de setmana amb maneres de cada dia.",
    "週末の心地よさに、平日の品のよさを。",
    "راحة عطلة نهاية الأسبوع بأناقة أيام العمل.",
  ),
  texts(
    "Good on the third day of a trip, when everything else is in the wash.",
    "Sigue impecable el tercer día de viaje, cuando lo demás está por lavar.",
    "Continua impecable el tercer dia de viatge, quan la resta és per rentar.",
    "旅の三日目、ほかの服が洗濯に回る頃にも頼れます。",
    "رفيق اليوم الثالث من السفر حين يكون كل شيء في الغسيل.",
  ),
  texts(
    "It begins with the shoulder: set right, the rest follows.",
    "Todo empieza en el hombro: si está en su sitio, el resto lo sigue.",
    "Tot comença a l'espatlla: si és al seu lloc, la resta la segueix.",
    "肩が決まれば、あとは自然に整います。",
    "كل شيء يبدأ من الكتف: إن استقام تبعه الباقي.",
  ),
  texts(
    "Quiet, useful and better after the tenth wash.",
    "Discreción, utilidad y un aspecto que mejora al décimo lavado.",
    "Discreció, utilitat i un aspecte que millora al desè rentat.",
    "控えめで役に立ち、十回洗ってからがいちばん。",
    "هدوء وفائدة ومظهر يتحسن بعد الغسلة العاشرة.",
  ),
]
