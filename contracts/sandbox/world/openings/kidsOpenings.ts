import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for children's clothes. */
export const kidsOpenings: NonEmpty<Texts> = [
  texts(
    "Tested on slides, sofas and one very patient dog.",
    "A prueba de toboganes, sofás y un perro muy paciente.",
    "A prova de tobogans, sofàs i un gos molt pacient.",
    "すべり台とソファと、がまん強い犬で試しました。",
    "اختبار كامل على الزلاقات والأرائك ومع كلب صبور جدًا.",
  ),
  texts(
    "Easy to put on alone, which is the whole point.",
    "Se pone sin ayuda, que de eso se trata.",
    "Es posa sense ajuda, que d'això es tracta.",
    "ひとりで着られる、それがいちばん。",
    "لبس سهل من دون مساعدة، وهذا هو المقصود.",
  ),
  texts(
    "Made to be handed down with the name tag crossed out.",
    "Para heredar, con el nombre anterior tachado.",
    "Per heretar, amb el nom anterior ratllat.",
    "名前を書きかえて、次の子へ。",
    "للتوريث بعد شطب الاسم السابق.",
  ),
  texts(
    "Soft on the inside, brave on the outside.",
    "Suavidad por dentro, valentía por fuera.",
    "Suavitat per dins, valentia per fora.",
    "内側はやわらかく、外側はたくましく。",
    "نعومة من الداخل وشجاعة من الخارج.",
  ),
  texts(
    "There is room to grow, and to hide a biscuit.",
    "Hay sitio para crecer y para esconder una galleta.",
    "Hi ha lloc per créixer i per amagar una galeta.",
    "大きくなる余裕と、ビスケットを隠す余裕。",
    "متسع للنمو ولإخفاء بسكويتة.",
  ),
  texts(
    "The label is printed, because labels itch.",
    "Sin etiquetas que pican: van estampadas.",
    "Sense etiquetes que piquen: van estampades.",
    "ちくちくしないよう、表示は直接プリント。",
    "بلا بطاقات تسبب الحكة، فالكتابة مطبوعة.",
  ),
  texts(
    "Looks after itself at breakfast and at bedtime.",
    "Del desayuno a la hora de dormir, sin dar trabajo.",
    "De l'esmorzar a l'hora de dormir, sense donar feina.",
    "朝ごはんから寝る時間まで、手がかかりません。",
    "من الفطور إلى وقت النوم بلا عناء.",
  ),
  texts(
    "Mud comes off, the color stays.",
    "El barro se va, el color se queda.",
    "El fang se'n va, el color s'hi queda.",
    "泥は落ちて、色は残ります。",
    "يذهب الطين ويبقى اللون.",
  ),
]
