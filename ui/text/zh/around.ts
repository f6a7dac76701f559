import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "到货时通知我",
  "around.noticeComing": "上架时通知我",
  "around.stores": "查找门店",
  "around.share": "分享这件商品",
} satisfies TextCatalogue
