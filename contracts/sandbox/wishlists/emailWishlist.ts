import type { CartScope } from "../cart/CartScope.ts"
import { invalidInput, refused } from "../platform/http/Refused.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { countTry } from "../purchase/wallet/secretTries.ts"
import { tooManyTries } from "./limitTries.ts"
import { requireOwnList } from "./listRows.ts"
import { mailProblems, type WishlistMail } from "./mailProblems.ts"
import { wishlistTexts } from "./wishlistTexts.ts"

const DAY_MS = 86_400_000
/** Mails of one customer per day. */
const MAX_MAILS = 20

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
  const texts = wishlistTexts(language.tag)
  const greeting = texts("wishlists.greeting", { recipient: mail.nameRecipient })
  const introduction = texts("wishlists.shared", { name: mail.nameSender, email: mail.mailSender })
  await storage.transaction(({ db }) =>
    sendMessage(db, {
      purpose: "wishlist",
      storeId: store.id,
      channel: "mail",
      recipient: mail.mailRecipient,
      subject: mail.subject,
      text: [greeting, introduction, mail.message, link].join("\n\n"),
      now,
    }),
  )
}
