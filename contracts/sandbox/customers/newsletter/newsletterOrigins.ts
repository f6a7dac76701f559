import { newsletterTexts } from "./newsletterTexts.ts"

const ORIGINS = ["footer", "register", "account", "checkout", "store"] as const

/** Returns the places that offer the newsletter, named in a language; the same in every store. */
export const originsIn = (languageTag: string) => {
  const texts = newsletterTexts(languageTag)
  // The value identifies the origin in reports.
  return ORIGINS.map((id) => ({ id, value: id.toUpperCase(), description: texts(`newsletter.origin.${id}`) }))
}

export const isOrigin = (id: string): boolean => ORIGINS.some((origin) => origin === id)
