interface NewsletterTexts {
  readonly confirmSubject: string
  /** Asks the owner of the address to confirm; the link follows. */
  readonly confirm: string
  readonly ignore: string
  readonly welcomeSubject: string
  readonly welcome: string
  /** Text in front of the link that unsubscribes. */
  readonly end: string
}

const english: NewsletterTexts = {
  confirmSubject: "Confirm your newsletter",
  confirm: "Please confirm that you want our newsletter. The link is good for two days:",
  ignore: "If this was not you, there is nothing to do: without the confirmation we do not write again.",
  welcomeSubject: "You are subscribed",
  welcome: "From now on our newsletter comes to this address.",
  end: "To unsubscribe at any time:",
}

const texts: Readonly<Record<string, NewsletterTexts>> = {
  en: english,
  es: {
    confirmSubject: "Confirma tu suscripción",
    confirm: "Confirma que quieres recibir nuestra newsletter. El enlace vale dos días:",
    ignore: "Si no has sido tú, no hagas nada: sin la confirmación no volveremos a escribirte.",
    welcomeSubject: "Ya estás suscrito",
    welcome: "A partir de ahora recibirás nuestra newsletter en esta dirección.",
    end: "Para darte de baja en cualquier momento:",
  },
  ca: {
    confirmSubject: "Confirma la subscripció",
    confirm: "Confirma que vols rebre el nostre butlletí. L'enllaç val dos dies:",
    ignore: "Si no has estat tu, no facis res: sense la confirmació no tornarem a escriure't.",
    welcomeSubject: "Ja hi estàs subscrit",
    welcome: "A partir d'ara rebràs el nostre butlletí en aquesta adreça.",
    end: "Per donar-te de baixa en qualsevol moment:",
  },
  ja: {
    confirmSubject: "ニュースレター登録の確認",
    confirm: "ニュースレターの配信をご希望の場合は、以下のリンクからご確認ください（2日間有効）：",
    ignore:
      "お心当たりがない場合は、何もする必要はありません。確認がなければ、今後メールをお送りすることはありません。",
    welcomeSubject: "ご登録が完了しました",
    welcome: "今後、このアドレスにニュースレターをお届けします。",
    end: "配信停止はいつでもこちらから：",
  },
  ar: {
    confirmSubject: "أكّد اشتراكك في النشرة",
    confirm: "يرجى تأكيد رغبتك في تلقي نشرتنا. الرابط صالح ليومين:",
    ignore: "إن لم تكن أنت من طلب ذلك فلا حاجة إلى فعل شيء: لن نكتب إليك مجددًا من دون تأكيد.",
    welcomeSubject: "تم اشتراكك",
    welcome: "من الآن فصاعدًا تصل نشرتنا إلى هذا العنوان.",
    end: "لإلغاء الاشتراك في أي وقت:",
  },
  fr: {
    confirmSubject: "Confirmez votre newsletter",
    confirm: "Confirmez que vous voulez recevoir notre newsletter. Le lien est valable deux jours :",
    ignore: "Si ce n'était pas vous, il n'y a rien à faire : sans confirmation, nous n'écrivons plus.",
    welcomeSubject: "Votre inscription est faite",
    welcome: "Désormais, notre newsletter arrive à cette adresse.",
    end: "Pour vous désinscrire à tout moment :",
  },
  de: {
    confirmSubject: "Bestätige deinen Newsletter",
    confirm: "Bitte bestätige, dass du unseren Newsletter möchtest. Der Link gilt zwei Tage:",
    ignore: "Warst du das nicht, musst du nichts tun: Ohne die Bestätigung schreiben wir nicht wieder.",
    welcomeSubject: "Du bist angemeldet",
    welcome: "Ab jetzt kommt unser Newsletter an diese Adresse.",
    end: "Jederzeit abmelden:",
  },
  it: {
    confirmSubject: "Conferma la tua newsletter",
    confirm: "Conferma che vuoi ricevere la nostra newsletter. Il link vale due giorni:",
    ignore: "Se non sei stato tu, non devi fare nulla: senza la conferma non scriviamo più.",
    welcomeSubject: "L'iscrizione è fatta",
    welcome: "Da ora la nostra newsletter arriva a questo indirizzo.",
    end: "Per annullare l'iscrizione in qualsiasi momento:",
  },
  pt: {
    confirmSubject: "Confirme a sua newsletter",
    confirm: "Confirme que quer receber a nossa newsletter. A ligação vale dois dias:",
    ignore: "Se não foi o próprio a pedir, não tem de fazer nada: sem a confirmação não voltamos a escrever.",
    welcomeSubject: "A subscrição está feita",
    welcome: "A partir de agora a nossa newsletter chega a este endereço.",
    end: "Para cancelar a subscrição a qualquer momento:",
  },
  he: {
    confirmSubject: "אישור הניוזלטר",
    confirm: "נא לאשר את הרצון לקבל את הניוזלטר שלנו. הקישור תקף יומיים:",
    ignore: "אם הבקשה לא הגיעה ממך, אין צורך לעשות דבר: בלי האישור לא נכתוב שוב.",
    welcomeSubject: "ההרשמה הושלמה",
    welcome: "מעכשיו הניוזלטר שלנו מגיע לכתובת הזאת.",
    end: "לביטול ההרשמה בכל עת:",
  },
  zh: {
    confirmSubject: "请确认订阅",
    confirm: "请确认您想接收我们的新闻邮件。链接两天内有效：",
    ignore: "如果这不是您本人的请求，无需任何操作：未经确认，我们不会再写信给您。",
    welcomeSubject: "您已订阅",
    welcome: "从现在起，我们的新闻邮件会发送到此邮箱。",
    end: "随时退订：",
  },
  ko: {
    confirmSubject: "뉴스레터 구독을 확인해 주세요",
    confirm: "뉴스레터를 받으시려면 확인해 주세요. 링크는 이틀 동안 유효합니다:",
    ignore: "본인이 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 확인이 없으면 다시 보내지 않습니다.",
    welcomeSubject: "구독이 완료되었습니다",
    welcome: "이제부터 이 주소로 뉴스레터를 보내 드립니다.",
    end: "언제든 구독을 해지하려면:",
  },
  pl: {
    confirmSubject: "Potwierdź newsletter",
    confirm: "Potwierdź, że chcesz dostawać nasz newsletter. Link jest ważny dwa dni:",
    ignore: "Jeśli to nie Ty, nic nie musisz robić: bez potwierdzenia nie napiszemy ponownie.",
    welcomeSubject: "Subskrypcja potwierdzona",
    welcome: "Od teraz nasz newsletter przychodzi na ten adres.",
    end: "Aby zrezygnować w dowolnej chwili:",
  },
}

export const newsletterTexts = (languageCode: string): NewsletterTexts => texts[languageCode] ?? english
