import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "카드 정보",
  "cardFrame.silent.title": "카드 입력란이 응답하지 않습니다",
  "cardFrame.silent.text": "입력란은 결제 대행사에서 제공합니다. 청구된 금액은 없으며 다른 입력 내용은 그대로입니다.",
  "cardFrame.failed": "전송되지 않았습니다. 청구된 금액은 없으니 다시 결제해 주세요.",
  "cardFrame.typeAgain":
    "카드를 한 번 더 입력해 주세요. 입력 후 짧은 시간 동안 한 번의 결제에만 사용할 수 있습니다. 청구된 금액은 없습니다.",
}
