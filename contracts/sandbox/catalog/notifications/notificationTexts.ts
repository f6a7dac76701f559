interface NotificationTexts {
  readonly confirmSubject: string
  /** Asks the owner to confirm the alert. */
  readonly confirm: (product: string, size: string) => string
  readonly ignore: string
  /** Precedes the link that ends the alert. */
  readonly stop: string
  readonly backSubject: (product: string) => string
  readonly back: (product: string, size: string) => string
  readonly once: string
}

const english: NotificationTexts = {
  confirmSubject: "Shall we write to you?",
  confirm: (product, size) =>
    `Please confirm that we may write to you when ${product}, size ${size}, can be bought again:`,
  ignore: "If this was not you, there is nothing to do: without the confirmation we do not write again.",
  stop: "You no longer want the message? This link stops it:",
  backSubject: (product) => `${product} is back`,
  back: (product, size) => `${product}, size ${size}, can be bought again.`,
  once: "This was the one message you asked for. The piece is not reserved.",
}

const texts: Readonly<Record<string, NotificationTexts>> = {
  en: english,
  es: {
    confirmSubject: "¿Te avisamos?",
    confirm: (product, size) =>
      `Confirma que podemos escribirte cuando ${product}, talla ${size}, vuelva a estar disponible:`,
    ignore: "Si no has sido tú, no hagas nada: sin la confirmación no volveremos a escribirte.",
    stop: "¿Ya no quieres el aviso? Este enlace lo anula:",
    backSubject: (product) => `${product} ha vuelto`,
    back: (product, size) => `${product}, talla ${size}, vuelve a estar disponible.`,
    once: "Este era el único aviso que pediste. La prenda no está reservada.",
  },
  ca: {
    confirmSubject: "T'avisem?",
    confirm: (product, size) =>
      `Confirma que et podem escriure quan ${product}, talla ${size}, torni a estar disponible:`,
    ignore: "Si no has estat tu, no facis res: sense la confirmació no tornarem a escriure't.",
    stop: "Ja no vols l'avís? Aquest enllaç l'anul·la:",
    backSubject: (product) => `${product} ha tornat`,
    back: (product, size) => `${product}, talla ${size}, torna a estar disponible.`,
    once: "Aquest era l'únic avís que vas demanar. La peça no està reservada.",
  },
  ja: {
    confirmSubject: "再入荷のお知らせの確認",
    confirm: (product, size) =>
      `「${product}」サイズ${size}が再入荷した際のメール送信をご希望の場合は、ご確認ください：`,
    ignore:
      "お心当たりがない場合は、何もする必要はありません。確認がなければ、今後メールをお送りすることはありません。",
    stop: "お知らせが不要になった場合は、こちらから停止できます：",
    backSubject: (product) => `「${product}」が再入荷しました`,
    back: (product, size) => `「${product}」サイズ${size}を再びお買い求めいただけます。`,
    once: "ご希望のお知らせはこの一度限りです。商品のお取り置きはしておりません。",
  },
  ar: {
    confirmSubject: "هل نكتب إليك؟",
    confirm: (product, size) => `يرجى تأكيد رغبتك في أن نكتب إليك عند توفر ${product}، المقاس ${size}، من جديد:`,
    ignore: "إن لم تكن أنت من طلب ذلك فلا حاجة إلى فعل شيء: لن نكتب إليك مجددًا من دون تأكيد.",
    stop: "لم تعد تريد الرسالة؟ هذا الرابط يوقفها:",
    backSubject: (product) => `عاد ${product}`,
    back: (product, size) => `يمكن شراء ${product}، المقاس ${size}، من جديد.`,
    once: "هذه هي الرسالة الوحيدة التي طلبتها. القطعة غير محجوزة.",
  },
  fr: {
    confirmSubject: "Devons-nous vous écrire ?",
    confirm: (product, size) =>
      `Confirmez que nous pouvons vous écrire lorsque ${product}, taille ${size}, sera de nouveau disponible :`,
    ignore: "Si ce n'était pas vous, il n'y a rien à faire : sans confirmation, nous n'écrivons plus.",
    stop: "Vous ne voulez plus de ce message ? Ce lien l'annule :",
    backSubject: (product) => `${product} est de retour`,
    back: (product, size) => `${product}, taille ${size}, est de nouveau disponible.`,
    once: "C'est le seul message que vous avez demandé. L'article n'est pas réservé.",
  },
  de: {
    confirmSubject: "Sollen wir dir schreiben?",
    confirm: (product, size) =>
      `Bitte bestätige, dass wir dir schreiben dürfen, wenn ${product}, Größe ${size}, wieder zu haben ist:`,
    ignore: "Warst du das nicht, musst du nichts tun: Ohne die Bestätigung schreiben wir nicht wieder.",
    stop: "Du möchtest die Nachricht nicht mehr? Dieser Link stoppt sie:",
    backSubject: (product) => `${product} ist wieder da`,
    back: (product, size) => `${product}, Größe ${size}, ist wieder zu haben.`,
    once: "Das war die eine Nachricht, um die du gebeten hast. Das Teil ist nicht reserviert.",
  },
  it: {
    confirmSubject: "Ti scriviamo?",
    confirm: (product, size) =>
      `Conferma che possiamo scriverti quando ${product}, taglia ${size}, sarà di nuovo disponibile:`,
    ignore: "Se non sei stato tu, non devi fare nulla: senza la conferma non scriviamo più.",
    stop: "Non vuoi più l'avviso? Questo link lo annulla:",
    backSubject: (product) => `${product} è tornato`,
    back: (product, size) => `${product}, taglia ${size}, è di nuovo disponibile.`,
    once: "Questo è l'unico messaggio che hai chiesto. Il capo non è riservato.",
  },
  pt: {
    confirmSubject: "Podemos escrever-lhe?",
    confirm: (product, size) =>
      `Confirme que podemos escrever-lhe quando ${product}, tamanho ${size}, voltar a estar disponível:`,
    ignore: "Se não foi o próprio a pedir, não tem de fazer nada: sem a confirmação não voltamos a escrever.",
    stop: "Já não quer a mensagem? Esta ligação cancela-a:",
    backSubject: (product) => `${product} voltou`,
    back: (product, size) => `${product}, tamanho ${size}, está de novo disponível.`,
    once: "Esta é a única mensagem que pediu. A peça não está reservada.",
  },
  he: {
    confirmSubject: "לכתוב לך?",
    confirm: (product, size) => `נא לאשר שמותר לנו לכתוב לך כאשר ${product}, מידה ${size}, יהיה שוב זמין:`,
    ignore: "אם הבקשה לא הגיעה ממך, אין צורך לעשות דבר: בלי האישור לא נכתוב שוב.",
    stop: "לא רוצה עוד את ההודעה? הקישור הזה מבטל אותה:",
    backSubject: (product) => `${product} חזר`,
    back: (product, size) => `${product}, מידה ${size}, שוב זמין.`,
    once: "זו ההודעה האחת שביקשת. הפריט אינו שמור.",
  },
  zh: {
    confirmSubject: "需要我们通知您吗？",
    confirm: (product, size) => `请确认，当 ${product}（尺码 ${size}）再次有货时，我们可以写信通知您：`,
    ignore: "如果这不是您本人的请求，无需任何操作：未经确认，我们不会再写信给您。",
    stop: "不再需要通知？点击此链接即可取消：",
    backSubject: (product) => `${product} 已补货`,
    back: (product, size) => `${product}（尺码 ${size}）现在又可以购买了。`,
    once: "这是您要求的唯一一封通知。商品未为您预留。",
  },
  ko: {
    confirmSubject: "알림을 보내 드릴까요?",
    confirm: (product, size) =>
      `${product}, 사이즈 ${size} 상품을 다시 구매할 수 있을 때 알림을 받으시려면 확인해 주세요:`,
    ignore: "본인이 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 확인이 없으면 다시 보내지 않습니다.",
    stop: "더 이상 알림을 원하지 않으시면 이 링크에서 취소하실 수 있습니다:",
    backSubject: (product) => `${product} 재입고`,
    back: (product, size) => `${product}, 사이즈 ${size} 상품을 다시 구매하실 수 있습니다.`,
    once: "요청하신 알림은 이번 한 번뿐입니다. 상품이 예약된 것은 아닙니다.",
  },
  pl: {
    confirmSubject: "Czy mamy do Ciebie napisać?",
    confirm: (product, size) => `Potwierdź, że możemy napisać, gdy znów będzie dostępne: ${product}, rozmiar ${size}:`,
    ignore: "Jeśli to nie Ty, nic nie musisz robić: bez potwierdzenia nie napiszemy ponownie.",
    stop: "Nie chcesz już tej wiadomości? Ten odnośnik ją odwoła:",
    backSubject: (product) => `Znów dostępne: ${product}`,
    back: (product, size) => `Znów można kupić: ${product}, rozmiar ${size}.`,
    once: "To jedyna wiadomość, o którą chodziło w Twojej prośbie. Rzecz nie jest zarezerwowana.",
  },
}

export const notificationTexts = (languageCode: string): NotificationTexts => texts[languageCode] ?? english
