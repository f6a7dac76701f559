import * as Effect from "effect/Effect"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { AccountNotice, User } from "../../../domain/account/User.ts"
import { accountNotices } from "../../../domain/account/User.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { table } from "../output/Output.ts"
import type { CliContext } from "../CliContext.ts"

/** Returns the signed-in user. Fails for a guest, who has no account. */
export async function requireRegisteredUser({ run }: CliContext): Promise<User> {
  const { state } = await run(Effect.flatMap(SessionHolder, (holder) => holder.current))
  const user =
    state === "none" || state === "guest"
      ? undefined
      : await run(Effect.flatMap(AccountGateway, (gateway) => gateway.getCurrentUser))
  if (user === undefined || user.kind === "guest")
    throw new CliUsageError({ message: "You are not signed in to this store. Run `selvedge auth login` first." })
  return user
}

export function showUser({ output }: CliContext, user: User): void {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ["ID", user.id],
    ["Type", user.kind],
    ["Name", [user.firstName, user.lastName].filter((part) => part !== undefined).join(" ") || undefined],
    ["Nickname", user.nickname],
    ["Email", user.email],
    ["Phone", user.phone],
    ["Birthday", user.birthdate],
    ["Contact method", user.contactMethod],
    ["Sign-in methods", user.logonKinds?.join(", ")],
    ["Sponsor", user.sponsorId],
    ["Referral code", user.sponsorCode],
    ["Secure password", yesOrNo(user.hasSecurePassword)],
    ["Pending transfers", yesOrNo(user.pendingTransfers)],
    ["Restricted from booking", yesOrNo(user.restrictedBooking)],
    ["Has ordered", yesOrNo(user.isBuyer)],
    ["Personal data level", user.personalDataLevel],
  ]
  for (const notice of accountNotices(user)) output.note(NOTICES[notice])
  output.result(user, table(rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))))
}

const NOTICES: Readonly<Record<AccountNotice, string>> = {
  insecurePassword: "The password no longer meets the rules. Run `selvedge account set-password` to change it.",
  pendingTransfers: "Items from an earlier cart did not fit. Run `selvedge cart show` to see them.",
  restrictedBooking: "The shop accepts no reservations in stores. Run `selvedge contact` to ask why.",
}

function yesOrNo(flag: boolean | undefined): string | undefined {
  return flag === undefined ? undefined : flag ? "yes" : "no"
}
