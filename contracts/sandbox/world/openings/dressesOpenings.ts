import type { NonEmpty } from "../pick.ts"
import { type Texts, texts } from "../texts.ts"

/** First sentences for dresses and jumpsuits. */
export const dressesOpenings: NonEmpty<Texts> = [
  texts(
    "One piece and the whole question of what to wear is answered.",
    "Una sola prenda y queda resuelto qué ponerse.",
    "Una sola peça i queda resolt què posar-se.",
    "これ一着で、今日の装いが決まります。",
    "قطعة واحدة تجيب عن سؤال ماذا أرتدي.",
  ),
  texts(
    "Flat shoes by day, one good lamp by night.",
    "De día, zapato plano; de noche, una lámpara y poco más.",
    "De dia, sabata plana; de nit, un llum i poca cosa més.",
    "昼はフラットシューズで、夜は灯りの下で。",
    "حذاء مسطح في النهار وضوء خافت في الليل.",
  ),
  texts(
    "Drawn with a single line and sewn with as few as possible.",
    "Una sola línea en el papel y las mínimas costuras en la tela.",
    "Una sola línia sobre el paper i les mínimes costures a la roba.",
    "一本の線で描き、できるだけ少ない縫い目で仕立てました。",
    "مرسوم بخط واحد ومخيط بأقل ما يمكن من الدرزات.",
  ),
  texts(
    "It dances at weddings and forgives you at lunch.",
    "Baila en las bodas y perdona en las comidas.",
    "Balla als casaments i perdona als dinars.",
    "結婚式では踊り、食事の席ではやさしく寄り添います。",
    "يرقص في الأعراس ويسامح عند الغداء.",
  ),
  texts(
    "For warm evenings that start on a terrace and end nowhere near it.",
    "Para noches cálidas que empiezan en una terraza y acaban muy lejos.",
    "Per a nits càlides que comencen en una terrassa i acaben ben lluny.",
    "テラスから始まり、どこかへ続く暖かな夜に。",
    "لأمسيات دافئة تبدأ على شرفة وتنتهي بعيدًا عنها.",
  ),
  texts(
    "The waist sits where you would put your hands.",
    "La cintura está donde pondrías las manos.",
    "La cintura és on posaries les mans.",
    "自然に手を置く位置にウエストがあります。",
    "الخصر حيث تضعين يديك تمامًا.",
  ),
  texts(
    "Packed in a corner of the suitcase, ready when you hang it up.",
    "Cabe en un rincón de la maleta y está listo al colgarlo.",
    "Cap en un racó de la maleta i, un cop a la perxa, ja és a punt.",
    "スーツケースの隅から出して、掛ければすぐに着られます。",
    "يوضع في زاوية الحقيبة ويجهز حالما يُعلّق.",
  ),
  texts(
    "Just enough of everything: no frill too many, no gesture too few.",
    "Tiene lo justo: ni un adorno de más ni un gesto de menos.",
    "Té el just: ni un adorn de més ni un gest de menys.",
    "飾りすぎず、足りなくもない、ちょうどよさ。",
    "فيه ما يكفي: لا زينة زائدة ولا لمسة ناقصة.",
  ),
]
