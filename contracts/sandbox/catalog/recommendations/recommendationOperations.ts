import { sqlKeyword } from "../../platform/storage/sqlKeyword.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { type Operation, customerOperation } from "../../platform/http/Operation.ts"
import { type FieldProblem, invalidInput, notFound } from "../../platform/http/Refused.ts"
import { sendMessage } from "../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { productAddress } from "../notifications/productAddress.ts"
import { recommendationTexts } from "./recommendationTexts.ts"

const LINK = /:\/\/|\bwww\.|\bmailto:/iu
const ENTITY = /&(?:#[0-9]{1,8}|#x[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/iu
const FIRST_WORD = /^\s*([\p{L}\p{M}\p{N}_]{1,256})/u

export const recommendationOperations = (services: SandboxServices): readonly Operation[] => {
  const { ports, shopUrl, stores, storage } = services
  return [
    customerOperation("sendToAFriend", async ({ path, query, body, principal }) => {
      const store = await stores.require(path.storeId)
      const language = store.language(query.languageId)
      const problems = [
        ...textProblems("message", body.message),
        ...(body.senderName === undefined ? [] : textProblems("senderName", body.senderName)),
      ]
      if (problems.length > 0) throw invalidInput(problems)
      await checkCaptcha(services, store.id, body)
      const recipient = body.recipient.trim()
      await storage.transaction(async (work) => {
        const product = await work.db
          .selectFrom("product")
          .innerJoin("product_text", (join) =>
            join
              .onRef("product_text.store_id", "=", "product.store_id")
              .onRef("product_text.product_id", "=", "product.product_id"),
          )
          .select(["product.mfname", "product.visibility", "product_text.name", "product_text.summary"])
          .where("product.store_id", "=", store.id)
          .where("product.product_id", "=", path.productId)
          .where("product_text.language_id", "=", language.id)
          .executeTakeFirst()
        if (product === undefined || product.visibility === "hidden")
          throw notFound("There is no such product in this store.", path.productId)
        const now = ports.now()
        const texts = recommendationTexts(language.tag)
        const opening =
          body.senderName === undefined
            ? texts("recommendations.anonymous", { product: product.name })
            : texts("recommendations.named", { sender: body.senderName, product: product.name })
        await sendMessage(work.db, {
          purpose: "friend",
          sender: principal.sessionId,
          storeId: store.id,
          channel: "mail",
          recipient,
          subject: texts("recommendations.subject", { product: product.name }),
          text: [opening, body.message, productAddress(shopUrl(), store, language.id, product)].join("\n\n"),
          now,
        })
      })
      return { status: 204 }
    }),
  ]
}

/** Rules for the text of a mail to another person (S5): the only link is the shop's own. */
const textProblems = (field: string, text: string): readonly FieldProblem[] => {
  const word = sqlKeyword(FIRST_WORD.exec(text.normalize("NFKC"))?.[1] ?? "")
  return [
    ...(text.trim() === "" ? [{ field, rule: "required", message: `${field} must not be blank.` }] : []),
    ...(LINK.test(text) ? [{ field, rule: "link", message: `${field} must not hold a link.` }] : []),
    ...(ENTITY.test(text) ? [{ field, rule: "htmlEntity", message: `${field} must not hold an HTML entity.` }] : []),
    ...(word === undefined
      ? []
      : [{ field, rule: "forbiddenWord", message: `${field} must not begin with the word ${word}.` }]),
  ]
}
