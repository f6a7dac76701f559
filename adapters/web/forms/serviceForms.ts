import type { PostedServiceForm } from "../../../application/navigation/loadServicePage.ts"
import { WITHDRAWAL_PAGE } from "../../../application/returns/WithdrawalPage.ts"
import { CLAIM_PAGE, CONTACT_PAGE } from "../../../application/support/SupportPage.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { CLAIM_KINDS } from "../../../domain/support/Claim.ts"
import { MAX_ATTACHED_BYTES, MAX_ATTACHED_FILES } from "../../../domain/support/validateContactMessage.ts"
import type { PostedFields } from "./readMultipart.ts"
import { readMultipart } from "./readMultipart.ts"

const SERVICE_PATH = /^\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?(withdrawal|contact|claims)$/
const ATTEMPT_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** One file more is read, so that too many are noticed. */
const LIMITS = { maxFileBytes: MAX_ATTACHED_BYTES + 1, maxFiles: MAX_ATTACHED_FILES + 1 }

/**
 * Reads the form that a page of customer service posts to its own path. Unlike other forms its response is the page
 * itself, with the entered values or the receipt: a message of 4,000 characters fits no address. A reload sends the
 * same attempt key again, so nothing happens twice (R6). `undefined` for another path; an unreadable form is empty.
 */
export async function readServiceForm(request: Request, path: string): Promise<PostedServiceForm | undefined> {
  const [, name] = SERVICE_PATH.exec(path) ?? []
  if (name === undefined) return undefined
  const fields = (await readMultipart(request, LIMITS)) ?? EMPTY
  switch (name) {
    case "withdrawal":
      return { page: WITHDRAWAL_PAGE, posted: parseWithdrawal(fields) }
    case "claims":
      return { page: CLAIM_PAGE, posted: parseClaim(fields) }
    default:
      return fields.text("wish") === "status"
        ? { page: CONTACT_PAGE, lookup: { caseId: fields.text("caseId"), email: fields.text("statusEmail") } }
        : { page: CONTACT_PAGE, posted: parseContact(fields) }
  }
}

const EMPTY: PostedFields = { text: () => "", withPrefix: () => ({}), files: [], hasLargeFile: true }

function parseWithdrawal(fields: PostedFields) {
  const action = fields.text("action")
  return {
    action: action === "confirm" || action === "edit" ? action : "review",
    form: {
      name: fields.text("name"),
      email: fields.text("email"),
      orderReference: fields.text("orderReference"),
      message: fields.text("message"),
      units: unitsOf(fields),
    },
    ...attemptKeyOf(fields),
  } as const
}

function parseContact(fields: PostedFields) {
  return {
    form: {
      firstName: fields.text("firstName"),
      lastName: fields.text("lastName"),
      email: fields.text("email"),
      phone: fields.text("phone"),
      topic: fields.text("topic"),
      orderId: fields.text("orderId"),
      message: fields.text("message"),
      acceptsPrivacyPolicy: fields.text("acceptsPrivacyPolicy") !== "",
    },
    attachments: fields.files,
    hasLargeFile: fields.hasLargeFile,
    ...attemptKeyOf(fields),
    ...captchaOf(fields),
  }
}

function parseClaim(fields: PostedFields) {
  return {
    form: {
      kind: CLAIM_KINDS.find((known) => known === fields.text("kind")) ?? "",
      units: unitsOf(fields),
      description: fields.text("description"),
      email: fields.text("email"),
      phone: fields.text("phone"),
    },
    ...captchaOf(fields),
  } as const
}

/** Reads the fields `units.{id}`: whole numbers from 0. */
function unitsOf(fields: PostedFields): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(fields.withPrefix("units.")).flatMap(([id, text]) =>
      /^[0-9]{1,4}$/.test(text.trim()) ? [[id, Number(text)]] : [],
    ),
  )
}

function attemptKeyOf(fields: PostedFields): { readonly attemptKey?: string } {
  const key = fields.text("attemptKey")
  return ATTEMPT_KEY.test(key) ? { attemptKey: key } : {}
}

function captchaOf(fields: PostedFields): { readonly captcha?: SolvedCaptcha } {
  const [id, value] = [fields.text("captchaId"), fields.text("captchaValue")]
  return id === "" || value === "" ? {} : { captcha: { id, value } }
}
