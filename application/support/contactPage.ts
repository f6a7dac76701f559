import * as Effect from "effect/Effect"
import type { AttachedFile } from "../../domain/support/ContactMessage.ts"
import { contactTopics } from "../../domain/support/contactTopics.ts"
import { MAX_ATTACHED_BYTES } from "../../domain/support/validateContactMessage.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { plainCaptcha } from "../catalog/plainCaptcha.ts"
import { listOrderChoices } from "../order/listOrderChoices.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { requiresCaptcha } from "../shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { getCaseStatus, sendContactMessage } from "./contactSupport.ts"
import type { CaseLookup, ContactForm, ContactPage } from "./SupportPage.ts"

const EMPTY: ContactForm = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  topic: "",
  orderId: "",
  message: "",
  acceptsPrivacyPolicy: false,
}

/** Returns the contact page with the order and the topic of its address. */
export const loadContact = Effect.fn("support.loadContact")(function* ({
  orderId = "",
  topic = "",
}: Readonly<Record<string, string>>) {
  const form = { ...EMPTY, topic, orderId: isOrderId(orderId) ? orderId : "" }
  return yield* contactPage(form, yield* IdGenerator.use((ids) => ids.uuid))
})

const contactPage = Effect.fnUntraced(function* (form: ContactForm, attemptKey: string) {
  const { store } = yield* StoreScope
  const topics = contactTopics(store.configuration)
  return {
    topics,
    orders: yield* listOrderChoices,
    form: { ...form, topic: topics.includes(form.topic) ? form.topic : "" },
    attemptKey,
    reasons: [],
  } satisfies ContactPage
})

/** A posted contact form. */
export interface PostedContact {
  readonly form: ContactForm
  readonly attemptKey?: string
  readonly attachments: readonly AttachedFile[]
  /** A file was too large to be read. */
  readonly hasLargeFile: boolean
  readonly captcha?: SolvedCaptcha
}

/** Sends a message; returns the page with its case number, or with the entered values and the reasons of a refusal. */
export const submitContact = Effect.fn("support.submitContact")(function* ({
  form,
  attemptKey,
  attachments,
  hasLargeFile,
  captcha,
}: PostedContact) {
  const page: ContactPage = yield* contactPage(form, attemptKey ?? (yield* IdGenerator.use((ids) => ids.uuid)))
  if (hasLargeFile)
    return {
      ...page,
      reasons: [{ field: "attachments", rule: "maxBytes", parameter: String(MAX_ATTACHED_BYTES) }],
    } satisfies ContactPage
  const { lastName, phone, orderId, ...rest } = form
  const message = {
    ...rest,
    ...(lastName.trim() === "" ? {} : { lastName }),
    ...(phone.trim() === "" ? {} : { phone }),
    ...(isOrderId(orderId.trim()) ? { orderId: orderId.trim() } : orderId.trim() === "" ? {} : { reference: orderId }),
    attachments,
  }
  return yield* sendContactMessage(message, page.attemptKey, captcha).pipe(
    Effect.map((sentCaseId): ContactPage => ({ ...page, sentCaseId })),
    Effect.catchTag("SupportRefused", ({ reasons }) => Effect.succeed<ContactPage>({ ...page, reasons })),
    Effect.catchTag("BackendError", (error) =>
      requiresCaptcha(error)
        ? Effect.map(plainCaptcha, (next): ContactPage => ({ ...page, captcha: next }))
        : Effect.succeed<ContactPage>({ ...page, isFailed: true }),
    ),
  )
})

/** Returns the contact page with the status of a case, by its number and the sender's email address. */
export const lookUpCase = Effect.fn("support.lookUpCase")(function* (caseId: string, email: string) {
  const lookup: CaseLookup = { caseId, email, reasons: [] }
  const result = yield* getCaseStatus(caseId, email).pipe(
    Effect.map((found): CaseLookup => ({ ...lookup, found })),
    Effect.catchTags({
      SupportRefused: ({ reasons }) => Effect.succeed<CaseLookup>({ ...lookup, reasons }),
      BackendError: () => Effect.succeed<CaseLookup>({ ...lookup, isFailed: true }),
    }),
  )
  return { ...(yield* loadContact({})), lookup: result } satisfies ContactPage
})
