import { useState } from "react"
import type {
  CustomizationArea,
  CustomizationProperties,
  CustomizationText,
} from "../../../domain/catalog/CustomizationProperties.ts"
import { validateCustomizationText } from "../../../domain/catalog/CustomizationProperties.ts"
import { mostContrasting } from "./mostContrasting.ts"

/** The letters on one piece: those that are written already, and those that are being written. */
export function useMonograms(properties: CustomizationProperties, hex: string | undefined) {
  const { areas, colors, typographies, maxAreas } = properties
  const emptyText = (area: CustomizationArea | undefined): CustomizationText => ({
    areaId: area?.id ?? "",
    datatype: area?.datatypes[0] ?? "",
    typographyId: typographies[0]?.id ?? "",
    colorId: mostContrasting(hex, colors)?.id ?? "",
    text: "",
  })
  const [before, setBefore] = useState<readonly CustomizationText[]>([])
  const [written, setWritten] = useState(() => emptyText(areas[0]))
  const entry = { ...written, text: written.text.normalize("NFC").trim() }
  const free = areas.filter(({ id }) => !before.some(({ areaId }) => areaId === id))
  const next = free.find(({ id }) => id !== entry.areaId)
  // Where something is written in another place, nothing has to be written here.
  const isOmitted = before.length > 0 && entry.text === ""
  const reasons = isOmitted ? [] : validateCustomizationText(properties, entry)
  const removeText = (areaId: string) => setBefore(before.filter((one) => one.areaId !== areaId))
  return {
    entry,
    written,
    reasons,
    removeText,
    /** Places that nothing is written in, the one that is being written in among them. */
    free,
    before: before.map((one) => ({ ...one, area: areas.find(({ id }) => id === one.areaId)?.name ?? "" })),
    all: isOmitted ? before : [...before, entry],
    change: (changes: Partial<CustomizationText>) => setWritten({ ...written, ...changes }),
    /** Goes on in another place; absent where the shop takes no more, or what is here is not right yet. */
    another:
      next === undefined || isOmitted || reasons.length > 0 || before.length + 1 >= maxAreas
        ? undefined
        : () => {
            setBefore([...before, entry])
            setWritten({ ...emptyText(next), typographyId: entry.typographyId, colorId: entry.colorId })
          },
  }
}
