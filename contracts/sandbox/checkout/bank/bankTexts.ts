export interface BankTexts {
  readonly title: string
  readonly challenge: string
  readonly order: string
  readonly amount: string
  readonly approve: string
  readonly refuse: string
  readonly over: string
  readonly back: string
  readonly notice: string
  readonly notices: Readonly<Record<"once" | "twice" | "late" | "never", string>>
}

const english: BankTexts = {
  title: "Test bank",
  challenge: "Your bank asks: is it you who pays?",
  order: "Order",
  amount: "Amount",
  approve: "Approve",
  refuse: "Refuse",
  over: "This payment can no longer be decided here.",
  back: "Back to the shop",
  notice: "The shop is told",
  notices: { once: "once, at once", twice: "twice", late: "a minute later", never: "never" },
}

const texts: Readonly<Record<string, BankTexts>> = {
  en: english,
  es: {
    title: "Banco de pruebas",
    challenge: "Tu banco pregunta: ¿eres tú quien paga?",
    order: "Pedido",
    amount: "Importe",
    approve: "Aprobar",
    refuse: "Rechazar",
    over: "Este pago ya no se puede decidir aquí.",
    back: "Volver a la tienda",
    notice: "Se avisa a la tienda",
    notices: { once: "una vez, enseguida", twice: "dos veces", late: "un minuto después", never: "nunca" },
  },
  ca: {
    title: "Banc de proves",
    challenge: "El teu banc pregunta: ets tu qui paga?",
    order: "Comanda",
    amount: "Import",
    approve: "Aprova",
    refuse: "Rebutja",
    over: "Aquest pagament ja no es pot decidir aquí.",
    back: "Torna a la botiga",
    notice: "S'avisa la botiga",
    notices: { once: "una vegada, de seguida", twice: "dues vegades", late: "un minut després", never: "mai" },
  },
  ja: {
    title: "テスト銀行",
    challenge: "お支払いはご本人によるものですか。",
    order: "ご注文",
    amount: "金額",
    approve: "承認する",
    refuse: "拒否する",
    over: "このお支払いはここでは決定できません。",
    back: "ショップに戻る",
    notice: "ショップへの通知",
    notices: { once: "すぐに1回", twice: "2回", late: "1分後", never: "なし" },
  },
  ar: {
    title: "بنك تجريبي",
    challenge: "يسألك البنك: هل أنت من يدفع؟",
    order: "الطلب",
    amount: "المبلغ",
    approve: "موافقة",
    refuse: "رفض",
    over: "لم يعد من الممكن البت في هذه الدفعة هنا.",
    back: "العودة إلى المتجر",
    notice: "إبلاغ المتجر",
    notices: { once: "مرة واحدة، فورًا", twice: "مرتين", late: "بعد دقيقة", never: "أبدًا" },
  },
}

export const bankTexts = (languageCode: string): BankTexts => texts[languageCode] ?? english
