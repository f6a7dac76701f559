interface Letter {
  readonly subject: string
  readonly text: string
}

interface AccountTexts {
  readonly code: (digits: string) => Letter
  readonly reset: (digits: string) => Letter
  readonly orders: (digits: string) => Letter
  readonly welcome: Letter
  readonly passwordChanged: Letter
  readonly emailChanged: Letter
  readonly accountDeleted: Letter
}

const english: AccountTexts = {
  code: (digits) => ({ subject: "Your code", text: `Your Selvedge code is ${digits}. It is good for 10 minutes. We never ask you for it by telephone.` }),
  reset: (digits) => ({ subject: "A new password", text: `Your code for a new Selvedge password is ${digits}. It is good for 10 minutes. If you did not ask for it, nothing has changed.` }),
  orders: (digits) => ({ subject: "Your orders", text: `Your code to see your Selvedge orders is ${digits}. It is good for 10 minutes.` }),
  welcome: { subject: "Welcome to Selvedge", text: "Your account is ready." },
  passwordChanged: { subject: "Your password was changed", text: "The password of your Selvedge account was changed. If it was not you, ask for a new one on the sign-in page." },
  emailChanged: { subject: "Your e-mail address was changed", text: "Your Selvedge account has another e-mail address now. If it was not you, write to us." },
  accountDeleted: { subject: "Your account was deleted", text: "Your Selvedge account and your personal data were deleted. Thank you for having been with us." },
}

const texts: Readonly<Record<string, AccountTexts>> = {
  en: english,
  es: {
    code: (digits) => ({ subject: "Tu código", text: `Tu código de Selvedge es ${digits}. Vale durante 10 minutos. Nunca te lo pediremos por teléfono.` }),
    reset: (digits) => ({ subject: "Una contraseña nueva", text: `Tu código para una contraseña nueva de Selvedge es ${digits}. Vale durante 10 minutos. Si no lo has pedido, no ha cambiado nada.` }),
    orders: (digits) => ({ subject: "Tus pedidos", text: `Tu código para ver tus pedidos de Selvedge es ${digits}. Vale durante 10 minutos.` }),
    welcome: { subject: "Te damos la bienvenida a Selvedge", text: "Tu cuenta está lista." },
    passwordChanged: { subject: "Se ha cambiado tu contraseña", text: "Se ha cambiado la contraseña de tu cuenta de Selvedge. Si no has sido tú, pide una nueva en la página de acceso." },
    emailChanged: { subject: "Se ha cambiado tu correo", text: "Tu cuenta de Selvedge tiene ahora otro correo electrónico. Si no has sido tú, escríbenos." },
    accountDeleted: { subject: "Se ha eliminado tu cuenta", text: "Hemos eliminado tu cuenta de Selvedge y tus datos personales. Gracias por haber estado con nosotros." },
  },
  ca: {
    code: (digits) => ({ subject: "El teu codi", text: `El teu codi de Selvedge és ${digits}. Val durant 10 minuts. No te'l demanarem mai per telèfon.` }),
    reset: (digits) => ({ subject: "Una contrasenya nova", text: `El teu codi per a una contrasenya nova de Selvedge és ${digits}. Val durant 10 minuts. Si no l'has demanat, no ha canviat res.` }),
    orders: (digits) => ({ subject: "Les teves comandes", text: `El teu codi per veure les teves comandes de Selvedge és ${digits}. Val durant 10 minuts.` }),
    welcome: { subject: "Et donem la benvinguda a Selvedge", text: "El teu compte està a punt." },
    passwordChanged: { subject: "S'ha canviat la teva contrasenya", text: "S'ha canviat la contrasenya del teu compte de Selvedge. Si no has estat tu, demana'n una de nova a la pàgina d'inici de sessió." },
    emailChanged: { subject: "S'ha canviat el teu correu", text: "El teu compte de Selvedge té ara un altre correu electrònic. Si no has estat tu, escriu-nos." },
    accountDeleted: { subject: "S'ha eliminat el teu compte", text: "Hem eliminat el teu compte de Selvedge i les teves dades personals. Gràcies per haver estat amb nosaltres." },
  },
  ja: {
    code: (digits) => ({ subject: "確認コード", text: `Selvedgeの確認コードは ${digits} です。有効期限は10分です。電話でお尋ねすることはありません。` }),
    reset: (digits) => ({ subject: "パスワードの再設定", text: `Selvedgeのパスワード再設定コードは ${digits} です。有効期限は10分です。お心当たりがない場合、変更は行われていません。` }),
    orders: (digits) => ({ subject: "ご注文の確認", text: `Selvedgeのご注文を見るためのコードは ${digits} です。有効期限は10分です。` }),
    welcome: { subject: "Selvedgeへようこそ", text: "アカウントの準備ができました。" },
    passwordChanged: { subject: "パスワードが変更されました", text: "Selvedgeアカウントのパスワードが変更されました。お心当たりがない場合は、ログインページで再設定してください。" },
    emailChanged: { subject: "メールアドレスが変更されました", text: "Selvedgeアカウントのメールアドレスが変更されました。お心当たりがない場合は、ご連絡ください。" },
    accountDeleted: { subject: "アカウントが削除されました", text: "Selvedgeアカウントと個人情報を削除しました。これまでのご利用ありがとうございました。" },
  },
  ar: {
    code: (digits) => ({ subject: "رمزك", text: `رمزك في Selvedge هو ${digits}. صالح لمدة 10 دقائق. لن نطلبه منك هاتفيًا أبدًا.` }),
    reset: (digits) => ({ subject: "كلمة مرور جديدة", text: `رمزك لكلمة مرور جديدة في Selvedge هو ${digits}. صالح لمدة 10 دقائق. إذا لم تطلبه فلم يتغير شيء.` }),
    orders: (digits) => ({ subject: "طلباتك", text: `رمزك لعرض طلباتك في Selvedge هو ${digits}. صالح لمدة 10 دقائق.` }),
    welcome: { subject: "أهلًا بك في Selvedge", text: "حسابك جاهز." },
    passwordChanged: { subject: "تم تغيير كلمة المرور", text: "تم تغيير كلمة مرور حسابك في Selvedge. إذا لم تفعل ذلك فاطلب كلمة جديدة من صفحة تسجيل الدخول." },
    emailChanged: { subject: "تم تغيير بريدك الإلكتروني", text: "لحسابك في Selvedge الآن بريد إلكتروني آخر. إذا لم تفعل ذلك فراسلنا." },
    accountDeleted: { subject: "تم حذف حسابك", text: "حذفنا حسابك في Selvedge وبياناتك الشخصية. شكرًا لكونك معنا." },
  },
}

const wordsIn = (languageCode: string): AccountTexts => texts[languageCode] ?? english

/** The message that carries a code: what it is for decides the words. */
export const codeMessage = (languageCode: string, functionality: string, digits: string): Letter => {
  const words = wordsIn(languageCode)
  if (functionality === "RESET_PASSWORD") return words.reset(digits)
  return functionality === "GUEST_ORDERS" ? words.orders(digits) : words.code(digits)
}

/** A message that tells of something that happened to an account. */
export const accountLetter = (languageCode: string, letter: "welcome" | "passwordChanged" | "emailChanged" | "accountDeleted"): Letter => wordsIn(languageCode)[letter]
