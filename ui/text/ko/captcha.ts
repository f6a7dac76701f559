import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "사람이 맞으신가요?",
  "captcha.loading": "보안 문자를 불러오고 있습니다",
  "captcha.alt": "일그러진 글자 여섯 개입니다. 아래 질문으로 이미지 없이도 확인할 수 있습니다.",
  "captcha.read": "이미지 속 글자",
  "captcha.question": "또는 이미지 없이: {question}",
  "captcha.another": "다른 이미지",
  "captcha.service": "인증 서비스의 보안 확인: 칸을 선택해 주세요",
  "captcha.hint": "보안 문자는 한 번만 사용할 수 있습니다. 양식에 입력하신 내용은 그대로 남습니다.",
  "captcha.once": "보안 문자는 한 번만 사용할 수 있습니다.",
  "captcha.failed": "보안 문자를 불러오지 못했습니다",
  "captcha.failedText": "입력하신 내용은 그대로입니다. 인터넷 연결을 확인하고 다시 요청해 주세요.",
  "captcha.retry": "다시 요청",
  "captcha.expired": "선택이 만료되었습니다. 다시 선택해 주세요.",
  "captcha.required": "계속하려면 보안 문자를 풀어 주세요",
  "captcha.wrong": "맞지 않습니다. 새 보안 문자를 풀어 주세요.",
}
