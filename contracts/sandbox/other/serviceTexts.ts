import type { StoreLanguage } from "../catalog/StoreData.ts"

/** What customer service writes back by itself; {0} is the number. */
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
}

export const serviceTexts = ({ code }: StoreLanguage, number: number): ServiceTexts => {
  const { contactSubject, contactText, claimSubject, claimText } = texts[code] ?? english
  const filled = (text: string): string => text.replace("{0}", String(number))
  return { contactSubject: filled(contactSubject), contactText: filled(contactText), claimSubject: filled(claimSubject), claimText: filled(claimText) }
}
