import type { components } from "../../../generated/account.d.ts"
import type { CartScope } from "../../cart/CartScope.ts"
import { storeDate } from "../../stores/storeCalendar.ts"
import { notAcceptable } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { ensureProfile } from "../session/profiles.ts"
import { lockRunning } from "../session/lockRunning.ts"

type BirthdayInput = components["schemas"]["BirthdayInput"]

const FIRST_DAY = "1900-01-01"
const NAMES: Readonly<Record<string, string>> = {
  dd: "(?<day>[0-9]{2})",
  MM: "(?<month>[0-9]{2})",
  yyyy: "(?<year>[0-9]{4})",
}

const invalidBirthday = (rule: string, message: string) =>
  notAcceptable("_ERR_BIRTHDAY", message, [{ field: "birthday", rule, message }])

/** The calendar date of an entered day, as `1996-02-29`; undefined when the day does not exist. */
const calendarDate = ({ birthday, birthdayFormat }: BirthdayInput): string | undefined => {
  const pattern = birthdayFormat.replace(/dd|MM|yyyy|\./gu, (part) => NAMES[part] ?? "[.]")
  const { day = "", month = "", year = "" } = new RegExp(`^${pattern}$`, "u").exec(birthday)?.groups ?? {}
  const date = `${year}-${month}-${day}`
  // In UTC, where every day has a midnight (R23).
  const moment = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== date ? undefined : date
}

/** Saves a birthday. "Today" is the date at the store. */
export const updateBirthday = async (
  { storage, ports }: SandboxServices,
  { principal, store, now }: CartScope,
  input: BirthdayInput,
): Promise<void> => {
  const birthdate = calendarDate(input)
  if (birthdate === undefined) throw invalidBirthday("calendarDate", "There is no such day.")
  if (birthdate < FIRST_DAY) throw invalidBirthday("minimum", `A birthday is not before ${FIRST_DAY}.`)
  if (birthdate > storeDate(store.countryCode, now)) throw invalidBirthday("maximum", "A birthday does not lie ahead.")
  const userId = Number(principal.userId)
  await storage.transaction(async (work) => {
    await lockRunning(work, principal)
    await ensureProfile(work.db, ports, userId)
    await work.db.updateTable("profile").set({ birthdate }).where("user_id", "=", userId).execute()
  })
}
