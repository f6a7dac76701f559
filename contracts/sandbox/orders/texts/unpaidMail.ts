interface Mail {
  readonly subject: string
  readonly text: string
}

const english: Mail = {
  subject: "Order {0} is not paid yet",
  text: "Your order {0} is kept for you until {1}. Behind this link you pay it; after that it is cancelled, nothing is owed, and its pieces are in your cart again:",
}

const texts: Readonly<Record<string, Mail>> = {
  en: english,
  es: {
    subject: "El pedido {0} aún no está pagado",
    text: "Te guardamos el pedido {0} hasta el {1}. En este enlace lo pagas; después se cancela, no debes nada y las prendas vuelven a tu cesta:",
  },
  ca: {
    subject: "La comanda {0} encara no està pagada",
    text: "Et guardem la comanda {0} fins al {1}. En aquest enllaç la pagues; després es cancel·la, no deus res i les peces tornen al teu cistell:",
  },
  fr: {
    subject: "La commande {0} n'est pas encore payée",
    text: "Nous gardons votre commande {0} jusqu'au {1}. Ce lien permet de la payer ; ensuite elle est annulée, rien n'est dû et ses articles reviennent dans votre panier :",
  },
  de: {
    subject: "Bestellung {0} ist noch nicht bezahlt",
    text: "Wir heben deine Bestellung {0} bis {1} auf. Unter diesem Link bezahlst du sie; danach wird sie storniert, du schuldest nichts, und ihre Teile liegen wieder in deinem Warenkorb:",
  },
  it: {
    subject: "L'ordine {0} non è ancora pagato",
    text: "Teniamo da parte il tuo ordine {0} fino al {1}. Da questo link lo paghi; poi viene annullato, non devi nulla e i capi tornano nel tuo carrello:",
  },
  pt: {
    subject: "A encomenda {0} ainda não está paga",
    text: "Guardamos a sua encomenda {0} até {1}. Nesta ligação pode pagá-la; depois é cancelada, nada fica em dívida e as peças voltam ao seu carrinho:",
  },
  pl: {
    subject: "Zamówienie {0} nie jest jeszcze opłacone",
    text: "Zamówienie {0} czeka na Ciebie do {1}. Pod tym linkiem je opłacisz; potem zostanie anulowane, nic nie jest należne, a rzeczy wrócą do koszyka:",
  },
  ja: {
    subject: "ご注文 {0} のお支払いがまだです",
    text: "ご注文 {0} は {1} までお取り置きします。お支払いはこちらのリンクから。その後はキャンセルとなり、ご請求はなく、商品はカートに戻ります：",
  },
  zh: {
    subject: "订单 {0} 尚未付款",
    text: "您的订单 {0} 为您保留至 {1}。请通过以下链接付款；之后订单将被取消，无需支付任何费用，商品会回到您的购物车：",
  },
  ko: {
    subject: "주문 {0}이(가) 아직 결제되지 않았습니다",
    text: "주문 {0}을(를) {1}까지 보관합니다. 아래 링크에서 결제할 수 있으며, 그 뒤에는 취소되어 청구되는 금액이 없고 상품은 장바구니로 돌아갑니다:",
  },
  ar: {
    subject: "لم يُدفع الطلب {0} بعد",
    text: "نحتفظ لك بالطلب {0} حتى {1}. من هذا الرابط تدفعه؛ بعد ذلك يُلغى ولا يُستحق عليك شيء وتعود قطعه إلى سلتك:",
  },
  he: {
    subject: "הזמנה {0} עוד לא שולמה",
    text: "ההזמנה שלך {0} שמורה לך עד {1}. בקישור הזה משלמים אותה; אחר כך היא מתבטלת, לא מגיע ממך דבר, והפריטים חוזרים לסל שלך:",
  },
}

/**
 * Returns the mail about an unpaid order, to be followed by the link to its payment page. `until` is already formatted
 * in the language.
 */
export const unpaidMail = (languageCode: string, orderId: string, until: string): Mail => {
  const { subject, text } = texts[languageCode] ?? english
  return { subject: subject.replace("{0}", orderId), text: text.replace("{0}", orderId).replace("{1}", until) }
}
