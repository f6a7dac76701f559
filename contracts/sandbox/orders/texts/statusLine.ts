import type { OrderStatus } from "../OrderTables.ts"

/** Statuses that every document of an order must print, because it is not proof of a valid purchase. */
type PrintedState = Extract<OrderStatus, "PENDING" | "CANCELLED" | "REFUNDED">

type Words = Readonly<Record<PrintedState | "label", string>>

const english: Words = { label: "Status", PENDING: "Not paid", CANCELLED: "Cancelled", REFUNDED: "Refunded" }

const words: Readonly<Record<string, Words>> = {
  en: english,
  es: { label: "Estado", PENDING: "Sin pagar", CANCELLED: "Cancelado", REFUNDED: "Reembolsado" },
  ca: { label: "Estat", PENDING: "Sense pagar", CANCELLED: "Cancel·lada", REFUNDED: "Reemborsada" },
  fr: { label: "État", PENDING: "Non payée", CANCELLED: "Annulée", REFUNDED: "Remboursée" },
  de: { label: "Status", PENDING: "Nicht bezahlt", CANCELLED: "Storniert", REFUNDED: "Erstattet" },
  it: { label: "Stato", PENDING: "Non pagato", CANCELLED: "Annullato", REFUNDED: "Rimborsato" },
  pt: { label: "Estado", PENDING: "Por pagar", CANCELLED: "Cancelada", REFUNDED: "Reembolsada" },
  pl: { label: "Status", PENDING: "Nieopłacone", CANCELLED: "Anulowane", REFUNDED: "Zwrócono pieniądze" },
  ja: { label: "状態", PENDING: "未払い", CANCELLED: "キャンセル済み", REFUNDED: "返金済み" },
  zh: { label: "状态", PENDING: "未付款", CANCELLED: "已取消", REFUNDED: "已退款" },
  ko: { label: "상태", PENDING: "미결제", CANCELLED: "취소됨", REFUNDED: "환불됨" },
  ar: { label: "الحالة", PENDING: "غير مدفوع", CANCELLED: "ملغى", REFUNDED: "أُعيد المبلغ" },
  he: { label: "מצב", PENDING: "לא שולמה", CANCELLED: "בוטלה", REFUNDED: "הוחזר התשלום" },
}

const isPrinted = (status: OrderStatus): status is PrintedState =>
  status === "PENDING" || status === "CANCELLED" || status === "REFUNDED"

/** Returns the line of a document with the order's status; none for a valid purchase. */
export const statusLine = (languageCode: string, status: OrderStatus): readonly (readonly [string, string])[] => {
  const { label, ...states } = words[languageCode] ?? english
  return isPrinted(status) ? [[label, states[status]]] : []
}
