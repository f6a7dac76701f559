import type { Mail } from "./Mail.ts"

/** Mails about a collected order: ready for pickup, and collected. */
interface CollectionMails {
  readonly ready: Mail
  readonly collected: Mail
}

const english: CollectionMails = {
  ready: {
    subject: "Order {0} is ready to collect",
    text: "Your order {0} is ready to collect. Behind this link you see where, until when, and the code to show:",
  },
  collected: { subject: "Order {0} was collected", text: "Your order {0} was collected. We hope you like it." },
}

const texts: Readonly<Record<string, CollectionMails>> = {
  en: english,
  es: {
    ready: {
      subject: "El pedido {0} está listo para recoger",
      text: "Tu pedido {0} está listo para recoger. En este enlace ves dónde, hasta cuándo y el código que debes mostrar:",
    },
    collected: {
      subject: "El pedido {0} se ha recogido",
      text: "Tu pedido {0} se ha recogido. Esperamos que te guste.",
    },
  },
  ca: {
    ready: {
      subject: "La comanda {0} ja es pot recollir",
      text: "La teva comanda {0} ja es pot recollir. En aquest enllaç veus on, fins quan i el codi que has d'ensenyar:",
    },
    collected: {
      subject: "La comanda {0} s'ha recollit",
      text: "La teva comanda {0} s'ha recollit. Esperem que t'agradi.",
    },
  },
  fr: {
    ready: {
      subject: "La commande {0} est prête à être retirée",
      text: "Votre commande {0} est prête à être retirée. Ce lien indique où, jusqu'à quand et le code à présenter :",
    },
    collected: {
      subject: "La commande {0} a été retirée",
      text: "Votre commande {0} a été retirée. Nous espérons qu'elle vous plaît.",
    },
  },
  de: {
    ready: {
      subject: "Bestellung {0} ist abholbereit",
      text: "Deine Bestellung {0} liegt zur Abholung bereit. Unter diesem Link siehst du, wo, bis wann und mit welchem Code:",
    },
    collected: {
      subject: "Bestellung {0} wurde abgeholt",
      text: "Deine Bestellung {0} wurde abgeholt. Wir hoffen, sie gefällt dir.",
    },
  },
  it: {
    ready: {
      subject: "L'ordine {0} è pronto per il ritiro",
      text: "Il tuo ordine {0} è pronto per il ritiro. A questo link vedi dove, fino a quando e il codice da mostrare:",
    },
    collected: {
      subject: "L'ordine {0} è stato ritirato",
      text: "Il tuo ordine {0} è stato ritirato. Speriamo che ti piaccia.",
    },
  },
  pt: {
    ready: {
      subject: "A encomenda {0} está pronta a levantar",
      text: "A sua encomenda {0} está pronta a levantar. Nesta ligação vê onde, até quando e o código a mostrar:",
    },
    collected: {
      subject: "A encomenda {0} foi levantada",
      text: "A sua encomenda {0} foi levantada. Esperamos que goste.",
    },
  },
  pl: {
    ready: {
      subject: "Zamówienie {0} czeka na odbiór",
      text: "Twoje zamówienie {0} czeka na odbiór. Pod tym linkiem zobaczysz gdzie, do kiedy i jaki kod pokazać:",
    },
    collected: {
      subject: "Zamówienie {0} zostało odebrane",
      text: "Twoje zamówienie {0} zostało odebrane. Mamy nadzieję, że Ci się podoba.",
    },
  },
  ja: {
    ready: {
      subject: "ご注文 {0} を受け取れます",
      text: "ご注文 {0} の受け取り準備ができました。場所、お取り置き期限、受け取りコードはこちらのリンクからご確認ください：",
    },
    collected: {
      subject: "ご注文 {0} は受け取り済みです",
      text: "ご注文 {0} をお受け取りいただきました。気に入っていただければ幸いです。",
    },
  },
  zh: {
    ready: {
      subject: "订单 {0} 可以自提了",
      text: "您的订单 {0} 已备好，可以自提。取货地点、保留期限和取货码请见以下链接：",
    },
    collected: { subject: "订单 {0} 已取走", text: "您的订单 {0} 已取走。希望您喜欢。" },
  },
  ko: {
    ready: {
      subject: "주문 {0}을(를) 수령하실 수 있습니다",
      text: "주문 {0}의 수령 준비가 되었습니다. 장소, 보관 기한, 수령 코드는 아래 링크에서 확인하세요:",
    },
    collected: { subject: "주문 {0} 수령 완료", text: "주문 {0}을(를) 수령하셨습니다. 마음에 드시길 바랍니다." },
  },
  ar: {
    ready: {
      subject: "الطلب {0} جاهز للاستلام",
      text: "طلبك {0} جاهز للاستلام. من هذا الرابط ترى المكان والمهلة والرمز الذي تعرضه:",
    },
    collected: { subject: "تم استلام الطلب {0}", text: "تم استلام طلبك {0}. نأمل أن ينال إعجابك." },
  },
  he: {
    ready: {
      subject: "הזמנה {0} מוכנה לאיסוף",
      text: "ההזמנה שלך {0} מוכנה לאיסוף. בקישור הזה רואים היכן, עד מתי ואיזה קוד להציג:",
    },
    collected: { subject: "הזמנה {0} נאספה", text: "ההזמנה שלך {0} נאספה. אנחנו מקווים שאהבת." },
  },
}

/** Returns the mail about an order at a pickup point, for its arrival or its collection. */
export const collectionMail = (languageCode: string, at: keyof CollectionMails): Mail =>
  (texts[languageCode] ?? english)[at]
