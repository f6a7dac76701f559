import { type Kysely, sql } from "kysely"
import { currentSource } from "../http/requestSource.ts"
import { refused, tooManyTries } from "../http/Refused.ts"
import { tokenHash } from "../ports/token.ts"
import type { Database } from "../storage/Database.ts"
import { type Allowance, limitsOf, type MessageLimits, type MessagePurpose, windowMs } from "./messagePolicies.ts"

const STORE = "store "
/** Longer than any window. */
const RETENTION_MS = 2 * 86_400_000

/** A message as rate limits count it. */
export interface CountedMessage {
  readonly purpose: MessagePurpose
  readonly storeId: string
  /** Address or number of the recipient, or a substitute where its existence must not be revealed. */
  readonly recipient: string
  /** The session or account that causes it, if any. */
  readonly sender?: string | undefined
  /** Whether the caller is known to the recipient's account: messages caused by strangers are then not counted. */
  readonly isRecognizedCaller?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Counts a message against the limits of its purpose. Fails with 429 and `retryAfter`, or with 409
 * `_ERR_TOO_MANY_MESSAGES` (params: maximum per window), when a limit is reached. Each limit is checked and counted in
 * one statement, so that concurrent calls cannot exceed it.
 *
 * *Details.* Call it also where no message is sent because the recipient's existence must not be revealed. In a
 * transaction the count is rolled back with everything else. The counts always run in the same order with the widest
 * last, so that its row is locked for the shortest time.
 */
export const countMessage = async (db: Kysely<Database>, message: CountedMessage): Promise<void> => {
  const limits = limitsOf(message.purpose)
  if (limits === undefined) return
  for (const [key, allowance] of countsOf(limits, message)) {
    const counted = await count(db, tokenHash(`${message.purpose} ${key}`), allowance, message.now)
    if (counted.isCounted) {
      if (counted.sent === 1 && key.startsWith(STORE))
        await db
          .deleteFrom("message_count")
          .where("started_at", "<", message.now - RETENTION_MS)
          .execute()
      continue
    }
    if (limits.refusedStatus === 409)
      throw refused("_ERR_TOO_MANY_MESSAGES", "That many messages were sent already; try again later.", [
        String(allowance.most),
      ])
    throw tooManyTries(Math.max(1, Math.ceil((counted.endsAt - message.now) / 1_000)))
  }
}

const countsOf = (
  limits: MessageLimits,
  { storeId, recipient, sender, isRecognizedCaller }: CountedMessage,
): readonly (readonly [string, Allowance])[] => {
  const source = currentSource()
  const to = recipient.trim().toLowerCase()
  return [
    ...(limits.sender === undefined || sender === undefined ? [] : [[`sender ${sender}`, limits.sender] as const]),
    ...(limits.pair === undefined ? [] : [[`pair ${source} ${to}`, limits.pair] as const]),
    ...(limits.recipient === undefined || isRecognizedCaller === true
      ? []
      : [[`recipient ${to}`, limits.recipient] as const]),
    ...(source === "" ? [] : [[`source ${source}`, limits.source] as const]),
    [`${STORE}${storeId}`, limits.store] as const,
  ]
}

type CountResult =
  | { readonly isCounted: true; readonly sent: number }
  | { readonly isCounted: false; readonly endsAt: number }

/** Counts one message, or returns the end of the window when the limit is reached. */
const count = async (
  db: Kysely<Database>,
  countKey: string,
  allowance: Allowance,
  now: number,
): Promise<CountResult> => {
  const isOver = sql<boolean>`message_count.started_at <= cast(${now - windowMs(allowance)} as bigint)`
  const counted = await db
    .insertInto("message_count")
    .values({ count_key: countKey, started_at: now, sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column("count_key")
        .doUpdateSet({
          sent: sql<number>`case when ${isOver} then 1 else message_count.sent + 1 end`,
          started_at: sql<number>`case when ${isOver} then cast(${now} as bigint) else message_count.started_at end`,
        })
        .where(sql<boolean>`${isOver} or message_count.sent < cast(${allowance.most} as integer)`),
    )
    .returning("sent")
    .executeTakeFirst()
  if (counted !== undefined) return { isCounted: true, sent: counted.sent }
  const { started_at } = await db
    .selectFrom("message_count")
    .select("started_at")
    .where("count_key", "=", countKey)
    .executeTakeFirstOrThrow()
  return { isCounted: false, endsAt: started_at + windowMs(allowance) }
}
