import type { OrderStatus } from "../OrderTables.ts"
import { collectionMail } from "./collectionMail.ts"
import type { Mail } from "./Mail.ts"
import { unpaidCancelledText } from "./unpaidCancelledText.ts"

type Told = Extract<OrderStatus, "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED">

const english: Readonly<Record<Told, Mail>> = {
  PAID: {
    subject: "Order {0} is placed and paid",
    text: "Thank you. Your order {0} is placed and paid. Behind this link you see how it stands, change it before it leaves, and find its ticket:",
  },
  SHIPPED: { subject: "Order {0} is on its way", text: "Your order {0} has left our warehouse." },
  DELIVERED: { subject: "Order {0} was delivered", text: "Your order {0} has arrived. We hope you like it." },
  CANCELLED: {
    subject: "Order {0} was cancelled",
    text: "Your order {0} was cancelled. What you paid is on its way back to you.",
  },
  REFUNDED: { subject: "Order {0} was refunded", text: "The money for order {0} is on its way back to you." },
}

const texts: Readonly<Record<string, Readonly<Record<Told, Mail>>>> = {
  en: english,
  es: {
    PAID: {
      subject: "El pedido {0} está hecho y pagado",
      text: "Gracias. Tu pedido {0} está hecho y pagado. En este enlace ves cómo va, puedes cambiarlo antes de que salga y encuentras su tique:",
    },
    SHIPPED: { subject: "El pedido {0} está en camino", text: "Tu pedido {0} ha salido de nuestro almacén." },
    DELIVERED: { subject: "El pedido {0} se ha entregado", text: "Tu pedido {0} ha llegado. Esperamos que te guste." },
    CANCELLED: {
      subject: "El pedido {0} se ha cancelado",
      text: "Tu pedido {0} se ha cancelado. Te devolvemos lo que pagaste.",
    },
    REFUNDED: { subject: "El pedido {0} se ha reembolsado", text: "Te devolvemos el importe del pedido {0}." },
  },
  ca: {
    PAID: {
      subject: "La comanda {0} està feta i pagada",
      text: "Gràcies. La teva comanda {0} està feta i pagada. En aquest enllaç veus com va, la pots canviar abans que surti i trobes el tiquet:",
    },
    SHIPPED: { subject: "La comanda {0} és en camí", text: "La teva comanda {0} ha sortit del nostre magatzem." },
    DELIVERED: {
      subject: "La comanda {0} s'ha lliurat",
      text: "La teva comanda {0} ha arribat. Esperem que t'agradi.",
    },
    CANCELLED: {
      subject: "La comanda {0} s'ha cancel·lat",
      text: "La teva comanda {0} s'ha cancel·lat. Et tornem el que vas pagar.",
    },
    REFUNDED: { subject: "La comanda {0} s'ha reemborsat", text: "Et tornem l'import de la comanda {0}." },
  },
  ja: {
    PAID: {
      subject: "ご注文 {0} を承りました",
      text: "ありがとうございます。ご注文 {0} のお支払いが完了しました。状況の確認、発送前の変更、レシートはこちらのリンクから：",
    },
    SHIPPED: { subject: "ご注文 {0} を発送しました", text: "ご注文 {0} を倉庫から発送しました。" },
    DELIVERED: {
      subject: "ご注文 {0} をお届けしました",
      text: "ご注文 {0} をお届けしました。気に入っていただければ幸いです。",
    },
    CANCELLED: {
      subject: "ご注文 {0} をキャンセルしました",
      text: "ご注文 {0} をキャンセルしました。お支払い分はご返金いたします。",
    },
    REFUNDED: { subject: "ご注文 {0} を返金しました", text: "ご注文 {0} の代金をご返金いたします。" },
  },
  ar: {
    PAID: {
      subject: "تم تأكيد الطلب {0} ودفعه",
      text: "شكرًا لك. تم تأكيد طلبك {0} ودفعه. من هذا الرابط ترى حالته، وتغيّره قبل أن يغادر، وتجد إيصاله:",
    },
    SHIPPED: { subject: "الطلب {0} في الطريق", text: "غادر طلبك {0} مستودعنا." },
    DELIVERED: { subject: "تم توصيل الطلب {0}", text: "وصل طلبك {0}. نأمل أن ينال إعجابك." },
    CANCELLED: { subject: "تم إلغاء الطلب {0}", text: "تم إلغاء طلبك {0}. سيعاد إليك ما دفعته." },
    REFUNDED: { subject: "تم رد مبلغ الطلب {0}", text: "سيعاد إليك مبلغ الطلب {0}." },
  },
  fr: {
    PAID: {
      subject: "La commande {0} est passée et payée",
      text: "Merci. Votre commande {0} est passée et payée. Ce lien montre où elle en est, permet de la modifier avant son départ et donne son ticket :",
    },
    SHIPPED: { subject: "La commande {0} est en route", text: "Votre commande {0} a quitté notre entrepôt." },
    DELIVERED: {
      subject: "La commande {0} a été livrée",
      text: "Votre commande {0} est arrivée. Nous espérons qu'elle vous plaît.",
    },
    CANCELLED: {
      subject: "La commande {0} a été annulée",
      text: "Votre commande {0} a été annulée. Ce que vous avez payé vous est remboursé.",
    },
    REFUNDED: {
      subject: "La commande {0} a été remboursée",
      text: "Le montant de la commande {0} vous est remboursé.",
    },
  },
  de: {
    PAID: {
      subject: "Bestellung {0} ist aufgegeben und bezahlt",
      text: "Danke. Deine Bestellung {0} ist aufgegeben und bezahlt. Unter diesem Link siehst du, wie es um sie steht, änderst sie, bevor sie losgeht, und findest ihren Beleg:",
    },
    SHIPPED: { subject: "Bestellung {0} ist unterwegs", text: "Deine Bestellung {0} hat unser Lager verlassen." },
    DELIVERED: {
      subject: "Bestellung {0} wurde zugestellt",
      text: "Deine Bestellung {0} ist angekommen. Wir hoffen, sie gefällt dir.",
    },
    CANCELLED: {
      subject: "Bestellung {0} wurde storniert",
      text: "Deine Bestellung {0} wurde storniert. Was du bezahlt hast, ist auf dem Weg zu dir zurück.",
    },
    REFUNDED: {
      subject: "Bestellung {0} wurde erstattet",
      text: "Das Geld für Bestellung {0} ist auf dem Weg zu dir zurück.",
    },
  },
  it: {
    PAID: {
      subject: "L'ordine {0} è confermato e pagato",
      text: "Grazie. Il tuo ordine {0} è confermato e pagato. Da questo link vedi a che punto è, lo modifichi prima che parta e trovi lo scontrino:",
    },
    SHIPPED: { subject: "L'ordine {0} è in viaggio", text: "Il tuo ordine {0} ha lasciato il nostro magazzino." },
    DELIVERED: {
      subject: "L'ordine {0} è stato consegnato",
      text: "Il tuo ordine {0} è arrivato. Speriamo che ti piaccia.",
    },
    CANCELLED: {
      subject: "L'ordine {0} è stato annullato",
      text: "Il tuo ordine {0} è stato annullato. Ti restituiamo quanto hai pagato.",
    },
    REFUNDED: { subject: "L'ordine {0} è stato rimborsato", text: "Ti restituiamo l'importo dell'ordine {0}." },
  },
  pt: {
    PAID: {
      subject: "A encomenda {0} está feita e paga",
      text: "Obrigado. A sua encomenda {0} está feita e paga. Nesta ligação vê em que ponto está, altera-a antes de sair e encontra o talão:",
    },
    SHIPPED: { subject: "A encomenda {0} está a caminho", text: "A sua encomenda {0} saiu do nosso armazém." },
    DELIVERED: { subject: "A encomenda {0} foi entregue", text: "A sua encomenda {0} chegou. Esperamos que goste." },
    CANCELLED: {
      subject: "A encomenda {0} foi cancelada",
      text: "A sua encomenda {0} foi cancelada. Devolvemos-lhe o que pagou.",
    },
    REFUNDED: { subject: "A encomenda {0} foi reembolsada", text: "Devolvemos-lhe o valor da encomenda {0}." },
  },
  he: {
    PAID: {
      subject: "הזמנה {0} התקבלה ושולמה",
      text: "תודה. ההזמנה שלך {0} התקבלה ושולמה. בקישור הזה רואים מה מצבה, משנים אותה לפני שהיא יוצאת ומוצאים את הקבלה שלה:",
    },
    SHIPPED: { subject: "הזמנה {0} בדרך", text: "ההזמנה שלך {0} יצאה מהמחסן שלנו." },
    DELIVERED: { subject: "הזמנה {0} נמסרה", text: "ההזמנה שלך {0} הגיעה. אנחנו מקווים שהיא מוצאת חן בעיניך." },
    CANCELLED: { subject: "הזמנה {0} בוטלה", text: "ההזמנה שלך {0} בוטלה. מה ששולם בדרך חזרה אליך." },
    REFUNDED: { subject: "הוחזר התשלום על הזמנה {0}", text: "הכסף על הזמנה {0} בדרך חזרה אליך." },
  },
  zh: {
    PAID: {
      subject: "订单 {0} 已提交并付款",
      text: "谢谢。您的订单 {0} 已提交并付款。通过以下链接可查看订单状态、在发货前更改并获取小票：",
    },
    SHIPPED: { subject: "订单 {0} 已发出", text: "您的订单 {0} 已离开我们的仓库。" },
    DELIVERED: { subject: "订单 {0} 已送达", text: "您的订单 {0} 已送达，希望您喜欢。" },
    CANCELLED: { subject: "订单 {0} 已取消", text: "您的订单 {0} 已取消，您支付的款项正在退回。" },
    REFUNDED: { subject: "订单 {0} 已退款", text: "订单 {0} 的款项正在退回给您。" },
  },
  ko: {
    PAID: {
      subject: "주문 {0} 접수 및 결제 완료",
      text: "감사합니다. 주문 {0}이(가) 접수되고 결제되었습니다. 아래 링크에서 진행 상황을 확인하고, 발송 전에 변경하고, 영수증을 받을 수 있습니다:",
    },
    SHIPPED: { subject: "주문 {0} 배송이 시작되었습니다", text: "주문 {0} 상품이 물류 창고에서 출발했습니다." },
    DELIVERED: {
      subject: "주문 {0} 배송이 완료되었습니다",
      text: "주문 {0} 상품이 도착했습니다. 마음에 드시길 바랍니다.",
    },
    CANCELLED: { subject: "주문 {0} 취소", text: "주문 {0}이(가) 취소되었습니다. 결제하신 금액을 돌려 드립니다." },
    REFUNDED: { subject: "주문 {0} 환불", text: "주문 {0}의 금액을 돌려 드립니다." },
  },
  pl: {
    PAID: {
      subject: "Zamówienie {0} jest złożone i opłacone",
      text: "Dziękujemy. Twoje zamówienie {0} jest złożone i opłacone. Pod tym linkiem zobaczysz, co się z nim dzieje, zmienisz je przed wysyłką i znajdziesz paragon:",
    },
    SHIPPED: { subject: "Zamówienie {0} jest w drodze", text: "Twoje zamówienie {0} opuściło nasz magazyn." },
    DELIVERED: {
      subject: "Zamówienie {0} zostało doręczone",
      text: "Twoje zamówienie {0} dotarło. Mamy nadzieję, że Ci się podoba.",
    },
    CANCELLED: {
      subject: "Zamówienie {0} zostało anulowane",
      text: "Twoje zamówienie {0} zostało anulowane. Zapłacone pieniądze wracają do Ciebie.",
    },
    REFUNDED: { subject: "Zwrot pieniędzy za zamówienie {0}", text: "Pieniądze za zamówienie {0} wracają do Ciebie." },
  },
}

const isTold = (status: OrderStatus): status is Told => status !== "PENDING"

/** Properties of an order that its mails depend on, besides its status. */
export interface MailedOrder {
  readonly orderId: string
  readonly isCollected: boolean
  /** Whether it was paid. */
  readonly wasPaid: boolean
}

/**
 * Returns the mail for a new status of an order, to be followed by the link to it; undefined while its payment is
 * pending.
 */
export const statusMail = (
  languageCode: string,
  status: OrderStatus,
  { orderId, isCollected, wasPaid }: MailedOrder,
): Mail | undefined => {
  if (!isTold(status)) return undefined
  const mail =
    isCollected && status === "SHIPPED"
      ? collectionMail(languageCode, "ready")
      : isCollected && status === "DELIVERED"
        ? collectionMail(languageCode, "collected")
        : (texts[languageCode] ?? english)[status]
  const text = status === "CANCELLED" && !wasPaid ? unpaidCancelledText(languageCode) : mail.text
  return { subject: mail.subject.replace("{0}", orderId), text: text.replace("{0}", orderId) }
}
