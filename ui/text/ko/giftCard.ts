import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "선택하신 날짜에 직접 쓴 메시지와 함께 이메일로 도착합니다. 매장의 모든 상품을 결제할 수 있습니다.",
  "giftCard.none.title": "이 매장에는 기프트 카드가 없습니다",
  "giftCard.none.text": "이 매장은 현재 판매하지 않습니다. 다른 것은 모두 그대로입니다.",
  "giftCard.amount": "금액",
  "giftCard.style": "디자인",
  "giftCard.quantity": "수량",
  "giftCard.date": "발송일",
  "giftCard.time": "시간",
  "giftCard.when": "{zone} 시각 기준입니다. 날짜와 시간을 비워 두면 결제 즉시 발송됩니다.",
  "giftCard.edit": "내용 변경",
  "giftCard.change": "기프트 카드 변경",
  "giftCard.changeIntro": "아직 장바구니에 있으며 아무것도 발송되지 않았습니다.",
  "giftCard.gone.title": "이 기프트 카드는 더 이상 변경할 수 없습니다",
  "giftCard.gone.text": "이미 구매했거나 장바구니에서 뺐습니다. 발송된 것은 그대로입니다.",
  "giftCard.phone": "전화번호가 아닙니다.",
  "giftCard.howMany": "1장에서 9장까지 선택해 주세요.",
  "giftCard.moment": "실제로 있는 날짜와 시간을 입력하거나 둘 다 비워 두세요.",
  "giftCard.past": "이미 지난 시각입니다. 더 늦은 시각을 고르거나 둘 다 비워 두세요.",
  "giftCard.late": "앞으로 {days}일 안의 날짜를 선택해 주세요.",
}
