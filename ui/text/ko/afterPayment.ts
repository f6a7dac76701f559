import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "비밀번호를 다시 입력해 주세요",
  "afterPayment.password.text":
    "이 카드로 결제하려면 계정 비밀번호가 한 번 더 필요합니다. 아직 청구된 금액은 없습니다.",
  "afterPayment.password.label": "비밀번호",
  "afterPayment.password.wrong": "비밀번호가 맞지 않습니다. 다시 시도해 주세요.",
  "afterPayment.otherWay": "다른 결제 방법 선택",
  "afterPayment.locked.title": "비밀번호를 너무 많이 틀렸습니다",
  "afterPayment.locked.text":
    "청구된 금액은 없으며 모두 그대로 보관되어 있습니다. 다른 카드를 사용하거나 15분 후에 이 카드를 다시 사용해 주세요.",
  "afterPayment.challenge.title": "은행의 확인이 필요합니다",
  "afterPayment.challenge.text":
    "아래에서 답해 주세요. 그런 다음 은행에 결과를 확인합니다. 아직 청구된 금액은 없습니다.",
  "afterPayment.challenge.open": "확인 화면을 별도 창에서 열기",
  "afterPayment.challenge.done": "답했습니다",
  "afterPayment.challenge.again": "확인 화면 다시 보기",
  "afterPayment.challenge.silent":
    "한동안 응답이 없습니다. 아직 청구된 금액은 없습니다. 확인 화면을 다시 보거나 다른 결제 방법을 선택해 주세요.",
  "afterPayment.leave.title": "{host}에서 계속하기",
  "afterPayment.leave.text": "그곳에서 결제한 뒤 이곳으로 돌아옵니다. 그때까지는 결제되지 않습니다.",
  "afterPayment.leave.go": "{host}(으)로 이동",
  "afterPayment.leave.tabText": "새 탭에서 열립니다. 이 페이지는 열린 채로 있으며 결제가 결정되면 저절로 넘어갑니다.",
  "afterPayment.leave.later": "나중에",
  "afterPayment.open.title": "아직 결과를 모릅니다",
  "afterPayment.open.text":
    "은행에서 아직 알려 주지 않았습니다. 다시 결제하지 마세요. 계속 확인하고 있으며, 결과가 나오면 이 페이지가 저절로 넘어갑니다.",
  "afterPayment.open.ask": "지금 확인",
  "afterPayment.open.repay": "다른 방법으로 결제",
  "afterPayment.refused.checkout": "주문서로 돌아가기",
  "afterPayment.answered.title": "답변이 도착했습니다",
  "afterPayment.answered.text":
    "주문서 창으로 돌아가시면 그곳에서 계속됩니다. 닫으셨다면 여기서 계속하고 카드를 다시 입력해 주세요. 아직 청구된 금액은 없습니다.",
  "afterPayment.elsewhere.title": "여기서는 이 결제를 볼 수 없습니다",
  "afterPayment.elsewhere.text":
    "다른 기기 또는 계정에서 이루어진 결제입니다. 상태는 그곳에서 확인하실 수 있으며, 결제되었다면 확인 메일이 와 있습니다.",
  "afterPayment.repay.title": "주문이 아직 결제되지 않았습니다",
  "afterPayment.repay.text":
    "청구된 금액은 없으며 주문 {orderId}은(는) 보관되어 있습니다. 같은 방법이나 다른 방법으로 결제해 주세요.",
  "afterPayment.repay.until": "{time}까지 보관합니다.",
  "afterPayment.repay.over.title": "이 주문은 더 이상 결제할 수 없습니다",
  "afterPayment.repay.over.text":
    "시간이 지났거나 너무 여러 번 시도되었습니다. 청구된 금액은 없습니다. 장바구니를 확인해 주세요. 남아 있는 상품은 다시 주문하실 수 있습니다.",
  "afterPayment.repay.refused":
    "청구된 금액은 없으며 주문은 보관되어 있습니다. 다시 시도하거나 다른 방법으로 결제해 주세요.",
}
