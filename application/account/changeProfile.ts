import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { birthdayOf } from "../../domain/account/birthdayOf.ts"
import type { BirthdayFormat } from "../../domain/account/birthdayOf.ts"
import type { ContactMethod } from "../../domain/account/ContactMethod.ts"
import type { User } from "../../domain/account/User.ts"
import { utcDate } from "../../domain/shared/utcDate.ts"
import { requireNone } from "./accountChangeRefusal.ts"
import { changedUser } from "./changedUser.ts"
import type { Sponsor } from "./ProfileGateway.ts"
import { ProfileGateway } from "./ProfileGateway.ts"

/**
 * Where a day begins first. The shop knows the store's own today; here nothing is refused that it might take (ruling
 * R23).
 */
const EARLIEST_DAY_MILLIS = 14 * 3_600_000

/**
 * Keeps a birthday as a calendar date. Refused before it is sent when there is no such day, or it lies ahead
 * everywhere.
 */
export const changeBirthday = Effect.fn("account.changeBirthday")(function* (typed: string, format: BirthdayFormat) {
  const today = utcDate((yield* Clock.currentTimeMillis) + EARLIEST_DAY_MILLIS)
  yield* requireNone(
    typed.trim() === ""
      ? [{ field: "birthday", rule: "required" }]
      : birthdayOf(typed, format, today) === undefined
        ? [{ field: "birthday", rule: "calendarDate" }]
        : [],
  )
  const profile = yield* ProfileGateway
  return yield* changedUser(profile.updateBirthday(typed, format))
})

/** How the shop gets in touch; not by a way it has no address or number for. */
export const changeContactMethod = Effect.fn("account.changeContactMethod")(function* (
  method: ContactMethod,
  { email, phone }: Pick<User, "email" | "phone">,
) {
  yield* requireNone(
    (method === "EMAIL" ? email : phone) === undefined ? [{ field: "contactMethod", rule: "unreachable" }] : [],
  )
  const profile = yield* ProfileGateway
  return yield* changedUser(profile.updateContactMethod(method))
})

/** Says who recommended the shop, once. */
export const nameSponsor = Effect.fn("account.nameSponsor")(function* (
  { userId, sponsorCode, ...rest }: Sponsor,
  { id }: Pick<User, "id">,
) {
  const sponsor = { ...rest, userId: userId.trim(), sponsorCode: sponsorCode.trim() }
  yield* requireNone([
    ...(/^[0-9]{1,20}$/.test(sponsor.userId)
      ? []
      : [{ field: "sponsorId", rule: sponsor.userId === "" ? "required" : "pattern" }]),
    ...(sponsor.userId === id ? [{ field: "sponsorId", rule: "self" }] : []),
    ...(sponsor.sponsorCode === "" ? [{ field: "sponsorCode", rule: "required" }] : []),
  ])
  const profile = yield* ProfileGateway
  return yield* changedUser(profile.updateSponsor(sponsor))
})
