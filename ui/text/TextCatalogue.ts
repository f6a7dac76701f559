/** Forms of a text that names a count, by the plural rules of its language; `other` is always there. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Texts by key. `{name}` stands for a parameter; a plural text is chosen by the parameter `count`. */
export type TextCatalogue = Readonly<Record<string, string | PluralText>>
