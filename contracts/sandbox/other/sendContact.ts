import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { cartScope, userIdNumber } from "../cart/CartScope.ts"
import { idempotently } from "../cart/idempotently.ts"
import { type Answer, customerOperation } from "../platform/http/Operation.ts"
import { type FieldProblem, notAcceptable } from "../platform/http/Refused.ts"
import { CUSTOMER_SERVICE } from "../platform/outbox/CUSTOMER_SERVICE.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import { tokenHash } from "../platform/ports/token.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { caseNumber } from "./caseNumber.ts"
import { contactAttachments } from "./contactAttachments.ts"
import { serviceTexts } from "./serviceTexts.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

/** Topics of a store without configured topics. */
const TOPICS = "ORDER,DELIVERY,RETURN,PRODUCT,PAYMENT,ACCOUNT,OTHER"

type Receipt = Extract<Answer<"sendContact">, { readonly body: object }>["body"]

const isReceipt = (value: unknown): value is Receipt =>
  typeof value === "object" && value !== null && "caseId" in value && "receivedAt" in value
const readReceipt = (text: string): Receipt => {
  const value: unknown = parseStored(text)
  if (!isReceipt(value)) throw new Error("A stored response of sendContact is damaged.")
  return value
}

/**
 * Sends a message to customer service: the mail with its files and a confirmation for the sender, in one transaction.
 */
export const sendContact = (services: SandboxServices) =>
  customerOperation("sendContact", async ({ path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { captchaId: _id, captchaValue: _value, captchaResponse: _response, attachmentList = [], ...letter } = body
    const topics = ((await services.stores.configuration(scope.store.id)).get("CONTACT_TOPICS") ?? TOPICS).split(",")
    const problems: readonly FieldProblem[] = [
      ...(topics.includes(letter.topic)
        ? []
        : [{ field: "topic", rule: "unknown", message: `topic must be one of ${topics.join(", ")}.` }]),
      ...(letter.privacyPolicy
        ? []
        : [{ field: "privacyPolicy", rule: "accepted", message: "The privacy policy must be accepted." }]),
      ...(letter.message.trim() === ""
        ? [{ field: "message", rule: "required", message: "message must not be blank." }]
        : []),
    ]
    if (problems.length > 0)
      throw notAcceptable("_ERR_CONTACT_NOT_VALID", "The letter cannot be taken as it is.", problems)
    const attachments = await contactAttachments(attachmentList)
    await checkCaptcha(services, scope.store.id, body)
    const intent = {
      key: header["idempotency-key"],
      payload: ["sendContact", scope.store.id, letter, attachmentList.map(({ contentFile }) => tokenHash(contentFile))],
    }
    const receipt = await services.storage.transaction((work) =>
      idempotently(work, scope, intent, { write: JSON.stringify, read: readReceipt }, async (): Promise<Receipt> => {
        const stored = { ...letter, attachmentList: attachments.map(({ name, mediaType }) => ({ name, mediaType })) }
        const { case_id } = await work.db
          .insertInto("contact_case")
          .values({
            case_id: caseNumber(services.ports, "contact"),
            store_id: scope.store.id,
            user_id: userIdNumber(principal),
            topic: letter.topic,
            letter: JSON.stringify(stored),
            created_at: scope.now,
          })
          .returning("case_id")
          .executeTakeFirstOrThrow()
        const message = { storeId: scope.store.id, channel: "mail", now: scope.now } as const
        await sendMessage(work.db, {
          ...message,
          purpose: "service",
          recipient: CUSTOMER_SERVICE,
          subject: `[${case_id}] ${letter.topic}: ${letter.subject ?? letter.firstName}`,
          attachments,
          text: [
            letter.message,
            "",
            `${letter.firstName} ${letter.lastName ?? ""}`.trim(),
            letter.email,
            letter.phone ?? "",
            letter.orderId === undefined ? "" : `Order ${letter.orderId}`,
          ]
            .join("\n")
            .trim(),
        })
        await sendMessage(work.db, {
          ...message,
          purpose: "contact",
          recipient: letter.email,
          ...serviceTexts(scope.language.tag).mail("customerService.contact", { caseId: String(case_id) }),
        })
        return { caseId: String(case_id), receivedAt: new Date(scope.now).toISOString() }
      }),
    )
    return { status: 201, body: receipt }
  })
