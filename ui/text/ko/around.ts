import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "재입고되면 알려 주세요",
  "around.noticeComing": "입고되면 알려 주세요",
  "around.stores": "매장에서 찾기",
  "around.share": "이 상품 공유하기",
} satisfies TextCatalogue
