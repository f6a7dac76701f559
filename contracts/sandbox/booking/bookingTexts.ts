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
}

/** Subject and text of a mail in the language, its places filled in. */
export const bookingText = (languageCode: string, about: keyof BookingTexts, ...values: readonly string[]): { readonly subject: string; readonly text: string } => {
  const [subject, text] = (texts[languageCode] ?? english)[about]
  const fill = (words: string) => words.replace(/\{([0-9])\}/gu, (_, index: string) => values[Number(index)] ?? "")
  return { subject: fill(subject), text: fill(text) }
}
