import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "{color} 색상의 사이즈를 누르면 바로 장바구니에 담깁니다.",
  "quickAdd.none": "이 색상은 지금 구매할 수 없습니다.",
  "quickAdd.failed": "지금은 사이즈를 표시할 수 없습니다",
  "quickAdd.again": "다시 시도",
} satisfies TextCatalogue
