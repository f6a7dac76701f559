import { DEFAULT_WISHLIST_NAME } from "./Wishlist.ts"
import { wishlistNameKey } from "./wishlistName.ts"

/** Display name of the first list by language: its name on the wire is technical. */
export const DEFAULT_LIST_NAMES = {
  ar: "قائمتي",
  ca: "La meva llista",
  de: "Meine Liste",
  en: "My list",
  es: "Mi lista",
  fr: "Ma liste",
  he: "הרשימה שלי",
  it: "La mia lista",
  ja: "マイリスト",
  ko: "나의 목록",
  pl: "Moja lista",
  pt: "A minha lista",
  zh: "我的清单",
} as const

/** Returns the display name of a list. */
export function displayListName(name: string, languageCode: string): string {
  if (wishlistNameKey(name) !== wishlistNameKey(DEFAULT_WISHLIST_NAME)) return name
  const own = Object.entries(DEFAULT_LIST_NAMES).find(([code]) => code === languageCode.toLowerCase().split("-", 1)[0])
  return own?.[1] ?? DEFAULT_LIST_NAMES.en
}

/**
 * Whether a typed name is the first list's display name in any language: its owner may use another language than the
 * reader.
 */
export function isDefaultListName(typed: string): boolean {
  return Object.values(DEFAULT_LIST_NAMES).some((name) => wishlistNameKey(name) === wishlistNameKey(typed))
}
