import type { StoreLanguage } from "../../stores/StoreData.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { newsletterTexts } from "./newsletterTexts.ts"

/** Recipient, store, language and the token of the link. */
export interface NewsletterMail {
  readonly storeId: string
  readonly language: StoreLanguage
  readonly email: string
  readonly hash: string
}

/** Mails the owner of an address a link that confirms the subscription. */
export const mailConfirmationRequest = async (
  { db }: UnitOfWork,
  services: SandboxServices,
  mail: NewsletterMail,
): Promise<void> => {
  const texts = newsletterTexts(mail.language.tag)
  const { subject, text } = texts.mail("newsletter.confirm")
  await sendMessage(db, {
    purpose: "newsletter",
    isCounted: true,
    storeId: mail.storeId,
    channel: "mail",
    recipient: mail.email,
    subject,
    text: `${text}\n\n${await linkOf(services, mail)}\n\n${texts("newsletter.ignore")}`,
    now: services.ports.now(),
  })
}

/** Confirms the subscription by mail, with a link to unsubscribe. */
export const mailWelcome = async (
  { db }: UnitOfWork,
  services: SandboxServices,
  mail: NewsletterMail,
): Promise<void> => {
  const texts = newsletterTexts(mail.language.tag)
  const { subject, text } = texts.mail("newsletter.welcome")
  const link = await linkOf(services, mail, { leave: "true" })
  await sendMessage(db, {
    purpose: "newsletterWelcome",
    storeId: mail.storeId,
    channel: "mail",
    recipient: mail.email,
    subject,
    text: `${text}\n\n${texts("newsletter.unsubscribe")}\n\n${link}`,
    unsubscribeUrl: link,
    now: services.ports.now(),
  })
}

/** Returns the shop's page for the link of the mail, in its language. */
const linkOf = async (
  { shopUrl, stores }: SandboxServices,
  { storeId, language, email, hash }: NewsletterMail,
  more: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { languages } = await stores.require(storeId)
  const place = languages[0]?.id === language.id ? storeId : `${storeId}/${language.id}`
  return `${shopUrl()}/${place}/newsletter?${new URLSearchParams({ ...more, email, hash }).toString()}`
}
