import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    zero: "لا قوائم مرفوضة",
    one: "لا يقبل المتجر قائمة واحدة من هذا الجهاز",
    two: "لا يقبل المتجر قائمتين من هذا الجهاز",
    few: "لا يقبل المتجر {count} قوائم من هذا الجهاز",
    many: "لا يقبل المتجر {count} قائمة من هذا الجهاز",
    other: "لا يقبل المتجر {count} قائمة من هذا الجهاز",
  },
  "shelf.refused.text": "وُضعت جانبًا على هذا الجهاز: {names}. قوائمك الأخرى لم تُمسّ.",
  "shelf.teens": "قوائم اليافعين الذين ترعاهم",
  "shelf.teens.none": "لا أحد ممن ترعاهم يشارك قائمة الآن.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "أعد المحاولة",
} satisfies TextCatalogue
