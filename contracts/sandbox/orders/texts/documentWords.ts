/** Words on invoices and tickets. */
export interface DocumentWords {
  readonly invoice: string
  readonly ticket: string
  readonly giftTicket: string
  readonly date: string
  readonly order: string
  readonly customer: string
  readonly taxNumber: string
  readonly country: string
  readonly item: string
  readonly units: string
  readonly amount: string
  readonly delivery: string
  readonly discounts: string
  readonly refunded: string
  readonly net: string
  readonly total: string
  readonly payment: string
  readonly operation: string
  readonly till: string
  readonly replaces: string
  readonly replacedBy: string
  readonly giftNote: string
}

const english: DocumentWords = {
  invoice: "Invoice", ticket: "Ticket", giftTicket: "Gift ticket", date: "Date", order: "Order", customer: "Customer", taxNumber: "Tax number", country: "Country",
  item: "Item", units: "Units", amount: "Amount", delivery: "Delivery", discounts: "Discounts and extras", refunded: "Refunded", net: "Net", total: "Total",
  payment: "Payment", operation: "Operation", till: "Till", replaces: "Replaces", replacedBy: "Replaced by", giftNote: "Show this ticket to exchange the gift.",
}

const words: Readonly<Record<string, DocumentWords>> = {
  en: english,
  es: {
    invoice: "Factura", ticket: "Ticket", giftTicket: "Ticket regalo", date: "Fecha", order: "Pedido", customer: "Cliente", taxNumber: "NIF", country: "País",
    item: "Artículo", units: "Unidades", amount: "Importe", delivery: "Envío", discounts: "Descuentos y extras", refunded: "Reembolsado", net: "Base imponible", total: "Total",
    payment: "Pago", operation: "Operación", till: "Caja", replaces: "Sustituye a", replacedBy: "Sustituida por", giftNote: "Presenta este ticket para cambiar el regalo.",
  },
  ca: {
    invoice: "Factura", ticket: "Tiquet", giftTicket: "Tiquet regal", date: "Data", order: "Comanda", customer: "Client", taxNumber: "NIF", country: "País",
    item: "Article", units: "Unitats", amount: "Import", delivery: "Enviament", discounts: "Descomptes i extres", refunded: "Reemborsat", net: "Base imposable", total: "Total",
    payment: "Pagament", operation: "Operació", till: "Caixa", replaces: "Substitueix", replacedBy: "Substituïda per", giftNote: "Presenta aquest tiquet per canviar el regal.",
  },
  ja: {
    invoice: "請求書", ticket: "レシート", giftTicket: "ギフトレシート", date: "日付", order: "注文番号", customer: "お客様", taxNumber: "登録番号", country: "国",
    item: "商品", units: "数量", amount: "金額", delivery: "送料", discounts: "割引など", refunded: "返金", net: "税抜", total: "合計",
    payment: "お支払い", operation: "取引番号", till: "レジ", replaces: "差し替え元", replacedBy: "差し替え先", giftNote: "交換の際はこのレシートをご提示ください。",
  },
  ar: {
    invoice: "فاتورة", ticket: "إيصال", giftTicket: "إيصال هدية", date: "التاريخ", order: "الطلب", customer: "العميل", taxNumber: "الرقم الضريبي", country: "البلد",
    item: "المنتج", units: "الكمية", amount: "المبلغ", delivery: "التوصيل", discounts: "خصومات وإضافات", refunded: "مبلغ مسترد", net: "الصافي", total: "الإجمالي",
    payment: "الدفع", operation: "رقم العملية", till: "الصندوق", replaces: "تحل محل", replacedBy: "حلت محلها", giftNote: "أظهر هذا الإيصال لاستبدال الهدية.",
  },
  fr: {
    invoice: "Facture", ticket: "Ticket", giftTicket: "Ticket cadeau", date: "Date", order: "Commande", customer: "Client", taxNumber: "N° de TVA", country: "Pays",
    item: "Article", units: "Quantité", amount: "Montant", delivery: "Livraison", discounts: "Remises et suppléments", refunded: "Remboursé", net: "Hors taxes", total: "Total",
    payment: "Paiement", operation: "Opération", till: "Caisse", replaces: "Remplace", replacedBy: "Remplacée par", giftNote: "Présentez ce ticket pour échanger le cadeau.",
  },
  de: {
    invoice: "Rechnung", ticket: "Kassenbon", giftTicket: "Geschenkbon", date: "Datum", order: "Bestellung", customer: "Kunde", taxNumber: "USt-IdNr.", country: "Land",
    item: "Artikel", units: "Menge", amount: "Betrag", delivery: "Lieferung", discounts: "Rabatte und Extras", refunded: "Erstattet", net: "Netto", total: "Summe",
    payment: "Zahlung", operation: "Vorgang", till: "Kasse", replaces: "Ersetzt", replacedBy: "Ersetzt durch", giftNote: "Mit diesem Bon kann das Geschenk umgetauscht werden.",
  },
  it: {
    invoice: "Fattura", ticket: "Scontrino", giftTicket: "Scontrino regalo", date: "Data", order: "Ordine", customer: "Cliente", taxNumber: "Partita IVA", country: "Paese",
    item: "Articolo", units: "Quantità", amount: "Importo", delivery: "Consegna", discounts: "Sconti ed extra", refunded: "Rimborsato", net: "Imponibile", total: "Totale",
    payment: "Pagamento", operation: "Operazione", till: "Cassa", replaces: "Sostituisce", replacedBy: "Sostituita da", giftNote: "Presenta questo scontrino per cambiare il regalo.",
  },
  pt: {
    invoice: "Fatura", ticket: "Talão", giftTicket: "Talão de oferta", date: "Data", order: "Encomenda", customer: "Cliente", taxNumber: "NIF", country: "País",
    item: "Artigo", units: "Quantidade", amount: "Valor", delivery: "Entrega", discounts: "Descontos e extras", refunded: "Reembolsado", net: "Valor líquido", total: "Total",
    payment: "Pagamento", operation: "Operação", till: "Caixa", replaces: "Substitui", replacedBy: "Substituída por", giftNote: "Apresente este talão para trocar a oferta.",
  },
  he: {
    invoice: "חשבונית", ticket: "קבלה", giftTicket: "פתק החלפה", date: "תאריך", order: "הזמנה", customer: "לקוח", taxNumber: "מספר עוסק", country: "מדינה",
    item: "פריט", units: "כמות", amount: "סכום", delivery: "משלוח", discounts: "הנחות ותוספות", refunded: "הוחזר", net: "לפני מס", total: "סך הכול",
    payment: "תשלום", operation: "פעולה", till: "קופה", replaces: "מחליפה את", replacedBy: "הוחלפה ב־", giftNote: "יש להציג את הפתק כדי להחליף את המתנה.",
  },
  zh: {
    invoice: "发票", ticket: "小票", giftTicket: "礼品小票", date: "日期", order: "订单", customer: "客户", taxNumber: "税号", country: "国家/地区",
    item: "商品", units: "数量", amount: "金额", delivery: "配送", discounts: "优惠及其他", refunded: "已退款", net: "不含税", total: "合计",
    payment: "付款", operation: "交易号", till: "收银台", replaces: "替代", replacedBy: "被替代为", giftNote: "凭此小票可更换礼品。",
  },
  ko: {
    invoice: "청구서", ticket: "영수증", giftTicket: "선물 영수증", date: "날짜", order: "주문", customer: "고객", taxNumber: "사업자 등록 번호", country: "국가",
    item: "상품", units: "수량", amount: "금액", delivery: "배송", discounts: "할인 및 추가", refunded: "환불", net: "공급가액", total: "합계",
    payment: "결제", operation: "거래 번호", till: "계산대", replaces: "대체 대상", replacedBy: "대체 문서", giftNote: "선물 교환 시 이 영수증을 보여 주세요.",
  },
  pl: {
    invoice: "Faktura", ticket: "Paragon", giftTicket: "Paragon prezentowy", date: "Data", order: "Zamówienie", customer: "Klient", taxNumber: "NIP", country: "Kraj",
    item: "Towar", units: "Sztuk", amount: "Kwota", delivery: "Dostawa", discounts: "Rabaty i dodatki", refunded: "Zwrócono", net: "Netto", total: "Razem",
    payment: "Płatność", operation: "Operacja", till: "Kasa", replaces: "Zastępuje", replacedBy: "Zastąpiona przez", giftNote: "Okaż ten paragon, aby wymienić prezent.",
  },
}

export const documentWords = (languageCode: string): DocumentWords => words[languageCode] ?? english
