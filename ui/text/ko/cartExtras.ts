import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "선물 포장",
  "cartExtras.wrapped": "선물 포장됨",
  "cartExtras.words": "메시지와 함께:",
  "cartExtras.card": "주문에 카드 넣기",
  "cartExtras.cardFor": "{name} 님께 드리는 카드",
  "cartExtras.coupon": "개인 쿠폰이 있습니다",
  "cartExtras.later": "나중에 구매하기",
  "cartExtras.noNexus": "이 주소에는 판매세가 부과되지 않습니다.",
  "cartExtras.shippingTax": "그중 배송",
  "cartExtras.gone.title": "더 이상 구매할 수 없는 상품이 있습니다",
  "cartExtras.gone.text":
    "판매가 종료되었습니다. 장바구니의 다른 상품은 그대로 있습니다. 페이지를 새로고침해 확인하세요.",
  "cartExtras.custom.title": "맞춤 제작 상품을 이대로 담을 수 없습니다",
  "cartExtras.custom.text":
    "상품을 열어 맞춤 제작을 완료하거나 변경한 뒤 다시 담아 주세요. 장바구니의 다른 상품은 그대로 있습니다.",
  "cartExtras.full.title": "장바구니가 가득 찼습니다",
  "cartExtras.full.text":
    "상품을 빼거나 나중에 구매하기로 옮긴 뒤 다시 담아 주세요. 장바구니의 상품은 그대로 있습니다.",
}
