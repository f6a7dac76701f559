import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { CartItem } from "../../../domain/cart/Cart.ts"
import type { LineCustomization } from "../../../domain/cart/LineCustomization.ts"
import { Tailoring, MonogramText } from "../../../domain/shared/Customization.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { readJson } from "./readJson.ts"

export interface CustomizationOptions {
  readonly customize?: string | undefined
  readonly tailoring?: string | undefined
}

const MonogramOption = Schema.fromJsonString(Schema.Union([MonogramText, Schema.Array(MonogramText)]))

/** Parses the customization options of a line. Fails with `CliUsageError` for invalid ones. */
export function parseCustomizationOptions({ customize, tailoring }: CustomizationOptions): LineCustomization {
  return {
    ...(customize === undefined ? {} : { customization: parseMonogram(customize) }),
    ...(tailoring === undefined
      ? {}
      : {
          tailoring: readJson(
            tailoring,
            Tailoring,
            "garmentId, fabricId and personalizations (attributeId and valueId each)",
          ),
        }),
  }
}

function parseMonogram(text: string): readonly MonogramText[] {
  const monogram = Option.getOrUndefined(Schema.decodeUnknownOption(MonogramOption)(text))
  if (monogram === undefined)
    throw new CliUsageError({
      message:
        "--customize must be JSON with areaId, colorId, typographyId and text. See `selvedge product show NUMBER " +
        "--customization`.",
    })
  const list: readonly MonogramText[] = "areaId" in monogram ? [monogram] : monogram
  return list.map((entry) => ({ datatype: "TEXT", ...entry }))
}

/** Returns the monogram and tailoring of a line as text, with the line's id for changes. */
export function itemCustomizationLines({ id, sku, customization = [], tailoring }: CartItem): readonly string[] {
  const monogram = customization.map(({ text, areaId, areaName, colorId, colorName, typographyId, typographyName }) => [
    `“${text ?? ""}”`,
    areaName ?? areaId,
    colorName ?? colorId,
    typographyName ?? typographyId,
  ])
  const tailoringLines =
    tailoring === undefined
      ? []
      : [
          [
            tailoring.fabricName ?? tailoring.fabricId,
            ...(tailoring.personalizations ?? []).map(
              ({ attributeName, attributeId, valueName, valueId }) =>
                `${attributeName ?? attributeId}: ${valueName ?? valueId}`,
            ),
            ...(tailoring.goldFinish === true ? ["gold finish"] : []),
            ...(tailoring.expressService === true ? ["express service"] : []),
          ],
        ]
  return [...monogram, ...tailoringLines].map(
    (details) => `  ${sku}, line ${id}: ${details.filter((detail) => detail !== undefined).join(", ")}`,
  )
}
