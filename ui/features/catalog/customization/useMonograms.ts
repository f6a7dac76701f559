import { useState } from "react"
import type {
  CustomizationArea,
  CustomizationProperties,
  CustomizationText,
} from "../../../../domain/catalog/CustomizationProperties.ts"
import { validateCustomizationText } from "../../../../domain/catalog/CustomizationProperties.ts"
import { mostContrasting } from "../product/mostContrasting.ts"

/** State of the monograms on one item: completed ones and the one being edited. */
export function useMonograms(properties: CustomizationProperties, hex: string | undefined) {
  const { areas, colors, typographies, maxAreas } = properties
  const emptyText = (area: CustomizationArea | undefined): CustomizationText => ({
    areaId: area?.id ?? "",
    datatype: area?.datatypes[0] ?? "",
    typographyId: typographies[0]?.id ?? "",
    colorId: mostContrasting(hex, colors)?.id ?? "",
    text: "",
  })
  const [otherTexts, setBefore] = useState<readonly CustomizationText[]>([])
  const [written, setWritten] = useState(() => emptyText(areas[0]))
  const entry = { ...written, text: written.text.normalize("NFC").trim() }
  const free = areas.filter(({ id }) => !otherTexts.some(({ areaId }) => areaId === id))
  const next = free.find(({ id }) => id !== entry.areaId)
  // The current text is optional if another area has one.
  const isOmitted = otherTexts.length > 0 && entry.text === ""
  const reasons = isOmitted ? [] : validateCustomizationText(properties, entry)
  const removeText = (areaId: string) => setBefore(otherTexts.filter((one) => one.areaId !== areaId))
  return {
    entry,
    written,
    reasons,
    removeText,
    /** Areas without a completed text, including the current one. */
    free,
    otherTexts: otherTexts.map((one) => ({ ...one, area: areas.find(({ id }) => id === one.areaId)?.name ?? "" })),
    all: isOmitted ? otherTexts : [...otherTexts, entry],
    change: (changes: Partial<CustomizationText>) => setWritten({ ...written, ...changes }),
    /** Continues with another area; absent if the shop allows no more areas or the current one is invalid. */
    addAnother:
      next === undefined || isOmitted || reasons.length > 0 || otherTexts.length + 1 >= maxAreas
        ? undefined
        : () => {
            setBefore([...otherTexts, entry])
            setWritten({ ...emptyText(next), typographyId: entry.typographyId, colorId: entry.colorId })
          },
  }
}
