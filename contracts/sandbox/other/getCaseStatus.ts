import { countTry, type TryLimit } from "../customers/session/countTry.ts"
import { operation } from "../platform/http/Operation.ts"
import { notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

/** Statuses of a message or claim, in their usual order. */
export const CASE_STATUSES = ["OPEN", "IN_PROGRESS", "ANSWERED", "CLOSED"] as const

const HOUR_MS = 3_600_000
const LIMIT: TryLimit = { what: "caseStatus", tries: 20, windowMs: HOUR_MS, pauseMs: HOUR_MS }

const emailOf = (letter: string): string => {
  const value: unknown = parseStored(letter)
  return typeof value === "object" && value !== null && "email" in value ? String(value.email) : ""
}

const statusOf = (text: string) => CASE_STATUSES.find((known) => known === text) ?? "OPEN"

/** Returns the status of a message or claim to the person that knows its number and email address. */
export const getCaseStatus = (services: SandboxServices) =>
  operation("getCaseStatus", async ({ path, body: { caseId, email } }) => {
    const { storage, stores } = services
    const store = await stores.require(path.storeId)
    await countTry(services, LIMIT, `${store.id} ${email.toLowerCase()}`)
    const number = Number(caseId)
    const isOwn = (address: string) => address.toLowerCase() === email.toLowerCase()
    const [letter, claim] = Number.isSafeInteger(number)
      ? await Promise.all([
          storage.db
            .selectFrom("contact_case")
            .selectAll()
            .where("case_id", "=", number)
            .where("store_id", "=", store.id)
            .executeTakeFirst(),
          storage.db
            .selectFrom("claim")
            .selectAll()
            .where("claim_id", "=", number)
            .where("store_id", "=", store.id)
            .executeTakeFirst(),
        ])
      : []
    const found =
      letter !== undefined && isOwn(emailOf(letter.letter))
        ? { ...letter, kind: "contact" as const, topic: letter.topic }
        : claim !== undefined && isOwn(claim.email)
          ? { ...claim, kind: "claim" as const, topic: claim.claim_type }
          : undefined
    if (found === undefined) throw notFound("There is no case of this number and email address.", caseId)
    return {
      status: 200,
      body: {
        caseId,
        kind: found.kind,
        topic: found.topic,
        status: statusOf(found.status),
        receivedAt: new Date(found.created_at).toISOString(),
        updatedAt: new Date(found.updated_at ?? found.created_at).toISOString(),
      },
    }
  })
