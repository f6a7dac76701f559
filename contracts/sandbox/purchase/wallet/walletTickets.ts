import type { Selectable } from "kysely"
import type { components } from "../../../generated/wallet.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { type FieldProblem, notAcceptable, refused } from "../../platform/http/Refused.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { consumeToken } from "./qrPaymentTokens.ts"
import type { WalletTables } from "../../platform/storage/tables/WalletTables.ts"
import { lockRunning } from "../../customers/session/lockRunning.ts"

export type TicketRow = Selectable<WalletTables["wallet_ticket"]>
type TicketInput = components["schemas"]["WalletTicketInput"]

/** Clocks of tills may be ahead, by this many milliseconds. */
const CLOCK_TOLERANCE_MS = 300_000

/**
 * Adds a ticket to the wallet. The insert decides: the same ticket again returns the stored one; one with other
 * details, or in another wallet, fails with 409.
 */
export const addTicket = async (
  { storage }: SandboxServices,
  scope: CartScope,
  input: TicketInput,
): Promise<TicketRow> => {
  const problems = ticketProblems(scope, input)
  if (problems.length > 0) throw notAcceptable("_ERR_TICKET_NOT_VALID", "The ticket is not valid.", problems)
  const row = {
    store_id: scope.store.id,
    user_id: userIdNumber(scope.principal),
    tuid: input.tuid,
    hash_code: input.hashCode,
    token_hash: tokenHash(input.purchaseToken),
    amount: input.amount,
    currency: input.currency,
    is_wallet: input.isWallet,
    bought_at: Date.parse(input.date),
  }
  return storage.transaction(async (work) => {
    await lockRunning(work, scope.principal)
    const added = await work.db
      .insertInto("wallet_ticket")
      .values({ ...row, added_at: scope.now })
      .onConflict((conflict) => conflict.columns(["store_id", "tuid", "hash_code"]).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added !== undefined) {
      if (input.isWallet) await consumeToken(work, scope, input.purchaseToken)
      return added
    }
    const there = await work.db
      .selectFrom("wallet_ticket")
      .selectAll()
      .where("store_id", "=", row.store_id)
      .where("tuid", "=", row.tuid)
      .where("hash_code", "=", row.hash_code)
      .executeTakeFirstOrThrow()
    const isSame =
      there.user_id === row.user_id &&
      there.token_hash === row.token_hash &&
      there.amount === row.amount &&
      there.is_wallet === row.is_wallet &&
      there.bought_at === row.bought_at
    if (!isSame) throw refused("_ERR_TICKET_TAKEN", "This ticket is known with other values.")
    return there
  })
}

const ticketProblems = ({ store, now }: CartScope, { date, currency }: TicketInput): readonly FieldProblem[] => [
  ...(currency === store.currencyCode
    ? []
    : [{ field: "currency", rule: "equal", message: `The currency of this store is ${store.currencyCode}.` }]),
  ...(Date.parse(date) <= now + CLOCK_TOLERANCE_MS
    ? []
    : [{ field: "date", rule: "maximum", message: "The ticket is of a day to come." }]),
]

export const presentTicket = (ticket: TicketRow): components["schemas"]["WalletTicket"] => ({
  movementCode: `ticket-${ticket.ticket_id}`,
  date: new Date(ticket.bought_at).toISOString(),
  amount: ticket.amount,
  currency: ticket.currency,
  isWallet: ticket.is_wallet,
  tuid: ticket.tuid,
})
