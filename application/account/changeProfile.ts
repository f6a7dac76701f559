import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { parseBirthday } from "../../domain/account/parseBirthday.ts"
import type { BirthdayFormat } from "../../domain/account/parseBirthday.ts"
import type { ContactMethod } from "../../domain/account/ContactMethod.ts"
import type { User } from "../../domain/account/User.ts"
import { utcDate } from "../../domain/shared/utcDate.ts"
import { refuseIfAny } from "./toAccountChangeRefused.ts"
import { changeAndReloadUser } from "./changeAndReloadUser.ts"
import type { Sponsor } from "./ProfileGateway.ts"
import { ProfileGateway } from "./ProfileGateway.ts"

/**
 * The earliest time zone, UTC+14. The backend checks against the store's own date; the client must not refuse a date
 * that the backend would accept (R23).
 */
const MAX_UTC_OFFSET_MILLIS = 14 * 3_600_000

/**
 * Saves a birthday as a calendar date. Fails before any call for a nonexistent day, or one that is in the future in
 * every time zone.
 */
export const changeBirthday = Effect.fn("account.changeBirthday")(function* (typed: string, format: BirthdayFormat) {
  const today = utcDate((yield* Clock.currentTimeMillis) + MAX_UTC_OFFSET_MILLIS)
  yield* refuseIfAny(
    typed.trim() === ""
      ? [{ field: "birthday", rule: "required" }]
      : parseBirthday(typed, format, today) === undefined
        ? [{ field: "birthday", rule: "calendarDate" }]
        : [],
  )
  const profile = yield* ProfileGateway
  return yield* changeAndReloadUser(profile.updateBirthday(typed, format))
})

/** Changes the preferred contact method. Fails when the account has no address or number for it. */
export const changeContactMethod = Effect.fn("account.changeContactMethod")(function* (
  method: ContactMethod,
  { email, phone }: Pick<User, "email" | "phone">,
) {
  yield* refuseIfAny(
    (method === "EMAIL" ? email : phone) === undefined ? [{ field: "contactMethod", rule: "unreachable" }] : [],
  )
  const profile = yield* ProfileGateway
  return yield* changeAndReloadUser(profile.updateContactMethod(method))
})

/** Sets the customer who recommended the store. Can be set once. */
export const setSponsor = Effect.fn("account.setSponsor")(function* (
  { userId, sponsorCode, ...rest }: Sponsor,
  { id }: Pick<User, "id">,
) {
  const sponsor = { ...rest, userId: userId.trim(), sponsorCode: sponsorCode.trim() }
  yield* refuseIfAny([
    ...(/^[0-9]{1,20}$/.test(sponsor.userId)
      ? []
      : [{ field: "sponsorId", rule: sponsor.userId === "" ? "required" : "pattern" }]),
    ...(sponsor.userId === id ? [{ field: "sponsorId", rule: "self" }] : []),
    ...(sponsor.sponsorCode === "" ? [{ field: "sponsorCode", rule: "required" }] : []),
  ])
  const profile = yield* ProfileGateway
  return yield* changeAndReloadUser(profile.updateSponsor(sponsor))
})
