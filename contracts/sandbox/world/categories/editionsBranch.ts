import { texts } from "../texts.ts"
import type { CategoryBranch } from "./CategoryBranch.ts"

/** Editions: the same products grouped by fabric and by occasion. `categoriesOf` assigns the products. */
export const editionsBranch: CategoryBranch = {
  code: 40_000,
  key: "editions",
  name: texts("Editions", "Ediciones", "Edicions", "エディション", "إصدارات"),
  below: [
    {
      code: 41_000,
      key: "editions-cloth",
      name: texts("By cloth", "Por tejido", "Per teixit", "素材で選ぶ", "حسب القماش"),
      below: [
        {
          code: 41_010,
          key: "edition-linen",
          name: texts("The linen edition", "Edición lino", "Edició lli", "リネン エディション", "إصدار الكتان"),
          description: texts(
            "Flax, water, air. Everything we make in linen, in one place.",
            "Lino, agua y aire. Todo lo que hacemos en lino, en un solo lugar.",
            "Lli, aigua i aire. Tot el que fem en lli, en un sol lloc.",
            "亜麻と水と風。リネンの服をひとつの場所に集めました。",
            "كتان وماء وهواء. كل ما نصنعه من الكتان في مكان واحد.",
          ),
        },
        {
          code: 41_020,
          key: "edition-wool",
          name: texts("The wool edition", "Edición lana", "Edició llana", "ウール エディション", "إصدار الصوف"),
          description: texts(
            "Herringbone, cable, tweed: wool in every weight it is good at.",
            "Espiga, ochos, tweed: la lana en todos los gramajes que domina.",
            "Espiga, trenes, tweed: la llana en tots els gramatges que domina.",
            "ヘリンボーン、ケーブル、ツイード。ウールの得意な表情をすべて。",
            "متعرج ومجدول وتويد: الصوف بكل الأوزان التي يجيدها.",
          ),
        },
        {
          code: 41_030,
          key: "edition-selvedge",
          name: texts("Selvedge denim", "Denim con orillo", "Denim amb voraviu", "セルビッジデニム", "دنيم سيلفيدج"),
          description: texts(
            "Woven slowly on narrow looms and finished with one red thread.",
            "Tejido despacio en telares estrechos y rematado con un hilo rojo.",
            "Teixit a poc a poc en telers estrets i rematat amb un fil vermell.",
            "細幅の織機でゆっくりと織り、赤い糸一本で仕上げました。",
            "منسوج ببطء على أنوال ضيقة، ومنتهٍ بخيط أحمر واحد.",
          ),
        },
      ],
    },
    {
      code: 42_000,
      key: "editions-occasion",
      name: texts("By occasion", "Por ocasión", "Per ocasió", "シーンで選ぶ", "حسب المناسبة"),
      below: [
        {
          code: 42_010,
          key: "edition-office",
          name: texts(
            "Monday to Friday",
            "De lunes a viernes",
            "De dilluns a divendres",
            "月曜から金曜まで",
            "من الأحد إلى الخميس",
          ),
          description: texts(
            "Tailoring that sits well through the third meeting of the day.",
            "Sastrería que aguanta bien la tercera reunión del día.",
            "Sastreria que aguanta bé la tercera reunió del dia.",
            "一日の三つ目の会議でも、きれいなままの仕立て。",
            "تفصيل أنيق يحافظ على هيئته حتى الاجتماع الثالث في اليوم.",
          ),
        },
        {
          code: 42_020,
          key: "edition-evening",
          name: texts("After dark", "Al caer la noche", "Quan cau la nit", "夜の装い", "بعد الغروب"),
          description: texts(
            "Satin, silk and a little light: for dinners that run late.",
            "Satén, seda y un poco de luz: para cenas que se alargan.",
            "Setí, seda i una mica de llum: per a sopars que s'allarguen.",
            "サテン、シルク、そして少しの光。長い夜のディナーに。",
            "ساتان وحرير وقليل من الضوء: لأمسيات تطول.",
          ),
        },
      ],
    },
  ],
}
