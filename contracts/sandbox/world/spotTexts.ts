import { texts } from "./texts.ts"
import type { WorldSpot } from "./World.ts"

/** What a spot says and where it leads, without its pictures. */
export type SpotText = Omit<WorldSpot, "productIds">

const seeAll = texts("See everything", "Ver todo", "Veure-ho tot", "すべて見る", "عرض الكل")

/** The voice of the house. A category's parents come before it in the tree, so a key may be of any level. */
export const spotTexts: readonly SpotText[] = [
  {
    spot: "home-hero",
    position: 1,
    title: texts("Cloth first", "Primero, la tela", "Primer, la tela", "まず、布から", "القماش أولًا"),
    text: texts(
      "Before there is a coat there is a length of wool, and someone who knows which way it wants to fall.",
      "Antes del abrigo hay un corte de lana y alguien que sabe hacia dónde quiere caer.",
      "Abans de l'abric hi ha un tall de llana i algú que sap cap on vol caure.",
      "コートになる前の一枚のウール。その落ちる向きを知る人がいます。",
      "قبل المعطف قطعة صوف، وشخص يعرف كيف تريد أن تنسدل.",
    ),
    callToAction: texts("Feel the wool edition", "Descubrir la edición lana", "Descobrir l'edició llana", "ウール エディションへ", "اكتشف إصدار الصوف"),
    categoryKey: "edition-wool",
  },
  {
    spot: "home-editorial-1",
    position: 1,
    title: texts("One red thread", "Un hilo rojo", "Un fil vermell", "赤い糸、一本", "خيط أحمر واحد"),
    text: texts(
      "Old looms leave a clean edge on denim and mark it in red. We kept the edge, and took its name.",
      "Los telares antiguos dejan en el denim un borde limpio marcado en rojo. Nos quedamos con el borde, y con su nombre.",
      "Els telers antics deixen al denim una vora neta marcada en vermell. Ens vam quedar la vora, i el nom.",
      "旧い織機はデニムに美しい耳を残し、赤い糸でしるしをつけます。私たちはその耳と、その名を受け継ぎました。",
      "تترك الأنوال القديمة على الدنيم حافة نظيفة معلّمة بالأحمر. احتفظنا بالحافة وباسمها.",
    ),
    callToAction: texts("See selvedge denim", "Ver el denim con orillo", "Veure el denim amb voraviu", "セルビッジデニムを見る", "شاهد دنيم سيلفيدج"),
    categoryKey: "edition-selvedge",
  },
  {
    spot: "home-editorial-2",
    position: 1,
    title: texts("In praise of creases", "Elogio de la arruga", "Elogi de l'arruga", "しわの美しさ", "في مديح التجاعيد"),
    text: texts(
      "Linen remembers where you sat, what you carried, how warm it was. Iron it if you must.",
      "El lino recuerda dónde te sentaste, qué llevabas y el calor que hacía. Plánchalo si no hay más remedio.",
      "El lli recorda on vas seure, què duies i la calor que feia. Planxa'l si no hi ha més remei.",
      "座った場所も、手にしたものも、その日の暑さも、リネンは覚えています。アイロンは、お好みで。",
      "الكتان يتذكر أين جلست وماذا حملت وكم كان الجو دافئًا. يمكنك كيّه إن أردت.",
    ),
    callToAction: texts("Open the linen edition", "Abrir la edición lino", "Obrir l'edició lli", "リネン エディションへ", "افتح إصدار الكتان"),
    categoryKey: "edition-linen",
  },
  {
    spot: "home-editorial-3",
    position: 1,
    title: texts("The long lunch jacket", "La americana de la sobremesa", "L'americana de la sobretaula", "長い昼食のジャケット", "سترة الغداء الطويل"),
    text: texts(
      "Soft shoulders, real pockets, no lining to speak of. Tailoring that never checks its watch.",
      "Hombros suaves, bolsillos de verdad, apenas forro. Sastrería que no mira el reloj.",
      "Espatlles suaus, butxaques de debò, gairebé sense folre. Sastreria que no mira el rellotge.",
      "やわらかな肩、使えるポケット、裏地は最小限。時計を気にしない仕立てです。",
      "أكتاف ناعمة وجيوب حقيقية وبطانة تكاد لا تُذكر. تفصيل لا ينظر إلى الساعة.",
    ),
    callToAction: texts("See men's tailoring", "Ver sastrería de hombre", "Veure sastreria d'home", "メンズテーラードを見る", "شاهد الملابس الرسمية للرجال"),
    categoryKey: "men-blazers",
  },
  {
    spot: "home-editorial-4",
    position: 1,
    title: texts("The lamp and the window", "La lámpara y la ventana", "El llum i la finestra", "灯りと窓", "المصباح والنافذة"),
    text: texts(
      "Satin for a room lit from one side. Silk for the walk home.",
      "Satén para una habitación con luz de lado. Seda para volver andando.",
      "Setí per a una habitació amb llum de costat. Seda per tornar a peu.",
      "片側から灯る部屋にサテンを。歩いて帰る道にシルクを。",
      "ساتان لغرفة مضاءة من جانب واحد، وحرير لطريق العودة.",
    ),
    callToAction: texts("Go out after dark", "Salir al caer la noche", "Sortir quan cau la nit", "夜の装いを見る", "تسوق لما بعد الغروب"),
    categoryKey: "edition-evening",
  },
  {
    spot: "home-category",
    position: 1,
    title: texts("Dresses", "Vestidos", "Vestits", "ワンピース", "فساتين"),
    text: texts("One decision, made well.", "Una sola decisión, bien tomada.", "Una sola decisió, ben presa.", "決めるのは、ひとつだけ。", "قرار واحد، ولكنه صائب."),
    callToAction: seeAll,
    categoryKey: "women-dresses",
  },
  {
    spot: "home-category",
    position: 2,
    title: texts("Shirts for him", "Camisas de hombre", "Camises d'home", "メンズシャツ", "قمصان رجالية"),
    text: texts("Ironed or not.", "Con plancha o sin ella.", "Amb planxa o sense.", "アイロンは、かけてもかけなくても。", "مكوية أو من دون كيّ."),
    callToAction: seeAll,
    categoryKey: "men-shirts",
  },
  {
    spot: "home-category",
    position: 3,
    title: texts("Knitwear", "Punto", "Punt", "ニット", "ملابس محبوكة"),
    text: texts("Stitch by stitch, row by row.", "Punto a punto, vuelta a vuelta.", "Punt a punt, volta a volta.", "一目ずつ、一段ずつ。", "غرزة غرزة وصفًا صفًا."),
    callToAction: seeAll,
    categoryKey: "women-knitwear",
  },
  {
    spot: "home-category",
    position: 4,
    title: texts("Jeans", "Vaqueros", "Texans", "ジーンズ", "جينز"),
    text: texts("Blue to begin with.", "Para empezar, azules.", "Per començar, blaus.", "はじまりは、青から。", "البداية زرقاء."),
    callToAction: seeAll,
    categoryKey: "men-jeans",
  },
  {
    spot: "home-category",
    position: 5,
    title: texts("Kids", "Niños", "Infants", "キッズ", "أطفال"),
    text: texts("Small sizes, full days.", "Tallas pequeñas, días enteros.", "Talles petites, dies sencers.", "小さな服で、めいっぱいの一日を。", "مقاسات صغيرة وأيام ممتلئة."),
    callToAction: seeAll,
    categoryKey: "kids",
  },
  {
    spot: "home-category",
    position: 6,
    title: texts("Bags", "Bolsos", "Bosses", "バッグ", "حقائب"),
    text: texts("They carry well.", "Saben llevarlo todo.", "Ho saben portar tot.", "なんでも、気持ちよく運ぶために。", "تحمل كل شيء كما يجب."),
    callToAction: seeAll,
    categoryKey: "women-bags",
  },
]
