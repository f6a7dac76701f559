import { notAcceptable } from "../http/Refusal.ts"
import { currentSource } from "../http/requestSource.ts"
import type { Channel } from "../outbox/OutboxTables.ts"
import { sendMessage } from "../outbox/sendMessage.ts"
import { hashPassword, passwordMatches } from "../session/passwords.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { SandboxPorts } from "../ports/SandboxPorts.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import { codeMessage } from "./accountTexts.ts"

/** Ten minutes, five tries. */
const CODE_MS = 600_000
const MAX_TRIES = 5

/** The largest multiple of a million below 2^32: numbers from there on would favour low codes. */
const FAIR_LIMIT = 4_294_000_000

/** Nobody's session: for those who cannot log in. */
export const NO_OWNER = 0

/** What a code was sent for, and to whom. */
export interface CodeRecipient {
  readonly ownerId: number
  readonly contact: string
  readonly functionality: string
}

/** A code that was sent. */
export interface SentCode extends CodeRecipient {
  /** The session that asks, by which its codes are counted; a code that nobody owns was counted before. */
  readonly sessionId?: string
  /** What follows the code in a mail, on lines of its own. */
  readonly more?: string
  readonly channel: Channel
  readonly storeId: string
  readonly languageCode: string
}

/** Six digits, each as likely as any other. */
const newCode = (ports: SandboxPorts): string => {
  for (;;) {
    const number = Buffer.from(ports.random(4)).readUInt32BE()
    if (number < FAIR_LIMIT) return String(number % 1_000_000).padStart(6, "0")
  }
}

/**
 * Who asked for a code, as far as it matters: nobody owns a code of those who cannot log in, and the network address
 * that asked keeps others from ending it or using up its tries (F185).
 */
const requestSource = (ownerId: number): string => (ownerId === NO_OWNER ? currentSource() : "")

/**
 * Makes a code, keeps its hash and sends it; the code of the same asker and purpose before it is worth nothing from
 * then on. Fails as `countMessage` does after too many codes.
 */
export const sendCode = async ({ storage, ports }: SandboxServices, sent: SentCode): Promise<void> => {
  const code = newCode(ports)
  const letter = codeMessage(sent.languageCode, sent.functionality, code)
  const code_hash = await hashPassword(ports, code)
  const now = ports.now()
  const fresh = {
    channel: sent.channel,
    store_id: sent.storeId,
    code_hash,
    tries: 0,
    foreign_tries: 0,
    sent_at: now,
    expires_at: now + CODE_MS,
    proven_at: null,
  }
  await storage.transaction(async ({ db }) => {
    await db.deleteFrom("validation_code").where("expires_at", "<", now).execute()
    await db
      .insertInto("validation_code")
      .values({
        owner_id: sent.ownerId,
        contact: sent.contact,
        functionality: sent.functionality,
        asked_from: requestSource(sent.ownerId),
        ...fresh,
      })
      .onConflict((conflict) =>
        conflict.columns(["owner_id", "contact", "functionality", "asked_from"]).doUpdateSet(fresh),
      )
      .execute()
    await sendMessage(db, {
      ...(sent.ownerId === NO_OWNER ? { purpose: "access", isCounted: true } : { purpose: "code" }),
      ...(sent.sessionId === undefined ? {} : { sender: sent.sessionId }),
      storeId: sent.storeId,
      channel: sent.channel,
      recipient: sent.contact,
      now,
      ...(sent.channel === "sms" ? {} : { subject: letter.subject }),
      text: sent.more === undefined ? letter.text : `${letter.text}\n\n${sent.more}`,
    })
  })
}

/** A code that matched; `consumeCode` uses it up in the transaction of what it allows. */
export interface MatchedCode extends CodeRecipient {
  readonly codeHash: string
}

/**
 * Checks a code. Every call counts as one of its five tries, at once and for good. Fails with 422
 * `_ERR_VALIDATION_CODE` for a code that is wrong, used, old or was never sent: they are not told apart, also not by
 * the time it takes.
 */
export const matchCode = async (
  services: SandboxServices,
  field: string,
  place: CodeRecipient,
  code: string,
): Promise<MatchedCode> => {
  const codeHash = await findCode(services, place, code)
  if (codeHash === undefined) throw invalidCode(field)
  return { ...place, codeHash }
}

/** The hash of a code that is right; undefined for a wrong one. Counts a try. */
export const findCode = async (
  services: SandboxServices,
  place: CodeRecipient,
  code: string,
): Promise<string | undefined> => {
  const tried = (await consumeTry(services, place)) ?? null
  return (await passwordMatches(code, tried)) && tried !== null ? tried : undefined
}

/**
 * Takes one of five tries at the code of this asker. An asker without one, whose network address may have changed
 * since, takes one of five tries at the newest code that somebody else asked for: these are counted apart, so that
 * strangers who try the owner's code do not use up the owner's tries (F185).
 */
const consumeTry = async (
  { storage: { db }, ports }: SandboxServices,
  { ownerId, contact, functionality }: CodeRecipient,
): Promise<string | undefined> => {
  const now = ports.now()
  const own = db
    .selectFrom("validation_code")
    .select("asked_from")
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("functionality", "=", functionality)
    .where("expires_at", ">", now)
    .where("proven_at", "is", null)
  const source = requestSource(ownerId)
  const ownRow = await own.where("asked_from", "=", source).executeTakeFirst()
  const other =
    ownRow === undefined && ownerId === NO_OWNER ? await own.orderBy("sent_at", "desc").executeTakeFirst() : undefined
  const counter = ownRow === undefined ? "foreign_tries" : "tries"
  const tried = await db
    .updateTable("validation_code")
    .set(({ eb }) => ({ [counter]: eb(counter, "+", 1) }))
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("functionality", "=", functionality)
    .where("asked_from", "=", (ownRow ?? other)?.asked_from ?? source)
    .where("expires_at", ">", now)
    .where("proven_at", "is", null)
    .where(counter, "<", MAX_TRIES)
    .returning("code_hash")
    .executeTakeFirst()
  return tried?.code_hash
}

/** Uses a code up, and every other one of its purpose; of two calls with it one is too late. */
export const consumeCode = async (
  { db }: UnitOfWork,
  field: string,
  { ownerId, contact, functionality, codeHash }: MatchedCode,
): Promise<void> => {
  const codesOfPurpose = db
    .deleteFrom("validation_code")
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("functionality", "=", functionality)
  const spent = await codesOfPurpose.where("code_hash", "=", codeHash).where("proven_at", "is", null).executeTakeFirst()
  if (spent.numDeletedRows === 0n) throw invalidCode(field)
  await codesOfPurpose.where("proven_at", "is", null).execute()
}

/** Uses a code up and remembers for ten minutes that the place is the owner's. */
export const verifyByCode = async (
  { db }: UnitOfWork,
  ports: SandboxPorts,
  field: string,
  { ownerId, contact, functionality, codeHash }: MatchedCode,
): Promise<void> => {
  const now = ports.now()
  const proved = await db
    .updateTable("validation_code")
    .set({ proven_at: now, expires_at: now + CODE_MS })
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("functionality", "=", functionality)
    .where("code_hash", "=", codeHash)
    .where("proven_at", "is", null)
    .executeTakeFirst()
  if (proved.numUpdatedRows === 0n) throw invalidCode(field)
}

/** Uses a proof up; false when the owner has proved nothing about this place lately. */
export const consumeProof = async (
  { db }: UnitOfWork,
  ownerId: number,
  contact: string,
  now: number,
): Promise<boolean> => {
  const spent = await db
    .deleteFrom("validation_code")
    .where("owner_id", "=", ownerId)
    .where("contact", "=", contact)
    .where("proven_at", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}

export const invalidCode = (field: string) =>
  notAcceptable("_ERR_VALIDATION_CODE", "The code is not right, or not any more.", [
    { field, rule: "code", message: "The code is not right, or not any more." },
  ])
