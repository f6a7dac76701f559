import type { StoreLanguage } from "../catalog/StoreData.ts"

/** Automatic replies of customer service; {0} is the case number. */
interface ServiceTexts {
  readonly contactSubject: string
  readonly contactText: string
  readonly claimSubject: string
  readonly claimText: string
}

const english: ServiceTexts = {
  contactSubject: "We have your letter, case {0}",
  contactText: "Thank you for writing to us. Your case has the number {0}; we answer within two working days.",
  claimSubject: "We have your claim {0}",
  claimText: "We are sorry. Your claim has the number {0}, and we look into it at once.",
}

const texts: Readonly<Record<string, ServiceTexts>> = {
  en: english,
  es: {
    contactSubject: "Hemos recibido tu mensaje, caso {0}",
    contactText: "Gracias por escribirnos. Tu caso tiene el número {0}; respondemos en dos días laborables.",
    claimSubject: "Hemos recibido tu reclamación {0}",
    claimText: "Lo sentimos. Tu reclamación tiene el número {0} y la revisamos enseguida.",
  },
  ca: {
    contactSubject: "Hem rebut el teu missatge, cas {0}",
    contactText: "Gràcies per escriure'ns. El teu cas té el número {0}; responem en dos dies feiners.",
    claimSubject: "Hem rebut la teva reclamació {0}",
    claimText: "Ho sentim. La teva reclamació té el número {0} i la revisem de seguida.",
  },
  ja: {
    contactSubject: "お問い合わせを受け付けました(受付番号 {0})",
    contactText: "お問い合わせありがとうございます。受付番号は {0} です。2営業日以内にご返信します。",
    claimSubject: "お申し出を受け付けました(番号 {0})",
    claimText: "ご迷惑をおかけして申し訳ございません。番号は {0} です。すぐに確認いたします。",
  },
  ar: {
    contactSubject: "وصلتنا رسالتك، الحالة رقم {0}",
    contactText: "شكرًا لتواصلك معنا. رقم حالتك {0}، وسنجيب خلال يومي عمل.",
    claimSubject: "وصلتنا شكواك رقم {0}",
    claimText: "نأسف لما حدث. رقم شكواك {0}، وسنراجعها فورًا.",
  },
  fr: {
    contactSubject: "Nous avons votre message, dossier {0}",
    contactText:
      "Merci de nous avoir écrit. Votre dossier porte le numéro {0} ; nous répondons sous deux jours ouvrables.",
    claimSubject: "Nous avons votre réclamation {0}",
    claimText: "Nous sommes désolés. Votre réclamation porte le numéro {0}, et nous l'examinons tout de suite.",
  },
  de: {
    contactSubject: "Wir haben deine Nachricht, Fall {0}",
    contactText:
      "Danke, dass du uns geschrieben hast. Dein Fall hat die Nummer {0}; wir antworten innerhalb von zwei Werktagen.",
    claimSubject: "Wir haben deine Reklamation {0}",
    claimText: "Das tut uns leid. Deine Reklamation hat die Nummer {0}, und wir kümmern uns sofort darum.",
  },
  it: {
    contactSubject: "Abbiamo ricevuto il tuo messaggio, caso {0}",
    contactText: "Grazie per averci scritto. Il tuo caso ha il numero {0}; rispondiamo entro due giorni lavorativi.",
    claimSubject: "Abbiamo ricevuto il tuo reclamo {0}",
    claimText: "Ci dispiace. Il tuo reclamo ha il numero {0}, e lo esaminiamo subito.",
  },
  pt: {
    contactSubject: "Recebemos a sua mensagem, caso {0}",
    contactText: "Obrigado por nos ter escrito. O seu caso tem o número {0}; respondemos em dois dias úteis.",
    claimSubject: "Recebemos a sua reclamação {0}",
    claimText: "Lamentamos. A sua reclamação tem o número {0}, e vamos tratar dela de imediato.",
  },
  he: {
    contactSubject: "קיבלנו את פנייתך, מספר {0}",
    contactText: "תודה שכתבת לנו. מספר הפנייה הוא {0}; נענה בתוך שני ימי עסקים.",
    claimSubject: "קיבלנו את תלונתך, מספר {0}",
    claimText: "אנחנו מצטערים. מספר התלונה הוא {0}, ואנחנו בודקים אותה מיד.",
  },
  zh: {
    contactSubject: "我们已收到您的来信，编号 {0}",
    contactText: "感谢您的来信。您的编号是 {0}；我们会在两个工作日内回复。",
    claimSubject: "我们已收到您的投诉 {0}",
    claimText: "非常抱歉。您的投诉编号是 {0}，我们会立即处理。",
  },
  ko: {
    contactSubject: "문의가 접수되었습니다(접수 번호 {0})",
    contactText: "문의해 주셔서 감사합니다. 접수 번호는 {0}이며, 영업일 기준 2일 이내에 답변드립니다.",
    claimSubject: "불만이 접수되었습니다(번호 {0})",
    claimText: "불편을 드려 죄송합니다. 접수 번호는 {0}이며, 바로 확인하겠습니다.",
  },
  pl: {
    contactSubject: "Mamy Twoją wiadomość, sprawa {0}",
    contactText: "Dziękujemy za wiadomość. Twoja sprawa ma numer {0}; odpowiemy w ciągu dwóch dni roboczych.",
    claimSubject: "Mamy Twoją reklamację {0}",
    claimText: "Przepraszamy. Twoja reklamacja ma numer {0}, zajmiemy się nią od razu.",
  },
}

export const serviceTexts = ({ code }: StoreLanguage, number: number): ServiceTexts => {
  const { contactSubject, contactText, claimSubject, claimText } = texts[code] ?? english
  const filled = (text: string): string => text.replace("{0}", String(number))
  return {
    contactSubject: filled(contactSubject),
    contactText: filled(contactText),
    claimSubject: filled(claimSubject),
    claimText: filled(claimText),
  }
}
