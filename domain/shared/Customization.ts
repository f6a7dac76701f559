import * as Schema from "effect/Schema"

/**
 * A text on a garment of a line (S3.12). IDs are sent; the names are the backend's, in the language
 * of the page, when present.
 */
export const MonogramText = Schema.Struct({
  areaId: Schema.String,
  colorId: Schema.optionalKey(Schema.String),
  /** `TEXT` or `INITIALS`. */
  datatype: Schema.optionalKey(Schema.String),
  text: Schema.optionalKey(Schema.String),
  typographyId: Schema.optionalKey(Schema.String),
  areaName: Schema.optionalKey(Schema.String),
  colorName: Schema.optionalKey(Schema.String),
  typographyName: Schema.optionalKey(Schema.String),
})
export type MonogramText = typeof MonogramText.Type

/** One choice of a made-to-measure garment. */
export const Personalization = Schema.Struct({
  attributeId: Schema.String,
  valueId: Schema.String,
  attributeName: Schema.optionalKey(Schema.String),
  valueName: Schema.optionalKey(Schema.String),
  type: Schema.optionalKey(Schema.String),
})
export type Personalization = typeof Personalization.Type

/** Made-to-measure choices of a garment (S3.13). */
export const Tailoring = Schema.Struct({
  garmentId: Schema.optionalKey(Schema.String),
  fabricId: Schema.optionalKey(Schema.String),
  fabricName: Schema.optionalKey(Schema.String),
  goldFinish: Schema.optionalKey(Schema.Boolean),
  /** The employee who took the measurements. */
  employee: Schema.optionalKey(Schema.String),
  expressService: Schema.optionalKey(Schema.Boolean),
  /** The earlier order with the measurements. */
  originalOrderId: Schema.optionalKey(Schema.String),
  personalizations: Schema.optionalKey(Schema.Array(Personalization)),
})
export type Tailoring = typeof Tailoring.Type
