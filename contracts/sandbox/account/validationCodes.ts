import { notAcceptable } from "../http/Refusal.ts"
import type { Channel } from "../outbox/OutboxTables.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import { countTry, type TryLimit } from "../session/countTry.ts"
import { hashPassword, passwordMatches } from "../session/passwords.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { SandboxPorts } from "../ports/SandboxPorts.ts"
import type { Work } from "../storage/Storage.ts"
import { codeMessage } from "./accountTexts.ts"

/** Ten minutes, five tries. */
const CODE_MS = 600_000
const MAX_TRIES = 5
/** Five codes to one place in an hour. */
const SENDING: TryLimit = { what: "code", tries: 5, windowMs: 3_600_000, pauseMs: 3_600_000 }

/** The largest multiple of a million below 2^32: numbers from there on would favour low codes. */
const FAIR_LIMIT = 4_294_000_000

/** Nobody's session: for those who cannot log in. */
export const NO_OWNER = 0

/** What a code was sent for, and to whom. */
export interface CodePlace {
  readonly ownerId: number
  readonly contact: string
  readonly functionality: string
}

/** A code that was sent. */
export interface SentCode extends CodePlace {
  readonly channel: Channel
  readonly storeId: string
  readonly languageCode: string
}

/** Fails with 429 when five codes went to this place within the hour; counts another one. */
export const countSending = (services: SandboxServices, contact: string): Promise<void> => countTry(services, SENDING, contact)

/** Six digits, each as likely as any other. */
const newCode = (ports: SandboxPorts): string => {
  for (;;) {
    const number = Buffer.from(ports.random(4)).readUInt32BE()
    if (number < FAIR_LIMIT) return String(number % 1_000_000).padStart(6, "0")
  }
}

/** Makes a code, keeps its hash and sends it; the code of the same purpose before it is worth nothing from then on. */
export const sendCode = async ({ storage, ports }: SandboxServices, sent: SentCode): Promise<void> => {
  const code = newCode(ports)
  const letter = codeMessage(sent.languageCode, sent.functionality, code)
  const code_hash = await hashPassword(ports, code)
  const now = ports.now()
  const fresh = { channel: sent.channel, store_id: sent.storeId, code_hash, tries: 0, sent_at: now, expires_at: now + CODE_MS, proven_at: null }
  await storage.transaction(async ({ db }) => {
    await db.deleteFrom("validation_code").where("expires_at", "<", now).execute()
    await db
      .insertInto("validation_code")
      .values({ owner_id: sent.ownerId, contact: sent.contact, functionality: sent.functionality, ...fresh })
      .onConflict((conflict) => conflict.columns(["owner_id", "contact", "functionality"]).doUpdateSet(fresh))
      .execute()
    await sendMessage(db, { storeId: sent.storeId, channel: sent.channel, recipient: sent.contact, ...(sent.channel === "sms" ? { text: letter.text } : letter), now })
  })
}

/** A code that matched; `spendCode` uses it up in the transaction of what it allows. */
export interface MatchedCode extends CodePlace {
  readonly codeHash: string
}

/**
 * Checks a code. Every call counts as one of its five tries, at once and for good. Fails with 422 `_ERR_VALIDATION_CODE` for a
 * code that is wrong, used, old or was never sent: they are not told apart, also not by the time it takes.
 */
export const matchCode = async ({ storage, ports }: SandboxServices, field: string, { ownerId, contact, functionality }: CodePlace, code: string): Promise<MatchedCode> => {
  const tried = await storage.db
    .updateTable("validation_code")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("functionality", "=", functionality)
    .where("expires_at", ">", ports.now())
    .where("proven_at", "is", null)
    .where("tries", "<", MAX_TRIES)
    .returning("code_hash")
    .executeTakeFirst()
  if (!(await passwordMatches(code, tried?.code_hash ?? null)) || tried === undefined) throw wrongCode(field)
  return { ownerId, contact, functionality, codeHash: tried.code_hash }
}

/** Uses a code up; of two calls with it one is too late. */
export const spendCode = async ({ db }: Work, field: string, { ownerId, contact, functionality, codeHash }: MatchedCode): Promise<void> => {
  const spent = await db
    .deleteFrom("validation_code")
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("functionality", "=", functionality)
    .where("code_hash", "=", codeHash)
    .where("proven_at", "is", null)
    .executeTakeFirst()
  if (spent.numDeletedRows === 0n) throw wrongCode(field)
}

/** Uses a code up and remembers for ten minutes that the place is the owner's. */
export const proveByCode = async ({ storage, ports }: SandboxServices, field: string, { ownerId, contact, functionality, codeHash }: MatchedCode): Promise<void> => {
  const now = ports.now()
  const proved = await storage.db
    .updateTable("validation_code")
    .set({ proven_at: now, expires_at: now + CODE_MS })
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("functionality", "=", functionality)
    .where("code_hash", "=", codeHash)
    .where("proven_at", "is", null)
    .executeTakeFirst()
  if (proved.numUpdatedRows === 0n) throw wrongCode(field)
}

/** Uses a proof up; false when the owner has proved nothing about this place lately. */
export const spendProof = async ({ db }: Work, ownerId: number, contact: string, now: number): Promise<boolean> => {
  const spent = await db
    .deleteFrom("validation_code")
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("proven_at", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}

export const wrongCode = (field: string) =>
  notAcceptable("_ERR_VALIDATION_CODE", "The code is not right, or not any more.", [{ field, rule: "code", message: "The code is not right, or not any more." }])
