import type { CartScope } from "../cart/CartScope.ts"
import { invalidInput, refused } from "../http/Refusal.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { countTry } from "../wallet/secretTries.ts"
import { tooManyTries } from "./limitTries.ts"
import { requireOwnList } from "./listRows.ts"
import { mailProblems, type WishlistMail } from "./mailProblems.ts"

const DAY_MS = 86_400_000
/** Mails of one customer per day. */
const MAX_MAILS = 20

/** The sender of a list, in the store's languages. */
const senderLine: Readonly<Record<string, (name: string, email: string) => string>> = {
  en: (name, email) => `${name} (${email}) sends you a list:`,
  es: (name, email) => `${name} (${email}) te envía una lista:`,
  ca: (name, email) => `${name} (${email}) t'envia una llista:`,
  ja: (name, email) => `${name}（${email}）さんからリストが届きました。`,
  ar: (name, email) => `أرسل إليك ${name} (${email}) قائمة:`,
  fr: (name, email) => `${name} (${email}) vous envoie une liste :`,
  de: (name, email) => `${name} (${email}) schickt dir eine Liste:`,
  it: (name, email) => `${name} (${email}) ti manda una lista:`,
  pt: (name, email) => `${name} (${email}) envia-lhe uma lista:`,
  he: (name, email) => `רשימה נשלחה אליך מאת ${name} (${email}):`,
  zh: (name, email) => `${name}（${email}）给您发来一份清单：`,
  ko: (name, email) => `${name}(${email}) 님이 목록을 보냈습니다:`,
  pl: (name, email) => `${name} (${email}) przesyła Ci listę:`,
}
const english = (name: string, email: string): string => `${name} (${email}) sends you a list:`

/**
 * Mails the link of a public list. Fails with 400 for forbidden words, 404 for another customer's list, 409 for a
 * private one and for too many mails.
 */
export const emailWishlist = async (
  services: SandboxServices,
  scope: CartScope,
  listId: string,
  mail: WishlistMail,
): Promise<void> => {
  const problems = mailProblems(mail)
  if (problems.length > 0) throw invalidInput(problems)
  const { storage, shopUrl } = services
  const { principal, store, language, now } = scope
  const list = await requireOwnList(storage.db, scope, listId)
  if (list.shared_token === null)
    throw refused("_ERR_WISHLIST_PRIVATE", "A private list is not sent: make it public first.")
  const { tries } = await countTry(services, { key: `wishlist-mail ${principal.userId}`, windowMs: DAY_MS })
  if (tries > MAX_MAILS) throw tooManyTries()
  const link = `${shopUrl()}/${store.id}/${language.id}/wishlist?token=${list.shared_token}`
  const words = (senderLine[language.code] ?? english)(mail.nameSender, mail.mailSender)
  const text = `${mail.nameRecipient}\n\n${words}\n\n${mail.message}\n\n${link}`
  await storage.transaction(({ db }) =>
    sendMessage(db, {
      purpose: "wishlist",
      storeId: store.id,
      channel: "mail",
      recipient: mail.mailRecipient,
      subject: mail.subject,
      text,
      now,
    }),
  )
}
