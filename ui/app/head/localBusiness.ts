import type { OpenInterval } from "../../../domain/location/OpeningHours.ts"
import type { PhysicalStore } from "../../../domain/location/PhysicalStore.ts"
import { placeUrl } from "../../../domain/location/placeUrl.ts"
import type { SchemaOrgThing } from "./SchemaOrgThing.ts"

/** Names of weekdays in schema.org, Monday first. */
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** The page of a store: its name and parameters. */
export function storeDetailPage({ id, name }: Pick<PhysicalStore, "id" | "name">) {
  return ["ItxStoreDetailPage", { physicalStoreId: id, storeUrl: placeUrl(name) }] as const
}

/**
 * A physical store as a local business. A day without hours is left out; a special day replaces the weekday, and a
 * closed one opens and closes at 00:00, as search engines expect it.
 */
export function localBusiness(
  store: PhysicalStore,
  url: string | undefined,
  parentOrganization: SchemaOrgThing,
): SchemaOrgThing {
  const { id, name, addressLines, zipCode, city, stateName, countryCode, point, phones, openingHours } = store
  const [telephone] = phones
  const weekly = WEEKDAYS.flatMap((day, index) =>
    (openingHours.days[index + 1] ?? []).map((interval) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day}`,
      ...times(interval),
    })),
  )
  const special = Object.entries(openingHours.specialDays ?? {}).flatMap(([date, { intervals }]) =>
    (intervals.length === 0 ? [{ fromTime: "00:00", toTime: "00:00" }] : intervals).map((interval) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      ...times(interval),
    })),
  )
  return {
    "@type": "ClothingStore",
    ...(url === undefined ? {} : { "@id": url, url }),
    branchCode: id,
    name,
    parentOrganization,
    address: {
      "@type": "PostalAddress",
      streetAddress: addressLines.join(", "),
      postalCode: zipCode,
      addressLocality: city,
      ...(stateName === undefined ? {} : { addressRegion: stateName }),
      addressCountry: countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: point.latitude, longitude: point.longitude },
    ...(telephone === undefined ? {} : { telephone }),
    openingHoursSpecification: weekly,
    ...(special.length === 0 ? {} : { specialOpeningHoursSpecification: special }),
  }
}

/** Midnight at the end of a day is 23:59 there: schema.org has no 24:00. */
function times({ fromTime, toTime }: OpenInterval) {
  return { opens: fromTime, closes: toTime === "24:00" ? "23:59" : toTime }
}
