type Words = readonly [subject: string, text: string]

interface BookingTexts {
  readonly booked: Words
  readonly cancelled: Words
}

const english: BookingTexts = {
  booked: ["Your booking {0}", "We keep your pieces for you. Ask for booking {0} in {1} by {2}."],
  cancelled: ["Your booking {0} was cancelled", "The booking {0} was cancelled; nothing is kept for you any more."],
}

const texts: Readonly<Record<string, BookingTexts>> = {
  en: english,
  es: {
    booked: ["Tu reserva {0}", "Te guardamos tus prendas. Pregunta por la reserva {0} en {1} hasta el {2}."],
    cancelled: ["Tu reserva {0} se ha cancelado", "La reserva {0} se ha cancelado; ya no te guardamos nada."],
  },
  ca: {
    booked: ["La teva reserva {0}", "Et guardem les teves peces. Pregunta per la reserva {0} a {1} fins al {2}."],
    cancelled: ["La teva reserva {0} s'ha cancel·lat", "La reserva {0} s'ha cancel·lat; ja no et guardem res."],
  },
  ja: {
    booked: ["お取り置き {0}", "商品をお取り置きしています。{2} までに {1} で番号 {0} をお伝えください。"],
    cancelled: ["お取り置き {0} の取り消し", "お取り置き {0} は取り消されました。"],
  },
  ar: {
    booked: ["حجزك {0}", "نحتفظ لك بقطعك. اسأل عن الحجز {0} في {1} قبل {2}."],
    cancelled: ["تم إلغاء حجزك {0}", "تم إلغاء الحجز {0} ولم نعد نحتفظ لك بشيء."],
  },
  fr: {
    booked: ["Votre réservation {0}", "Nous gardons vos articles. Demandez la réservation {0} à {1} avant le {2}."],
    cancelled: [
      "Votre réservation {0} a été annulée",
      "La réservation {0} a été annulée ; plus rien n'est gardé pour vous.",
    ],
  },
  de: {
    booked: ["Deine Reservierung {0}", "Wir heben deine Teile auf. Frag bis {2} in {1} nach der Reservierung {0}."],
    cancelled: [
      "Deine Reservierung {0} wurde storniert",
      "Die Reservierung {0} wurde storniert; es wird nichts mehr für dich aufgehoben.",
    ],
  },
  it: {
    booked: [
      "La tua prenotazione {0}",
      "Teniamo da parte i tuoi capi. Chiedi della prenotazione {0} presso {1} entro il {2}.",
    ],
    cancelled: [
      "La tua prenotazione {0} è stata annullata",
      "La prenotazione {0} è stata annullata; non teniamo più nulla da parte.",
    ],
  },
  pt: {
    booked: ["A sua reserva {0}", "Guardamos as suas peças. Pergunte pela reserva {0} em {1} até {2}."],
    cancelled: ["A sua reserva {0} foi cancelada", "A reserva {0} foi cancelada; já não guardamos nada."],
  },
  he: {
    booked: ["ההזמנה השמורה שלך {0}", "הפריטים שמורים בשבילך. יש לבקש את {0} בחנות {1} עד {2}."],
    cancelled: ["ההזמנה השמורה {0} בוטלה", "ההזמנה השמורה {0} בוטלה; דבר לא נשמר עוד."],
  },
  zh: {
    booked: ["您的预留 {0}", "我们已为您保留商品。请在 {2} 前到{1}报预留号 {0}。"],
    cancelled: ["您的预留 {0} 已取消", "预留 {0} 已取消，我们不再为您保留商品。"],
  },
  ko: {
    booked: ["예약 {0}", "상품을 보관하고 있습니다. {2}까지 {1}에서 예약 번호 {0}을(를) 말씀해 주세요."],
    cancelled: ["예약 {0} 취소", "예약 {0}이(가) 취소되어 더 이상 상품을 보관하지 않습니다."],
  },
  pl: {
    booked: ["Twoja rezerwacja {0}", "Odłożyliśmy Twoje rzeczy. Zapytaj o rezerwację {0}, sklep {1}, najpóźniej {2}."],
    cancelled: ["Rezerwacja {0} została anulowana", "Rezerwacja {0} została anulowana; nic już nie jest odłożone."],
  },
}

/** Subject and text of a mail in a language, with its placeholders filled in. */
export const bookingText = (
  languageCode: string,
  about: keyof BookingTexts,
  ...values: readonly string[]
): { readonly subject: string; readonly text: string } => {
  const [subject, text] = (texts[languageCode] ?? english)[about]
  const fill = (words: string) => words.replace(/\{([0-9])\}/gu, (_, index: string) => values[Number(index)] ?? "")
  return { subject: fill(subject), text: fill(text) }
}
