import { texts } from "../texts.ts"
import type { Cut } from "./Cut.ts"

/** Shapes of products without a cut: bags, shoes, scarves, hats. */
export const shapes = {
  structured: {
    drawing: { fit: "regular" },
    lines: [
      texts(
        "built to stand on its own when you put it down",
        "con una forma que se sostiene sola al dejarla",
        "amb una forma que s'aguanta sola en deixar-la",
        "置いたときに自立する形に仕立てています",
        "بشكل يقف وحده عند وضعه",
      ),
      texts(
        "with seams that can take a full day's weight",
        "con costuras que soportan el peso de un día entero",
        "amb costures que suporten el pes d'un dia sencer",
        "一日分の荷物に耐える縫製です",
        "بدرزات تتحمل حمل يوم كامل",
      ),
      texts(
        "with an inside as neat as the outside",
        "con un interior tan limpio como el exterior",
        "amb un interior tan net com l'exterior",
        "内側も外側と同じように丁寧に仕上げました",
        "بداخل مرتب مثل الخارج",
      ),
    ],
  },
  last: {
    drawing: { fit: "regular" },
    lines: [
      texts(
        "on a last that leaves room for the toes",
        "sobre una horma que deja sitio a los dedos",
        "sobre una forma que deixa lloc als dits",
        "つま先にゆとりのある木型で仕上げました",
        "على قالب يترك مجالًا للأصابع",
      ),
      texts(
        "with a sole stitched to be replaced one day",
        "con una suela cosida que algún día podrá cambiarse",
        "amb una sola cosida que algun dia es podrà canviar",
        "いつか張り替えられるよう、ソールを縫い付けています",
        "بنعل مخيط يمكن استبداله يومًا ما",
      ),
      texts(
        "with an insole that softens with every walk",
        "con una plantilla que mejora con cada paseo",
        "amb una plantilla que millora a cada passeig",
        "歩くほどになじむ中敷きです",
        "بنعل داخلي يلين مع كل مشوار",
      ),
    ],
  },
  drape: {
    drawing: { fit: "regular" },
    lines: [
      texts(
        "long enough to go round twice",
        "con largo suficiente para dar dos vueltas",
        "amb prou llargada per fer dues voltes",
        "二重に巻ける長さがあります",
        "بطول يكفي للفّتين",
      ),
      texts(
        "with edges finished by hand",
        "con los bordes rematados a mano",
        "amb les vores rematades a mà",
        "縁は手作業で仕上げました",
        "بحواف منتهية باليد",
      ),
    ],
  },
  crown: {
    drawing: { fit: "regular" },
    lines: [
      texts(
        "shaped to stay put in the wind",
        "con una forma que resiste el viento",
        "amb una forma que resisteix el vent",
        "風の中でも落ち着く形です",
        "بشكل يثبت في الريح",
      ),
      texts(
        "with a soft band inside",
        "con una cinta interior suave",
        "amb una cinta interior suau",
        "内側にやわらかいバンドを付けました",
        "بشريط داخلي ناعم",
      ),
    ],
  },
} as const satisfies Record<string, Cut>
