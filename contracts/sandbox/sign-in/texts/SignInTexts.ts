/** Texts of the pages of the identity provider. */
export interface SignInTexts {
  readonly signIn: {
    readonly title: string
    /** Reason for the sign-in, by `context`; `other` for an unknown one. */
    readonly lead: Readonly<Record<"other", string>> & Readonly<Record<string, string>>
    readonly submit: string
    readonly forgotten: string
    readonly newHere: string
    readonly asGuest: string
    readonly or: string
    readonly by: (provider: string) => string
    readonly demo: string
  }
  readonly register: {
    readonly title: string
    readonly lead: string
    readonly submit: string
    readonly known: string
    readonly newsletter: string
    readonly privacy: string
    readonly conditions: string
  }
  readonly reset: {
    readonly title: string
    readonly lead: string
    readonly by: string
    readonly byMail: string
    readonly bySms: string
    readonly send: string
    readonly sent: string
    readonly submit: string
    readonly again: string
  }
  readonly social: {
    readonly title: string
    readonly lead: (provider: string) => string
    readonly goOn: string
    readonly submit: string
  }
  readonly field: {
    readonly logon: string
    readonly email: string
    readonly password: string
    readonly newPassword: string
    readonly passwordConfirm: string
    readonly nicName: string
    readonly sponsorCode: string
    readonly code: string
    readonly optional: string
    readonly captcha: string
    readonly captchaPicture: string
    readonly captchaQuestion: string
    readonly captchaAnother: string
  }
  /** Rules of a password, shown before typing. */
  readonly passwordRules: readonly string[]
  /** Messages by broken rule. */
  readonly problem: Readonly<Record<SignInRefusedReason, string>>
  readonly languages: string
  readonly toShop: string
  /** An invalid address. */
  readonly invalidUrl: { readonly title: string; readonly text: string }
}

export type SignInRefusedReason =
  | "fields"
  | "invalidCredentials"
  | "tooOften"
  | "required"
  | "email"
  | "equal"
  | "minLength"
  | "lowercase"
  | "uppercase"
  | "digit"
  | "repeated"
  | "tooFrequent"
  | "taken"
  | "privacy"
  | "code"
  | "captcha"
  | "forbiddenWord"
  | "tooLong"
  | "sponsor"
  | "socialCode"
  | "otherBrowser"
  | "failed"
  | "codesSent"
  | "oldLink"
