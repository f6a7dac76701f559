import * as Schema from "effect/Schema"

/**
 * What a physical store's structured data must and may have: `LocalBusiness` of https://schema.org/LocalBusiness, with
 * what search engines require and recommend
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business). Properties that are not
 * listed are refused.
 */
const Time = Schema.String.check(Schema.isPattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/))
const Url = Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s"<>]+$/))
const Filled = Schema.String.check(Schema.isPattern(/\S/))

const Hours = Schema.Struct({
  "@type": Schema.Literal("OpeningHoursSpecification"),
  dayOfWeek: Schema.String.check(
    Schema.isPattern(/^https:\/\/schema\.org\/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
  ),
  opens: Time,
  closes: Time,
})

const SpecialHours = Schema.Struct({
  "@type": Schema.Literal("OpeningHoursSpecification"),
  validFrom: Day,
  validThrough: Day,
  opens: Time,
  closes: Time,
})

export const LocalBusinessSchema = Schema.Struct({
  "@type": Schema.Literal("ClothingStore"),
  "@id": Url,
  url: Url,
  branchCode: Filled,
  name: Filled,
  parentOrganization: Schema.Struct({ "@type": Schema.Literal("Organization"), name: Filled, url: Url }),
  address: Schema.Struct({
    "@type": Schema.Literal("PostalAddress"),
    streetAddress: Filled,
    postalCode: Filled,
    addressLocality: Filled,
    addressRegion: Schema.optionalKey(Filled),
    addressCountry: Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/)),
  }),
  geo: Schema.Struct({
    "@type": Schema.Literal("GeoCoordinates"),
    latitude: Schema.Number.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
    longitude: Schema.Number.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
  }),
  telephone: Schema.optionalKey(Filled),
  openingHoursSpecification: Schema.NonEmptyArray(Hours),
  specialOpeningHoursSpecification: Schema.optionalKey(Schema.NonEmptyArray(SpecialHours)),
})
