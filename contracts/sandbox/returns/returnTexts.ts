import type { StoreLanguage } from "../catalog/StoreData.ts"

/** Words of the mails about returns; `{0}` and so on are filled in. */
interface ReturnTexts {
  readonly requested: readonly [subject: string, text: string]
  readonly annulled: readonly [subject: string, text: string]
  readonly refunded: readonly [subject: string, text: string]
}

const english: ReturnTexts = {
  requested: ["Your return {0}", "We expect the return {0} of your order {1}. Please hand it over by {2}."],
  annulled: ["Your return {0} was annulled", "The return {0} of your order {1} was annulled. Nothing has to be sent back."],
  refunded: ["Your refund", "We have refunded {2} for the return {0} of your order {1}."],
}

const texts: Readonly<Record<string, ReturnTexts>> = {
  en: english,
  es: {
    requested: ["Tu devolución {0}", "Esperamos la devolución {0} de tu pedido {1}. Entrégala como muy tarde el {2}."],
    annulled: ["Tu devolución {0} se ha anulado", "La devolución {0} de tu pedido {1} se ha anulado. No tienes que enviar nada."],
    refunded: ["Tu reembolso", "Te hemos reembolsado {2} por la devolución {0} de tu pedido {1}."],
  },
  ca: {
    requested: ["La teva devolució {0}", "Esperem la devolució {0} de la teva comanda {1}. Lliura-la com a molt tard el {2}."],
    annulled: ["La teva devolució {0} s'ha anul·lat", "La devolució {0} de la teva comanda {1} s'ha anul·lat. No has d'enviar res."],
    refunded: ["El teu reemborsament", "T'hem reemborsat {2} per la devolució {0} de la teva comanda {1}."],
  },
  ja: {
    requested: ["返品受付 {0}", "ご注文 {1} の返品 {0} を承りました。{2} までにお渡しください。"],
    annulled: ["返品 {0} の取り消し", "ご注文 {1} の返品 {0} は取り消されました。返送の必要はありません。"],
    refunded: ["返金のお知らせ", "ご注文 {1} の返品 {0} について {2} を返金しました。"],
  },
  ar: {
    requested: ["إرجاعك {0}", "ننتظر الإرجاع {0} من طلبك {1}. يُرجى تسليمه قبل نهاية يوم {2}."],
    annulled: ["تم إلغاء الإرجاع {0}", "تم إلغاء الإرجاع {0} من طلبك {1}. لا يلزم إرسال أي شيء."],
    refunded: ["المبلغ المسترد", "أعدنا إليك {2} عن الإرجاع {0} من طلبك {1}."],
  },
}

/** Subject and text of a mail in the language, its places filled in. */
export const returnText = ({ code }: StoreLanguage, about: keyof ReturnTexts, ...values: readonly string[]): { readonly subject: string; readonly text: string } => {
  const [subject, text] = (texts[code] ?? english)[about]
  const fill = (words: string) => words.replace(/\{([0-9])\}/gu, (_, index: string) => values[Number(index)] ?? "")
  return { subject: fill(subject), text: fill(text) }
}
