import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "再入荷をメールで知らせる",
  "around.noticeComing": "入荷をメールで知らせる",
  "around.stores": "店舗で探す",
  "around.share": "この商品を共有",
} satisfies TextCatalogue
