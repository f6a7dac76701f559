import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": { other: "商店不接受此设备上的 {count} 份清单" },
  "shelf.refused.text": "已在此设备上另行保留：{names}。您的其他清单不受影响。",
  "shelf.teens": "您担保的青少年的清单",
  "shelf.teens.none": "您担保的青少年目前没有分享清单。",
  "shelf.teens.list": "{name}：{list}",
  "shelf.again": "重试",
} satisfies TextCatalogue
