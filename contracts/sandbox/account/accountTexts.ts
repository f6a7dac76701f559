interface MailText {
  readonly subject: string
  readonly text: string
}

interface AccountTexts {
  readonly code: (digits: string) => MailText
  readonly reset: (digits: string) => MailText
  readonly orders: (digits: string) => MailText
  readonly welcome: MailText
  readonly passwordChanged: MailText
  readonly emailChanged: MailText
  readonly accountDeleted: MailText
}

const english: AccountTexts = {
  code: (digits) => ({
    subject: "Your code",
    text: `Your Selvedge code is ${digits}. It is good for 10 minutes. We never ask you for it by telephone.`,
  }),
  reset: (digits) => ({
    subject: "A new password",
    text: `Your code for a new Selvedge password is ${digits}. It is good for 10 minutes. If you did not ask for it, nothing has changed.`,
  }),
  orders: (digits) => ({
    subject: "Your orders",
    text: `Your code to see your Selvedge orders is ${digits}. It is good for 10 minutes.`,
  }),
  welcome: { subject: "Welcome to Selvedge", text: "Your account is ready." },
  passwordChanged: {
    subject: "Your password was changed",
    text: "The password of your Selvedge account was changed. If it was not you, ask for a new one on the sign-in page.",
  },
  emailChanged: {
    subject: "Your e-mail address was changed",
    text: "Your Selvedge account has another e-mail address now. If it was not you, write to us.",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    text: "Your Selvedge account and your personal data were deleted. Thank you for having been with us.",
  },
}

const texts: Readonly<Record<string, AccountTexts>> = {
  en: english,
  es: {
    code: (digits) => ({
      subject: "Tu código",
      text: `Tu código de Selvedge es ${digits}. Vale durante 10 minutos. Nunca te lo pediremos por teléfono.`,
    }),
    reset: (digits) => ({
      subject: "Una contraseña nueva",
      text: `Tu código para una contraseña nueva de Selvedge es ${digits}. Vale durante 10 minutos. Si no lo has pedido, no ha cambiado nada.`,
    }),
    orders: (digits) => ({
      subject: "Tus pedidos",
      text: `Tu código para ver tus pedidos de Selvedge es ${digits}. Vale durante 10 minutos.`,
    }),
    welcome: { subject: "Te damos la bienvenida a Selvedge", text: "Tu cuenta está lista." },
    passwordChanged: {
      subject: "Se ha cambiado tu contraseña",
      text: "Se ha cambiado la contraseña de tu cuenta de Selvedge. Si no has sido tú, pide una nueva en la página de acceso.",
    },
    emailChanged: {
      subject: "Se ha cambiado tu correo",
      text: "Tu cuenta de Selvedge tiene ahora otro correo electrónico. Si no has sido tú, escríbenos.",
    },
    accountDeleted: {
      subject: "Se ha eliminado tu cuenta",
      text: "Hemos eliminado tu cuenta de Selvedge y tus datos personales. Gracias por haber estado con nosotros.",
    },
  },
  ca: {
    code: (digits) => ({
      subject: "El teu codi",
      text: `El teu codi de Selvedge és ${digits}. Val durant 10 minuts. No te'l demanarem mai per telèfon.`,
    }),
    reset: (digits) => ({
      subject: "Una contrasenya nova",
      text: `El teu codi per a una contrasenya nova de Selvedge és ${digits}. Val durant 10 minuts. Si no l'has demanat, no ha canviat res.`,
    }),
    orders: (digits) => ({
      subject: "Les teves comandes",
      text: `El teu codi per veure les teves comandes de Selvedge és ${digits}. Val durant 10 minuts.`,
    }),
    welcome: { subject: "Et donem la benvinguda a Selvedge", text: "El teu compte està a punt." },
    passwordChanged: {
      subject: "S'ha canviat la teva contrasenya",
      text: "S'ha canviat la contrasenya del teu compte de Selvedge. Si no has estat tu, demana'n una de nova a la pàgina d'inici de sessió.",
    },
    emailChanged: {
      subject: "S'ha canviat el teu correu",
      text: "El teu compte de Selvedge té ara un altre correu electrònic. Si no has estat tu, escriu-nos.",
    },
    accountDeleted: {
      subject: "S'ha eliminat el teu compte",
      text: "Hem eliminat el teu compte de Selvedge i les teves dades personals. Gràcies per haver estat amb nosaltres.",
    },
  },
  ja: {
    code: (digits) => ({
      subject: "確認コード",
      text: `Selvedgeの確認コードは ${digits} です。有効期限は10分です。電話でお尋ねすることはありません。`,
    }),
    reset: (digits) => ({
      subject: "パスワードの再設定",
      text: `Selvedgeのパスワード再設定コードは ${digits} です。有効期限は10分です。お心当たりがない場合、変更は行われていません。`,
    }),
    orders: (digits) => ({
      subject: "ご注文の確認",
      text: `Selvedgeのご注文を見るためのコードは ${digits} です。有効期限は10分です。`,
    }),
    welcome: { subject: "Selvedgeへようこそ", text: "アカウントの準備ができました。" },
    passwordChanged: {
      subject: "パスワードが変更されました",
      text: "Selvedgeアカウントのパスワードが変更されました。お心当たりがない場合は、ログインページで再設定してください。",
    },
    emailChanged: {
      subject: "メールアドレスが変更されました",
      text: "Selvedgeアカウントのメールアドレスが変更されました。お心当たりがない場合は、ご連絡ください。",
    },
    accountDeleted: {
      subject: "アカウントが削除されました",
      text: "Selvedgeアカウントと個人情報を削除しました。これまでのご利用ありがとうございました。",
    },
  },
  ar: {
    code: (digits) => ({
      subject: "رمزك",
      text: `رمزك في Selvedge هو ${digits}. صالح لمدة 10 دقائق. لن نطلبه منك هاتفيًا أبدًا.`,
    }),
    reset: (digits) => ({
      subject: "كلمة مرور جديدة",
      text: `رمزك لكلمة مرور جديدة في Selvedge هو ${digits}. صالح لمدة 10 دقائق. إذا لم تطلبه فلم يتغير شيء.`,
    }),
    orders: (digits) => ({ subject: "طلباتك", text: `رمزك لعرض طلباتك في Selvedge هو ${digits}. صالح لمدة 10 دقائق.` }),
    welcome: { subject: "أهلًا بك في Selvedge", text: "حسابك جاهز." },
    passwordChanged: {
      subject: "تم تغيير كلمة المرور",
      text: "تم تغيير كلمة مرور حسابك في Selvedge. إذا لم تفعل ذلك فاطلب كلمة جديدة من صفحة تسجيل الدخول.",
    },
    emailChanged: {
      subject: "تم تغيير بريدك الإلكتروني",
      text: "لحسابك في Selvedge الآن بريد إلكتروني آخر. إذا لم تفعل ذلك فراسلنا.",
    },
    accountDeleted: { subject: "تم حذف حسابك", text: "حذفنا حسابك في Selvedge وبياناتك الشخصية. شكرًا لكونك معنا." },
  },
  fr: {
    code: (digits) => ({
      subject: "Votre code",
      text: `Votre code Selvedge est ${digits}. Il est valable 10 minutes. Nous ne vous le demandons jamais par téléphone.`,
    }),
    reset: (digits) => ({
      subject: "Un nouveau mot de passe",
      text: `Votre code pour un nouveau mot de passe Selvedge est ${digits}. Il est valable 10 minutes. Si vous ne l'avez pas demandé, rien n'a changé.`,
    }),
    orders: (digits) => ({
      subject: "Vos commandes",
      text: `Votre code pour voir vos commandes Selvedge est ${digits}. Il est valable 10 minutes.`,
    }),
    welcome: { subject: "Bienvenue chez Selvedge", text: "Votre compte est prêt." },
    passwordChanged: {
      subject: "Votre mot de passe a été modifié",
      text: "Le mot de passe de votre compte Selvedge a été modifié. Si ce n'était pas vous, demandez-en un nouveau sur la page de connexion.",
    },
    emailChanged: {
      subject: "Votre adresse e-mail a été modifiée",
      text: "Votre compte Selvedge a maintenant une autre adresse e-mail. Si ce n'était pas vous, écrivez-nous.",
    },
    accountDeleted: {
      subject: "Votre compte a été supprimé",
      text: "Votre compte Selvedge et vos données personnelles ont été supprimés. Merci d'avoir été parmi nous.",
    },
  },
  de: {
    code: (digits) => ({
      subject: "Dein Code",
      text: `Dein Selvedge-Code ist ${digits}. Er gilt 10 Minuten. Wir fragen dich nie am Telefon danach.`,
    }),
    reset: (digits) => ({
      subject: "Ein neues Passwort",
      text: `Dein Code für ein neues Selvedge-Passwort ist ${digits}. Er gilt 10 Minuten. Wenn du ihn nicht angefordert hast, hat sich nichts geändert.`,
    }),
    orders: (digits) => ({
      subject: "Deine Bestellungen",
      text: `Dein Code für deine Selvedge-Bestellungen ist ${digits}. Er gilt 10 Minuten.`,
    }),
    welcome: { subject: "Willkommen bei Selvedge", text: "Dein Konto ist bereit." },
    passwordChanged: {
      subject: "Dein Passwort wurde geändert",
      text: "Das Passwort deines Selvedge-Kontos wurde geändert. Warst du das nicht, fordere auf der Anmeldeseite ein neues an.",
    },
    emailChanged: {
      subject: "Deine E-Mail-Adresse wurde geändert",
      text: "Dein Selvedge-Konto hat jetzt eine andere E-Mail-Adresse. Warst du das nicht, schreib uns.",
    },
    accountDeleted: {
      subject: "Dein Konto wurde gelöscht",
      text: "Dein Selvedge-Konto und deine persönlichen Daten wurden gelöscht. Danke, dass du bei uns warst.",
    },
  },
  it: {
    code: (digits) => ({
      subject: "Il tuo codice",
      text: `Il tuo codice Selvedge è ${digits}. Vale 10 minuti. Non te lo chiediamo mai per telefono.`,
    }),
    reset: (digits) => ({
      subject: "Una nuova password",
      text: `Il tuo codice per una nuova password Selvedge è ${digits}. Vale 10 minuti. Se non l'hai chiesto, non è cambiato nulla.`,
    }),
    orders: (digits) => ({
      subject: "I tuoi ordini",
      text: `Il tuo codice per vedere i tuoi ordini Selvedge è ${digits}. Vale 10 minuti.`,
    }),
    welcome: { subject: "Ti diamo il benvenuto in Selvedge", text: "Il tuo account è pronto." },
    passwordChanged: {
      subject: "La tua password è stata modificata",
      text: "La password del tuo account Selvedge è stata modificata. Se non sei stato tu, richiedine una nuova nella pagina di accesso.",
    },
    emailChanged: {
      subject: "La tua e-mail è stata modificata",
      text: "Il tuo account Selvedge ha ora un altro indirizzo e-mail. Se non sei stato tu, scrivici.",
    },
    accountDeleted: {
      subject: "Il tuo account è stato eliminato",
      text: "Il tuo account Selvedge e i tuoi dati personali sono stati eliminati. Grazie di tutto.",
    },
  },
  pt: {
    code: (digits) => ({
      subject: "O seu código",
      text: `O seu código Selvedge é ${digits}. Vale durante 10 minutos. Nunca lho pedimos por telefone.`,
    }),
    reset: (digits) => ({
      subject: "Uma nova palavra-passe",
      text: `O seu código para uma nova palavra-passe Selvedge é ${digits}. Vale durante 10 minutos. Se não o pediu, nada mudou.`,
    }),
    orders: (digits) => ({
      subject: "As suas encomendas",
      text: `O seu código para ver as suas encomendas Selvedge é ${digits}. Vale durante 10 minutos.`,
    }),
    welcome: { subject: "Boas-vindas à Selvedge", text: "A sua conta está pronta." },
    passwordChanged: {
      subject: "A sua palavra-passe foi alterada",
      text: "A palavra-passe da sua conta Selvedge foi alterada. Se não foi o próprio a fazê-lo, peça uma nova na página de início de sessão.",
    },
    emailChanged: {
      subject: "O seu e-mail foi alterado",
      text: "A sua conta Selvedge tem agora outro endereço de e-mail. Se não foi o próprio a fazê-lo, escreva-nos.",
    },
    accountDeleted: {
      subject: "A sua conta foi eliminada",
      text: "A sua conta Selvedge e os seus dados pessoais foram eliminados. Obrigado por ter estado connosco.",
    },
  },
  he: {
    code: (digits) => ({
      subject: "הקוד שלך",
      text: `הקוד שלך ב־Selvedge הוא ${digits}. הוא תקף 10 דקות. לעולם לא נבקש אותו בטלפון.`,
    }),
    reset: (digits) => ({
      subject: "סיסמה חדשה",
      text: `הקוד שלך לסיסמה חדשה ב־Selvedge הוא ${digits}. הוא תקף 10 דקות. אם לא ביקשת אותו, דבר לא השתנה.`,
    }),
    orders: (digits) => ({
      subject: "ההזמנות שלך",
      text: `הקוד שלך לצפייה בהזמנות ב־Selvedge הוא ${digits}. הוא תקף 10 דקות.`,
    }),
    welcome: { subject: "ברוכים הבאים ל־Selvedge", text: "החשבון שלך מוכן." },
    passwordChanged: {
      subject: "הסיסמה שלך שונתה",
      text: "הסיסמה של חשבון Selvedge שלך שונתה. אם השינוי לא נעשה על ידך, אפשר לבקש סיסמה חדשה בדף הכניסה.",
    },
    emailChanged: {
      subject: "כתובת הדוא״ל שלך שונתה",
      text: "לחשבון Selvedge שלך יש עכשיו כתובת דוא״ל אחרת. אם השינוי לא נעשה על ידך, נא לכתוב לנו.",
    },
    accountDeleted: {
      subject: "החשבון שלך נמחק",
      text: "חשבון Selvedge שלך והנתונים האישיים שלך נמחקו. תודה שהיית איתנו.",
    },
  },
  zh: {
    code: (digits) => ({
      subject: "您的验证码",
      text: `您的 Selvedge 验证码是 ${digits}，10 分钟内有效。我们绝不会通过电话向您索要。`,
    }),
    reset: (digits) => ({
      subject: "设置新密码",
      text: `您用于设置 Selvedge 新密码的验证码是 ${digits}，10 分钟内有效。如果不是您本人申请，没有任何更改。`,
    }),
    orders: (digits) => ({
      subject: "您的订单",
      text: `您用于查看 Selvedge 订单的验证码是 ${digits}，10 分钟内有效。`,
    }),
    welcome: { subject: "欢迎来到 Selvedge", text: "您的账户已准备就绪。" },
    passwordChanged: {
      subject: "您的密码已更改",
      text: "您的 Selvedge 账户密码已更改。如果不是您本人操作，请在登录页面申请新密码。",
    },
    emailChanged: {
      subject: "您的电子邮箱已更改",
      text: "您的 Selvedge 账户已使用另一个电子邮箱。如果不是您本人操作，请联系我们。",
    },
    accountDeleted: { subject: "您的账户已删除", text: "您的 Selvedge 账户和个人数据已删除。感谢您曾与我们同行。" },
  },
  ko: {
    code: (digits) => ({
      subject: "인증 코드",
      text: `Selvedge 인증 코드는 ${digits}입니다. 10분 동안 유효합니다. 전화로는 절대 묻지 않습니다.`,
    }),
    reset: (digits) => ({
      subject: "새 비밀번호",
      text: `Selvedge 비밀번호 재설정 코드는 ${digits}입니다. 10분 동안 유효합니다. 요청하지 않으셨다면 변경된 것은 없습니다.`,
    }),
    orders: (digits) => ({
      subject: "주문 조회",
      text: `Selvedge 주문 조회 코드는 ${digits}입니다. 10분 동안 유효합니다.`,
    }),
    welcome: { subject: "Selvedge에 오신 것을 환영합니다", text: "계정이 준비되었습니다." },
    passwordChanged: {
      subject: "비밀번호가 변경되었습니다",
      text: "Selvedge 계정의 비밀번호가 변경되었습니다. 본인이 아니라면 로그인 페이지에서 새 비밀번호를 요청해 주세요.",
    },
    emailChanged: {
      subject: "이메일 주소가 변경되었습니다",
      text: "Selvedge 계정의 이메일 주소가 변경되었습니다. 본인이 아니라면 저희에게 알려 주세요.",
    },
    accountDeleted: {
      subject: "계정이 삭제되었습니다",
      text: "Selvedge 계정과 개인 정보가 삭제되었습니다. 함께해 주셔서 감사합니다.",
    },
  },
  pl: {
    code: (digits) => ({
      subject: "Twój kod",
      text: `Twój kod Selvedge to ${digits}. Jest ważny 10 minut. Nigdy nie pytamy o niego przez telefon.`,
    }),
    reset: (digits) => ({
      subject: "Nowe hasło",
      text: `Twój kod do ustawienia nowego hasła Selvedge to ${digits}. Jest ważny 10 minut. Jeśli to nie Twoja prośba, nic się nie zmieniło.`,
    }),
    orders: (digits) => ({
      subject: "Twoje zamówienia",
      text: `Twój kod do zamówień Selvedge to ${digits}. Jest ważny 10 minut.`,
    }),
    welcome: { subject: "Witamy w Selvedge", text: "Twoje konto jest gotowe." },
    passwordChanged: {
      subject: "Hasło zostało zmienione",
      text: "Hasło Twojego konta Selvedge zostało zmienione. Jeśli to nie Ty, poproś o nowe na stronie logowania.",
    },
    emailChanged: {
      subject: "Adres e-mail został zmieniony",
      text: "Twoje konto Selvedge ma teraz inny adres e-mail. Jeśli to nie Ty, napisz do nas.",
    },
    accountDeleted: {
      subject: "Twoje konto zostało usunięte",
      text: "Twoje konto Selvedge i dane osobowe zostały usunięte. Dziękujemy za wspólny czas.",
    },
  },
}

const textsFor = (languageCode: string): AccountTexts => texts[languageCode] ?? english

/** The message with a code. The purpose of the code selects the text. */
export const codeMessage = (languageCode: string, functionality: string, digits: string): MailText => {
  const words = textsFor(languageCode)
  if (functionality === "RESET_PASSWORD") return words.reset(digits)
  return functionality === "GUEST_ORDERS" ? words.orders(digits) : words.code(digits)
}

/** Appends the address of the sign-in page on a line of its own. */
export const withSignInLink = ({ subject, text }: MailText, address: string): MailText => ({
  subject,
  text: `${text}\n\n${address}`,
})

/** A notification about a change to an account. */
export const accountMail = (
  languageCode: string,
  letter: "welcome" | "passwordChanged" | "emailChanged" | "accountDeleted",
): MailText => textsFor(languageCode)[letter]
