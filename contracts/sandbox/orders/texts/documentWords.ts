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
}

export const documentWords = (languageCode: string): DocumentWords => words[languageCode] ?? english
