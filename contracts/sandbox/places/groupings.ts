import { notFound } from "../http/Refusal.ts"

const groupings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "1": { en: "Flagship stores", es: "Tiendas insignia", ca: "Botigues insígnia", ja: "旗艦店", ar: "المتاجر الرئيسية" },
  "2": { en: "City stores", es: "Tiendas de ciudad", ca: "Botigues de ciutat", ja: "市街地の店舗", ar: "متاجر المدن" },
  "3": { en: "Outlets", es: "Outlets", ca: "Outlets", ja: "アウトレット", ar: "متاجر التخفيضات" },
}

/** The name of a grouping. Fails with 404 for one that does not exist. */
export const groupingName = (groupingId: string, languageCode: string): string => {
  const names = groupings[groupingId]
  const name = names?.[languageCode] ?? names?.["en"]
  if (name === undefined) throw notFound("There is no such grouping of stores.", groupingId)
  return name
}
