interface GiftCardTexts {
  readonly virtual: string
  readonly physical: string
  readonly description: string
  readonly styles: Readonly<Record<string, string>>
  /** What a line of a cart says before what is written on its card. */
  readonly areas: Readonly<Record<"receiverName" | "senderName" | "sendDate" | "message", string>>
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
  areas: { receiverName: "To", senderName: "From", sendDate: "Will be sent on", message: "Message" },
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
    areas: { receiverName: "Para", senderName: "De", sendDate: "Se envía el", message: "Mensaje" },
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
    areas: { receiverName: "Per a", senderName: "De", sendDate: "S'envia el", message: "Missatge" },
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
    areas: { receiverName: "宛先", senderName: "贈り主", sendDate: "送信日時", message: "メッセージ" },
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
    areas: { receiverName: "إلى", senderName: "من", sendDate: "تُرسل في", message: "الرسالة" },
    subject: (sender) => `بطاقة هدايا من ${sender}`,
    greeting: (receiver, sender) => `${receiver}، يهديك ${sender} بطاقة هدايا.`,
    amount: "المبلغ",
    number: "الرقم",
    code: "رمز الأمان",
    videoComes: "معها مقطع فيديو.",
    activationSubject: "فعّل بطاقة الهدايا",
    activation: "بطاقة الهدايا في الطريق إليك. رمز التفعيل",
  },
  fr: {
    virtual: "Carte cadeau virtuelle", physical: "Carte cadeau", description: "Elle arrive par e-mail le jour de votre choix.",
    styles: { confetti: "Confettis", ribbon: "Ruban", plain: "Unie" },
    areas: { receiverName: "Pour", senderName: "De la part de", sendDate: "Envoi le", message: "Message" },
    subject: (sender) => `Une carte cadeau de ${sender}`,
    greeting: (receiver, sender) => `${receiver}, ${sender} vous offre une carte cadeau.`,
    amount: "Montant", number: "Numéro", code: "Code de sécurité", videoComes: "Une vidéo l'accompagne.",
    activationSubject: "Activez votre carte cadeau", activation: "Votre carte cadeau est en route. Son code d'activation",
  },
  de: {
    virtual: "Virtuelle Geschenkkarte", physical: "Geschenkkarte", description: "Sie kommt per E-Mail an dem Tag, den du wählst.",
    styles: { confetti: "Konfetti", ribbon: "Schleife", plain: "Schlicht" },
    areas: { receiverName: "Für", senderName: "Von", sendDate: "Versand am", message: "Nachricht" },
    subject: (sender) => `Eine Geschenkkarte von ${sender}`,
    greeting: (receiver, sender) => `${receiver}, ${sender} schenkt dir eine Geschenkkarte.`,
    amount: "Betrag", number: "Nummer", code: "Sicherheitscode", videoComes: "Ein Video ist dabei.",
    activationSubject: "Aktiviere deine Geschenkkarte", activation: "Deine Geschenkkarte ist unterwegs. Ihr Aktivierungscode",
  },
  it: {
    virtual: "Carta regalo virtuale", physical: "Carta regalo", description: "Arriva per e-mail nel giorno che scegli.",
    styles: { confetti: "Coriandoli", ribbon: "Nastro", plain: "Semplice" },
    areas: { receiverName: "Per", senderName: "Da", sendDate: "Invio il", message: "Messaggio" },
    subject: (sender) => `Una carta regalo da ${sender}`,
    greeting: (receiver, sender) => `${receiver}, ${sender} ti regala una carta.`,
    amount: "Importo", number: "Numero", code: "Codice di sicurezza", videoComes: "La accompagna un video.",
    activationSubject: "Attiva la tua carta regalo", activation: "La tua carta regalo è in viaggio. Il suo codice di attivazione",
  },
  pt: {
    virtual: "Cartão-presente virtual", physical: "Cartão-presente", description: "Chega por e-mail no dia que escolher.",
    styles: { confetti: "Confetes", ribbon: "Laço", plain: "Liso" },
    areas: { receiverName: "Para", senderName: "De", sendDate: "Envio a", message: "Mensagem" },
    subject: (sender) => `Um cartão-presente de ${sender}`,
    greeting: (receiver, sender) => `${receiver}, ${sender} oferece-lhe um cartão-presente.`,
    amount: "Valor", number: "Número", code: "Código de segurança", videoComes: "Acompanha-o um vídeo.",
    activationSubject: "Ative o seu cartão-presente", activation: "O seu cartão-presente está a caminho. O código de ativação",
  },
  he: {
    virtual: "כרטיס מתנה דיגיטלי", physical: "כרטיס מתנה", description: "הוא מגיע בדוא״ל ביום לבחירתך.",
    styles: { confetti: "קונפטי", ribbon: "סרט", plain: "חלק" },
    areas: { receiverName: "אל", senderName: "מאת", sendDate: "נשלח ב־", message: "הודעה" },
    subject: (sender) => `כרטיס מתנה מאת ${sender}`,
    greeting: (receiver, sender) => `${receiver}, קיבלת כרטיס מתנה מאת ${sender}.`,
    amount: "סכום", number: "מספר", code: "קוד אבטחה", videoComes: "מצורף סרטון.",
    activationSubject: "הפעלת כרטיס המתנה", activation: "כרטיס המתנה שלך בדרך. קוד ההפעלה שלו",
  },
  zh: {
    virtual: "电子礼品卡", physical: "礼品卡", description: "在您选择的日期通过电子邮件送达。",
    styles: { confetti: "彩纸", ribbon: "丝带", plain: "素雅" },
    areas: { receiverName: "收件人", senderName: "赠送人", sendDate: "发送时间", message: "留言" },
    subject: (sender) => `来自 ${sender} 的礼品卡`,
    greeting: (receiver, sender) => `${receiver}，${sender} 送您一张礼品卡。`,
    amount: "金额", number: "卡号", code: "安全码", videoComes: "附有一段视频。",
    activationSubject: "激活您的礼品卡", activation: "您的礼品卡正在路上。激活码",
  },
  ko: {
    virtual: "디지털 기프트 카드", physical: "기프트 카드", description: "선택하신 날짜에 이메일로 도착합니다.",
    styles: { confetti: "색종이", ribbon: "리본", plain: "심플" },
    areas: { receiverName: "받는 분", senderName: "보내는 분", sendDate: "발송 일시", message: "메시지" },
    subject: (sender) => `${sender} 님이 보낸 기프트 카드`,
    greeting: (receiver, sender) => `${receiver} 님, ${sender} 님이 기프트 카드를 선물했습니다.`,
    amount: "금액", number: "번호", code: "보안 코드", videoComes: "영상이 함께 있습니다.",
    activationSubject: "기프트 카드를 활성화하세요", activation: "기프트 카드가 배송 중입니다. 활성화 코드",
  },
  pl: {
    virtual: "Wirtualna karta podarunkowa", physical: "Karta podarunkowa", description: "Dociera e-mailem w wybranym dniu.",
    styles: { confetti: "Konfetti", ribbon: "Wstążka", plain: "Gładka" },
    areas: { receiverName: "Dla", senderName: "Od", sendDate: "Wysyłka", message: "Wiadomość" },
    subject: (sender) => `Karta podarunkowa od: ${sender}`,
    greeting: (receiver, sender) => `${receiver}, masz kartę podarunkową od: ${sender}.`,
    amount: "Kwota", number: "Numer", code: "Kod zabezpieczający", videoComes: "Dołączono do niej film.",
    activationSubject: "Aktywuj kartę podarunkową", activation: "Twoja karta podarunkowa jest w drodze. Jej kod aktywacyjny",
  },
}

/** What is said of gift cards in a language; in English where the language is unknown. */
export const giftCardTexts = (languageCode: string): GiftCardTexts => texts[languageCode] ?? english
