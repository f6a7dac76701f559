interface NotificationTexts {
  readonly confirmSubject: string
  /** Asks whether the address is really its owner's wish. */
  readonly confirm: (product: string, size: string) => string
  readonly ignore: string
  readonly backSubject: (product: string) => string
  readonly back: (product: string, size: string) => string
  readonly once: string
}

const english: NotificationTexts = {
  confirmSubject: "Shall we write to you?",
  confirm: (product, size) => `Please confirm that we may write to you when ${product}, size ${size}, can be bought again:`,
  ignore: "If this was not you, there is nothing to do: without the confirmation we do not write again.",
  backSubject: (product) => `${product} is back`,
  back: (product, size) => `${product}, size ${size}, can be bought again.`,
  once: "This was the one message you asked for. The piece is not reserved.",
}

const texts: Readonly<Record<string, NotificationTexts>> = {
  en: english,
  es: {
    confirmSubject: "¿Te avisamos?",
    confirm: (product, size) => `Confirma que podemos escribirte cuando ${product}, talla ${size}, vuelva a estar disponible:`,
    ignore: "Si no has sido tú, no hagas nada: sin la confirmación no volveremos a escribirte.",
    backSubject: (product) => `${product} ha vuelto`,
    back: (product, size) => `${product}, talla ${size}, vuelve a estar disponible.`,
    once: "Este era el único aviso que pediste. La prenda no está reservada.",
  },
  ca: {
    confirmSubject: "T'avisem?",
    confirm: (product, size) => `Confirma que et podem escriure quan ${product}, talla ${size}, torni a estar disponible:`,
    ignore: "Si no has estat tu, no facis res: sense la confirmació no tornarem a escriure't.",
    backSubject: (product) => `${product} ha tornat`,
    back: (product, size) => `${product}, talla ${size}, torna a estar disponible.`,
    once: "Aquest era l'únic avís que vas demanar. La peça no està reservada.",
  },
  ja: {
    confirmSubject: "再入荷のお知らせの確認",
    confirm: (product, size) => `「${product}」サイズ${size}が再入荷した際のメール送信をご希望の場合は、ご確認ください：`,
    ignore: "お心当たりがない場合は、何もする必要はありません。確認がなければ、今後メールをお送りすることはありません。",
    backSubject: (product) => `「${product}」が再入荷しました`,
    back: (product, size) => `「${product}」サイズ${size}を再びお買い求めいただけます。`,
    once: "ご希望のお知らせはこの一度限りです。商品のお取り置きはしておりません。",
  },
  ar: {
    confirmSubject: "هل نكتب إليك؟",
    confirm: (product, size) => `يرجى تأكيد رغبتك في أن نكتب إليك عند توفر ${product}، المقاس ${size}، من جديد:`,
    ignore: "إن لم تكن أنت من طلب ذلك فلا حاجة إلى فعل شيء: لن نكتب إليك مجددًا من دون تأكيد.",
    backSubject: (product) => `عاد ${product}`,
    back: (product, size) => `يمكن شراء ${product}، المقاس ${size}، من جديد.`,
    once: "هذه هي الرسالة الوحيدة التي طلبتها. القطعة غير محجوزة.",
  },
}

export const notificationTexts = (languageCode: string): NotificationTexts => texts[languageCode] ?? english
