import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for coats and jackets. */
export const outerwearOpenings: NonEmpty<Texts> = [
  texts(
    "The first thing people see of you from October on.",
    "Lo primero que se ve de ti desde octubre.",
    "El primer que es veu de tu a partir de l'octubre.",
    "十月からは、これがあなたの第一印象。",
    "أول ما يراه الناس منك ابتداءً من أكتوبر.",
  ),
  texts(
    "Room for a sweater beneath and a newspaper inside.",
    "Con sitio para un jersey debajo y un periódico dentro.",
    "Amb lloc per a un jersei a sota i un diari a dins.",
    "下にセーター、内ポケットに新聞が入るゆとり。",
    "مكان لكنزة في الداخل ولجريدة في الجيب.",
  ),
  texts(
    "Half the work is in the collar, and it shows.",
    "La mitad del trabajo está en el cuello, y se nota.",
    "La meitat de la feina és al coll, i es nota.",
    "仕事の半分は襟に。見ればわかります。",
    "نصف العمل في الياقة، وهذا ظاهر.",
  ),
  texts(
    "Lined so that it slides on, even in a hurry.",
    "Con forro que resbala, incluso con prisas.",
    "Amb folre que rellisca, fins i tot amb presses.",
    "急いでいてもするりと着られる裏地付き。",
    "بطانة تنزلق بسهولة حتى على عجل.",
  ),
  texts(
    "Weather is a matter of tailoring.",
    "El tiempo es cuestión de sastrería.",
    "El temps és qüestió de sastreria.",
    "天気は、仕立てで乗り越えられます。",
    "الطقس مسألة تفصيل.",
  ),
  texts(
    "A good companion when the street turns cold.",
    "Buena compañía cuando la calle se enfría.",
    "Bona companyia quan el carrer es refreda.",
    "冷え込む道を、ともに歩く一着。",
    "رفيق جيد حين يبرد الشارع.",
  ),
  texts(
    "Hang it by the door: it will be the one you take.",
    "Junto a la puerta, será lo primero que cojas.",
    "Al costat de la porta, serà el primer que agafis.",
    "玄関に掛けておけば、きっとこれを選びます。",
    "قرب الباب سيكون هذا خيارك الأول.",
  ),
  texts(
    "Meant for many winters.",
    "Para muchos inviernos.",
    "Per a molts hiverns.",
    "いくつもの冬を越すために作りました。",
    "لشتاءات كثيرة.",
  ),
]
