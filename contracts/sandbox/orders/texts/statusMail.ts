import type { OrderStatus } from "../OrderTables.ts"

interface Mail {
  readonly subject: string
  readonly text: string
}

type Told = Extract<OrderStatus, "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED">

const english: Readonly<Record<Told, Mail>> = {
  SHIPPED: { subject: "Order {0} is on its way", text: "Your order {0} has left our warehouse." },
  DELIVERED: { subject: "Order {0} was delivered", text: "Your order {0} has arrived. We hope you like it." },
  CANCELLED: { subject: "Order {0} was cancelled", text: "Your order {0} was cancelled. What you paid is on its way back to you." },
  REFUNDED: { subject: "Order {0} was refunded", text: "The money for order {0} is on its way back to you." },
}

const texts: Readonly<Record<string, Readonly<Record<Told, Mail>>>> = {
  en: english,
  es: {
    SHIPPED: { subject: "El pedido {0} está en camino", text: "Tu pedido {0} ha salido de nuestro almacén." },
    DELIVERED: { subject: "El pedido {0} se ha entregado", text: "Tu pedido {0} ha llegado. Esperamos que te guste." },
    CANCELLED: { subject: "El pedido {0} se ha cancelado", text: "Tu pedido {0} se ha cancelado. Te devolvemos lo que pagaste." },
    REFUNDED: { subject: "El pedido {0} se ha reembolsado", text: "Te devolvemos el importe del pedido {0}." },
  },
  ca: {
    SHIPPED: { subject: "La comanda {0} és en camí", text: "La teva comanda {0} ha sortit del nostre magatzem." },
    DELIVERED: { subject: "La comanda {0} s'ha lliurat", text: "La teva comanda {0} ha arribat. Esperem que t'agradi." },
    CANCELLED: { subject: "La comanda {0} s'ha cancel·lat", text: "La teva comanda {0} s'ha cancel·lat. Et tornem el que vas pagar." },
    REFUNDED: { subject: "La comanda {0} s'ha reemborsat", text: "Et tornem l'import de la comanda {0}." },
  },
  ja: {
    SHIPPED: { subject: "ご注文 {0} を発送しました", text: "ご注文 {0} を倉庫から発送しました。" },
    DELIVERED: { subject: "ご注文 {0} をお届けしました", text: "ご注文 {0} をお届けしました。気に入っていただければ幸いです。" },
    CANCELLED: { subject: "ご注文 {0} をキャンセルしました", text: "ご注文 {0} をキャンセルしました。お支払い分はご返金いたします。" },
    REFUNDED: { subject: "ご注文 {0} を返金しました", text: "ご注文 {0} の代金をご返金いたします。" },
  },
  ar: {
    SHIPPED: { subject: "الطلب {0} في الطريق", text: "غادر طلبك {0} مستودعنا." },
    DELIVERED: { subject: "تم توصيل الطلب {0}", text: "وصل طلبك {0}. نأمل أن ينال إعجابك." },
    CANCELLED: { subject: "تم إلغاء الطلب {0}", text: "تم إلغاء طلبك {0}. سيعاد إليك ما دفعته." },
    REFUNDED: { subject: "تم رد مبلغ الطلب {0}", text: "سيعاد إليك مبلغ الطلب {0}." },
  },
}

const isTold = (status: OrderStatus): status is Told => status !== "PENDING" && status !== "PAID"

/** What a shopper is told when an order comes into a state; undefined for one that the shopper brought about by paying. */
export const statusMail = (languageCode: string, status: OrderStatus, orderId: string): Mail | undefined => {
  if (!isTold(status)) return undefined
  const { subject, text } = (texts[languageCode] ?? english)[status]
  return { subject: subject.replace("{0}", orderId), text: text.replace("{0}", orderId) }
}
