import type { components as cart } from "../../../generated/cart.d.ts"
import type { components } from "../../../generated/catalog.d.ts"
import { ATTRIBUTES, FABRICS } from "../tailoringOptions.ts"
import { tailoringTexts } from "./tailoringTexts.ts"

type TailoringOffer = components["schemas"]["TailoringOffer"]
export type TailoringModel = cart["schemas"]["TailoringModel"]

/** Garments that are made to measure, by the key of their category without the department. */
const GARMENTS: Readonly<Record<string, string>> = { blazers: "jacket" }

const TYPE = "CHOICE"
/** Price steps. */
const GOLD_FINISH = 4
const EXPRESS = 6

/** One price step in minor units: about five euros. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ["JPY", 800],
  ["KRW", 8_000],
  ["SAR", 2_000],
  ["KWD", 1_500],
  ["PLN", 2_000],
  ["ILS", 2_000],
  ["CNY", 4_000],
])
const stepOf = (currencyCode: string): number => STEPS.get(currencyCode) ?? 500

const garmentOf = (categoryKeys: readonly string[]): string | undefined =>
  categoryKeys.map((key) => GARMENTS[key.slice(key.indexOf("-") + 1)]).find((garment) => garment !== undefined)

/** Whether products of these categories are also made to measure. */
export const isTailorable = (categoryKeys: readonly string[]): boolean => garmentOf(categoryKeys) !== undefined

/** The tailoring options of products of these categories; undefined when they are not made to measure. */
export const tailoringOf = (
  categoryKeys: readonly string[],
  currencyCode: string,
  languageTag: string,
): TailoringOffer | undefined => {
  const garmentId = garmentOf(categoryKeys)
  if (garmentId === undefined) return undefined
  const step = stepOf(currencyCode)
  const texts = tailoringTexts(languageTag)
  return {
    garmentId,
    fabrics: FABRICS.map(({ fabricId, hex, steps }) => ({
      fabricId,
      fabricName: texts(`tailoring.fabric.${fabricId}`),
      hex,
      price: steps * step,
    })),
    personalizations: ATTRIBUTES.map(({ idAttr, values }) => ({
      idAttr,
      nameAttr: texts(`tailoring.${idAttr}`),
      typeAttr: TYPE,
      values: values.map((value) => ({
        idValueAttr: value.idValueAttr,
        nameValueAttr: texts(`tailoring.${value.nameKey}`),
        price: value.steps * step,
      })),
    })),
    goldFinish: { price: GOLD_FINISH * step },
    expressService: { price: EXPRESS * step },
  }
}

/** The surcharge for made-to-measure per unit, in minor units. */
export const tailoringPrice = (model: TailoringModel | undefined, currencyCode: string): number => {
  if (model === undefined) return 0
  const fabric = FABRICS.find(({ fabricId }) => fabricId === model.fabricId)?.steps ?? 0
  const values = (model.personalizations ?? []).map(
    ({ idAttr, idValueAttr }) => valueOf(idAttr, idValueAttr)?.steps ?? 0,
  )
  const steps =
    fabric +
    values.reduce<number>((sum, one) => sum + one, 0) +
    (model.goldFinish === true ? GOLD_FINISH : 0) +
    (model.expressService === true ? EXPRESS : 0)
  return steps * stepOf(currencyCode)
}

/** A tailoring model with the shop's own names for the chosen options, which replace the caller's. */
export const withTailoringNames = (model: TailoringModel, languageTag: string): TailoringModel => {
  const texts = tailoringTexts(languageTag)
  const fabric = FABRICS.find(({ fabricId }) => fabricId === model.fabricId)
  return {
    ...model,
    ...(fabric === undefined ? {} : { fabricName: texts(`tailoring.fabric.${fabric.fabricId}`) }),
    ...(model.personalizations === undefined
      ? {}
      : {
          personalizations: model.personalizations.map((choice) => {
            const attribute = ATTRIBUTES.find(({ idAttr }) => idAttr === choice.idAttr)
            const value = valueOf(choice.idAttr, choice.idValueAttr)
            return {
              ...choice,
              ...(attribute === undefined ? {} : { nameAttr: texts(`tailoring.${attribute.idAttr}`), typeAttr: TYPE }),
              ...(value === undefined ? {} : { nameValueAttr: texts(`tailoring.${value.nameKey}`) }),
            }
          }),
        }),
  }
}

const valueOf = (idAttr: string | undefined, idValueAttr: string | undefined) =>
  ATTRIBUTES.find((attribute) => attribute.idAttr === idAttr)?.values.find((value) => value.idValueAttr === idValueAttr)
