import type { CustomizationProperties } from "../../../domain/catalog/CustomizationProperties.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { table } from "./Output.ts"

/** Returns the customization options of a product as lines of text: ids, names and surcharges. */
export function customizationOptionLines(
  { isCustomizable, areas, colors, typographies, price, tailoring }: CustomizationProperties,
  currency: CurrencyFormat,
): readonly string[] {
  const added = (extra: Money) => (extra.minorUnits === 0 ? "" : `+ ${formatMoney(extra, currency)}`)
  const monogram = isCustomizable
    ? [
        ...areas.map(({ id, name, maxCharacters, maxInitials }) => [
          "areaId",
          id,
          name,
          `up to ${maxCharacters} characters or ${maxInitials} initials`,
        ]),
        ...colors.map(({ id, name, hex }) => ["colorId", id, name, hex]),
        ...typographies.map(({ id, name, characters }) => ["typographyId", id, name, characters]),
        ["price", "", "", formatMoney(price, currency)],
      ]
    : []
  const tailoringLines =
    tailoring === undefined
      ? []
      : [
          ["garmentId", tailoring.garmentId, "", ""],
          ...tailoring.fabrics.map(({ id, name, price: extra }) => ["fabricId", id, name, added(extra)]),
          ...tailoring.attributes.flatMap((attribute) =>
            attribute.values.map((value) => [
              attribute.id,
              value.id,
              `${attribute.name}: ${value.name}`,
              added(value.price),
            ]),
          ),
          ...(tailoring.goldFinish === undefined ? [] : [["goldFinish", "", "", added(tailoring.goldFinish)]]),
          ...(tailoring.expressService === undefined
            ? []
            : [["expressService", "", "", added(tailoring.expressService)]]),
        ]
  const lines = [...table(monogram), ...table(tailoringLines)]
  return lines.length === 0 ? ["This product cannot be customized."] : lines
}
