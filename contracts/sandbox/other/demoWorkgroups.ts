import type { components } from "../../generated/other.d.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { storeZone, workingWeekdays } from "../stores/storeCalendar.ts"
import { countryDetails } from "../world/countryDetails.ts"
import { chatTexts } from "./chatTexts.ts"

type Workgroup = components["schemas"]["Workgroup"]
type DaySchedule = components["schemas"]["DaySchedule"]

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const week = (
  weekdays: readonly number[],
  ...hours: readonly (readonly [fromTime: string, toTime: string])[]
): DaySchedule[] =>
  [...weekdays]
    .sort((one, other) => one - other)
    .map((weekday) => ({ weekday, openHours: hours.map(([fromTime, toTime]) => ({ fromTime, toTime })) }))

const TIMES = {
  slaOfferWarningTime: 30,
  slaOfferExceededTime: 60,
  slaChatWarningTime: 60,
  slaChatExceededTime: 180,
  idleTime: 300,
  destroyTime: 900,
  isDisabled: false,
}

const workgroup = (
  store: ResolvedStore,
  languageId: string,
  id: string,
  name: string,
  weeklySchedule: DaySchedule[],
): Workgroup => {
  const texts = chatTexts(store.language(languageId).tag)
  return {
    id,
    name,
    languageId,
    timeZone: storeZone(store.countryCode),
    weeklySchedule,
    ...TIMES,
    welcomeMessage: texts("chat.welcome"),
    idleMessage: texts("chat.idle"),
    disabledMessage: texts("chat.disabled"),
    closedMessage: texts("chat.closed"),
  }
}

/** Returns the chat workgroups of a store: two for each of its languages, with hours in the store's time zone. */
export const chatWorkgroups = (store: ResolvedStore): readonly Workgroup[] =>
  store.languages.flatMap(({ id: languageId, code, tag }) => {
    const texts = chatTexts(tag)
    const prefix = `${store.countryCode.toLowerCase()}-${code}`
    return [
      workgroup(store, languageId, `${prefix}-orders`, texts("chat.orders"), week(EVERY_DAY, ["09:00", "21:00"])),
      workgroup(
        store,
        languageId,
        `${prefix}-advice`,
        texts("chat.advice"),
        week(workingWeekdays(store.countryCode), ["10:00", "14:00"], ["16:00", "20:00"]),
      ),
    ]
  })

/** Returns the WhatsApp workgroups of a store: one for each of its languages. */
export const whatsappWorkgroups = (store: ResolvedStore): readonly (Workgroup & { readonly phone: string })[] =>
  store.languages.map(({ id: languageId, code, tag }) => ({
    ...workgroup(
      store,
      languageId,
      `${store.countryCode.toLowerCase()}-${code}-whatsapp`,
      chatTexts(tag)("chat.orders"),
      week(EVERY_DAY, ["08:00", "24:00"]),
    ),
    phone: countryDetails(store.countryCode).chatPhone,
  }))
