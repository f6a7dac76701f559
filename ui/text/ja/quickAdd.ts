import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "{color}のサイズを選ぶと、そのままカートに入ります。",
  "quickAdd.none": "この色は現在購入できません。",
  "quickAdd.failed": "現在サイズを表示できません",
  "quickAdd.again": "もう一度試す",
} satisfies TextCatalogue
