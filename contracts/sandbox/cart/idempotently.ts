import { refused, sessionMissing } from "../http/Refusal.ts"
import { tokenHash } from "../ports/token.ts"
import type { UnitOfWork } from "../storage/Storage.ts"
import type { Principal } from "../session/Principal.ts"
import { userIdNumber } from "./CartScope.ts"

/** Whose keys, and the moment of the call. */
interface Owner {
  readonly principal: Pick<Principal, "userId">
  readonly now: number
}

/** One intent of a shopper, as far as it was named. */
export interface Intent {
  /** The Idempotency-Key; the act simply runs when there is none. */
  readonly key: string | undefined
  /** Operation, place and body: the same key with another one is a conflict. Holds nothing secret. */
  readonly payload: readonly unknown[]
}

/** A key as it is kept, and what it was used for. */
export interface Claim {
  readonly key: string
  readonly fingerprint: string
}

/** The claim of an intent; undefined when it was not named. */
export const idempotencyClaim = ({ key, payload }: Intent): Claim | undefined =>
  key === undefined ? undefined : { key: key.toLowerCase(), fingerprint: tokenHash(JSON.stringify(payload)) }

/**
 * Runs an act once per Idempotency-Key, in the transaction of the act (R6, F83).
 *
 * *Details.* The key is claimed by inserting it: a second request with the same key waits in the database until the
 * first has ended, and then answers what that one answered. An act that is refused rolls back with its claim, since it
 * changed nothing, so the same key may be tried again. Keys belong to one shopper. Fails with 409
 * `_ERR_IDEMPOTENCY_KEY_REUSED` when the key was used for something else.
 */
export const idempotently = async <Answer>(
  work: UnitOfWork,
  { principal, now }: Owner,
  intent: Intent,
  codec: { readonly write: (answer: Answer) => string; readonly read: (text: string) => Answer | Promise<Answer> },
  act: () => Promise<Answer>,
): Promise<Answer> => {
  const claim = idempotencyClaim(intent)
  if (claim === undefined) return act()
  const own = { user_id: userIdNumber(principal), key: claim.key }
  const { fingerprint } = claim
  const claimed = await work.db
    .insertInto("idempotency_key")
    .values({ ...own, fingerprint, answer: null, created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst()
  if (claimed === undefined) {
    const first = await work.db
      .selectFrom("idempotency_key")
      .select(["fingerprint", "answer"])
      .where("user_id", "=", own.user_id)
      .where("key", "=", own.key)
      .executeTakeFirst()
    // Keys are deleted with their account only.
    if (first === undefined) throw sessionMissing("This session has ended.")
    if (first.fingerprint !== fingerprint || first.answer === null) {
      throw refused("_ERR_IDEMPOTENCY_KEY_REUSED", "This Idempotency-Key was used for another request.")
    }
    return codec.read(first.answer)
  }
  const answer = await act()
  await work.db
    .updateTable("idempotency_key")
    .set({ answer: codec.write(answer) })
    .where("user_id", "=", own.user_id)
    .where("key", "=", own.key)
    .execute()
  return answer
}
