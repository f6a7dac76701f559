interface AccessTexts {
  /** Precedes the link in a mail with a code. */
  readonly link: string
  /** After the first verification of the address. */
  readonly removed: string
}

const english: AccessTexts = {
  link: "Or use this link to choose a new password. It works once, for 24 hours:",
  removed:
    "Your email address wasn't confirmed before. To be safe, we signed out all devices and removed the phone number and linked sign-in services from your account. You can add them again.",
}

const texts: Readonly<Record<string, AccessTexts>> = {
  en: english,
  es: {
    link: "O usa este enlace para elegir una contraseña nueva. Funciona una vez, durante 24 horas:",
    removed:
      "Tu correo electrónico no estaba confirmado. Por seguridad, hemos cerrado la sesión en todos los dispositivos y hemos quitado de tu cuenta el teléfono y los servicios de acceso vinculados. Puedes volver a añadirlos.",
  },
  ca: {
    link: "O fes servir aquest enllaç per triar una contrasenya nova. Funciona una vegada, durant 24 hores:",
    removed:
      "La teva adreça electrònica no estava confirmada. Per seguretat, hem tancat la sessió a tots els dispositius i hem tret del teu compte el telèfon i els serveis d'accés vinculats. Els pots tornar a afegir.",
  },
  ja: {
    link: "または、次のリンクから新しいパスワードを設定してください。リンクは24時間、1回のみ有効です。",
    removed:
      "メールアドレスが未確認だったため、安全のため、すべての端末からログアウトし、電話番号と連携済みのログインサービスをアカウントから削除しました。必要に応じて再度追加してください。",
  },
  ar: {
    link: "أو استخدم هذا الرابط لاختيار كلمة مرور جديدة. يعمل مرة واحدة لمدة 24 ساعة:",
    removed:
      "لم يكن بريدك الإلكتروني مؤكدًا من قبل. حرصًا على أمانك، سجّلنا الخروج من جميع الأجهزة وأزلنا من حسابك رقم الهاتف وخدمات تسجيل الدخول المرتبطة. يمكنك إضافتها مرة أخرى.",
  },
  fr: {
    link: "Ou utilisez ce lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant 24 heures :",
    removed:
      "Votre adresse e-mail n'était pas confirmée. Par sécurité, nous avons déconnecté tous les appareils et retiré de votre compte le numéro de téléphone et les services de connexion associés. Vous pouvez les ajouter à nouveau.",
  },
  de: {
    link: "Oder lege über diesen Link ein neues Passwort fest. Er funktioniert einmal, 24 Stunden lang:",
    removed:
      "Deine E-Mail-Adresse war bisher nicht bestätigt. Zur Sicherheit haben wir alle Geräte abgemeldet und die Telefonnummer sowie verknüpfte Anmeldedienste aus deinem Konto entfernt. Du kannst sie wieder hinzufügen.",
  },
  it: {
    link: "Oppure usa questo link per scegliere una nuova password. Funziona una sola volta, per 24 ore:",
    removed:
      "Il tuo indirizzo e-mail non era confermato. Per sicurezza abbiamo disconnesso tutti i dispositivi e rimosso dal tuo account il numero di telefono e i servizi di accesso collegati. Puoi aggiungerli di nuovo.",
  },
  pt: {
    link: "Ou use esta ligação para escolher uma nova palavra-passe. Funciona uma vez, durante 24 horas:",
    removed:
      "O seu e-mail não estava confirmado. Por segurança, terminámos a sessão em todos os dispositivos e removemos da sua conta o número de telefone e os serviços de início de sessão associados. Pode voltar a adicioná-los.",
  },
  he: {
    link: "אפשר גם לבחור סיסמה חדשה בקישור הזה. הוא תקף לשימוש אחד, במשך 24 שעות:",
    removed:
      "כתובת האימייל שלך לא אומתה קודם לכן. ליתר ביטחון התנתקנו מכל המכשירים והסרנו מהחשבון את מספר הטלפון ואת שירותי ההתחברות המקושרים. אפשר להוסיף אותם מחדש.",
  },
  zh: {
    link: "您也可以通过以下链接设置新密码。链接 24 小时内有效，仅可使用一次：",
    removed:
      "您的邮箱此前未经验证。为安全起见，我们已退出所有设备，并移除了账户中的手机号码和关联的登录方式。您可以重新添加。",
  },
  ko: {
    link: "또는 아래 링크에서 새 비밀번호를 설정하세요. 링크는 24시간 동안 한 번만 사용할 수 있습니다.",
    removed:
      "이메일 주소가 확인되지 않은 상태였습니다. 안전을 위해 모든 기기에서 로그아웃하고 계정에서 전화번호와 연결된 로그인 서비스를 삭제했습니다. 다시 추가하실 수 있습니다.",
  },
  pl: {
    link: "Możesz też ustawić nowe hasło przez ten link. Działa raz, przez 24 godziny:",
    removed:
      "Twój adres e-mail nie był wcześniej potwierdzony. Dla bezpieczeństwa wylogowaliśmy wszystkie urządzenia i usunęliśmy z konta numer telefonu oraz połączone usługi logowania. Możesz dodać je ponownie.",
  },
}

const textsFor = (languageCode: string): AccessTexts => texts[languageCode] ?? english

/** A password reset link with its introduction. */
export const accessLinkText = (languageCode: string, address: string): string =>
  `${textsFor(languageCode).link}\n\n${address}`

/** Notice that credentials were removed because the address had not been verified before. */
export const removedCredentials = (languageCode: string): string => textsFor(languageCode).removed
