export interface SignInTexts {
  readonly title: string
  readonly email: string
  readonly password: string
  readonly submit: string
  readonly asGuest: string
  readonly refused: string
  readonly tooOften: string
  readonly demo: string
}

const english: SignInTexts = {
  title: "Sign in",
  email: "E-mail",
  password: "Password",
  submit: "Sign in",
  asGuest: "Continue as a guest",
  refused: "E-mail and password do not match. Nothing was changed; please try again.",
  tooOften: "Too many tries. Please wait a quarter of an hour.",
  demo: "Demo accounts; the password of both is",
}

const texts: Readonly<Record<string, SignInTexts>> = {
  en: english,
  es: {
    title: "Iniciar sesión",
    email: "Correo electrónico",
    password: "Contraseña",
    submit: "Entrar",
    asGuest: "Continuar sin cuenta",
    refused: "El correo y la contraseña no coinciden. No se ha cambiado nada; vuelve a intentarlo.",
    tooOften: "Demasiados intentos. Espera un cuarto de hora.",
    demo: "Cuentas de demostración; la contraseña de ambas es",
  },
  ca: {
    title: "Inicia la sessió",
    email: "Correu electrònic",
    password: "Contrasenya",
    submit: "Entra",
    asGuest: "Continua sense compte",
    refused: "El correu i la contrasenya no coincideixen. No s'ha canviat res; torna-ho a provar.",
    tooOften: "Massa intents. Espera un quart d'hora.",
    demo: "Comptes de demostració; la contrasenya de tots dos és",
  },
  ja: {
    title: "ログイン",
    email: "メールアドレス",
    password: "パスワード",
    submit: "ログイン",
    asGuest: "ゲストとして続ける",
    refused: "メールアドレスとパスワードが一致しません。もう一度お試しください。",
    tooOften: "試行回数が多すぎます。15分後にもう一度お試しください。",
    demo: "デモ用アカウント。パスワードはどちらも",
  },
  ar: {
    title: "تسجيل الدخول",
    email: "البريد الإلكتروني",
    password: "كلمة المرور",
    submit: "دخول",
    asGuest: "المتابعة كضيف",
    refused: "البريد الإلكتروني وكلمة المرور غير متطابقين. لم يتغير شيء، حاول مرة أخرى.",
    tooOften: "محاولات كثيرة. انتظر ربع ساعة ثم حاول مرة أخرى.",
    demo: "حسابان تجريبيان، وكلمة مرورهما",
  },
}

export const signInTexts = (languageCode: string): SignInTexts => texts[languageCode] ?? english
