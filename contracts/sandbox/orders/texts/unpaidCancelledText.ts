const english = "Your order {0} was cancelled. It was not paid, so nothing is owed."

const TEXTS: Readonly<Record<string, string>> = {
  en: english,
  es: "Tu pedido {0} se ha cancelado. No se había pagado, así que no debes nada.",
  ca: "La teva comanda {0} s'ha cancel·lat. No s'havia pagat, de manera que no deus res.",
  fr: "Votre commande {0} a été annulée. Elle n'était pas payée : vous ne devez rien.",
  de: "Deine Bestellung {0} wurde storniert. Sie war nicht bezahlt, du schuldest nichts.",
  it: "Il tuo ordine {0} è stato annullato. Non era stato pagato, quindi non devi nulla.",
  pt: "A sua encomenda {0} foi cancelada. Não tinha sido paga, por isso não deve nada.",
  pl: "Twoje zamówienie {0} zostało anulowane. Nie było opłacone, więc nic nie jest należne.",
  ja: "ご注文 {0} はキャンセルされました。お支払い前のため、ご請求はありません。",
  zh: "您的订单 {0} 已取消。由于尚未付款，无需支付任何费用。",
  ko: "주문 {0}이(가) 취소되었습니다. 결제 전이므로 청구되는 금액이 없습니다.",
  ar: "أُلغي طلبك {0}. لم يكن مدفوعاً، فلا يُستحق عليك شيء.",
  he: "ההזמנה שלך {0} בוטלה. היא לא שולמה, ולכן לא מגיע ממך דבר.",
}

/** Returns the text for a cancelled order that was never paid: there is no refund. */
export const unpaidCancelledText = (languageCode: string): string => TEXTS[languageCode] ?? english
