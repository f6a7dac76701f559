import type { CartScope } from "../cart/CartScope.ts"
import type { MessagePurpose } from "../outbox/messagePolicies.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import type { UnitOfWork } from "../storage/Storage.ts"

interface Words {
  readonly subject: string
  readonly text: (name: string) => string
}

type TeenMessageKind = "invitation" | "asked" | "payment"

const english: Readonly<Record<TeenMessageKind, Words>> = {
  invitation: {
    subject: "Would you be a sponsor?",
    text: (name) => `${name} asks you to be the sponsor of a teen account. The link is good once, for seven days.`,
  },
  asked: {
    subject: "Somebody would like to sponsor you",
    text: (name) => `${name} would like to be the sponsor of your account. You decide:`,
  },
  payment: { subject: "A cart to be paid", text: (name) => `${name} asks you to pay a cart:` },
}

const texts: Readonly<Record<string, Readonly<Record<TeenMessageKind, Words>>>> = {
  en: english,
  es: {
    invitation: {
      subject: "¿Quieres ser responsable de una cuenta?",
      text: (name) => `${name} te pide que seas responsable de su cuenta. El enlace vale una vez, durante siete días.`,
    },
    asked: {
      subject: "Alguien quiere ser responsable de tu cuenta",
      text: (name) => `${name} quiere ser responsable de tu cuenta. Tú decides:`,
    },
    payment: { subject: "Una cesta por pagar", text: (name) => `${name} te pide que pagues una cesta:` },
  },
  ca: {
    invitation: {
      subject: "Vols ser responsable d'un compte?",
      text: (name) =>
        `${name} et demana que siguis responsable del seu compte. L'enllaç val una vegada, durant set dies.`,
    },
    asked: {
      subject: "Algú vol ser responsable del teu compte",
      text: (name) => `${name} vol ser responsable del teu compte. Tu decideixes:`,
    },
    payment: { subject: "Una cistella per pagar", text: (name) => `${name} et demana que paguis una cistella:` },
  },
  ja: {
    invitation: {
      subject: "保護者になっていただけますか",
      text: (name) =>
        `${name}さんが、アカウントの保護者になってほしいと依頼しています。リンクは一度だけ、7日間有効です。`,
    },
    asked: {
      subject: "保護者の申し出があります",
      text: (name) =>
        `${name}さんが、あなたのアカウントの保護者になることを希望しています。承認するかどうかお選びください。`,
    },
    payment: { subject: "お支払いの依頼", text: (name) => `${name}さんがカートのお支払いを依頼しています。` },
  },
  ar: {
    invitation: {
      subject: "هل تقبل أن تكون راعيًا؟",
      text: (name) => `يطلب منك ${name} أن تكون راعيًا لحسابه. الرابط صالح مرة واحدة لمدة سبعة أيام.`,
    },
    asked: {
      subject: "هناك من يود أن يكون راعيًا لحسابك",
      text: (name) => `يود ${name} أن يكون راعيًا لحسابك. القرار لك:`,
    },
    payment: { subject: "سلة تنتظر الدفع", text: (name) => `يطلب منك ${name} دفع سلة:` },
  },
  fr: {
    invitation: {
      subject: "Voulez-vous être responsable d'un compte ?",
      text: (name) =>
        `${name} vous demande d'être responsable d'un compte ado. Le lien vaut une fois, pendant sept jours.`,
    },
    asked: {
      subject: "Quelqu'un voudrait être responsable de votre compte",
      text: (name) => `${name} voudrait être responsable de votre compte. C'est vous qui décidez :`,
    },
    payment: { subject: "Un panier à payer", text: (name) => `${name} vous demande de payer un panier :` },
  },
  de: {
    invitation: {
      subject: "Möchtest du für ein Konto verantwortlich sein?",
      text: (name) =>
        `${name} bittet dich, für ein Teenager-Konto verantwortlich zu sein. Der Link gilt einmal, sieben Tage lang.`,
    },
    asked: {
      subject: "Jemand möchte für dein Konto verantwortlich sein",
      text: (name) => `${name} möchte für dein Konto verantwortlich sein. Du entscheidest:`,
    },
    payment: {
      subject: "Ein Warenkorb zum Bezahlen",
      text: (name) => `${name} bittet dich, einen Warenkorb zu bezahlen:`,
    },
  },
  it: {
    invitation: {
      subject: "Vuoi fare da garante?",
      text: (name) =>
        `${name} ti chiede di fare da garante per un account ragazzi. Il link vale una volta, per sette giorni.`,
    },
    asked: {
      subject: "Qualcuno vorrebbe farti da garante",
      text: (name) => `${name} vorrebbe fare da garante per il tuo account. Decidi tu:`,
    },
    payment: { subject: "Un carrello da pagare", text: (name) => `${name} ti chiede di pagare un carrello:` },
  },
  pt: {
    invitation: {
      subject: "Quer ser responsável por uma conta?",
      text: (name) =>
        `${name} pede-lhe que seja responsável por uma conta de adolescente. ` +
        `A ligação vale uma vez, durante sete dias.`,
    },
    asked: {
      subject: "Alguém gostaria de ser responsável pela sua conta",
      text: (name) => `${name} gostaria de ser responsável pela sua conta. A decisão é sua:`,
    },
    payment: { subject: "Um cesto para pagar", text: (name) => `${name} pede-lhe que pague um cesto:` },
  },
  he: {
    invitation: {
      subject: "אפשר לבקש ממך אחריות על חשבון?",
      text: (name) => `התקבלה בקשה מאת ${name}: לקחת אחריות על חשבון נוער. הקישור תקף פעם אחת, למשך שבעה ימים.`,
    },
    asked: {
      subject: "יש מי שמציע לקחת אחריות על החשבון שלך",
      text: (name) => `הצעה מאת ${name}: לקחת אחריות על החשבון שלך. ההחלטה שלך:`,
    },
    payment: { subject: "סל לתשלום", text: (name) => `התקבלה בקשה מאת ${name} לשלם על סל:` },
  },
  zh: {
    invitation: {
      subject: "您愿意做担保人吗？",
      text: (name) => `${name} 请您为一个青少年账户做担保人。链接只能使用一次，七天内有效。`,
    },
    asked: { subject: "有人想做您的担保人", text: (name) => `${name} 想做您账户的担保人。由您决定：` },
    payment: { subject: "待付款的购物袋", text: (name) => `${name} 请您为一个购物袋付款：` },
  },
  ko: {
    invitation: {
      subject: "보호자가 되어 주시겠어요?",
      text: (name) =>
        `${name} 님이 청소년 계정의 보호자가 되어 달라고 요청했습니다. 링크는 7일 동안 한 번만 사용할 수 있습니다.`,
    },
    asked: {
      subject: "보호자 신청이 있습니다",
      text: (name) => `${name} 님이 계정의 보호자가 되고 싶어 합니다. 결정해 주세요:`,
    },
    payment: { subject: "결제 요청", text: (name) => `${name} 님이 장바구니 결제를 요청했습니다:` },
  },
  pl: {
    invitation: {
      subject: "Czy chcesz być opiekunem konta?",
      text: (name) => `${name} prosi Cię o opiekę nad kontem nastolatka. Link jest ważny raz, przez siedem dni.`,
    },
    asked: {
      subject: "Ktoś chce się opiekować Twoim kontem",
      text: (name) => `${name} chce się opiekować Twoim kontem. Decyzja należy do Ciebie:`,
    },
    payment: { subject: "Koszyk do zapłaty", text: (name) => `${name} prosi Cię o zapłacenie za koszyk:` },
  },
}

export interface TeenMessage {
  readonly messageKind: TeenMessageKind
  readonly channel: "mail" | "sms"
  readonly recipient: string
  /** Name of the sender. */
  readonly name: string
  readonly link: string
}

const PURPOSES = {
  invitation: "teenInvitation",
  asked: "teenRequest",
  payment: "teenPayment",
} as const satisfies Readonly<Record<TeenMessageKind, MessagePurpose>>

/** Sends a message about a teen or a sponsor, in the language of the call. */
export const sendTeenMessage = async (
  work: UnitOfWork,
  { principal, store, language, now }: CartScope,
  { messageKind, channel, recipient, name, link }: TeenMessage,
): Promise<void> => {
  const words = (texts[language.code] ?? english)[messageKind]
  await sendMessage(work.db, {
    purpose: PURPOSES[messageKind],
    storeId: store.id,
    channel,
    recipient,
    sender: principal.userId,
    isCounted: messageKind === "asked",
    ...(channel === "mail" ? { subject: words.subject } : {}),
    text: `${words.text(name)}\n\n${link}`,
    now,
  })
}

/** Returns the address of a page of the shop with its parameters. */
export const pageLink = (
  shopUrl: string,
  { store, language }: CartScope,
  page: string,
  parameters: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams(parameters).toString()
  return `${shopUrl}/${store.id}/${language.id}/${page}${query === "" ? "" : `?${query}`}`
}
