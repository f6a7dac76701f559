import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "뉴스레터 구독을 확인해 주세요",
  "newsletter.confirm.text": "신상품과 세일 소식을 이메일로 보내 드립니다. 언제든지 구독을 취소할 수 있습니다.",
  "newsletter.confirm.submit": "구독하기",
  "newsletter.unsubscribe.title": "뉴스레터 구독을 취소하시겠어요?",
  "newsletter.unsubscribe.text":
    "이 주소로 신상품과 세일 소식을 더 이상 보내지 않습니다. 주문 관련 메일은 계속 받으실 수 있습니다.",
  "newsletter.unsubscribe.submit": "구독 취소",
  "newsletter.subscribed.title": "구독이 완료되었습니다",
  "newsletter.subscribed.text": "확인해 주셔서 감사합니다. 모든 메일에 구독 취소 링크가 있습니다.",
  "newsletter.unsubscribed.title": "구독이 취소되었습니다",
  "newsletter.unsubscribed.text": "이 주소로 뉴스레터를 더 이상 보내지 않습니다. 언제든지 다시 구독하실 수 있습니다.",
  "newsletter.unknown.title": "더 이상 사용할 수 없는 링크입니다",
  "newsletter.unknown.text":
    "만료되었거나 링크가 완전하지 않을 수 있습니다. 확인 링크는 이틀 동안 유효합니다. 구독하려면 다시 신청한 후 가장 최근 메일의 링크를 이용해 주세요.",
  "newsletter.failed": "변경된 내용이 없습니다. 잠시 후 다시 시도해 주세요.",
} satisfies TextCatalogue
