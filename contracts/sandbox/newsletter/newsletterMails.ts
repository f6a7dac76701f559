import type { StoreLanguage } from "../catalog/StoreData.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { Work } from "../storage/Storage.ts"
import { newsletterTexts } from "./newsletterTexts.ts"

/** To whom, in which store and language, and the hash that its link holds. */
export interface NewsletterMail {
  readonly storeId: string
  readonly language: StoreLanguage
  readonly email: string
  readonly hash: string
}

/** Asks the owner of an address whether the newsletter is really wanted. */
export const mailQuestion = async ({ db }: Work, services: SandboxServices, mail: NewsletterMail): Promise<void> => {
  const words = newsletterTexts(mail.language.code)
  const text = `${words.confirm}\n\n${linkOf(services, "confirmation", mail)}\n\n${words.ignore}`
  await sendMessage(db, { purpose: "newsletter", isCounted: true, storeId: mail.storeId, channel: "mail", recipient: mail.email, subject: words.confirmSubject, text, now: services.ports.now() })
}

/** Says that it begins, and how it ends. */
export const mailWelcome = async ({ db }: Work, services: SandboxServices, mail: NewsletterMail): Promise<void> => {
  const words = newsletterTexts(mail.language.code)
  const text = `${words.welcome}\n\n${words.end}\n\n${linkOf(services, "end", mail)}`
  await sendMessage(db, { purpose: "newsletterWelcome", storeId: mail.storeId, channel: "mail", recipient: mail.email, subject: words.welcomeSubject, text, now: services.ports.now() })
}

const linkOf = ({ shopUrl }: SandboxServices, act: "confirmation" | "end", { storeId, language, email, hash }: NewsletterMail): string =>
  `${shopUrl()}/${storeId}/${language.id}/newsletter/${act}?${new URLSearchParams({ email, hash }).toString()}`
