import { notAcceptable } from "../../../platform/http/Refused.ts"
import { currentSource } from "../../../platform/http/requestSource.ts"
import type { Channel } from "../../../platform/storage/tables/OutboxTables.ts"
import { sendMessage } from "../../../platform/outbox/sendMessage.ts"
import { hashPassword, passwordMatches } from "../../session/passwords.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { SandboxPorts } from "../../../platform/ports/SandboxPorts.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"
import { codeMessage } from "./codeMessage.ts"

/** Lifetime of a code in milliseconds, where its purpose states no other: ten minutes. */
const CODE_MS = 600_000
const MAX_TRIES = 5

/** The largest multiple of a million below 2^32: numbers above it would favour low codes. */
const FAIR_LIMIT = 4_294_000_000

/** Owner of codes for customers who cannot sign in. */
export const NO_OWNER = 0

/** Recipient and purpose of a code. */
export interface CodeRecipient {
  readonly ownerId: number
  readonly contact: string
  readonly functionality: string
}

export interface SentCode extends CodeRecipient {
  /** The requesting session, by which codes are counted. Codes without owner are already counted. */
  readonly sessionId?: string
  /** Text after the code in a mail, on lines of its own. */
  readonly more?: string
  /** Milliseconds; ten minutes when absent. */
  readonly lifetimeMs?: number
  readonly channel: Channel
  readonly storeId: string
  readonly languageTag: string
}

/** Six digits, uniformly distributed. */
const newCode = (ports: SandboxPorts): string => {
  for (;;) {
    const number = Buffer.from(ports.random(4)).readUInt32BE()
    if (number < FAIR_LIMIT) return String(number % 1_000_000).padStart(6, "0")
  }
}

/**
 * The network address that requested a code without owner, so that other addresses cannot end it or use up its tries
 * (F185). Empty for a code with an owner.
 */
const requestSource = (ownerId: number): string => (ownerId === NO_OWNER ? currentSource() : "")

/**
 * Creates a code, stores its hash and sends the code. It replaces the previous code of the same requester and purpose.
 * Fails like `countMessage` after too many codes.
 */
export const sendCode = async ({ storage, ports }: SandboxServices, sent: SentCode): Promise<void> => {
  const code = newCode(ports)
  const letter = codeMessage(sent.languageTag, sent.functionality, code)
  const code_hash = await hashPassword(ports, code)
  const now = ports.now()
  const fresh = {
    channel: sent.channel,
    store_id: sent.storeId,
    code_hash,
    tries: 0,
    foreign_tries: 0,
    sent_at: now,
    expires_at: now + (sent.lifetimeMs ?? CODE_MS),
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

/** A code that matched. `consumeCode` consumes it in the transaction of the action that it authorises. */
export interface MatchedCode extends CodeRecipient {
  readonly codeHash: string
}

/**
 * Checks a code. Every call uses one of its five tries, also when the action fails later. Fails with 422
 * `_ERR_VALIDATION_CODE` for a code that is wrong, used, expired or was never sent. The response does not distinguish
 * these cases, not even by its duration.
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

/** Returns the hash of a right code; undefined for a wrong one. Uses one try. */
export const findCode = async (
  services: SandboxServices,
  place: CodeRecipient,
  code: string,
): Promise<string | undefined> => {
  const tried = (await consumeTry(services, place)) ?? null
  return (await passwordMatches(services.ports, code, tried)) && tried !== null ? tried : undefined
}

/**
 * Uses one of five tries at the requester's code. A requester without a code, for example after a change of network
 * address, uses one of five tries at the newest code of another requester. These are counted separately, so that
 * strangers cannot use up the owner's tries (F185).
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

/** Consumes a code and all others of its purpose. Of two concurrent calls one fails. */
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

/** Consumes a code and stores for ten minutes that the owner has verified the contact. */
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

/** Consumes a verification; false when the owner has no recent verification of this contact. */
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
