import type { components } from "../../../generated/checkout.d.ts"
import type { CartScope, WireShipping } from "../../cart/CartScope.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { refused } from "../../platform/http/Refused.ts"
import type { MethodId } from "../../cart/shipping/ShippingKind.ts"
import { deliveryWindow, isMethodId, kindOf } from "../../cart/shipping/shippingMethods.ts"
import { isWorkingDay, plusDays, storeDate, workingWeekdays } from "../../stores/storeCalendar.ts"
import { shippingTexts } from "../../cart/shipping/shippingTexts.ts"

type ShippingRange = components["schemas"]["ShippingRange"]
type DefinedShippingRange = components["schemas"]["DefinedShippingRange"]

interface Hours {
  readonly id: "morning" | "evening"
  readonly fromTime: string
  readonly toTime: string
}

const MORNING_HOURS: Hours = { id: "morning", fromTime: "09:00", toTime: "14:00" }
const EVENING_HOURS: Hours = { id: "evening", fromTime: "17:00", toTime: "21:00" }

/**
 * Spanish islands and overseas cities, by the first digits of their postal codes: parcels arrive only in the morning.
 */
const OVERSEAS: readonly string[] = ["07", "35", "38", "51", "52"]

const hoursOf = ({ countryCode }: ResolvedStore, zipCode: string | undefined): readonly Hours[] =>
  countryCode === "ES" && zipCode !== undefined && OVERSEAS.includes(zipCode.slice(0, 2))
    ? [MORNING_HOURS]
    : [MORNING_HOURS, EVENING_HOURS]

const nameOf = ({ id }: Hours, { tag }: StoreLanguage): string => shippingTexts(tag)(`shipping.hours.${id}`)

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
