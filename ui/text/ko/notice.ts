import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "재입고되면 알려 드립니다",
  "notice.ask.text":
    "사이즈를 다시 구매할 수 있을 때 메일을 한 번 보내 드립니다. 상품이 예약되지는 않으며, 이후 다른 메일은 없습니다.",
  "notice.none.title": "기다릴 상품이 없습니다",
  "notice.none.text": "이 상품의 모든 사이즈를 지금 구매하실 수 있거나, 더 이상 판매되지 않는 상품입니다.",
  "notice.confirm.title": "알림을 보내 드릴까요?",
  "notice.confirm.text":
    "이 상품의 재입고 알림을 요청하셨습니다. ‘예’를 누르시면 이 주소로 메일을 한 번 보내고, ‘아니요’를 누르시면 주소를 삭제합니다.",
  "notice.leave.title": "알림을 취소하시겠어요?",
  "notice.leave.text": "이 상품에 대한 주소를 삭제하고 더 이상 메일을 보내지 않습니다.",
  "notice.answer.confirm": "예, 알려 주세요",
  "notice.answer.leave": "아니요, 주소를 삭제해 주세요",
  "notice.pending.title": "한 단계 남았습니다",
  "notice.pending.text": "메일을 보내 드렸습니다. 링크를 열고 ‘예’를 누르셔야 다시 메일을 보내 드립니다.",
  "notice.active.title": "알려 드리겠습니다",
  "notice.active.text":
    "사이즈를 다시 구매할 수 있게 되면 바로 메일을 보내 드립니다. 첫 메일의 링크에서 취소하실 수 있습니다.",
  "notice.done.title": "이미 재입고되었습니다",
  "notice.done.text": "상품 링크가 담긴 메일을 보내 드렸습니다. 예약된 상품이 아니니 서둘러 주세요.",
  "notice.left.title": "주소를 삭제했습니다",
  "notice.left.text": "이 상품에 대해 메일을 보내지 않습니다. 언제든지 다시 요청하실 수 있습니다.",
  "notice.unknown.title": "더 이상 유효하지 않은 링크입니다",
  "notice.unknown.text":
    "알림이 이미 발송 또는 취소되었거나 링크의 일부가 빠졌습니다. 보관 중인 정보는 없으며, 상품 페이지에서 다시 요청하실 수 있습니다.",
  "notice.size": "{color} 사이즈",
  "notice.emailHint": "이 알림에만 사용합니다. 계정은 필요 없습니다.",
  "notice.consent": "개인정보 처리방침에 동의합니다: 주소는 이 알림에만 사용됩니다",
  "notice.policy": "내 주소는 어떻게 처리되나요",
  "notice.policyText":
    "알림을 보내거나 취소하실 때까지 사이즈와 함께 보관한 뒤 삭제합니다. 누구에게도 제공하지 않으며 다른 용도로 쓰지 않습니다. 첫 메일에서 ‘예’를 누르지 않으시면 다시 보내지 않습니다.",
  "notice.submit": "알림 받기",
  "notice.notNow": "나중에",
  "notice.close": "계속 둘러보기",
  "notice.toProduct": "상품 보기",
  "notice.problem.size": "사이즈를 선택해 주세요",
  "notice.problem.consent": "동의하지 않으시면 메일을 보낼 수 없습니다",
  "notice.inStock.title": "이미 재입고되었습니다",
  "notice.inStock.text": "이 사이즈는 지금 구매하실 수 있습니다. 상품 페이지를 새로고침한 뒤 장바구니에 담아 주세요.",
  "notice.tooMany.title": "알림 요청이 너무 많습니다",
  "notice.tooMany.text": "요청된 메일이 많아 이번에는 보내지 않았습니다. 내일 다시 시도해 주세요.",
  "notice.failed": "메일을 보내지 못했습니다. 잠시 후 다시 시도해 주세요.",
} satisfies TextCatalogue
