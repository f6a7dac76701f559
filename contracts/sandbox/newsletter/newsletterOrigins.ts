interface Origin {
  readonly id: string
  /** What reports call it. */
  readonly value: string
  readonly descriptions: Readonly<Record<string, string>>
}

const ORIGINS: readonly Origin[] = [
  { id: "footer", value: "FOOTER", descriptions: { en: "Foot of the page", es: "Pie de página", ca: "Peu de pàgina", ja: "フッター", ar: "أسفل الصفحة" } },
  { id: "register", value: "REGISTER", descriptions: { en: "Registration", es: "Registro", ca: "Registre", ja: "会員登録", ar: "التسجيل" } },
  { id: "account", value: "ACCOUNT", descriptions: { en: "Account", es: "Cuenta", ca: "Compte", ja: "アカウント", ar: "الحساب" } },
  { id: "checkout", value: "CHECKOUT", descriptions: { en: "Checkout", es: "Compra", ca: "Compra", ja: "ご購入手続き", ar: "إتمام الشراء" } },
  { id: "store", value: "STORE", descriptions: { en: "Shop", es: "Tienda", ca: "Botiga", ja: "店舗", ar: "المتجر" } },
]

/** Where newsletters are asked for, in the words of a language; the same in every store. */
export const originsIn = (languageCode: string) =>
  ORIGINS.map(({ id, value, descriptions }) => ({ id, value, description: descriptions[languageCode] ?? descriptions["en"] ?? value }))

export const isOrigin = (id: string): boolean => ORIGINS.some((origin) => origin.id === id)
