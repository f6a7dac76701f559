import type { StoreLanguage } from "../catalog/StoreData.ts"

/** Texts of the mails about returns with placeholders `{0}` and so on. */
interface ReturnTexts {
  readonly requested: readonly [subject: string, text: string]
  readonly annulled: readonly [subject: string, text: string]
  readonly refunded: readonly [subject: string, text: string]
}

const english: ReturnTexts = {
  requested: ["Your return {0}", "We expect the return {0} of your order {1}. Please hand it over by {2}."],
  annulled: [
    "Your return {0} was annulled",
    "The return {0} of your order {1} was annulled. Nothing has to be sent back.",
  ],
  refunded: ["Your refund", "We have refunded {2} for the return {0} of your order {1}."],
}

const texts: Readonly<Record<string, ReturnTexts>> = {
  en: english,
  es: {
    requested: ["Tu devolución {0}", "Esperamos la devolución {0} de tu pedido {1}. Entrégala como muy tarde el {2}."],
    annulled: [
      "Tu devolución {0} se ha anulado",
      "La devolución {0} de tu pedido {1} se ha anulado. No tienes que enviar nada.",
    ],
    refunded: ["Tu reembolso", "Te hemos reembolsado {2} por la devolución {0} de tu pedido {1}."],
  },
  ca: {
    requested: [
      "La teva devolució {0}",
      "Esperem la devolució {0} de la teva comanda {1}. Lliura-la com a molt tard el {2}.",
    ],
    annulled: [
      "La teva devolució {0} s'ha anul·lat",
      "La devolució {0} de la teva comanda {1} s'ha anul·lat. No has d'enviar res.",
    ],
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
  fr: {
    requested: [
      "Votre retour {0}",
      "Nous attendons le retour {0} de votre commande {1}. Remettez-le au plus tard le {2}.",
    ],
    annulled: [
      "Votre retour {0} a été annulé",
      "Le retour {0} de votre commande {1} a été annulé. Vous n'avez rien à renvoyer.",
    ],
    refunded: ["Votre remboursement", "Nous vous avons remboursé {2} pour le retour {0} de votre commande {1}."],
  },
  de: {
    requested: ["Deine Rückgabe {0}", "Wir erwarten die Rückgabe {0} deiner Bestellung {1}. Bitte gib sie bis {2} ab."],
    annulled: [
      "Deine Rückgabe {0} wurde aufgehoben",
      "Die Rückgabe {0} deiner Bestellung {1} wurde aufgehoben. Du musst nichts zurückschicken.",
    ],
    refunded: ["Deine Erstattung", "Wir haben dir {2} für die Rückgabe {0} deiner Bestellung {1} erstattet."],
  },
  it: {
    requested: ["Il tuo reso {0}", "Aspettiamo il reso {0} del tuo ordine {1}. Consegnalo entro il {2}."],
    annulled: [
      "Il tuo reso {0} è stato annullato",
      "Il reso {0} del tuo ordine {1} è stato annullato. Non devi rispedire nulla.",
    ],
    refunded: ["Il tuo rimborso", "Ti abbiamo rimborsato {2} per il reso {0} del tuo ordine {1}."],
  },
  pt: {
    requested: ["A sua devolução {0}", "Esperamos a devolução {0} da sua encomenda {1}. Entregue-a até {2}."],
    annulled: [
      "A sua devolução {0} foi anulada",
      "A devolução {0} da sua encomenda {1} foi anulada. Não tem de enviar nada.",
    ],
    refunded: ["O seu reembolso", "Reembolsámos {2} pela devolução {0} da sua encomenda {1}."],
  },
  he: {
    requested: ["ההחזרה שלך {0}", "אנחנו מחכים להחזרה {0} מההזמנה {1}. נא למסור אותה עד {2}."],
    annulled: ["ההחזרה שלך {0} בוטלה", "ההחזרה {0} מההזמנה {1} בוטלה. אין צורך לשלוח דבר."],
    refunded: ["ההחזר הכספי שלך", "החזרנו לך {2} על ההחזרה {0} מההזמנה {1}."],
  },
  zh: {
    requested: ["您的退货 {0}", "我们等待您订单 {1} 的退货 {0}。请在 {2} 前交付。"],
    annulled: ["您的退货 {0} 已撤销", "您订单 {1} 的退货 {0} 已撤销，无需寄回任何商品。"],
    refunded: ["您的退款", "您订单 {1} 的退货 {0} 已退款 {2}。"],
  },
  ko: {
    requested: ["반품 {0}", "주문 {1}의 반품 {0}을(를) 기다리고 있습니다. {2}까지 전달해 주세요."],
    annulled: ["반품 {0} 취소", "주문 {1}의 반품 {0}이(가) 취소되었습니다. 보내실 것은 없습니다."],
    refunded: ["환불 안내", "주문 {1}의 반품 {0}에 대해 {2}을(를) 환불했습니다."],
  },
  pl: {
    requested: ["Twój zwrot {0}", "Czekamy na zwrot {0} z zamówienia {1}. Przekaż go najpóźniej {2}."],
    annulled: ["Zwrot {0} został anulowany", "Zwrot {0} z zamówienia {1} został anulowany. Nie trzeba nic odsyłać."],
    refunded: ["Zwrot pieniędzy", "Zwróciliśmy {2} za zwrot {0} z zamówienia {1}."],
  },
}

/** Returns subject and text of a mail in the language, with placeholders filled in. */
export const returnText = (
  { code }: StoreLanguage,
  about: keyof ReturnTexts,
  ...values: readonly string[]
): { readonly subject: string; readonly text: string } => {
  const [subject, text] = (texts[code] ?? english)[about]
  const fill = (words: string) => words.replace(/\{([0-9])\}/gu, (_, index: string) => values[Number(index)] ?? "")
  return { subject: fill(subject), text: fill(text) }
}
