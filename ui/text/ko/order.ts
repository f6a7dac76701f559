import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "감사합니다",
  "order.thanksNamed": "감사합니다, {name} 님",
  "order.placed": "주문과 결제가 완료되었습니다.",
  "order.placedEmail": "주문과 결제가 완료되었습니다. {email}(으)로 안내해 드리겠습니다.",
  "order.number": "주문 번호",
  "order.pieces": "주문하신 상품",
  "order.delivery": "배송",
  "order.payment": "결제",
  "order.next": "다음 단계",
  "order.nextPack": "상품을 손으로 하나하나 확인하고 포장합니다.",
  "order.nextSend": "상품이 출발하면 이메일로 알려 드립니다.",
  "order.nextReturn": "집에서 모두 입어 보세요. 맞지 않는 상품은 반품하실 수 있습니다.",
  "order.account": "이 주문을 계정에 보관하기",
  "order.goOn": "계속 둘러보기",
}
