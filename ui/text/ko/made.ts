import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "글자 새기기",
  "made.open.tailoring": "맞춤 제작하기",
  "made.asking": "잠시만 기다려 주세요…",
  "made.noScript":
    "제작 방식을 고르려면 브라우저에서 JavaScript를 켜 주세요. 켜지 않아도 기본 상품은 구매하실 수 있습니다.",
  "made.letters": "글자:",
  "made.tailored": "맞춤 제작:",
  "made.gold": "골드 마감",
  "made.express": "빠른 제작",
  "made.asOrder": "주문 {order}과 동일",
  "made.then": ", {name}",
}
