import type { components } from "../../generated/checkout.d.ts"
import type { CartScope, WireShipping } from "../cart/CartScope.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { refused } from "../http/Refused.ts"
import type { MethodId } from "../cart/shipping/ShippingKind.ts"
import { deliveryWindow, isMethodId, kindOf } from "../cart/shipping/shippingMethods.ts"
import { isWorkingDay, plusDays, storeDate, workingWeekdays } from "../stores/storeCalendar.ts"

type ShippingRange = components["schemas"]["ShippingRange"]
type DefinedShippingRange = components["schemas"]["DefinedShippingRange"]

interface Hours {
  readonly id: string
  readonly fromTime: string
  readonly toTime: string
  readonly names: Readonly<Record<string, string>>
}

const MORNING_HOURS: Hours = {
  id: "morning",
  fromTime: "09:00",
  toTime: "14:00",
  names: {
    en: "In the morning",
    es: "Por la mañana",
    ca: "Al matí",
    ja: "午前中",
    ar: "صباحًا",
    fr: "Le matin",
    de: "Vormittags",
    it: "Di mattina",
    pt: "De manhã",
    he: "בבוקר",
    zh: "上午",
    ko: "오전",
    pl: "Rano",
  },
}
const EVENING_HOURS: Hours = {
  id: "evening",
  fromTime: "17:00",
  toTime: "21:00",
  names: {
    en: "In the evening",
    es: "Por la tarde",
    ca: "A la tarda",
    ja: "夕方",
    ar: "مساءً",
    fr: "Le soir",
    de: "Abends",
    it: "Di sera",
    pt: "Ao fim do dia",
    he: "בערב",
    zh: "晚上",
    ko: "저녁",
    pl: "Wieczorem",
  },
}

/**
 * Spanish islands and overseas cities, by the first digits of their postal codes: parcels arrive only in the morning.
 */
const OVERSEAS: readonly string[] = ["07", "35", "38", "51", "52"]

const hoursOf = ({ countryCode }: ResolvedStore, zipCode: string | undefined): readonly Hours[] =>
  countryCode === "ES" && zipCode !== undefined && OVERSEAS.includes(zipCode.slice(0, 2))
    ? [MORNING_HOURS]
    : [MORNING_HOURS, EVENING_HOURS]

const nameOf = ({ names }: Hours, { code }: StoreLanguage): string => names[code] ?? names["en"] ?? ""

/** The delivery time ranges of a postal code. */
export const definedRanges = (
  store: ResolvedStore,
  language: StoreLanguage,
  zipCode: string,
): readonly DefinedShippingRange[] =>
  hoursOf(store, zipCode).map((hours) => ({
    id: hours.id,
    name: nameOf(hours, language),
    fromTime: hours.fromTime,
    toTime: hours.toTime,
    weekdays: [...workingWeekdays(store.countryCode)],
  }))

/**
 * The selectable ranges of a method: on the working days of its window, from tomorrow on. None for collections and for
 * several parcels.
 */
export const rangesOf = (
  { store, language, now }: CartScope,
  methodId: MethodId,
  customizationDays: readonly number[],
): readonly ShippingRange[] => {
  if (kindOf(methodId) !== "delivery" || customizationDays.length > 1) return []
  const { minDate, maxDate } = deliveryWindow(methodId, store.countryCode, now, customizationDays)
  const today = storeDate(store.countryCode, now)
  return datesBetween(minDate, maxDate)
    .filter((date) => date > today && isWorkingDay(store.countryCode, date))
    .flatMap((date) =>
      hoursOf(store, undefined).map((hours) => ({
        idTimeRange: `${date}.${hours.id}`,
        date,
        fromTime: hours.fromTime,
        toTime: hours.toTime,
        name: nameOf(hours, language),
      })),
    )
}

export const isTimeRange = (
  scope: CartScope,
  methodId: MethodId,
  idTimeRange: string,
  customizationDays: readonly number[],
): boolean => rangesOf(scope, methodId, customizationDays).some((range) => range.idTimeRange === idTimeRange)

/** Fails when a range chosen earlier is no longer offered (F110): the customer must choose again. */
export const requireTimeRange = (
  scope: CartScope,
  { shippingMethodId, idTimeRange }: WireShipping,
  customizationDays: readonly number[],
): void => {
  if (
    idTimeRange === undefined ||
    (isMethodId(shippingMethodId) && isTimeRange(scope, shippingMethodId, idTimeRange, customizationDays))
  )
    return
  throw refused("_ERR_SHIPPING_RANGE_GONE", "The chosen time range is gone: choose another.", [idTimeRange])
}

const datesBetween = (first: string, last: string): readonly string[] => {
  const dates: string[] = []
  for (let date = first; date <= last; date = plusDays(date, 1)) dates.push(date)
  return dates
}
