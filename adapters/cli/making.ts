import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { CartItem } from "../../domain/cart/Cart.ts"
import type { LineMaking } from "../../domain/cart/LineMaking.ts"
import { Tailoring, WrittenText } from "../../domain/shared/Making.ts"
import { CliProblem } from "./CliProblem.ts"
import { readJson } from "./readJson.ts"

export interface MakingOptions {
  readonly customize?: string | undefined
  readonly tailoring?: string | undefined
}

const Letters = Schema.fromJsonString(Schema.Union([WrittenText, Schema.Array(WrittenText)]))

/** How a line is to be made, as the options say it. Fails with `CliProblem` where that cannot be read. */
export function makingIn({ customize, tailoring }: MakingOptions): LineMaking {
  return {
    ...(customize === undefined ? {} : { customization: lettersIn(customize) }),
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

function lettersIn(text: string): readonly WrittenText[] {
  const letters = Option.getOrUndefined(Schema.decodeUnknownOption(Letters)(text))
  if (letters === undefined)
    throw new CliProblem({
      message:
        "--customize takes JSON with areaId, colorId, typographyId and text: see `selvedge product NUMBER --customization`.",
    })
  const list: readonly WrittenText[] = "areaId" in letters ? [letters] : letters
  return list.map((entry) => ({ datatype: "TEXT", ...entry }))
}

/** What is written on a line and how it is tailored, for a person; with its id, by which it is changed. */
export function madeLines({ id, sku, customization = [], tailoring }: CartItem): readonly string[] {
  const letters = customization.map(({ text, areaId, areaName, colorId, colorName, typographyId, typographyName }) => [
    `“${text ?? ""}”`,
    areaName ?? areaId,
    colorName ?? colorId,
    typographyName ?? typographyId,
  ])
  const made =
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
  return [...letters, ...made].map(
    (facts) => `  ${sku}, line ${id}: ${facts.filter((fact) => fact !== undefined).join(", ")}`,
  )
}
