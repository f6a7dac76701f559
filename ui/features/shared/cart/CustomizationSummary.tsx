import type { LineCustomization } from "../../../../domain/cart/LineCustomization.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./CustomizationSummary.module.css"

/** The backend's data type for the text of a gift card. */
const GIFT_CARD = "giftCard"

/** The monograms and tailoring of an item; renders nothing without customization. */
export function CustomizationSummary({ item }: { readonly item: LineCustomization }) {
  const t = useText()
  const { customization = [], tailoring } = item
  const details =
    tailoring === undefined
      ? []
      : [
          tailoring.fabricName,
          ...(tailoring.personalizations ?? []).map(
            ({ attributeName, attributeId, valueName, valueId }) =>
              `${attributeName ?? attributeId}: ${valueName ?? valueId}`,
          ),
          tailoring.goldFinish === true ? t("customizationSummary.goldFinish") : undefined,
          tailoring.expressService === true ? t("customizationSummary.express") : undefined,
          tailoring.originalOrderId === undefined
            ? undefined
            : t("customizationSummary.asInOrder", { order: tailoring.originalOrderId }),
        ].filter((detail) => detail !== undefined)
  return (
    <>
      {customization.map((entry) => (
        <p key={entry.areaId} className={styles["customization"]}>
          <span>{entry.datatype === GIFT_CARD ? entry.areaName : t("customizationSummary.monogram")}</span>{" "}
          <bdi className={styles["text"]}>{entry.text}</bdi>
          {entry.datatype !== GIFT_CARD && placementText(entry, t)}
        </p>
      ))}
      {tailoring !== undefined && (
        <p className={styles["customization"]}>
          <span>{t("customizationSummary.tailored")}</span> {joined(details, t)}
        </p>
      )}
    </>
  )
}

function placementText(
  { areaName, colorName, typographyName }: NonNullable<LineCustomization["customization"]>[number],
  t: Translate,
): string {
  return [areaName, colorName, typographyName]
    .filter((name) => name !== undefined)
    .map((name) => t("customizationSummary.nextPart", { name }))
    .join("")
}

function joined([first = "", ...others]: readonly string[], t: Translate): string {
  return first + others.map((name) => t("customizationSummary.nextPart", { name })).join("")
}
