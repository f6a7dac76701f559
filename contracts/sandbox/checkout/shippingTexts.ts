import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { MethodId, ShippingKind } from "./ShippingKind.ts"

const KINDS: Readonly<Record<ShippingKind, Readonly<Record<string, string>>>> = {
  delivery: {
    en: "To an address",
    es: "A domicilio",
    ca: "A domicili",
    ja: "ご指定の住所へ",
    ar: "إلى عنوان",
    fr: "À une adresse",
    de: "An eine Adresse",
    it: "A un indirizzo",
    pt: "Para uma morada",
    he: "אל כתובת",
    zh: "送货上门",
    ko: "주소로 배송",
    pl: "Pod adres",
  },
  store: {
    en: "Collect in a store",
    es: "Recogida en tienda",
    ca: "Recollida a la botiga",
    ja: "店舗受け取り",
    ar: "الاستلام من المتجر",
    fr: "Retrait en magasin",
    de: "Abholung in der Filiale",
    it: "Ritiro in negozio",
    pt: "Recolha na loja",
    he: "איסוף מחנות",
    zh: "到店自提",
    ko: "매장 수령",
    pl: "Odbiór w sklepie",
  },
  droppoint: {
    en: "Collect at a drop point",
    es: "Recogida en un punto de entrega",
    ca: "Recollida en un punt de lliurament",
    ja: "受け取りスポット",
    ar: "الاستلام من نقطة تسليم",
    fr: "Retrait en point relais",
    de: "Abholung an einer Abholstelle",
    it: "Ritiro in un punto di consegna",
    pt: "Recolha num ponto de entrega",
    he: "איסוף מנקודת מסירה",
    zh: "自提点取货",
    ko: "수령 장소에서 받기",
    pl: "Odbiór w punkcie",
  },
  email: {
    en: "By e-mail",
    es: "Por correo electrónico",
    ca: "Per correu electrònic",
    ja: "メールで",
    ar: "بالبريد الإلكتروني",
    fr: "Par e-mail",
    de: "Per E-Mail",
    it: "Per e-mail",
    pt: "Por e-mail",
    he: "בדוא״ל",
    zh: "通过电子邮件",
    ko: "이메일로",
    pl: "E-mailem",
  },
}

interface Words {
  readonly name: string
  readonly description: string
}

const METHODS: Readonly<Record<MethodId, Readonly<Record<string, Words>>>> = {
  standard: {
    en: { name: "Standard delivery", description: "To your door" },
    es: { name: "Envío estándar", description: "A domicilio" },
    ca: { name: "Enviament estàndard", description: "A domicili" },
    ja: { name: "通常配送", description: "ご自宅へお届け" },
    ar: { name: "توصيل عادي", description: "إلى عنوانك" },
    fr: { name: "Livraison standard", description: "À votre porte" },
    de: { name: "Standardlieferung", description: "Bis an deine Tür" },
    it: { name: "Consegna standard", description: "Fino alla tua porta" },
    pt: { name: "Entrega normal", description: "À sua porta" },
    he: { name: "משלוח רגיל", description: "עד הדלת" },
    zh: { name: "标准配送", description: "送货上门" },
    ko: { name: "일반 배송", description: "문 앞까지 배송" },
    pl: { name: "Dostawa standardowa", description: "Pod Twoje drzwi" },
  },
  express: {
    en: { name: "Express delivery", description: "To your door, sooner" },
    es: { name: "Envío exprés", description: "A domicilio, antes" },
    ca: { name: "Enviament exprés", description: "A domicili, abans" },
    ja: { name: "お急ぎ便", description: "ご自宅へ早くお届け" },
    ar: { name: "توصيل سريع", description: "إلى عنوانك في وقت أقرب" },
    fr: { name: "Livraison express", description: "À votre porte, plus vite" },
    de: { name: "Expresslieferung", description: "Schneller an deine Tür" },
    it: { name: "Consegna espressa", description: "Fino alla tua porta, prima" },
    pt: { name: "Entrega expresso", description: "À sua porta, mais cedo" },
    he: { name: "משלוח מהיר", description: "עד הדלת, מהר יותר" },
    zh: { name: "快速配送", description: "更快送货上门" },
    ko: { name: "빠른 배송", description: "문 앞까지 더 빠르게" },
    pl: { name: "Dostawa ekspresowa", description: "Pod Twoje drzwi, szybciej" },
  },
  store: {
    en: { name: "Store collection", description: "Your order waits for you at the counter" },
    es: { name: "Recogida en tienda", description: "Tu pedido te espera en el mostrador" },
    ca: { name: "Recollida a la botiga", description: "La teva comanda t'espera al taulell" },
    ja: { name: "店舗受け取り", description: "カウンターでお渡しします" },
    ar: { name: "الاستلام من المتجر", description: "طلبك بانتظارك عند المنضدة" },
    fr: { name: "Retrait en magasin", description: "Votre commande vous attend au comptoir" },
    de: { name: "Abholung in der Filiale", description: "Deine Bestellung wartet am Tresen auf dich" },
    it: { name: "Ritiro in negozio", description: "Il tuo ordine ti aspetta al banco" },
    pt: { name: "Recolha na loja", description: "A sua encomenda espera por si ao balcão" },
    he: { name: "איסוף מחנות", description: "ההזמנה שלך מחכה בדלפק" },
    zh: { name: "到店自提", description: "您的订单在柜台等您" },
    ko: { name: "매장 수령", description: "카운터에서 주문 상품을 받아 가세요" },
    pl: { name: "Odbiór w sklepie", description: "Zamówienie czeka na Ciebie przy ladzie" },
  },
  droppoint: {
    en: { name: "Drop point", description: "To a shop or a locker near you" },
    es: { name: "Punto de entrega", description: "A un comercio o una taquilla cerca de ti" },
    ca: { name: "Punt de lliurament", description: "A un comerç o una taquilla a prop teu" },
    ja: { name: "受け取りスポット", description: "お近くの店舗やロッカーへ" },
    ar: { name: "نقطة تسليم", description: "إلى متجر أو خزانة بالقرب منك" },
    fr: { name: "Point relais", description: "Dans un commerce ou une consigne près de chez vous" },
    de: { name: "Abholstelle", description: "In einen Laden oder ein Schließfach in deiner Nähe" },
    it: { name: "Punto di consegna", description: "In un negozio o un armadietto vicino a te" },
    pt: { name: "Ponto de entrega", description: "Numa loja ou num cacifo perto de si" },
    he: { name: "נקודת מסירה", description: "לחנות או ללוקר בקרבתך" },
    zh: { name: "自提点", description: "送到您附近的商店或快递柜" },
    ko: { name: "수령 장소", description: "가까운 상점이나 보관함으로" },
    pl: { name: "Punkt odbioru", description: "Do sklepu lub automatu w pobliżu" },
  },
  email: {
    en: { name: "By e-mail", description: "Nothing is sent by post" },
    es: { name: "Por correo electrónico", description: "No se envía nada por correo postal" },
    ca: { name: "Per correu electrònic", description: "No s'envia res per correu postal" },
    ja: { name: "メールでお届け", description: "郵送物はありません" },
    ar: { name: "بالبريد الإلكتروني", description: "لا يُرسل أي شيء بالبريد" },
    fr: { name: "Par e-mail", description: "Rien n'est envoyé par la poste" },
    de: { name: "Per E-Mail", description: "Es kommt nichts mit der Post" },
    it: { name: "Per e-mail", description: "Non si spedisce nulla per posta" },
    pt: { name: "Por e-mail", description: "Nada é enviado pelo correio" },
    he: { name: "בדוא״ל", description: "דבר לא נשלח בדואר" },
    zh: { name: "通过电子邮件", description: "不邮寄任何物品" },
    ko: { name: "이메일로", description: "우편으로 발송되는 것은 없습니다" },
    pl: { name: "E-mailem", description: "Nic nie jest wysyłane pocztą" },
  },
}

type Language = Pick<StoreLanguage, "code">

/** The name of a kind of delivery; English as the default. */
export const kindName = (kind: ShippingKind, { code }: Language): string => KINDS[kind][code] ?? KINDS[kind]["en"] ?? ""

/** Name and description of a method; English as the default. */
export const methodTexts = (methodId: MethodId, { code }: Language): Words =>
  METHODS[methodId][code] ?? METHODS[methodId]["en"] ?? { name: methodId, description: "" }
