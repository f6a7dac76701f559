import { refused, sessionMissing } from "../platform/http/Refused.ts"
import { tokenHash } from "../platform/ports/token.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { Principal } from "../platform/http/Principal.ts"
import { userIdNumber } from "./CartScope.ts"

/** The owner of the keys, and the time of the call. */
interface Owner {
  readonly principal: Pick<Principal, "userId">
  readonly now: number
}

/** A request of a customer with its Idempotency-Key. */
export interface Intent {
  /** The Idempotency-Key; without one the operation runs every time. */
  readonly key: string | undefined
  /** Operation, path and body: the same key with another payload is a conflict. Must not contain secrets. */
  readonly payload: readonly unknown[]
}

/** A stored key, with the fingerprint of its request. */
export interface Claim {
  readonly key: string
  readonly fingerprint: string
}

/** The claim of a request; undefined without an Idempotency-Key. */
export const idempotencyClaim = ({ key, payload }: Intent): Claim | undefined =>
  key === undefined ? undefined : { key: key.toLowerCase(), fingerprint: tokenHash(JSON.stringify(payload)) }

/**
 * Runs an operation once per Idempotency-Key, in the operation's transaction (R6, F83).
 *
 * *Details.* The key is claimed by an insert. A second request with the same key waits in the database until the first
 * has ended, and then returns the same response. A refused operation rolls back with its claim, so the same key can be
 * retried. Keys belong to one customer. Fails with 409 `_ERR_IDEMPOTENCY_KEY_REUSED` when the key was used for another
 * request.
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
    // Keys are only deleted with their account.
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
