import { notFound } from "../http/Refused.ts"

const groupings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "1": {
    en: "Flagship stores",
    es: "Tiendas insignia",
    ca: "Botigues insígnia",
    ja: "旗艦店",
    ar: "المتاجر الرئيسية",
    fr: "Magasins phares",
    de: "Flagship-Stores",
    it: "Negozi principali",
    pt: "Lojas principais",
    he: "חנויות הדגל",
    zh: "旗舰店",
    ko: "플래그십 스토어",
    pl: "Salony flagowe",
  },
  "2": {
    en: "City stores",
    es: "Tiendas de ciudad",
    ca: "Botigues de ciutat",
    ja: "市街地の店舗",
    ar: "متاجر المدن",
    fr: "Magasins en ville",
    de: "Stadtfilialen",
    it: "Negozi in città",
    pt: "Lojas de cidade",
    he: "חנויות עירוניות",
    zh: "城市门店",
    ko: "시내 매장",
    pl: "Sklepy miejskie",
  },
  "3": {
    en: "Outlets",
    es: "Outlets",
    ca: "Outlets",
    ja: "アウトレット",
    ar: "متاجر التخفيضات",
    fr: "Magasins d'usine",
    de: "Outlets",
    it: "Outlet",
    pt: "Outlets",
    he: "חנויות עודפים",
    zh: "奥特莱斯",
    ko: "아울렛",
    pl: "Outlety",
  },
}

/** Returns the name of a grouping. Fails with 404 for an unknown one. */
export const groupingName = (groupingId: string, languageCode: string): string => {
  const names = groupings[groupingId]
  const name = names?.[languageCode] ?? names?.["en"]
  if (name === undefined) throw notFound("There is no such grouping of stores.", groupingId)
  return name
}
