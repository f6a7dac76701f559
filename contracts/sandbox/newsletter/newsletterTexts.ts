interface NewsletterTexts {
  readonly confirmSubject: string
  /** Asks the owner of the address; the link follows. */
  readonly confirm: string
  readonly ignore: string
  readonly welcomeSubject: string
  readonly welcome: string
  /** Stands before the link that ends it. */
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
    ignore: "お心当たりがない場合は、何もする必要はありません。確認がなければ、今後メールをお送りすることはありません。",
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
}

export const newsletterTexts = (languageCode: string): NewsletterTexts => texts[languageCode] ?? english
