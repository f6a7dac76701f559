/** The plural forms of a text, by the rules of its language; `other` is required. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Texts by key. `{name}` is a placeholder for a parameter; the parameter `count` selects the plural form. */
export type TextCatalogue = Readonly<Record<string, string | PluralText>>
