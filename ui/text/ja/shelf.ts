import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": { other: "この端末のリスト{count}件は、ショップに保存できません" },
  "shelf.refused.text": "この端末に別に取ってあります：{names}。ほかのリストはそのままです。",
  "shelf.teens": "保護者になっているティーンのリスト",
  "shelf.teens.none": "現在リストを公開しているティーンはいません。",
  "shelf.teens.list": "{name}：{list}",
  "shelf.again": "もう一度試す",
} satisfies TextCatalogue
