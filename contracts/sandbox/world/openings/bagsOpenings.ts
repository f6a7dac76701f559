import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for bags. */
export const bagsOpenings: NonEmpty<Texts> = [
  texts(
    "Everything you need for the day, and room for what you find.",
    "Todo lo del día y sitio para lo que encuentres.",
    "Tot el del dia i lloc per al que trobis.",
    "一日に必要なものと、途中で見つけたもののために。",
    "كل ما تحتاجه ليومك ومكان لما تجده في الطريق.",
  ),
  texts(
    "The strap is as long as it should be, which took a while to find out.",
    "El asa mide lo que debe, y averiguarlo llevó su tiempo.",
    "La nansa fa el que ha de fer, i esbrinar-ho va portar el seu temps.",
    "ちょうどよい持ち手の長さを、時間をかけて見つけました。",
    "الحمالة بطولها الصحيح، وقد احتجنا وقتًا لنعرفه.",
  ),
  texts(
    "Edges painted by hand in three coats.",
    "Los cantos van rematados a mano en tres pasadas.",
    "Els cantells van rematats a mà en tres passades.",
    "縁は三度に分け、手作業で仕上げました。",
    "حواف منتهية باليد على ثلاث مراحل.",
  ),
  texts(
    "A pocket for keys exactly where the hand looks for them.",
    "Un bolsillo para las llaves justo donde las busca la mano.",
    "Una butxaca per a les claus just on les busca la mà.",
    "手が探すちょうどその場所に、鍵のポケット。",
    "جيب للمفاتيح حيث تبحث عنها اليد تمامًا.",
  ),
  texts(
    "No logo outside; inside, one red stitch.",
    "Por fuera, ningún logo; por dentro, una puntada roja.",
    "Per fora, cap logotip; per dins, un punt vermell.",
    "外にロゴはなく、内側に赤いひと針だけ。",
    "لا شعار في الخارج، وفي الداخل غرزة حمراء واحدة.",
  ),
  texts(
    "It sits well on the shoulder and better on the table.",
    "Acompaña bien por la calle y aún mejor sobre la mesa.",
    "Acompanya bé pel carrer i encara millor sobre la taula.",
    "持って歩いても、机に置いても絵になります。",
    "تبدو جميلة في الشارع وأجمل على الطاولة.",
  ),
  texts(
    "Scratches are welcome: they are how it becomes yours.",
    "Los arañazos son bienvenidos: así las cosas se hacen tuyas.",
    "Les esgarrapades són benvingudes: així es fa teu el que portes.",
    "傷がつき、直し、また持ち歩くために。",
    "صُنعت لتُخدش وتُصلح وتُحمل من جديد.",
  ),
  texts(
    "Light when empty, patient when full.",
    "Ligereza en vacío y paciencia a plena carga.",
    "Lleugeresa en buit i paciència a plena càrrega.",
    "空なら軽く、満杯でも頼もしい。",
    "خفيفة وهي فارغة وصبورة وهي ممتلئة.",
  ),
]
