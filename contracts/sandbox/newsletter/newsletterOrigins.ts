interface Origin {
  readonly id: string
  /** Identifier for reports. */
  readonly value: string
  readonly descriptions: Readonly<Record<string, string>>
}

const ORIGINS: readonly Origin[] = [
  {
    id: "footer",
    value: "FOOTER",
    descriptions: {
      en: "Foot of the page",
      es: "Pie de página",
      ca: "Peu de pàgina",
      ja: "フッター",
      ar: "أسفل الصفحة",
      fr: "Pied de page",
      de: "Fußzeile",
      it: "Piè di pagina",
      pt: "Rodapé",
      he: "תחתית הדף",
      zh: "页脚",
      ko: "페이지 하단",
      pl: "Stopka",
    },
  },
  {
    id: "register",
    value: "REGISTER",
    descriptions: {
      en: "Registration",
      es: "Registro",
      ca: "Registre",
      ja: "会員登録",
      ar: "التسجيل",
      fr: "Inscription",
      de: "Registrierung",
      it: "Registrazione",
      pt: "Registo",
      he: "הרשמה",
      zh: "注册",
      ko: "회원 가입",
      pl: "Rejestracja",
    },
  },
  {
    id: "account",
    value: "ACCOUNT",
    descriptions: {
      en: "Account",
      es: "Cuenta",
      ca: "Compte",
      ja: "アカウント",
      ar: "الحساب",
      fr: "Compte",
      de: "Konto",
      it: "Account",
      pt: "Conta",
      he: "חשבון",
      zh: "账户",
      ko: "계정",
      pl: "Konto",
    },
  },
  {
    id: "checkout",
    value: "CHECKOUT",
    descriptions: {
      en: "Checkout",
      es: "Compra",
      ca: "Compra",
      ja: "ご購入手続き",
      ar: "إتمام الشراء",
      fr: "Commande",
      de: "Kasse",
      it: "Cassa",
      pt: "Finalizar compra",
      he: "קופה",
      zh: "结账",
      ko: "결제",
      pl: "Kasa",
    },
  },
  {
    id: "store",
    value: "STORE",
    descriptions: {
      en: "Shop",
      es: "Tienda",
      ca: "Botiga",
      ja: "店舗",
      ar: "المتجر",
      fr: "Magasin",
      de: "Filiale",
      it: "Negozio",
      pt: "Loja",
      he: "חנות",
      zh: "门店",
      ko: "매장",
      pl: "Sklep",
    },
  },
]

/** Returns the places that offer the newsletter, named in a language; the same in every store. */
export const originsIn = (languageCode: string) =>
  ORIGINS.map(({ id, value, descriptions }) => ({
    id,
    value,
    description: descriptions[languageCode] ?? descriptions["en"] ?? value,
  }))

export const isOrigin = (id: string): boolean => ORIGINS.some((origin) => origin.id === id)
