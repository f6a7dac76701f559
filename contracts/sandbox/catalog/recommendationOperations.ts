import { sqlKeyword } from "../account/sqlKeyword.ts"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { type Operation, customerOperation } from "../http/Operation.ts"
import { type FieldProblem, invalidInput, notFound } from "../http/Refusal.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { productAddress } from "./notifications/productAddress.ts"

const LINK = /:\/\/|\bwww\.|\bmailto:/iu
const ENTITY = /&(?:#[0-9]{1,8}|#x[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/iu
const FIRST_WORD = /^\s*([\p{L}\p{M}\p{N}_]{1,256})/u

interface Words {
  readonly subject: (product: string) => string
  readonly from: (sender: string) => string
  readonly anonymous: string
}

const english: Words = {
  subject: (product) => `Recommended to you: ${product}`,
  from: (sender) => `${sender} recommends to you:`,
  anonymous: "Somebody recommends to you:",
}
const texts: Readonly<Record<string, Words>> = {
  en: english,
  es: {
    subject: (product) => `Te recomiendan: ${product}`,
    from: (sender) => `${sender} te recomienda:`,
    anonymous: "Alguien te recomienda:",
  },
  ca: {
    subject: (product) => `Et recomanen: ${product}`,
    from: (sender) => `${sender} et recomana:`,
    anonymous: "Algú et recomana:",
  },
  ja: {
    subject: (product) => `おすすめの商品：${product}`,
    from: (sender) => `${sender}さんからのおすすめです。`,
    anonymous: "おすすめの商品が届きました。",
  },
  ar: {
    subject: (product) => `توصية لك: ${product}`,
    from: (sender) => `يوصيك ${sender} بما يلي:`,
    anonymous: "يوصيك أحدهم بما يلي:",
  },
  fr: {
    subject: (product) => `Recommandé pour vous : ${product}`,
    from: (sender) => `${sender} vous recommande :`,
    anonymous: "Quelqu'un vous recommande :",
  },
  de: {
    subject: (product) => `Dir empfohlen: ${product}`,
    from: (sender) => `${sender} empfiehlt dir:`,
    anonymous: "Jemand empfiehlt dir:",
  },
  it: {
    subject: (product) => `Consigliato per te: ${product}`,
    from: (sender) => `${sender} ti consiglia:`,
    anonymous: "Qualcuno ti consiglia:",
  },
  pt: {
    subject: (product) => `Recomendado para si: ${product}`,
    from: (sender) => `${sender} recomenda-lhe:`,
    anonymous: "Alguém lhe recomenda:",
  },
  he: {
    subject: (product) => `המלצה בשבילך: ${product}`,
    from: (sender) => `המלצה מאת ${sender}:`,
    anonymous: "המלצה בשבילך:",
  },
  zh: {
    subject: (product) => `为您推荐：${product}`,
    from: (sender) => `${sender} 向您推荐：`,
    anonymous: "有人向您推荐：",
  },
  ko: {
    subject: (product) => `추천 상품: ${product}`,
    from: (sender) => `${sender} 님이 추천합니다:`,
    anonymous: "추천 상품이 도착했습니다:",
  },
  pl: {
    subject: (product) => `Polecamy Ci: ${product}`,
    from: (sender) => `${sender} poleca Ci:`,
    anonymous: "Ktoś poleca Ci:",
  },
}

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
        const words = texts[language.code] ?? english
        const opening = body.senderName === undefined ? words.anonymous : words.from(body.senderName)
        await sendMessage(work.db, {
          purpose: "friend",
          sender: principal.sessionId,
          storeId: store.id,
          channel: "mail",
          recipient,
          subject: words.subject(product.name),
          text: [
            `${opening} ${product.name}`,
            body.message,
            productAddress(shopUrl(), store, language.id, product),
          ].join("\n\n"),
          now,
        })
      })
      return { status: 204 }
    }),
  ]
}

/** Rules for the text of a mail to another person (specification, section 5): the only link is the shop's own. */
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
