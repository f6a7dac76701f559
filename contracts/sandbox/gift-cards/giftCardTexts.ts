interface GiftCardTexts {
  readonly virtual: string
  readonly physical: string
  readonly description: string
  readonly styles: Readonly<Record<string, string>>
  /** Subject of the mail to the receiver. */
  readonly subject: (sender: string) => string
  readonly greeting: (receiver: string, sender: string) => string
  readonly amount: string
  readonly number: string
  readonly code: string
  readonly videoComes: string
  /** Subject of the mail with the activation code. */
  readonly activationSubject: string
  readonly activation: string
}

const english: GiftCardTexts = {
  virtual: "Virtual gift card",
  physical: "Gift card",
  description: "It arrives by e-mail on the day you choose.",
  styles: { confetti: "Confetti", ribbon: "Ribbon", plain: "Plain" },
  subject: (sender) => `A gift card from ${sender}`,
  greeting: (receiver, sender) => `${receiver}, ${sender} gives you a gift card.`,
  amount: "Amount",
  number: "Number",
  code: "Security code",
  videoComes: "A video goes with it.",
  activationSubject: "Activate your gift card",
  activation: "Your gift card is on its way. Its activation code",
}

const texts: Readonly<Record<string, GiftCardTexts>> = {
  en: english,
  es: {
    virtual: "Tarjeta regalo virtual",
    physical: "Tarjeta regalo",
    description: "Llega por correo electrónico el día que elijas.",
    styles: { confetti: "Confeti", ribbon: "Lazo", plain: "Lisa" },
    subject: (sender) => `Una tarjeta regalo de ${sender}`,
    greeting: (receiver, sender) => `${receiver}, ${sender} te regala una tarjeta.`,
    amount: "Importe",
    number: "Número",
    code: "Código de seguridad",
    videoComes: "La acompaña un vídeo.",
    activationSubject: "Activa tu tarjeta regalo",
    activation: "Tu tarjeta regalo está en camino. Su código de activación",
  },
  ca: {
    virtual: "Targeta regal virtual",
    physical: "Targeta regal",
    description: "Arriba per correu electrònic el dia que triïs.",
    styles: { confetti: "Confeti", ribbon: "Llaç", plain: "Llisa" },
    subject: (sender) => `Una targeta regal de ${sender}`,
    greeting: (receiver, sender) => `${receiver}, ${sender} et regala una targeta.`,
    amount: "Import",
    number: "Número",
    code: "Codi de seguretat",
    videoComes: "L'acompanya un vídeo.",
    activationSubject: "Activa la teva targeta regal",
    activation: "La teva targeta regal està en camí. El seu codi d'activació",
  },
  ja: {
    virtual: "デジタルギフトカード",
    physical: "ギフトカード",
    description: "お選びの日にメールで届きます。",
    styles: { confetti: "紙吹雪", ribbon: "リボン", plain: "無地" },
    subject: (sender) => `${sender}さんからギフトカードが届きました`,
    greeting: (receiver, sender) => `${receiver}さん、${sender}さんからのギフトカードです。`,
    amount: "金額",
    number: "カード番号",
    code: "セキュリティコード",
    videoComes: "動画が添えられています。",
    activationSubject: "ギフトカードの有効化",
    activation: "ギフトカードを発送しました。有効化コード",
  },
  ar: {
    virtual: "بطاقة هدايا رقمية",
    physical: "بطاقة هدايا",
    description: "تصل بالبريد الإلكتروني في اليوم الذي تختاره.",
    styles: { confetti: "قصاصات ملونة", ribbon: "شريط", plain: "سادة" },
    subject: (sender) => `بطاقة هدايا من ${sender}`,
    greeting: (receiver, sender) => `${receiver}، يهديك ${sender} بطاقة هدايا.`,
    amount: "المبلغ",
    number: "الرقم",
    code: "رمز الأمان",
    videoComes: "معها مقطع فيديو.",
    activationSubject: "فعّل بطاقة الهدايا",
    activation: "بطاقة الهدايا في الطريق إليك. رمز التفعيل",
  },
}

/** What is said of gift cards in a language; in English where the language is unknown. */
export const giftCardTexts = (languageCode: string): GiftCardTexts => texts[languageCode] ?? english
