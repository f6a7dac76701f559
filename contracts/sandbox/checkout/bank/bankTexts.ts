export interface BankTexts {
  readonly title: string
  readonly challenge: string
  readonly order: string
  readonly amount: string
  readonly approve: string
  readonly refuse: string
  readonly over: string
  /** The bank refuses the shop's form. */
  readonly notTaken: string
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
  notTaken: "The shop sent a form that this bank does not take. Nothing is decided here, and nothing is paid.",
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
    notTaken: "La tienda ha enviado un formulario que este banco no acepta. Aquí no se decide nada y no se paga nada.",
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
    notTaken: "La botiga ha enviat un formulari que aquest banc no accepta. Aquí no es decideix res ni es paga res.",
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
    notTaken:
      "ショップから送られたフォームを、この銀行は受け付けられません。ここでは何も決定されず、お支払いも行われません。",
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
    notTaken: "أرسل المتجر نموذجًا لا يقبله هذا البنك. لن يُتخذ أي قرار هنا ولن يُدفع شيء.",
    back: "العودة إلى المتجر",
    notice: "إبلاغ المتجر",
    notices: { once: "مرة واحدة، فورًا", twice: "مرتين", late: "بعد دقيقة", never: "أبدًا" },
  },
  fr: {
    title: "Banque de test",
    challenge: "Votre banque demande : est-ce bien vous qui payez ?",
    order: "Commande",
    amount: "Montant",
    approve: "Accepter",
    refuse: "Refuser",
    over: "Ce paiement ne peut plus être décidé ici.",
    back: "Retour à la boutique",
    notice: "La boutique est prévenue",
    notTaken:
      "La boutique a envoyé un formulaire que cette banque n'accepte pas. Rien n'est décidé ici et rien n'est payé.",
    notices: { once: "une fois, tout de suite", twice: "deux fois", late: "une minute plus tard", never: "jamais" },
  },
  de: {
    title: "Testbank",
    challenge: "Deine Bank fragt: Bist du es, die oder der bezahlt?",
    order: "Bestellung",
    amount: "Betrag",
    approve: "Freigeben",
    refuse: "Ablehnen",
    over: "Über diese Zahlung kann hier nicht mehr entschieden werden.",
    back: "Zurück zum Shop",
    notice: "Der Shop erfährt es",
    notTaken:
      "Der Shop hat ein Formular geschickt, das diese Bank nicht annimmt. Hier wird nichts entschieden und nichts bezahlt.",
    notices: { once: "einmal, sofort", twice: "zweimal", late: "eine Minute später", never: "nie" },
  },
  it: {
    title: "Banca di prova",
    challenge: "La tua banca chiede: sei tu che paghi?",
    order: "Ordine",
    amount: "Importo",
    approve: "Approva",
    refuse: "Rifiuta",
    over: "Questo pagamento non si può più decidere qui.",
    back: "Torna al negozio",
    notice: "Il negozio viene avvisato",
    notTaken:
      "Il negozio ha inviato un modulo che questa banca non accetta. Qui non si decide nulla e non si paga nulla.",
    notices: { once: "una volta, subito", twice: "due volte", late: "un minuto dopo", never: "mai" },
  },
  pt: {
    title: "Banco de testes",
    challenge: "O seu banco pergunta: é mesmo quem está a pagar?",
    order: "Encomenda",
    amount: "Valor",
    approve: "Aprovar",
    refuse: "Recusar",
    over: "Este pagamento já não pode ser decidido aqui.",
    back: "Voltar à loja",
    notice: "A loja é avisada",
    notTaken: "A loja enviou um formulário que este banco não aceita. Aqui nada é decidido e nada é pago.",
    notices: { once: "uma vez, de imediato", twice: "duas vezes", late: "um minuto depois", never: "nunca" },
  },
  he: {
    title: "בנק לבדיקות",
    challenge: "הבנק שלך שואל: התשלום הזה שלך?",
    order: "הזמנה",
    amount: "סכום",
    approve: "אישור",
    refuse: "דחייה",
    over: "כבר אי אפשר להחליט כאן על התשלום הזה.",
    back: "חזרה לחנות",
    notice: "החנות מקבלת הודעה",
    notTaken: "החנות שלחה טופס שהבנק הזה אינו מקבל. כאן לא מוחלט דבר ולא משולם דבר.",
    notices: { once: "פעם אחת, מיד", twice: "פעמיים", late: "דקה אחר כך", never: "אף פעם" },
  },
  zh: {
    title: "测试银行",
    challenge: "银行询问：是您本人在付款吗？",
    order: "订单",
    amount: "金额",
    approve: "同意",
    refuse: "拒绝",
    over: "这笔付款已无法在此决定。",
    back: "返回商店",
    notice: "通知商店",
    notTaken: "商店发送的表单无法被此银行接受。这里不会做出任何决定，也不会付款。",
    notices: { once: "立即通知一次", twice: "两次", late: "一分钟后", never: "不通知" },
  },
  ko: {
    title: "테스트 은행",
    challenge: "은행에서 확인합니다. 본인이 결제하시는 것이 맞습니까?",
    order: "주문",
    amount: "금액",
    approve: "승인",
    refuse: "거절",
    over: "이 결제는 더 이상 여기에서 결정할 수 없습니다.",
    back: "쇼핑몰로 돌아가기",
    notice: "쇼핑몰 알림",
    notTaken: "쇼핑몰이 보낸 양식을 이 은행에서 받을 수 없습니다. 여기에서는 아무것도 결정되거나 결제되지 않습니다.",
    notices: { once: "즉시 한 번", twice: "두 번", late: "1분 뒤", never: "없음" },
  },
  pl: {
    title: "Bank testowy",
    challenge: "Twój bank pyta: czy to Ty płacisz?",
    order: "Zamówienie",
    amount: "Kwota",
    approve: "Zatwierdź",
    refuse: "Odrzuć",
    over: "O tej płatności nie można już tu zdecydować.",
    back: "Wróć do sklepu",
    notice: "Sklep zostaje powiadomiony",
    notTaken:
      "Sklep wysłał formularz, którego ten bank nie przyjmuje. Nic się tu nie rozstrzyga i nic nie zostaje zapłacone.",
    notices: { once: "raz, od razu", twice: "dwa razy", late: "minutę później", never: "nigdy" },
  },
}

export const bankTexts = (languageCode: string): BankTexts => texts[languageCode] ?? english
