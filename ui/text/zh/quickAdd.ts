import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "选择{color}的尺码，点一下即放入购物袋。",
  "quickAdd.none": "此颜色目前无法购买。",
  "quickAdd.failed": "目前无法显示尺码",
  "quickAdd.again": "重试",
} satisfies TextCatalogue
