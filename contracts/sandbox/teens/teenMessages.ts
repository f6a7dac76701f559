import type { CartScope } from "../cart/CartScope.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import type { Work } from "../storage/Storage.ts"

interface Words {
  readonly subject: string
  readonly text: (name: string) => string
}

type Occasion = "invitation" | "asked" | "payment"

const english: Readonly<Record<Occasion, Words>> = {
  invitation: { subject: "Would you be a sponsor?", text: (name) => `${name} asks you to be the sponsor of a teen account. The link is good once, for seven days.` },
  asked: { subject: "Somebody would like to sponsor you", text: (name) => `${name} would like to be the sponsor of your account. You decide:` },
  payment: { subject: "A cart to be paid", text: (name) => `${name} asks you to pay a cart:` },
}

const texts: Readonly<Record<string, Readonly<Record<Occasion, Words>>>> = {
  en: english,
  es: {
    invitation: { subject: "¿Quieres ser responsable de una cuenta?", text: (name) => `${name} te pide que seas responsable de su cuenta. El enlace vale una vez, durante siete días.` },
    asked: { subject: "Alguien quiere ser responsable de tu cuenta", text: (name) => `${name} quiere ser responsable de tu cuenta. Tú decides:` },
    payment: { subject: "Una cesta por pagar", text: (name) => `${name} te pide que pagues una cesta:` },
  },
  ca: {
    invitation: { subject: "Vols ser responsable d'un compte?", text: (name) => `${name} et demana que siguis responsable del seu compte. L'enllaç val una vegada, durant set dies.` },
    asked: { subject: "Algú vol ser responsable del teu compte", text: (name) => `${name} vol ser responsable del teu compte. Tu decideixes:` },
    payment: { subject: "Una cistella per pagar", text: (name) => `${name} et demana que paguis una cistella:` },
  },
  ja: {
    invitation: { subject: "保護者になっていただけますか", text: (name) => `${name}さんが、アカウントの保護者になってほしいと依頼しています。リンクは一度だけ、7日間有効です。` },
    asked: { subject: "保護者の申し出があります", text: (name) => `${name}さんが、あなたのアカウントの保護者になることを希望しています。承認するかどうかお選びください。` },
    payment: { subject: "お支払いの依頼", text: (name) => `${name}さんがカートのお支払いを依頼しています。` },
  },
  ar: {
    invitation: { subject: "هل تقبل أن تكون راعيًا؟", text: (name) => `يطلب منك ${name} أن تكون راعيًا لحسابه. الرابط صالح مرة واحدة لمدة سبعة أيام.` },
    asked: { subject: "هناك من يود أن يكون راعيًا لحسابك", text: (name) => `يود ${name} أن يكون راعيًا لحسابك. القرار لك:` },
    payment: { subject: "سلة تنتظر الدفع", text: (name) => `يطلب منك ${name} دفع سلة:` },
  },
}

export interface TeenMessage {
  readonly occasion: Occasion
  readonly channel: "mail" | "sms"
  readonly recipient: string
  /** Who it comes from. */
  readonly name: string
  readonly link: string
}

/** Tells somebody about a teen or a sponsor, in the language of the call. */
export const sendTeenMessage = async (work: Work, { store, language, now }: CartScope, { occasion, channel, recipient, name, link }: TeenMessage): Promise<void> => {
  const words = (texts[language.code] ?? english)[occasion]
  await sendMessage(work.db, { storeId: store.id, channel, recipient, ...(channel === "mail" ? { subject: words.subject } : {}), text: `${words.text(name)}\n\n${link}`, now })
}

/** The address of a page of the shop, with what it needs to know. */
export const pageLink = (publicUrl: string, { store, language }: CartScope, page: string, parameters: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(parameters).toString()
  return `${publicUrl}/${store.id}/${language.id}/${page}${query === "" ? "" : `?${query}`}`
}
