import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for skirts. */
export const skirtsOpenings: NonEmpty<Texts> = [
  texts(
    "Made for stairs, bicycles and a little wind.",
    "Pensada para escaleras, bicicletas y algo de viento.",
    "Pensada per a escales, bicicletes i una mica de vent.",
    "階段にも、自転車にも、少しの風にも。",
    "للسلالم والدراجات وقليل من الريح.",
  ),
  texts(
    "A waistband that lies flat and stays there.",
    "Una cinturilla que queda plana y no se mueve.",
    "Una cinturilla que queda plana i no es mou.",
    "平らに収まり、ずれないウエスト。",
    "حزام خصر مسطح لا يتحرك.",
  ),
  texts(
    "The movement is in the cut, not in the volume.",
    "El movimiento está en el corte, no en el volumen.",
    "El moviment és en el tall, no en el volum.",
    "動きを生むのは量感ではなく、裁断です。",
    "الحركة في القصّة لا في الحجم.",
  ),
  texts(
    "With a knit in winter, with almost nothing in July.",
    "En invierno con un jersey, en julio con casi nada.",
    "A l'hivern amb un jersei, al juliol amb gairebé res.",
    "冬はニットと、七月は軽やかなトップスと。",
    "مع كنزة في الشتاء ومع أخفّ القطع في يوليو.",
  ),
  texts(
    "It turns a white T-shirt into an outfit.",
    "Convierte una camiseta blanca en un conjunto.",
    "Converteix una samarreta blanca en un conjunt.",
    "白いTシャツが、それだけで装いになります。",
    "تجعل من تي شيرت أبيض إطلالة كاملة.",
  ),
  texts(
    "Finished inside as if someone would look.",
    "Rematada por dentro como si alguien fuera a mirar.",
    "Rematada per dins com si algú hi hagués de mirar.",
    "誰かに見られてもいいほど、内側まで丁寧に。",
    "منتهية من الداخل كأن أحدًا سينظر.",
  ),
  texts(
    "A hem wide enough to be let down one day.",
    "Un dobladillo con margen para alargarla algún día.",
    "Una vora amb marge per allargar-la algun dia.",
    "いつか丈を出せるよう、裾にゆとりを残しました。",
    "حافة تسمح بإطالتها يومًا ما.",
  ),
  texts(
    "Sit, walk, run for the train: it comes along.",
    "Sentarse, andar, correr al tren: siempre acompaña.",
    "Seure, caminar, córrer cap al tren: sempre acompanya.",
    "座るときも、歩くときも、電車へ走るときも。",
    "في الجلوس والمشي والركض إلى القطار ترافقك دائمًا.",
  ),
]
